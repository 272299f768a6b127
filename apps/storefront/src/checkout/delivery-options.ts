import { inMiles } from "@voltread/domain/shared/miles.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { AvailabilityQuery } from "../generated/product.ts"
import type { CartLine } from "../store/cart-slice.ts"

export type Availability = AvailabilityQuery["getProductAvailabilityDetails"][number]

/** The choice of having it sent; a store's choice is its id. */
export const SHIP = "ship"

export interface DeliveryOption {
  readonly id: string
  /** The way, with its price or its distance and stock. */
  readonly label: string
}

/** The way alone is what all lines of a cart can have in common. */
interface LineDeliveryOption extends DeliveryOption {
  readonly way: string
}

const optionOf = (id: string, way: string, details?: string): LineDeliveryOption => ({
  id,
  way,
  label: details === undefined ? way : `${way}: ${details}`,
})

/** The ways in which a line can be had as a whole: sent home, or picked up at a store near the shopper. */
export const deliveryOptions = (
  line: CartLine,
  availability: Availability | undefined,
): ReadonlyArray<LineDeliveryOption> => {
  const ship = optionOf(SHIP, "Ship To Home", shippingPrice(line))
  const stores = (availability?.inStoreAvaibility ?? []).filter(
    ({ availableQuantity, storeId }) =>
      availableQuantity >= line.quantity || storeId === line.pickupStore?.storeId,
  )
  const chosen = line.pickupStore
  return [
    ...(line.isShippable ? [ship] : []),
    // Chosen with another ZIP code.
    ...(chosen !== null && !stores.some(({ storeId }) => storeId === chosen.storeId)
      ? [optionOf(chosen.storeId, `Pick up at ${chosen.name}`)]
      : []),
    ...stores.map(({ storeId, name, distance, availableQuantity }) =>
      optionOf(storeId, `Pick up at ${name}`, `${inMiles(distance)}, ${availableQuantity} in stock`),
    ),
  ]
}

const shippingPrice = ({ shippingCost, quantity, deliveryType }: CartLine): string => {
  if (deliveryType === "DELIVERY_PICKUP") return "see the total"
  return shippingCost === 0 ? "free" : formatMoney(shippingCost * quantity)
}

/** What is chosen now; empty for a pick-up whose store is still to be chosen. */
export const chosenDelivery = ({ pickupStore, isShippable }: CartLine): string =>
  pickupStore?.storeId ?? (isShippable ? SHIP : "")

/** The ways that all lines have in common. */
export const commonOptions = (
  options: ReadonlyArray<ReadonlyArray<LineDeliveryOption>>,
): ReadonlyArray<DeliveryOption> => {
  const [first = [], ...others] = options
  return first
    .filter(({ id }) => others.every((each) => each.some((option) => option.id === id)))
    .map(({ id, way }) => ({ id, label: way }))
}
