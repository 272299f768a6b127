import { Schema } from "effect"

const shared = {
  id: Schema.String,
  uniqueId: Schema.String,
  username: Schema.NullOr(Schema.String),
  customerName: Schema.String,
  email: Schema.String,
  status: Schema.String,
  /** Dollars. */
  total: Schema.Finite,
  itemCount: Schema.Int,
  firstItemName: Schema.String,
  gatewayType: Schema.NullOr(Schema.String),
  orderSubmittedDate: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  updatedAt: Schema.String,
  shipState: Schema.String,
}

/** An order in a list, as shown to its customer. */
export const CustomerOrderSummary = Schema.Struct(shared)

/** An order in a list, as shown to staff. */
export const OrderSummary = Schema.Struct({
  ...shared,
  /** Dollars that came in, and how much of that was refunded. */
  paid: Schema.Finite,
  refunded: Schema.Finite,
  /** Dollars that the customer disputes with their bank, which has not decided. */
  disputed: Schema.Finite,
  affiliateId: Schema.NullOr(Schema.String),
  /** Some of its events cannot be shown. */
  isIncomplete: Schema.Boolean,
})

/** An order that cannot be shown at all; its number is null if not even that can be read. */
const IncompleteOrder = Schema.Struct({
  id: Schema.String,
  uniqueId: Schema.NullOr(Schema.String),
  since: Schema.String,
})

/** Counts of orders by name (spec §4). */
const Counts = Schema.Record(Schema.String, Schema.Int)

export const OwnOrdersData = Schema.Struct({
  orders: Schema.Array(CustomerOrderSummary),
  nextCursor: Schema.NullOr(Schema.String),
  counts: Counts,
  /** The answer was given before the read model reached `position`: the caller's own write may be missing. */
  isBehind: Schema.Boolean,
})

export const OrderPageData = Schema.Struct({
  orders: Schema.Array(OrderSummary),
  nextCursor: Schema.NullOr(Schema.String),
  totalCount: Schema.Int,
  moreThanCounted: Schema.Boolean,
  /** On the first page only. */
  incomplete: Schema.Array(IncompleteOrder),
  hasMoreIncomplete: Schema.Boolean,
  /** The position of the log up to which orders are included. */
  position: Schema.String,
  /** The answer was given before the read model reached `position`: the caller's own write may be missing. */
  isBehind: Schema.Boolean,
})

export const OrderCountsData = Schema.Struct({
  history: Counts,
  byStatus: Counts,
  total: Schema.Int,
  /** More orders match the filter than are counted: there are at least this many of each. */
  isPartial: Schema.Boolean,
  isBehind: Schema.Boolean,
})
