import { inMiles } from "../shared/miles.ts"
import type { Product } from "./product.ts"
import { milesBetween, type PostalPlace, type Store } from "./store.ts"

/** How far people drive to pick something up, and how many stores are worth showing. */
const PICKUP_MILES = 100
const MAX_STORES = 5

export interface StoreNearby {
  readonly store: Store
  readonly miles: number
}

/** A store with the units available for pickup there. */
export interface StoreWithUnits extends StoreNearby {
  readonly units: number
}

/** The nearest stores within `PICKUP_MILES`, nearest first. */
export const storesNear = (
  place: Pick<PostalPlace, "latitude" | "longitude">,
  stores: ReadonlyArray<Store>,
): ReadonlyArray<StoreNearby> =>
  stores
    .map((store) => ({ store, miles: milesBetween(place, store) }))
    .filter(({ miles }) => miles <= PICKUP_MILES)
    .sort((a, b) => a.miles - b.miles || (a.store.storeId < b.store.storeId ? -1 : 1))
    .slice(0, MAX_STORES)

/** The stock of a product: the units in all places, and whether its supplier confirmed them just now. */
export interface Supply {
  readonly available: number
  readonly isLastKnown: boolean
}

/** Spec §3, Availability details, for one product and one destination. */
interface AvailabilityDetails {
  readonly orderCode: "AVAILABLE" | "SOLD_OUT" | "NOT_SOLD"
  readonly displayMessage: string
  readonly stores: ReadonlyArray<StoreWithUnits>
  /** The most units of one order with one delivery method. */
  readonly maxQuantity: number
  readonly homeDeliveryCode: "AVAILABLE" | "SOLD_OUT" | "PICKUP_ONLY"
  readonly canBeDelivered: boolean
  readonly canBePickedUp: boolean
}

/** The facts of a product that its availability depends on. */
interface Offered extends Pick<Product, "isShippable" | "isLive"> {
  /** Units that are in stores and can only be picked up. */
  readonly inStores: number
}

/** The availability for a shopper at a place. `product` null: the shop does not sell it. */
export const availabilityDetails = (
  product: Offered | null,
  { available, isLastKnown }: Supply,
  nearby: ReadonlyArray<StoreWithUnits>,
): AvailabilityDetails => {
  if (product === null || !product.isLive) return NOT_SOLD
  const units = Math.max(0, available)
  const toShip = product.isShippable ? Math.max(0, units - product.inStores) : 0
  const stores = units === 0 ? [] : nearby
  const nearest = stores.find((store) => store.units > 0)
  const canBeDelivered = toShip > 0
  return {
    orderCode: inStockCode(units > 0),
    displayMessage: [
      message({ units, isShippable: product.isShippable, canBeDelivered, nearest }),
      ...(isLastKnown ? ["We cannot reach the supplier right now; this is the latest we know."] : []),
    ].join(" "),
    stores,
    maxQuantity: Math.max(toShip, ...stores.map((store) => store.units)),
    homeDeliveryCode: product.isShippable ? inStockCode(canBeDelivered) : "PICKUP_ONLY",
    canBeDelivered,
    canBePickedUp: nearest !== undefined,
  }
}

const inStockCode = (inStock: boolean): "AVAILABLE" | "SOLD_OUT" => (inStock ? "AVAILABLE" : "SOLD_OUT")

const NOT_SOLD: AvailabilityDetails = {
  orderCode: "NOT_SOLD",
  displayMessage: "This product is no longer sold.",
  stores: [],
  maxQuantity: 0,
  homeDeliveryCode: "SOLD_OUT",
  canBeDelivered: false,
  canBePickedUp: false,
}

/** Below this many, shoppers see how many units are left. */
const FEW = 10

interface ToTell {
  readonly units: number
  readonly isShippable: boolean
  readonly canBeDelivered: boolean
  readonly nearest: StoreNearby | undefined
}

const message = ({ units, isShippable, canBeDelivered, nearest }: ToTell): string => {
  if (units === 0) return "Sold out right now."
  const left = units < FEW ? `Only ${units} left.` : "In stock."
  const pickup =
    nearest === undefined ? "" : ` Pick it up at ${nearest.store.name}, ${inMiles(nearest.miles)} away.`
  if (canBeDelivered) return `${left} Ships to your home.${pickup}`
  if (nearest !== undefined) return `${left}${pickup}`
  return isShippable
    ? `${left} All of them are in stores, and none of these is near you.`
    : `${left} Picked up at a store only, and none near you has it.`
}
