import { isPaid, DIRECT as UNNAMED } from "@voltread/domain/marketing/traffic-source.ts"
import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import { lineOf } from "@voltread/domain/ordering/order-state.ts"
import { ERASED } from "@voltread/domain/shared/personal-fields.ts"
import { Schema } from "effect"
import type { OrderChange, OrderDocument } from "../ordering/order-document.ts"
import { type CustomerOrder, type CustomerSums, customerOf } from "./customer-orders.ts"
import { type KnownTouch, orderTouch } from "./order-touches.ts"
import { isGivenBack, type Posting } from "./posting.ts"

/** A stored posting, with every value that reports group and filter by. */
export const StoredPosting = Schema.Struct({
  order_id: Schema.String,
  revision: Schema.Int,
  item_id: Schema.String,
  position: Schema.String,
  day: Schema.String,
  kind: Schema.Literals(["sale", "change", "cancellation", "return"]),
  milestone: Schema.NullOr(Schema.Literals(["paid", "failed", "cancelled"])),
  category: Schema.String,
  brand: Schema.String,
  partner: Schema.String,
  product_id: Schema.String,
  sku: Schema.String,
  tire_size: Schema.String,
  affiliate_id: Schema.NullOr(Schema.String),
  sub_affiliate_id: Schema.NullOr(Schema.String),
  rollup_id: Schema.NullOr(Schema.String),
  promotion: Schema.String,
  source: Schema.String,
  medium: Schema.String,
  campaign: Schema.String,
  keyword: Schema.NullOr(Schema.String),
  first_source: Schema.String,
  first_medium: Schema.String,
  first_campaign: Schema.String,
  first_keyword: Schema.NullOr(Schema.String),
  paid_source: Schema.String,
  paid_medium: Schema.String,
  paid_campaign: Schema.String,
  paid_keyword: Schema.NullOr(Schema.String),
  units: Schema.Int,
  returned_units: Schema.Int,
  gross: Schema.Int,
  discount: Schema.Int,
  returns: Schema.Int,
  shipping: Schema.Int,
  tax: Schema.Int,
  supplier_cost: Schema.Int,
  lender_take: Schema.Int,
  affiliate_take: Schema.Int,
})
export type StoredPosting = typeof StoredPosting.Type

interface Booked {
  readonly change: OrderChange
  readonly posting: Posting
}

export const toRow = (
  { entry, before, after }: OrderChange,
  posting: Posting,
  day: (instant: string) => string,
): StoredPosting => {
  const line =
    lineOf(after.state, posting.itemId) ??
    (before === null ? undefined : lineOf(before.state, posting.itemId))
  const { affiliate, promotionCode } = after.state.created
  return {
    order_id: entry.id,
    revision: entry.revision,
    item_id: posting.itemId,
    position: entry.position,
    day: day(entry.at),
    kind: posting.kind,
    milestone: posting.milestone,
    category: line?.category ?? "",
    brand: line?.brand ?? "",
    partner: line?.partner ?? "",
    product_id: line?.productId ?? "",
    sku: line?.sku ?? "",
    tire_size: line === undefined ? "" : tireSize(line),
    affiliate_id: affiliate.affiliateId,
    sub_affiliate_id: affiliate.subAffiliateId,
    rollup_id: affiliate.rollupId,
    promotion: promotionCode ?? NONE,
    ...origin(after),
    units: posting.units,
    returned_units: posting.returnedUnits,
    gross: posting.gross,
    discount: posting.discount,
    returns: posting.returns,
    shipping: posting.shipping,
    tax: posting.tax,
    supplier_cost: posting.supplierCost,
    lender_take: posting.lenderTake,
    affiliate_take: posting.affiliateTake,
  }
}

const tireSize = ({ productType, size }: OrderItem): string => (/^tires?$/i.test(productType) ? size : "")

/** Placeholder for a missing value. */
export const NONE = UNNAMED.medium

/** Where the order came from, by its last visit, its first one, and the last paid one. */
const origin = ({ state }: OrderDocument) => {
  const last = wordsOf(orderTouch(state, "last"))
  const first = wordsOf(orderTouch(state, "first"))
  const paid = wordsOf(orderTouch(state, "lastPaid"))
  return {
    ...last,
    first_source: first.source,
    first_medium: first.medium,
    first_campaign: first.campaign,
    first_keyword: first.keyword,
    paid_source: paid.source,
    paid_medium: paid.medium,
    paid_campaign: paid.campaign,
    paid_keyword: paid.keyword,
  }
}

/** `keyword` only for visits from Google search ads. */
const wordsOf = (touch: KnownTouch) => {
  const { source, medium, campaign, term, hasGoogleClick = source === "google" && isPaid(touch) } = touch
  return { source, medium, campaign: campaign ?? NONE, keyword: hasGoogleClick ? (term ?? NONE) : null }
}

/** Submitted orders with their customers. */
export const toSales = (
  booked: ReadonlyArray<Booked>,
  day: (instant: string) => string,
): ReadonlyArray<CustomerOrder> => {
  const sales = new Map<string, CustomerOrder>()
  for (const { posting, change } of booked) {
    const { entry, after } = change
    if (posting.kind !== "sale") continue
    const { username, contact } = after.state.created
    sales.set(entry.id, {
      order_id: entry.id,
      customer: customerOf(entry.id, after),
      position: entry.position,
      day: day(entry.at),
      label: username ?? (contact.email === ERASED ? "" : contact.email || "Guest"),
      username,
    })
  }
  return [...sales.values()]
}

/** The sums that these postings add to each customer. */
export const toCustomerSums = (booked: ReadonlyArray<Booked>): ReadonlyArray<CustomerSums> => {
  const sums = new Map<string, CustomerSums>()
  const counted = new Set<string>()
  for (const { posting, change } of booked) {
    const { entry, after } = change
    const customer = customerOf(entry.id, after)
    const isNew = posting.kind === "sale" && !counted.has(entry.id)
    if (isNew) counted.add(entry.id)
    const known = sums.get(customer)
    sums.set(customer, {
      customer,
      orders: (known?.orders ?? 0) + (isNew ? 1 : 0),
      gross: (known?.gross ?? 0) + posting.gross,
      order_value: (known?.order_value ?? 0) + (isGivenBack(posting) ? 0 : posting.gross - posting.discount),
      refunds: (known?.refunds ?? 0) + posting.returns,
      net: (known?.net ?? 0) + posting.gross - posting.discount - posting.returns,
      units: (known?.units ?? 0) + posting.units,
      returned_units: (known?.returned_units ?? 0) + posting.returnedUnits,
    })
  }
  return [...sums.values()]
}
