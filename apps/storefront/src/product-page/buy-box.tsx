import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { QuantityStepper } from "@voltread/ui/components/quantity-stepper.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import type { ProductDetails } from "../product/queries.ts"
import { Availability } from "./availability.tsx"
import { LeaseEstimate } from "./lease-estimate.tsx"
import { ADD_TO_CART } from "./sticky-add.tsx"
import type { Buying } from "./use-buying.ts"

const FEW = 5

/** Stock, quantity and Add to cart of a product that is in stock. */
export function BuyBox({
  product,
  buying: { quantity, setQuantity, add, pickUp },
}: {
  readonly product: ProductDetails
  readonly buying: Buying
}) {
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card">
      <p className="flex items-center gap-2 font-semibold">
        <span className="size-2.5 rounded-full bg-success" />
        {product.availableQuantity <= FEW
          ? `Only ${product.availableQuantity} left in stock`
          : "Available, in stock"}
      </p>
      <p className="flex items-center gap-2.5 text-sm">
        <Icon name={product.isShippable ? "truck" : "store"} />
        {!product.isShippable
          ? "Pickup at a store only"
          : `${product.shippingCost === 0 ? "Free shipping" : `Shipping ${formatMoney(product.shippingCost)} each`}, to your home`}
      </p>
      <div className="flex flex-wrap gap-3">
        <QuantityStepper
          of={product.name}
          quantity={quantity}
          minimum={1}
          maximum={product.availableQuantity}
          onChange={setQuantity}
        />
        <button
          id={ADD_TO_CART}
          {...early}
          type="button"
          className={`${buttonStyle("primary")} grow`}
          onClick={() => void add()}
        >
          <Icon name="cart" />
          Add to cart
        </button>
      </div>
      <Availability
        productId={product.productId}
        quantity={quantity}
        onPickUp={(storeId) => void pickUp(storeId)}
      />
      <LeaseEstimate price={product.salePrice * quantity} />
    </div>
  )
}
