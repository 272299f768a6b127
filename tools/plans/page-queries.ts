import { appQueries } from "./app-queries.ts"
import { BRAND, TIRE, TIRE_LINE, VEHICLE, WHEEL, WHEEL_LINE } from "./catalog.ts"

/** What the queries ask for. */
export interface Asked {
  readonly orderId: string
  readonly cartId: string
  readonly productId: string
}

type Variables = Readonly<Record<string, unknown>>

const RULE = { ruleType: "ALL", markupType: "PERCENT", markupValue: 10, roundingMethod: "NONE", brands: [] }

type VariablesOf = Readonly<Record<string, (asked: Asked) => ReadonlyArray<Variables>>>

const OF_CATALOG: VariablesOf = {
  AlternativeProducts: () => [{ input: { categories: ["Laptops"] } }],
  AlternativeTires: () => [{ input: { size: "225/65R17" } }],
  AlternativeWheels: () => [{ input: { diameter: 17 } }],
  Brands: () => [{}],
  Brand: () => [{ name: BRAND }],
  VehicleYears: () => [{}],
  VehicleMakes: () => [{ year: 2019 }],
  VehicleModels: () => [{ year: 2019, make: "Ford" }],
  VehicleTrims: () => [{ year: 2019, make: "Ford", model: "F-150" }],
  Vehicle: () => [{ vehicleId: VEHICLE }],
  TireWidths: () => [{}],
  AspectRatios: () => [{ width: 225 }],
  RimDiameters: () => [{ width: 225, aspectRatio: 65 }],
  VehicleTypes: () => [{}],
  WheelMeasures: () => [{}],
  ProductFit: () => [TIRE, WHEEL].map((productId) => ({ productId, vehicleId: VEHICLE })),
  SearchProducts: () => [{ input: {} }, { input: { query: "laptop" } }, { input: { query: "VT-laptop" } }],
  SearchTires: () => [{ input: {} }, { input: { vehicleId: VEHICLE } }, { input: { size: "225/65R17" } }],
  SearchWheels: () => [{ input: {} }, { input: { vehicleId: VEHICLE } }, { input: { diameter: 17 } }],
  ProductById: ({ productId }) => [productId, TIRE, WHEEL].map((each) => ({ productId: each })),
  ProductVariants: ({ productId }) => [productId, TIRE].map((each) => ({ productId: each })),
  TireLine: () => [{ lineId: TIRE_LINE }],
  WheelLine: () => [{ lineId: WHEEL_LINE }],
  Availability: ({ productId }) => [{ postalCode: "78701", productIds: [productId] }],
  SavedProducts: ({ productId }) => [{ productIds: [productId] }],
  Suggestions: () => [{ query: "la" }, { query: "laptop" }],
  TopRated: () => [{ input: { sort: "rating" } }],
}

const OF_SHOPPERS: VariablesOf = {
  OwnOrders: () => [{}],
  OwnOrderCounts: () => [{}],
  OwnApplications: () => [{}],
  Cart: () => [{}],
  SignedContract: ({ orderId }) => [{ orderId }],
  Order: ({ orderId }) => [{ id: orderId }],
  OrderTimeline: ({ orderId }) => [{ id: orderId }],
  PickupCode: ({ orderId }) => [{ orderId }],
  PaymentMethods: ({ cartId, orderId }) => [{ cartId, state: "TX" }, { orderId }],
  PendingOrderLink: () => [{}],
  CheckoutQuote: ({ cartId }) => [{ cartId, state: "TX", postalCode: "78701" }],
  ReturnDays: () => [{}],
}

const OF_STAFF: VariablesOf = {
  AdminLoanApplications: () => [{}, { search: "ada" }, { onlyStuck: true }],
  AdminLoanApplication: ({ orderId }) => [{ id: orderId }],
  AdminOrder: ({ orderId }) => [{ id: orderId }],
  AdminReviewQueue: () => [{}],
  AdminOrderAt: ({ orderId }) => [{ id: orderId, revision: 1 }],
  AdminOrderTimeline: ({ orderId }) => [{ id: orderId }],
  AdminOrders: () => [
    {},
    { filter: { search: "lovelace" } },
    { filter: { statuses: ["PAYMENT_RECEIVED"], minTotal: 10, maxTotal: 1_000 }, sort: "TOTAL_DESC" },
    { filter: { gatewayType: "braintree", pickupStatus: "PENDING_PICKUP" }, sort: "UPDATED" },
    { filter: { partner: "bestbuy", affiliateId: "any" }, sort: "OLDEST" },
  ],
  AdminOrderCounts: () => [{}, { filter: { search: "lovelace" } }],
  GetPriceMarkup: () => [{ input: {} }, { input: { search: "lap" } }],
  PriceMarkup: () => [{ id: "00000000-0000-4000-8000-000000000000" }],
  PriceMarkupChoices: () => [{}],
  PreviewPriceMarkup: () => [{ input: { type: "ANY", rule: RULE } }],
  PriceGeneration: () => [{}],
  ChangedPriceMarkups: () => [{}],
  PricedProducts: () => [{ search: "laptop" }],
  PriceHistory: ({ productId }) => [{ productId }],
  ReportFilters: () => [{}],
}

/** They ask a vendor, or add up days: `npm run bench -- reports` measures those. */
const LEFT_OUT = ["CardForm", "GooglePay", "GenerateCoinbaseChargeId", "Report"]

interface PageQuery {
  readonly name: string
  readonly query: string
  readonly variables: Variables
  /** Of the endpoint. */
  readonly path: string
}

/** Every query of an app's pages, with variables. Throws for one whose variables are not known here. */
export const pageQueries = async (
  app: "storefront" | "backoffice",
  asked: Asked,
): Promise<ReadonlyArray<PageQuery>> =>
  (await appQueries(app)).flatMap(({ name, text }): ReadonlyArray<PageQuery> => {
    if (LEFT_OUT.includes(name)) return []
    const variables = (app === "backoffice" ? OF_STAFF : { ...OF_SHOPPERS, ...OF_CATALOG })[name]
    if (variables === undefined)
      throw new Error(`The variables of ${name} are not known to the test of plans`)
    const path = app === "storefront" && name in OF_CATALOG ? "/graphql/products" : "/graphql"
    return variables(asked).map((each) => ({ name, query: text, variables: each, path }))
  })
