import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { Price } from "../product/price.tsx"
import { ProductImage } from "../product/product-image.tsx"
import type { ProductDetails } from "../product/queries.ts"
import { Rating } from "../product/rating.tsx"
import { toCartLine } from "../product/to-cart-line.ts"
import { useOpenOverlay } from "../shop/overlay-context.ts"
import { useFocusOnward } from "../shop/use-focus-onward.ts"
import { useShop } from "../shop/use-shop.ts"
import type { CompareRow } from "./compare-rows.ts"

interface CompareTableProps {
  readonly products: ReadonlyArray<ProductDetails>
  readonly rows: ReadonlyArray<CompareRow>
  readonly onRemove: (productId: string) => void
}

function ProductHead({
  product,
  onRemove,
}: {
  readonly product: ProductDetails
  readonly onRemove: () => void
}) {
  const { cart } = useShop()
  const openOverlay = useOpenOverlay()
  const element = useFocusOnward<HTMLDivElement>()
  const add = async () => {
    openOverlay("cart")
    await cart.add(toCartLine(product), 1)
  }
  return (
    <div ref={element} className="flex h-full flex-col gap-2 text-left font-normal">
      <div className="relative max-w-48">
        <ProductImage product={product} src={product.smallImage} size={220} className="rounded-md" />
        <button
          {...early}
          type="button"
          aria-label={`Remove ${product.name} from the comparison`}
          className="absolute top-1 right-1 grid size-9 cursor-pointer place-items-center rounded-full border border-line bg-surface hover:bg-sunken"
          onClick={onRemove}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <p className="eyebrow text-muted">{product.brand}</p>
      <Link
        to="/product/$productId"
        params={{ productId: product.productId }}
        className="leading-tight font-semibold hover:underline"
      >
        {product.name}
      </Link>
      <Rating average={product.customerReviewAverage} count={product.customerReviewCount} />
      <div className="mt-auto">
        <Price regularPrice={product.regularPrice} salePrice={product.salePrice} />
      </div>
      <button
        {...early}
        type="button"
        disabled={!product.inStock}
        aria-label={`Add to cart: ${product.name}`}
        className={`${buttonStyle("primary", "sm")} w-full`}
        onClick={() => void add()}
      >
        {product.inStock ? "Add to cart" : "Not Available"}
      </button>
    </div>
  )
}

/** One column for each product; row names stay visible while the columns scroll. */
export function CompareTable({ products, rows, onRemove }: CompareTableProps) {
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full min-w-max border-collapse bg-surface">
        <thead>
          <tr>
            <td className="sticky left-0 z-1 w-32 bg-surface p-3 wide:w-52" />
            {products.map((product) => (
              <th key={product.productId} scope="col" className="h-px w-44 p-3 align-top wide:w-56">
                <ProductHead product={product} onRemove={() => onRemove(product.productId)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-line">
              <th
                scope="row"
                className="sticky left-0 z-1 max-w-32 bg-surface p-3 text-left text-sm font-semibold wide:max-w-52"
              >
                {row.name}
              </th>
              {products.map((product, index) => (
                <td key={product.productId} className="max-w-44 p-3 align-top wide:max-w-56">
                  {row.values[index] || <span className="text-muted">Not stated</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
