import type { Product } from "./product.ts"
import { milesBetween, type PostalPlace, type Store } from "./store.ts"

/** How far people drive to pick something up, and how many stores are worth showing them. */
export const PICKUP_MILES = 100
const MAX_STORES = 5

export interface StoreNearby {
  readonly store: Store
  readonly miles: number
}

/** The nearest stores within reach, nearest first. */
export const storesNear = (
  place: Pick<PostalPlace, "latitude" | "longitude">,
  stores: ReadonlyArray<Store>,
): ReadonlyArray<StoreNearby> =>
  stores
    .map((store) => ({ store, miles: milesBetween(place, store) }))
    .filter(({ miles }) => miles <= PICKUP_MILES)
    .sort((a, b) => a.miles - b.miles || (a.store.storeId < b.store.storeId ? -1 : 1))
    .slice(0, MAX_STORES)

/** What can be had of a product: how many units, and whether its supplier said so just now. */
export interface Supply {
  readonly available: number
  readonly isLastKnown: boolean
}

/** Spec §3, Availability details, for one product and one place. */
interface AvailabilityDetails {
  readonly orderCode: "AVAILABLE" | "SOLD_OUT" | "NOT_SOLD"
  readonly displayMessage: string
  readonly stores: ReadonlyArray<StoreNearby>
  readonly maxQuantity: number
  readonly homeDeliveryCode: "AVAILABLE" | "SOLD_OUT" | "PICKUP_ONLY"
  readonly canBeDelivered: boolean
  readonly canBePickedUp: boolean
}

/** What a shopper at a place is told. `product` null: the shop does not sell it. */
export const availabilityDetails = (
  product: Pick<Product, "isShippable" | "isLive"> | null,
  { available, isLastKnown }: Supply,
  stores: ReadonlyArray<StoreNearby>,
): AvailabilityDetails => {
  if (product === null || !product.isLive) return NOT_SOLD
  const units = Math.max(0, available)
  const isThere = units > 0
  const canBePickedUp = isThere && stores.length > 0
  const canBeDelivered = isThere && product.isShippable
  return {
    orderCode: isThere ? "AVAILABLE" : "SOLD_OUT",
    displayMessage: [
      message(units, canBeDelivered, canBePickedUp ? stores[0] : undefined),
      ...(isLastKnown ? ["The supplier does not answer right now; this is what we knew last."] : []),
    ].join(" "),
    stores: isThere ? stores : [],
    maxQuantity: units,
    homeDeliveryCode: !product.isShippable ? "PICKUP_ONLY" : isThere ? "AVAILABLE" : "SOLD_OUT",
    canBeDelivered,
    canBePickedUp,
  }
}

const NOT_SOLD: AvailabilityDetails = {
  orderCode: "NOT_SOLD",
  displayMessage: "This product is no longer sold.",
  stores: [],
  maxQuantity: 0,
  homeDeliveryCode: "SOLD_OUT",
  canBeDelivered: false,
  canBePickedUp: false,
}

/** Below so many units shoppers are told how many are left. */
const FEW = 10

const message = (units: number, canBeDelivered: boolean, nearest: StoreNearby | undefined): string => {
  if (units === 0) return "Sold out right now."
  const left = units < FEW ? `Only ${units} left.` : "In stock."
  const pickup =
    nearest === undefined
      ? ""
      : ` Pick it up at ${nearest.store.name}, ${nearest.miles.toFixed(1)} miles away.`
  if (canBeDelivered) return `${left} Ships to your home.${pickup}`
  return nearest === undefined
    ? `${left} Picked up at a store only, and none is near you.`
    : `${left}${pickup}`
}
