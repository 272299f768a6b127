import { rimMismatch } from "@voltread/domain/catalogue/rim-mismatch.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { useShopState } from "../shop/use-shop.ts"
import type { CartLine } from "../store/cart-slice.ts"
import { useMisfit } from "./use-misfit.ts"

const priceChange = ({ price, previousPrice }: CartLine): ReadonlyArray<string> =>
  previousPrice === null || previousPrice === price
    ? []
    : [
        `The price went ${price > previousPrice ? "up" : "down"} from ${formatMoney(previousPrice)} to ${formatMoney(price)} since you added it.`,
      ]

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

const changes = (line: CartLine): ReadonlyArray<string> => {
  if (line.inStock) return priceChange(line)
  if (!line.isLive) return ["No longer sold. Remove it to check out."]
  return [...priceChange(line), shortage(line)]
}

/**
 * What has changed about a line since it was added: its price, how many are left, that it is no longer sold, that it does
 * not fit the vehicle that is chosen now, or that the cart's tires and wheels do not go together.
 */
export function LineNotice({ line }: { readonly line: CartLine }) {
  const mismatch = useShopState(({ cart }) => rimMismatch(line, cart.cartList))
  const notices = [...changes(line), ...useMisfit(line), ...(mismatch === null ? [] : [mismatch])]
  return notices.map((notice) => (
    <p key={notice} className="flex items-start gap-2 text-sm font-medium text-warning">
      <Icon name="alert" className="mt-0.5 size-4" />
      {notice}
    </p>
  ))
}
