import { cartMutations, cartPermissions, cartQueries } from "../cart/resolvers.ts"
import { availabilityPermissions, availabilityQueries } from "../catalogue/availability-resolvers.ts"
import { brandPermissions, brandQueries } from "../catalogue/brand-resolvers.ts"
import { categoryPermissions, categoryQueries } from "../catalogue/category-resolvers.ts"
import { productPermissions, productQueries } from "../catalogue/product-resolvers.ts"
import { searchPermissions, searchQueries } from "../catalogue/search-resolvers.ts"
import { suggestionPermissions, suggestionQueries } from "../catalogue/suggestion-resolvers.ts"
import { vehiclePermissions, vehicleQueries } from "../catalogue/vehicle-resolvers.ts"
import { checkoutMutations, checkoutPermissions, checkoutQueries } from "../checkout/resolvers.ts"
import type { Config } from "../config.ts"
import type { ShopInstance } from "../http/schema-compiler.ts"
import { ownOrderPermissions, ownOrderQueries } from "../orders/own-order-resolvers.ts"
import { staffMutations, staffPermissions, staffQueries } from "../orders/staff-resolvers.ts"
import { priceMutations, pricePermissions, priceQueries } from "../prices/resolvers.ts"
import {
  analyticsPermissions,
  analyticsQueries,
  reportPermissions,
  reportQueries,
} from "../reports/resolvers.ts"
import type { Run } from "../services.ts"
import { graphqlEndpoint } from "./endpoint.ts"
import { executableSchema } from "./schema.ts"

export const shopSchema = () =>
  executableSchema(
    "shop",
    {
      Query: {
        ...cartQueries,
        ...checkoutQueries,
        ...ownOrderQueries,
        ...staffQueries,
        ...priceQueries,
        ...reportQueries,
      },
      Mutation: { ...cartMutations, ...checkoutMutations, ...staffMutations, ...priceMutations },
    },
    {
      ...cartPermissions,
      ...checkoutPermissions,
      ...ownOrderPermissions,
      ...staffPermissions,
      ...pricePermissions,
      ...reportPermissions,
    },
  )

export const productsSchema = () =>
  executableSchema(
    "products",
    {
      Query: {
        ...productQueries,
        ...searchQueries,
        ...vehicleQueries,
        ...categoryQueries,
        ...brandQueries,
        ...availabilityQueries,
        ...suggestionQueries,
      },
    },
    {
      ...productPermissions,
      ...searchPermissions,
      ...vehiclePermissions,
      ...categoryPermissions,
      ...brandPermissions,
      ...availabilityPermissions,
      ...suggestionPermissions,
    },
  )

export const analyticsSchema = () =>
  executableSchema(
    "analytics",
    { Query: { ...reportQueries, ...analyticsQueries } },
    { ...reportPermissions, ...analyticsPermissions },
  )

/** Spec §7: the main endpoint, the one of products, and the one of analytics. */
export const graphqlEndpoints = (app: ShopInstance, config: Config, run: Run): void => {
  graphqlEndpoint(app, { path: "/graphql", schema: shopSchema(), config, run })
  graphqlEndpoint(app, { path: "/graphql/products", schema: productsSchema(), config, run })
  graphqlEndpoint(app, { path: "/graphql/analytics", schema: analyticsSchema(), config, run })
}
