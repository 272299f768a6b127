import type { TouchModel } from "@voltread/domain/ordering/attribution.ts"
import type { Grain } from "./sum-ranges.ts"

/**
 * What the ledger can add up, by the name of its column in `ledger_sum`: each as SQL over postings `p` with the period
 * `s` and the customer's order `c`. Money in cents. All of them add up over days, statuses and gateways; over the
 * values of a dimension of lines (a category, a product), all except those that count orders.
 */
export const MEASURES = {
  orders: "count(distinct p.order_id) filter (where p.kind = 'sale')",
  new_customers: "count(distinct p.order_id) filter (where p.kind = 'sale' and c.is_first)",
  paid: "count(distinct p.order_id) filter (where p.milestone = 'paid')",
  failed: "count(distinct (p.order_id, p.revision)) filter (where p.milestone = 'failed')",
  cancelled: "count(distinct p.order_id) filter (where p.milestone = 'cancelled')",
  units: "coalesce(sum(p.units), 0)",
  returned_units: "coalesce(sum(p.returned_units), 0)",
  gross: "coalesce(sum(p.gross), 0)",
  /** What was ordered, less its discounts, and without regard to what was canceled or returned afterwards. */
  order_value: "coalesce(sum(p.gross - p.discount) filter (where p.kind in ('sale', 'change')), 0)",
  discount: "coalesce(sum(p.discount), 0)",
  returns: "coalesce(sum(p.returns), 0)",
  shipping: "coalesce(sum(p.shipping), 0)",
  tax: "coalesce(sum(p.tax), 0)",
  supplier_cost: "coalesce(sum(p.supplier_cost), 0)",
  /** The part of the supplier's cost that is reversed for canceled and returned items. */
  credits: "coalesce(-sum(p.supplier_cost) filter (where p.kind in ('cancellation', 'return')), 0)",
  lender_take: "coalesce(sum(p.lender_take), 0)",
  affiliate_take: "coalesce(sum(p.affiliate_take), 0)",
  /** The part of the affiliate's commission that is reversed for canceled and returned items. */
  reversals: "coalesce(-sum(p.affiliate_take) filter (where p.kind in ('cancellation', 'return')), 0)",
} as const
export type Measure = keyof typeof MEASURES

export const MEASURE_NAMES: ReadonlyArray<Measure> = Object.keys(MEASURES).filter(isMeasure)

function isMeasure(name: string): name is Measure {
  return Object.hasOwn(MEASURES, name)
}

/** Separates the parts of a compound value; text from outside never contains it. */
export const PART_SEPARATOR = "chr(31)"

/**
 * Dimensions of the sums besides day, status and gateway: the value of a posting as SQL, null for none. A report that
 * groups or filters by anything else reads the postings.
 */
export const DIMENSIONS = {
  all: "''",
  category: "p.category",
  brand: "p.brand",
  partner: "p.partner",
  /** Includes orders without a code, so that rows add up. */
  promotion: "p.promotion",
  product: "p.product_id",
  tires: "case when p.tire_size <> '' then '' end",
  size: "nullif(p.tire_size, '')",
  /** Every order that an affiliate brought. */
  referred: "case when p.affiliate_id is not null then '' end",
  affiliate: "p.affiliate_id",
  rollup: "case when p.affiliate_id is not null then coalesce(p.rollup_id, 'none') end",
  sub_affiliate: `p.affiliate_id || ${PART_SEPARATOR} || coalesce(p.sub_affiliate_id, 'none')`,
  source: "p.source",
  medium: "p.medium",
  campaign: "p.campaign",
  /** Keyword and campaign of orders from paid search. */
  keyword: `p.keyword || ${PART_SEPARATOR} || p.campaign`,
  first_source: "p.first_source",
  first_medium: "p.first_medium",
  first_campaign: "p.first_campaign",
  first_keyword: `p.first_keyword || ${PART_SEPARATOR} || p.first_campaign`,
  paid_source: "p.paid_source",
  paid_medium: "p.paid_medium",
  paid_campaign: "p.paid_campaign",
  paid_keyword: `p.paid_keyword || ${PART_SEPARATOR} || p.paid_campaign`,
  best_buy: "case when p.partner = 'Best Buy' then '' end",
  best_buy_sku: "case when p.partner = 'Best Buy' then p.sku end",
} as const
export type Dimension = keyof typeof DIMENSIONS

/**
 * Dimensions with thousands of values: their sums cover all statuses and gateways, which keeps them small; a report that
 * filters by status or gateway reads the postings.
 */
const WIDE_DIMENSIONS: ReadonlySet<string> = new Set<Dimension>([
  "product",
  "size",
  "keyword",
  "first_keyword",
  "paid_keyword",
  "best_buy_sku",
])

export const isWide = (dimension: string): boolean => WIDE_DIMENSIONS.has(dimension)

/** The periods that a dimension has sums for, longest first; wide dimensions have no monthly sums. */
export const grainsOf = (dimension: string): ReadonlyArray<Grain> =>
  isWide(dimension) ? ["year", "month", "ten_days", "day"] : ["month", "day"]

const OF_TOUCH = {
  first: {
    source: "first_source",
    medium: "first_medium",
    campaign: "first_campaign",
    keyword: "first_keyword",
  },
  last: { source: "source", medium: "medium", campaign: "campaign", keyword: "keyword" },
  lastPaid: {
    source: "paid_source",
    medium: "paid_medium",
    campaign: "paid_campaign",
    keyword: "paid_keyword",
  },
} as const satisfies Record<TouchModel, Record<string, Dimension>>

/** The dimension for the visit that gets the credit for an order: the last, unless chosen otherwise. */
export const dimensionOfTouch = (
  dimension: keyof (typeof OF_TOUCH)["last"],
  model: TouchModel | null | undefined,
): Dimension => OF_TOUCH[model ?? "last"][dimension]

/** The dimensions of the sums of visits: the value of a visit `p`. */
export const VISIT_DIMENSIONS = [
  "all",
  "referred",
  "affiliate",
  "rollup",
  "sub_affiliate",
  "source",
  "medium",
  "campaign",
  "keyword",
] as const satisfies ReadonlyArray<Dimension>
