import { Link } from "@tanstack/react-router"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import type { ReactNode } from "react"
import type { ProductCardFragment } from "../generated/top-rated.ts"
import { useOpenOverlay } from "../shop/overlay-context.ts"
import { toast } from "../shop/toasts.ts"
import { useShop } from "../shop/use-shop.ts"
import { LeaseNote } from "./lease-note.tsx"
import { Price, percentOff } from "./price.tsx"
import { ProductImage } from "./product-image.tsx"
import { Rating } from "./rating.tsx"
import { usualQuantity } from "./sets.ts"
import { toCartLine } from "./to-cart-line.ts"

const FEW = 5

const stockOf = ({ inStock, availableQuantity }: ProductCardFragment): string => {
  if (!inStock) return "Out of stock"
  return availableQuantity <= FEW ? `Only ${availableQuantity} left` : "In stock"
}

/** The whole card links to the product; only its button adds it to the cart. */
export function ProductCard({
  product,
  isEager,
  isBelow,
  children,
}: {
  readonly product: ProductCardFragment
  readonly isEager: boolean
  /** Below the first screen, in a grid with a known text height. */
  readonly isBelow: boolean
  /** Shown under the rating. */
  readonly children?: ReactNode
}) {
  const { cart } = useShop()
  const openOverlay = useOpenOverlay()
  const off = percentOff(product.regularPrice, product.salePrice)
  const quantity = usualQuantity(product)
  const set = quantity > 1 ? `${quantity} ` : ""
  const addLabel = `Add ${set}to cart`

  const add = async () => {
    if (await cart.add(toCartLine(product), quantity)) {
      toast({
        severity: "success",
        message: `${set}${product.name} ${set === "" ? "is" : "are"} in your cart`,
        action: { label: "View cart", run: () => openOverlay("cart") },
      })
    }
  }

  return (
    <article
      className={`group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow hover:shadow-card ${isBelow ? "card-below" : ""}`}
    >
      <div className="relative overflow-hidden">
        <ProductImage
          product={product}
          src={product.smallImage}
          size={320}
          isEager={isEager}
          className="transition-transform duration-300 group-hover:scale-103"
        />
        {off !== undefined && (
          <span className="absolute top-3 left-3">
            <Badge tone="accent">{off}% off</Badge>
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <p className="eyebrow text-muted">{product.brand}</p>
        <h3
          className="min-h-[3.75em] text-base leading-tight font-semibold sm:min-h-[2.5em]"
          style={{ fontStretch: "100%" }}
        >
          <Link
            to="/product/$productId"
            params={{ productId: product.productId }}
            className="after:absolute after:inset-0 hover:underline"
          >
            <ProductName name={product.name} />
          </Link>
        </h3>
        <Rating average={product.customerReviewAverage} count={product.customerReviewCount} />
        {children}
        <div className="mt-auto flex flex-col gap-3 pt-1">
          <div>
            <Price regularPrice={product.regularPrice} salePrice={product.salePrice} />
            {quantity > 1 && (
              <p className="numeric text-sm text-muted">
                each, {formatMoney(product.salePrice * quantity)} for {quantity}
              </p>
            )}
            <LeaseNote price={product.salePrice * quantity} />
            <p className="text-sm text-muted">{stockOf(product)}</p>
          </div>
          <button
            {...early}
            type="button"
            disabled={!product.inStock}
            aria-label={`${addLabel}: ${product.name}`}
            className={`${buttonStyle("secondary", "sm")} relative z-1 w-full group-hover:not-disabled:border-accent group-hover:not-disabled:bg-accent group-hover:not-disabled:text-on-accent`}
            onClick={() => void add()}
          >
            <Icon name="cart" className="size-4" />
            {addLabel}
          </button>
        </div>
      </div>
    </article>
  )
}
