import type { Position } from "@voltread/domain/event.ts"
import { adminCounts } from "@voltread/domain/ordering/counts.ts"
import { PICKUP_STATUSES } from "@voltread/domain/ordering/item-status-facts.ts"
import { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { isDay } from "@voltread/domain/shared/calendar-day.ts"
import { Dollars } from "@voltread/domain/shared/money.ts"
import { Id } from "@voltread/domain/shared/text.ts"
import {
  adminOrderPage,
  filteredCounts,
  type OrderFilter,
  type OrderSort,
  orderPage,
} from "@voltread/projections/ordering/order-list-query.ts"
import { timelineOf } from "@voltread/projections/ordering/order-timeline.ts"
import { ordersUnderReview } from "@voltread/projections/ordering/review-queue.ts"
import { Effect, Schema } from "effect"
import { nullish } from "../platform/graphql/nullish.ts"
import type { Problem } from "../platform/problem.ts"
import { afterOwnWrites, queryReadModel } from "../platform/read-model.ts"
import { schemaProblem } from "../platform/schema-problem.ts"
import { findOrder } from "./find-order.ts"

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/
/** A UTC day or an instant. */
const When = Schema.String.check(
  Schema.makeFilter<string>(
    (text) =>
      isDay(text) || (INSTANT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))),
    { message: "must be a date such as 2026-11-01, or an instant in UTC" },
  ),
)
const Name = Schema.String.check(Schema.isMaxLength(200))

/** What staff filter orders by; totals in dollars. */
export const OrderFilterInput = Schema.Struct({
  orderIds: nullish(Schema.Array(Id)),
  statuses: nullish(Schema.Array(OrderStatus)),
  search: nullish(Name),
  from: nullish(When),
  to: nullish(When),
  gatewayType: nullish(Name),
  affiliateId: nullish(Name),
  username: nullish(Name),
  partner: nullish(Name),
  pickupStatus: nullish(Schema.Literals(PICKUP_STATUSES)),
  onlyDisputed: nullish(Schema.Boolean),
  minTotal: nullish(Dollars),
  maxTotal: nullish(Dollars),
})

const decodeFilter = Schema.decodeUnknownEffect(OrderFilterInput, { errors: "all" })

const toFilter = (input: unknown): Effect.Effect<OrderFilter, Problem> =>
  decodeFilter(input).pipe(
    Effect.mapError((error) => schemaProblem(error, "Orders cannot be filtered this way.")),
  )

export interface ListRequest {
  readonly filter: unknown
  readonly sort: OrderSort
  readonly after: string | null
  readonly first: number
  readonly position: Position | null | undefined
}

/** Amounts in cents. */
export const listOrders = Effect.fnUntraced(function* (request: ListRequest) {
  const filter = yield* toFilter(request.filter)
  const isBehind = yield* afterOwnWrites(request.position)
  const { sort, after, first } = request
  return { ...(yield* queryReadModel((db) => adminOrderPage(db, { filter, sort, after, first }))), isBehind }
})

const FILE_PAGE = 200

/** A page of the orders in an exported file. */
export const ordersOfFile = Effect.fnUntraced(function* ({
  filter: input,
  sort,
  after,
}: Pick<ListRequest, "filter" | "sort" | "after">) {
  const filter = yield* toFilter(input)
  return yield* queryReadModel((db) => orderPage(db, { filter, sort, after, first: FILE_PAGE }))
})

/** Orders that staff must review, oldest first, each in full, so that they can decide without opening it. */
export const reviewQueue = Effect.fnUntraced(function* ({
  after,
  first,
  position,
}: Pick<ListRequest, "after" | "first" | "position">) {
  const isBehind = yield* afterOwnWrites(position)
  return {
    ...(yield* queryReadModel((db) => ordersUnderReview(db, { after, first }))),
    isBehind,
  }
})

/** The table of spec §4 for admins, and the count of each status among the filtered orders; the filter's own statuses are ignored. */
export const countOrders = Effect.fnUntraced(function* ({
  filter: input,
  position,
}: Pick<ListRequest, "filter" | "position">) {
  const filter = yield* toFilter(input)
  const isBehind = yield* afterOwnWrites(position)
  const counts = yield* queryReadModel((db) => filteredCounts(db, filter))
  return { history: adminCounts(counts.byStatus), ...counts, isBehind }
})

export const orderForStaff = Effect.fnUntraced(function* (
  orderId: string,
  position: Position | null | undefined,
) {
  const isBehind = yield* afterOwnWrites(position)
  const order = yield* findOrder(orderId)
  return order === null ? null : { order, isBehind }
})

/** Oldest first; null when there is no such order. */
export const timelineForStaff = Effect.fnUntraced(function* (
  orderId: string,
  position: Position | null | undefined,
) {
  const isBehind = yield* afterOwnWrites(position)
  const timeline = yield* queryReadModel((db) => timelineOf(db, orderId))
  return timeline.total === 0 ? null : { ...timeline, isBehind }
})
