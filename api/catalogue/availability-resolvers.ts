import {
  availabilityDetails,
  type StoreNearby,
  storesNear,
} from "@voltread/domain/catalogue/availability-details.ts"
import { availabilityLabel } from "@voltread/domain/ordering/availability.ts"
import { Effect } from "effect"
import type { QueryResolvers, StoreAvailability } from "../generated/products.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { dollars } from "../platform/graphql/money.ts"
import { Problem } from "../platform/http/problem.ts"
import type { OfferedProduct } from "./product-rows.ts"
import { findProducts } from "./products.ts"
import { allStores, placeOf } from "./store-queries.ts"
import type { SupplierStock } from "./supplier-stock.ts"
import { supplyOf } from "./supplier-stock.ts"

const MAX_IDS = 200
const NOTHING = { available: 0, isLastKnown: false }

const productsOf = Effect.fnUntraced(function* (productIds: ReadonlyArray<string>) {
  if (productIds.length > MAX_IDS) {
    return yield* new Problem({ code: "BAD_REQUEST", message: `At most ${MAX_IDS} products at once.` })
  }
  const products = yield* findProducts([...new Set(productIds)])
  return { products, supply: yield* supplyOf([...products.values()].filter(({ isLive }) => isLive)) }
})

const availability = Effect.fnUntraced(function* (productIds: ReadonlyArray<string>) {
  const { products, supply } = yield* productsOf(productIds)
  return [...new Set(productIds)]
    .filter((id) => products.has(id))
    .map((id) => {
      const { available, isLastKnown } = supply.get(id) ?? NOTHING
      const inStock = available > 0
      return { id, availableQuantity: available, inStock, label: availabilityLabel(inStock), isLastKnown }
    })
})

const details = Effect.fnUntraced(function* (postalCode: string, productIds: ReadonlyArray<string>) {
  if (!/^\d{5}$/.test(postalCode)) {
    return yield* new Problem({ code: "BAD_REQUEST", message: "Please enter a valid US Postal Code" })
  }
  const [{ products, supply }, place] = yield* Effect.all([productsOf(productIds), placeOf(postalCode)])
  const stores = place === null ? [] : storesNear(place, yield* allStores)
  const error = place === null ? `We do not know where the postal code ${postalCode} is.` : null
  return [...new Set(productIds)].map((productId) => {
    const product = products.get(productId) ?? null
    const supplied = supply.get(productId) ?? NOTHING
    const found = availabilityDetails(product, supplied, stores)
    return {
      productId,
      orderCode: found.orderCode,
      displayMessage: found.displayMessage,
      inStoreAvaibility: found.stores.map((each) => toStore(each, found.maxQuantity)),
      maxQuantity: found.maxQuantity,
      avaiableShipping: product === null ? [] : shippingOf(product, found),
      homeDeliveryCode: found.homeDeliveryCode,
      availableHomeDelivery: found.canBeDelivered,
      availablePickup: found.canBePickedUp,
      isLastKnown: supplied.isLastKnown,
      error,
    }
  })
})

const toStore = ({ store, miles }: StoreNearby, availableQuantity: number): StoreAvailability => ({
  storeId: store.storeId,
  name: store.name,
  address1: store.address1,
  city: store.city,
  state: store.state,
  postalCode: store.postalCode,
  phone: store.phone,
  distance: Math.round(miles * 10) / 10,
  availableQuantity,
})

const shippingOf = (
  { shippingCost }: OfferedProduct,
  found: { readonly canBeDelivered: boolean; readonly canBePickedUp: boolean },
) => [
  ...(found.canBeDelivered
    ? [{ deliveryType: "DELIVERY_SHIPPING", label: "Ship To Home", cost: dollars(shippingCost) }]
    : []),
  ...(found.canBePickedUp ? [{ deliveryType: "DELIVERY_PICKUP", label: "Pick up at a store", cost: 0 }] : []),
]

export const availabilityQueries = {
  getProductAvailability: (_, { productIds }, context) => answer(context, availability(productIds)),
  getProductAvailabilityDetails: (_, { postalCode, productIds }, context) =>
    answer(context, details(postalCode.trim(), productIds)),
} satisfies QueryResolvers<GraphQLContext<SupplierStock>>

export const availabilityPermissions = {
  getProductAvailability: "browse",
  getProductAvailabilityDetails: "browse",
} as const
