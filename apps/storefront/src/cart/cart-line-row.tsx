import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney, Money } from "@voltread/ui/components/money.tsx"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { QuantityStepper } from "@voltread/ui/components/quantity-stepper.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { save } from "../saved-products/change-saved.ts"
import { toast } from "../shop/toasts.ts"
import { useFocusOnward } from "../shop/use-focus-onward.ts"
import { useShop } from "../shop/use-shop.ts"
import type { CartLine } from "../store/cart-slice.ts"
import { LineNotice } from "./line-notice.tsx"
import { removeLine } from "./remove-line.ts"

/** Ends a line rather than beginning the next. */
const DOT = "\u00a0· "

/** How the shopper gets it; chosen at checkout, or on the product's page. */
function LineDelivery({ line }: { readonly line: CartLine }) {
  if (line.pickupStore !== null)
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon name="store" className="size-4" />
        Pickup at {line.pickupStore.name}
      </p>
    )
  return line.isShippable ? null : (
    <p className="flex items-center gap-2 text-sm font-medium">
      <Icon name="store" className="size-4" />
      Pickup only. You choose the store at checkout.
    </p>
  )
}

export function CartLineRow({ line }: { readonly line: CartLine }) {
  const shop = useShop()
  const { cart } = shop
  const element = useFocusOnward<HTMLLIElement>()

  const saveForLater = async () => {
    const { productId, quantity, name } = line
    if (!(await save(shop, "later", { productId, quantity }))) return
    if (await cart.setQuantity(line, 0))
      toast({ severity: "info", message: `${name} is saved for later, on your cart's page` })
  }

  return (
    <li
      ref={element}
      className="grid grid-cols-[--spacing(20)_1fr] gap-x-4 gap-y-2 border-b border-line py-4 last:border-0"
    >
      <img
        src={line.thumbnailImage}
        alt=""
        width={80}
        height={80}
        className="aspect-square w-20 rounded-md border border-line bg-sunken object-contain"
      />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <div className="min-w-0 grow basis-32">
            <Link
              to="/product/$productId"
              params={{ productId: line.productId }}
              className="font-semibold hover:underline"
            >
              <ProductName name={line.name} />
            </Link>
            <p className="text-sm text-muted">
              {[line.brand, line.size].filter((text) => text !== "").join(DOT)}
              {line.quantity > 1 && `${DOT}${formatMoney(line.price)} each`}
            </p>
          </div>
          <Money amount={line.price * line.quantity} className="font-bold" />
        </div>
        <LineDelivery line={line} />
        <LineNotice line={line} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between sm:col-span-1 sm:col-start-2">
        <QuantityStepper
          of={line.name}
          quantity={line.quantity}
          minimum={1}
          maximum={Math.max(line.availableQuantity, line.quantity)}
          onChange={(quantity) => void cart.setQuantity(line, quantity)}
        />
        <button
          {...early}
          type="button"
          aria-label={`Save for later: ${line.name}`}
          className="ml-auto min-h-11 cursor-pointer px-2 text-sm whitespace-nowrap underline underline-offset-4"
          onClick={() => void saveForLater()}
        >
          Save for later
        </button>
        <button
          {...early}
          type="button"
          aria-label={`Remove ${line.name}`}
          className="grid size-11 cursor-pointer place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
          onClick={() => removeLine(cart, line)}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  )
}
