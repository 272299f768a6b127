import type { EventLogUnavailable, RecordedEvent } from "@voltread/domain/event.ts"
import { isOpen } from "@voltread/domain/ordering/order-money.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect, Schema } from "effect"
import { Streams } from "../aggregates/streams.ts"
import type { Follower } from "../platform/event-log/follow.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { keepStock, releaseAbandoned, releaseLines, releaseStock, untouchedReservations } from "./stock.ts"

type StockFailure = DatabaseError | EventLogUnavailable

/** Events that may change what an order holds. */
const TYPES: ReadonlySet<string> = new Set(["OrderCancelled", "OrderStatusChanged"])

/** What orders hold follows from what became of them. Looks at the order itself, so that it can be repeated. */
export const followStock: Follower<StockFailure, Database | Streams> = {
  name: "stock",
  streamPrefixes: ["order-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    const touched = events.filter(({ type }) => TYPES.has(type)).map(({ stream }) => parseStream(stream)?.id)
    const holding = yield* ordersHolding([...new Set(touched.filter((id) => id !== undefined))])
    for (const orderId of holding) {
      const { orders } = yield* Streams
      const { state } = yield* orders.load(orderId)
      if (state._tag === "placed") yield* settle(orderId, state)
    }
  }),
}

/** Most orders of a replayed history never held anything. */
const ordersHolding = (orderIds: ReadonlyArray<string>) =>
  orderIds.length === 0
    ? Effect.succeed([])
    : rows(Schema.Struct({ order_id: Schema.String }), {
        text: "select order_id from stock_reservation where order_id = any ($1) and state <> 'released'",
        values: [orderIds],
      }).pipe(Effect.map((found) => found.map((row) => row.order_id)))

const settle = Effect.fnUntraced(function* (orderId: string, order: PlacedOrder) {
  if (order.status === "CANCELLED") {
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
  if (!isUnpaid(order)) yield* keepStock(orderId)
})

const isUnpaid = ({ status }: PlacedOrder): boolean =>
  status === "PENDING_PAYMENT" || status === "PAYMENT_FAILED"

const MINUTE = 60_000
/** A checkout that held units and never closed its cart was interrupted. */
const ORPHANED_AFTER = 15 * MINUTE
/** A shopper who does not come back to pay; if they do, the units are held again while there are any. */
const ABANDONED_AFTER = 60 * MINUTE

/** Gives back what nobody will pay for. Once in a while is often enough. */
export const sweepStock = Effect.fnUntraced(function* (
  now: number,
): Effect.fn.Return<void, StockFailure, Database | Streams> {
  const { orders } = yield* Streams
  for (const orderId of yield* untouchedReservations(new Date(now - ORPHANED_AFTER), 500)) {
    const { state } = yield* orders.load(orderId)
    const after = patienceWith(state)
    if (state._tag === "placed") yield* settle(orderId, state)
    if (after !== null) yield* releaseAbandoned(orderId, new Date(now - after))
  }
})

/** How long its units wait for the order, in milliseconds; null when they are its own. */
const patienceWith = (state: OrderState): number | null => {
  if (state._tag !== "placed") return ORPHANED_AFTER
  const isCharging = state.payments.some((payment) => payment.kind === "sale" && isOpen(payment))
  return isUnpaid(state) && !isCharging ? ABANDONED_AFTER : null
}
