import type { EventLogUnavailable, RecordedEvent } from "@voltread/domain/event.ts"
import { isCharging } from "@voltread/domain/ordering/order-money.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect, Schema } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Follower } from "../platform/event-log/follow.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import {
  confirmReservation,
  releaseAbandoned,
  releaseLines,
  releaseStock,
  untouchedReservations,
} from "./stock.ts"

type StockFailure = DatabaseError | EventLogUnavailable

/** Events that may change an order's reservation. */
const EVENT_TYPES: ReadonlySet<string> = new Set(["OrderCancelled", "OrderStatusChanged"])

/** Adjusts reservations to their orders. Decides by the order's current state, so that it can be repeated. */
export const followStock: Follower<StockFailure, Database | CommandHandlers> = {
  name: "stock",
  streamPrefixes: ["order-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    const touched = events
      .filter(({ type }) => EVENT_TYPES.has(type))
      .map(({ stream }) => parseStream(stream)?.id)
    const holding = yield* ordersWithReservations([...new Set(touched.filter((id) => id !== undefined))])
    for (const orderId of holding) {
      const { orders } = yield* CommandHandlers
      const { state } = yield* orders.load(orderId)
      if (state._tag === "placed") yield* adjustReservation(orderId, state)
    }
  }),
}

/** In a replay, most orders have no reservation. */
const ordersWithReservations = (orderIds: ReadonlyArray<string>) =>
  orderIds.length === 0
    ? Effect.succeed([])
    : rows(Schema.Struct({ order_id: Schema.String }), {
        text: "select order_id from stock_reservation where order_id = any ($1) and state <> 'released'",
        values: [orderIds],
      }).pipe(Effect.map((found) => found.map((row) => row.order_id)))

const adjustReservation = Effect.fnUntraced(function* (orderId: string, order: PlacedOrder) {
  if (ORDER_STATUS_TABLE[order.status].stock === "released") {
    yield* releaseStock(orderId)
    return
  }
  // What the supplier cancelled was not there to be had: only what was cancelled here goes back.
  const cancelled = order.lines.filter((line) => line.status === "CANCELLED" && line.shippedQuantity === 0)
  if (cancelled.length > 0) {
    yield* releaseLines(
      orderId,
      cancelled.map((line) => line.productId),
    )
  }
  if (!isUnpaid(order)) yield* confirmReservation(orderId)
})

const isUnpaid = ({ status }: PlacedOrder): boolean => ORDER_STATUS_TABLE[status].stock === "reserved"

const MINUTE = 60_000
/** A checkout that reserved units but placed no order by then was interrupted. */
const ORPHANED_AFTER = 15 * MINUTE
/** An unpaid order by then is abandoned; if its shopper pays after all, the units are reserved again while stock lasts. */
const ABANDONED_AFTER = 60 * MINUTE

/** Releases reservations that nobody will pay for. Run it from time to time. */
export const sweepStock = Effect.fnUntraced(function* (
  now: number,
): Effect.fn.Return<void, StockFailure, Database | CommandHandlers> {
  const { orders } = yield* CommandHandlers
  for (const orderId of yield* untouchedReservations(new Date(now - ORPHANED_AFTER), 500)) {
    const { state } = yield* orders.load(orderId)
    const after = releaseDelayOf(state)
    if (state._tag === "placed") yield* adjustReservation(orderId, state)
    if (after !== null) yield* releaseAbandoned(orderId, new Date(now - after))
  }
})

/** Milliseconds after which its reservation is released; null: never. */
const releaseDelayOf = (state: OrderState): number | null => {
  if (state._tag !== "placed") return ORPHANED_AFTER
  return isUnpaid(state) && !isCharging(state) ? ABANDONED_AFTER : null
}
