import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { CartLine } from "../store/cart-slice.ts"

const shortage = ({ availableQuantity, availableAnywhere, pickupStore }: CartLine): string => {
  if (pickupStore !== null)
    return availableQuantity > 0
      ? `${pickupStore.name} has only ${availableQuantity}. Lower the quantity or choose another store at checkout.`
      : `${pickupStore.name} has none left. Choose another store at checkout.`
  if (availableQuantity > 0 || availableAnywhere < 1)
    return availableAnywhere > 0
      ? `Only ${availableQuantity} left. Lower the quantity to check out.`
      : "Sold out. Remove it to check out."
  return "None left to ship. Choose a store at checkout, or remove it."
}

/** What has changed about a line since it was added: its price, or how many are left. */
export function LineNotice({ line }: { readonly line: CartLine }) {
  const notices = [
    ...(line.previousPrice === null || line.previousPrice === line.price
      ? []
      : [
          `The price went ${line.price > line.previousPrice ? "up" : "down"} from ${formatMoney(line.previousPrice)} to ${formatMoney(line.price)} since you added it.`,
        ]),
    ...(line.inStock ? [] : [shortage(line)]),
  ]
  return notices.map((notice) => (
    <p key={notice} className="flex items-start gap-2 text-sm font-medium text-warning">
      <Icon name="alert" className="mt-0.5 size-4" />
      {notice}
    </p>
  ))
}
