import {
  availabilityDetails,
  type StoreWithUnits,
  storesNear,
} from "@voltread/domain/catalogue/availability-details.ts"
import { estimatedDelivery, estimatedPickup } from "@voltread/domain/catalogue/delivery-estimate.ts"
import { availabilityLabel } from "@voltread/domain/ordering/availability.ts"
import { surchargeTo } from "@voltread/domain/ordering/shipping-surcharge.ts"
import { POSTAL_CODE, POSTAL_CODE_WRONG } from "@voltread/domain/shared/form-rules.ts"
import { Effect } from "effect"
import type { QueryResolvers, StoreAvailability } from "../generated/products.ts"
import type { Config } from "../platform/config.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { dollars } from "../platform/graphql/money.ts"
import { Problem } from "../platform/problem.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { distinctIds } from "./distinct-ids.ts"
import type { OfferedProduct } from "./product-rows.ts"
import { findProducts } from "./products.ts"
import { allStores, placeOf, unitsInStores } from "./store-queries.ts"
import { type SupplierStock, supplyOf } from "./supplier-stock.ts"

const NOTHING = { available: 0, isLastKnown: false }

const productsOf = Effect.fnUntraced(function* (productIds: ReadonlyArray<string>) {
  const ids = yield* distinctIds(productIds)
  const products = yield* findProducts(ids)
  return { ids, products, supply: yield* supplyOf([...products.values()].filter(({ isLive }) => isLive)) }
})

const availability = Effect.fnUntraced(function* (productIds: ReadonlyArray<string>) {
  const { ids, products, supply } = yield* productsOf(productIds)
  return ids
    .filter((id) => products.has(id))
    .map((id) => {
      const { available, isLastKnown } = supply.get(id) ?? NOTHING
      const inStock = available > 0
      return { id, availableQuantity: available, inStock, label: availabilityLabel(inStock), isLastKnown }
    })
})

const place = Effect.fnUntraced(function* (postalCode: string) {
  const found = POSTAL_CODE.test(postalCode) ? yield* placeOf(postalCode) : null
  return found && { city: found.city, state: found.state, isExact: found.postalCode === postalCode }
})

const details = Effect.fnUntraced(function* (
  postalCode: string,
  productIds: ReadonlyArray<string>,
  { shipFromPostalCode }: Pick<Config, "shipFromPostalCode">,
) {
  if (!POSTAL_CODE.test(postalCode)) {
    return yield* new Problem({ code: "BAD_REQUEST", message: POSTAL_CODE_WRONG })
  }
  const [{ ids, products, supply }, destination, origin] = yield* Effect.all([
    productsOf(productIds),
    placeOf(postalCode),
    placeOf(shipFromPostalCode),
  ])
  const now = Date.now()
  const { shipping, time } = yield* currentSettings
  const estimates = {
    delivery:
      destination === null || origin === null ? null : estimatedDelivery(now, time, origin, destination),
    pickup: destination === null ? null : estimatedPickup(now, time),
  }
  const stores = destination === null ? [] : storesNear(destination, yield* allStores)
  const units = yield* unitsInStores(
    productIds,
    stores.map(({ store }) => store.storeId),
  )
  const surchargeOf = ({ shippingWeight }: OfferedProduct) =>
    surchargeTo(shipping, destination?.state ?? "", shippingWeight)
  const error = destination === null ? `We do not know where the ZIP code ${postalCode} is.` : null
  return ids.map((productId) => {
    const product = products.get(productId) ?? null
    const supplied = supply.get(productId) ?? NOTHING
    const theirs = new Map(units.get(productId)?.map((row) => [row.storeId, row.units]))
    const found = availabilityDetails(
      product,
      supplied,
      stores.map((each) => ({ ...each, units: theirs.get(each.store.storeId) ?? 0 })),
    )
    return {
      productId,
      orderCode: found.orderCode,
      displayMessage: found.displayMessage,
      inStoreAvaibility: found.stores.map(toStore),
      maxQuantity: found.maxQuantity,
      avaiableShipping: product === null ? [] : shippingOf(product, found, estimates, surchargeOf(product)),
      homeDeliveryCode: found.homeDeliveryCode,
      availableHomeDelivery: found.canBeDelivered,
      availablePickup: found.canBePickedUp,
      isLastKnown: supplied.isLastKnown,
      error,
    }
  })
})

const toStore = ({ store, miles, units }: StoreWithUnits): StoreAvailability => ({
  storeId: store.storeId,
  name: store.name,
  address1: store.address1,
  city: store.city,
  state: store.state,
  postalCode: store.postalCode,
  phone: store.phone,
  hours: store.hours,
  distance: Math.round(miles * 10) / 10,
  availableQuantity: units,
})

const shippingOf = (
  { shippingCost }: OfferedProduct,
  found: { readonly canBeDelivered: boolean; readonly canBePickedUp: boolean },
  estimates: { readonly delivery: string | null; readonly pickup: string | null },
  /** The extra cost for the destination and the weight of one unit. */
  surcharge: number,
) => [
  ...(found.canBeDelivered
    ? [
        {
          deliveryType: "DELIVERY_SHIPPING",
          label: "Ship To Home",
          cost: dollars(shippingCost + surcharge),
          estimatedDelivery: estimates.delivery,
        },
      ]
    : []),
  ...(found.canBePickedUp
    ? [
        {
          deliveryType: "DELIVERY_PICKUP",
          label: "Pick up at a store",
          cost: 0,
          estimatedDelivery: estimates.pickup,
        },
      ]
    : []),
]

export const availabilityQueries = {
  getPlaceOfPostalCode: (_, { postalCode }, context) => answer(context, place(postalCode.trim())),
  getProductAvailability: (_, { productIds }, context) => answer(context, availability(productIds)),
  getProductAvailabilityDetails: (_, { postalCode, productIds }, context) =>
    answer(context, details(postalCode.trim(), productIds, context.config)),
} satisfies QueryResolvers<GraphQLContext<SupplierStock | CurrentSettings>>

export const availabilityPermissions = {
  getPlaceOfPostalCode: "browse",
  getProductAvailability: "browse",
  getProductAvailabilityDetails: "browse",
} as const
