import { MAX_PRODUCTS_SAVED } from "@voltread/domain/catalogue/saved-products.ts"
import { Effect } from "effect"
import type { QueryResolvers } from "../generated/products.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { dollars } from "../platform/graphql/money.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { distinctIds } from "./distinct-ids.ts"
import { detailedById, detailedByIds } from "./product-details.ts"
import { toWire } from "./product-wire.ts"
import { findProducts } from "./products.ts"
import { vehicleTarget } from "./search-input.ts"
import { variantsOf } from "./variants.ts"

export const productQueries = {
  getProductById: (_, { productId, vehicleId }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const target = yield* vehicleTarget({ vehicleId })
        const detailed = yield* detailedById(productId)
        return detailed === null ? null : toWire(detailed, target)
      }),
    ),
  getProductVariants: (_, { productId }, context) =>
    answer(
      context,
      Effect.map(variantsOf(productId), (variants) =>
        variants.map((each) => ({ ...each, salePrice: dollars(each.salePrice) })),
      ),
    ),
  getProducts: (_, { productIds }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const ids = yield* distinctIds(productIds, MAX_PRODUCTS_SAVED)
        return (yield* detailedByIds(ids)).map((each) => toWire(each))
      }),
    ),
  getCartProducts: (_, { productIds }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const products = yield* findProducts(yield* distinctIds(productIds))
        return [...products.values()].map(({ productId, available, isLive }) => ({
          id: productId,
          availableQuantity: isLive ? available : 0,
          inStock: isLive && available > 0,
        }))
      }),
    ),
} satisfies QueryResolvers<GraphQLContext<CurrentSettings>>

export const productPermissions = {
  getProductById: "browse",
  getProductVariants: "browse",
  getProducts: "browse",
  getCartProducts: "browse",
} as const
