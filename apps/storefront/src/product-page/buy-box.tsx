import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { QuantityStepper } from "@voltread/ui/components/quantity-stepper.tsx"
import { useState } from "react"
import type { ProductDetails } from "../product/queries.ts"
import { toCartLine } from "../product/to-cart-line.ts"
import { useOpenOverlay } from "../shop/overlay-context.ts"
import { useShop } from "../shop/use-shop.ts"
import { Availability } from "./availability.tsx"
import { LeaseEstimate } from "./lease-estimate.tsx"

const FEW = 5
/** Tires and wheels are usually bought in fours. */
const usualQuantity = (product: ProductDetails): number =>
  product.productType === "tire" || product.productType === "wheel"
    ? Math.min(4, product.availableQuantity)
    : 1

/** Stock, quantity and Add to cart. */
export function BuyBox({ product }: { readonly product: ProductDetails }) {
  const { cart } = useShop()
  const openOverlay = useOpenOverlay()
  const [quantity, setQuantity] = useState(() => Math.max(1, usualQuantity(product)))

  const add = async () => {
    openOverlay("cart")
    await cart.add(toCartLine(product), quantity)
  }

  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card">
      <p className="flex items-center gap-2 font-semibold">
        <span className={`size-2.5 rounded-full ${product.inStock ? "bg-success" : "bg-danger"}`} />
        {product.inStock
          ? product.availableQuantity <= FEW
            ? `Only ${product.availableQuantity} left in stock`
            : "Available, in stock"
          : "Not Available"}
      </p>
      <p className="flex items-center gap-2.5 text-sm">
        <Icon name="truck" />
        {product.shippingCost === 0 ? "Free shipping" : `Shipping ${formatMoney(product.shippingCost)} each`},
        to your home
      </p>
      {product.inStock && (
        <div className="flex flex-wrap gap-3">
          <QuantityStepper
            of={product.name}
            quantity={quantity}
            minimum={1}
            maximum={product.availableQuantity}
            onChange={setQuantity}
          />
          <button type="button" className={`${buttonStyle("primary")} flex-1`} onClick={() => void add()}>
            <Icon name="cart" />
            Add to cart
          </button>
        </div>
      )}
      <Availability productId={product.productId} />
      <LeaseEstimate price={product.salePrice * quantity} />
    </div>
  )
}
