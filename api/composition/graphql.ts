import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { buyAgainMutations, buyAgainPermissions } from "../after-sale/buy-again.ts"
import {
  afterSaleMutations,
  afterSalePermissions,
  afterSaleQueries,
} from "../after-sale/customer-resolvers.ts"
import { staffAfterSaleMutations, staffAfterSalePermissions } from "../after-sale/staff-resolvers.ts"
import { ownApplicationPermissions, ownApplicationQueries } from "../applications/own-applications.ts"
import { applicationMutations, applicationPermissions } from "../applications/resolvers.ts"
import { signedContractPermissions, signedContractQueries } from "../applications/signed-contract.ts"
import {
  staffApplicationMutations,
  staffApplicationPermissions,
  staffApplicationQueries,
} from "../applications/staff-resolvers.ts"
import { auditMutations } from "../audit-log/audited-mutations.ts"
import { cartMutations, cartPermissions, cartQueries } from "../cart/resolvers.ts"
import { availabilityPermissions, availabilityQueries } from "../catalogue/availability-resolvers.ts"
import { brandPermissions, brandQueries } from "../catalogue/brand-resolvers.ts"
import { categoryPermissions, categoryQueries } from "../catalogue/category-resolvers.ts"
import { productPermissions, productQueries } from "../catalogue/product-resolvers.ts"
import { searchPermissions, searchQueries } from "../catalogue/search-resolvers.ts"
import { vehiclePermissions, vehicleQueries } from "../catalogue/vehicle-resolvers.ts"
import { checkoutMutations, checkoutPermissions, checkoutQueries } from "../checkout/resolvers.ts"
import {
  braintreeMutations,
  braintreePermissions,
  braintreeQueries,
} from "../gateways/braintree/resolvers.ts"
import { coinbaseMutations, coinbasePermissions, coinbaseQueries } from "../gateways/coinbase/resolvers.ts"
import { klarnaMutations, klarnaPermissions } from "../gateways/klarna/resolvers.ts"
import { plisioMutations, plisioPermissions } from "../gateways/plisio/resolvers.ts"
import { ownOrderPermissions, ownOrderQueries } from "../orders/own-order-resolvers.ts"
import { staffOrderMutations, staffOrderPermissions, staffOrderQueries } from "../orders/staff-resolvers.ts"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { graphqlEndpoint } from "../platform/graphql/endpoint.ts"
import { executableSchema, type Permissions, type Resolvers } from "../platform/graphql/schema.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { API_FOLDER } from "../platform/package/api-folder.ts"
import { priceMutations, pricePermissions, priceQueries } from "../prices/resolvers.ts"
import {
  analyticsPermissions,
  analyticsQueries,
  reportPermissions,
  reportQueries,
} from "../reports/resolvers.ts"
import { orderMailMutations, orderMailPermissions } from "../support/order-mail.ts"
import type { Services } from "./services.ts"

type Endpoint = "shop" | "products" | "analytics"

/** The definitions that lie with their areas: a file's name says which endpoints it belongs to. */
const definitionsOf = (endpoint: Endpoint): string => {
  const files = globSync(`**/*.${endpoint}*.graphql`, { cwd: API_FOLDER }).sort()
  return files.map((file) => readFileSync(join(API_FOLDER, file), "utf8")).join("\n")
}

const schemaOf = (endpoint: Endpoint, resolvers: Resolvers<Services>, permissions: Permissions) =>
  auditMutations(executableSchema(definitionsOf(endpoint), resolvers, permissions), permissions)

export const shopSchema = schemaOf(
  "shop",
  {
    Query: {
      ...cartQueries,
      ...checkoutQueries,
      ...ownApplicationQueries,
      ...signedContractQueries,
      ...staffApplicationQueries,
      ...braintreeQueries,
      ...coinbaseQueries,
      ...ownOrderQueries,
      ...afterSaleQueries,
      ...staffOrderQueries,
      ...priceQueries,
      ...reportQueries,
    },
    Mutation: {
      ...cartMutations,
      ...checkoutMutations,
      ...applicationMutations,
      ...staffApplicationMutations,
      ...braintreeMutations,
      ...plisioMutations,
      ...coinbaseMutations,
      ...klarnaMutations,
      ...staffOrderMutations,
      ...orderMailMutations,
      ...afterSaleMutations,
      ...buyAgainMutations,
      ...staffAfterSaleMutations,
      ...priceMutations,
    },
  },
  {
    ...cartPermissions,
    ...checkoutPermissions,
    ...applicationPermissions,
    ...ownApplicationPermissions,
    ...signedContractPermissions,
    ...staffApplicationPermissions,
    ...braintreePermissions,
    ...plisioPermissions,
    ...coinbasePermissions,
    ...klarnaPermissions,
    ...ownOrderPermissions,
    ...staffOrderPermissions,
    ...orderMailPermissions,
    ...afterSalePermissions,
    ...buyAgainPermissions,
    ...staffAfterSalePermissions,
    ...pricePermissions,
    ...reportPermissions,
  },
)

export const productsSchema = schemaOf(
  "products",
  {
    Query: {
      ...productQueries,
      ...searchQueries,
      ...vehicleQueries,
      ...categoryQueries,
      ...brandQueries,
      ...availabilityQueries,
    },
  },
  {
    ...productPermissions,
    ...searchPermissions,
    ...vehiclePermissions,
    ...categoryPermissions,
    ...brandPermissions,
    ...availabilityPermissions,
  },
)

export const analyticsSchema = schemaOf(
  "analytics",
  { Query: { ...reportQueries, ...analyticsQueries } },
  { ...reportPermissions, ...analyticsPermissions },
)

/** Spec §7: the main endpoint, the one of products, and the one of analytics. */
export const graphqlEndpoints = (app: ShopInstance, config: Config, run: EffectRunner<Services>): void => {
  graphqlEndpoint(app, { path: "/graphql", schema: shopSchema, config, run })
  graphqlEndpoint(app, { path: "/graphql/products", schema: productsSchema, config, run })
  graphqlEndpoint(app, { path: "/graphql/analytics", schema: analyticsSchema, config, run })
}
