import { rimMismatch } from "@voltread/domain/catalogue/rim-mismatch.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { useShopState } from "../shop/use-shop.ts"
import type { CartLine } from "../store/cart-slice.ts"
import { useMisfit } from "./use-misfit.ts"

const WARNING = { icon: "alert", style: "text-warning" } as const
const GOOD_NEWS = { icon: "check", style: "text-success" } as const

const isCheaper = ({ price, previousPrice }: CartLine): boolean =>
  previousPrice !== null && price < previousPrice

const priceChange = (line: CartLine): string | null => {
  const { price, previousPrice } = line
  return previousPrice === null || previousPrice === price
    ? null
    : `The price went ${isCheaper(line) ? "down" : "up"} from ${formatMoney(previousPrice)} to ${formatMoney(price)} since you added it.`
}

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

/** `isOrdered`: an order that is not paid yet keeps it, and its price. */
const unavailable = (line: CartLine, isOrdered: boolean): string | null => {
  if (line.inStock) return null
  if (line.isLive) return shortage(line)
  return `No longer sold${isOrdered ? "" : " and not counted"}. Remove it to check out.`
}

/**
 * What has changed about a line since it was added: its price, how many are left, that it is no longer sold, that it does
 * not fit the vehicle that is chosen now, or that the cart's tires and wheels do not go together.
 */
export function LineNotice({ line }: { readonly line: CartLine }) {
  const mismatch = useShopState(({ cart }) => rimMismatch(line, cart.cartList))
  const isOrdered = useShopState(({ cart }) => cart.pendingOrder !== null)
  const price = line.isLive ? priceChange(line) : null
  const warnings = [unavailable(line, isOrdered), ...useMisfit(line), mismatch]
  const notices = [
    { words: price, ...(isCheaper(line) ? GOOD_NEWS : WARNING) },
    ...warnings.map((words) => ({ words, ...WARNING })),
  ]
  return notices.map(
    ({ words, icon, style }) =>
      words !== null && (
        <p key={words} className={`flex items-start gap-2 text-sm font-medium ${style}`}>
          <Icon name={icon} className="mt-0.5 size-4" />
          {words}
        </p>
      ),
  )
}
