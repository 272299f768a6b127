import type { EventLogUnavailable, RecordedEvent } from "@voltread/domain/event.ts"
import type { Units } from "@voltread/domain/ordering/order-item.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { reservedMinutes } from "@voltread/domain/ordering/order-stock.ts"
import { shortage } from "@voltread/domain/processes/shortage.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect, Schema } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Clock } from "../platform/clock.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Follower } from "../platform/event-log/follow.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { releaseAbandoned, type UntouchedReservation, untouchedReservations } from "./stock.ts"
import { adjustReservation, isHeldForATime, isReserved } from "./stock-of-order.ts"

type StockFailure = DatabaseError | EventLogUnavailable | Rejection | TooMuchContention

/** Events that may change the units that an order must hold. */
const OF_UNITS: ReadonlySet<string> = new Set([
  "OrderCancelled",
  "OrderStatusChanged",
  "OrderItemUpdated",
  "OrderItemDeleted",
])

/** Events that may only change for how long it holds them. */
const OF_TIME: ReadonlySet<string> = new Set(["OrderPaymentDetailsUpdated", "OrderLeaseDetailsUpdated"])

/** Adjusts reservations to their orders. Decides by the order's current state, so that it can be repeated. */
export const followStock: Follower<StockFailure, Database | CommandHandlers> = {
  name: "stock",
  streamPrefixes: ["order-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    const { orders } = yield* CommandHandlers
    const ofUnits = idsOf(events, OF_UNITS)
    const known = yield* ordersWithReservations([...ofUnits, ...idsOf(events, OF_TIME)])
    for (const orderId of known) {
      const { state, revision } = yield* orders.loadWith(orderId, events)
      if (state._tag === "placed" && (ofUnits.has(orderId) || isHeldForATime(state)))
        yield* adjust(state, revision, "news")
    }
  }),
}

const idsOf = (events: ReadonlyArray<RecordedEvent>, types: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(events.filter(({ type }) => types.has(type)).flatMap(({ stream }) => parseStream(stream)?.id ?? []))

/** Skips orders without a reservation, as most are in a replay. */
const ordersWithReservations = (orderIds: ReadonlyArray<string>) =>
  orderIds.length === 0
    ? Effect.succeed([])
    : rows(Schema.Struct({ order_id: Schema.String }), {
        name: "reservations-among",
        text: "select order_id from stock_reservation where order_id = any (array(select unnest($1::text[])))",
        values: [orderIds],
      }).pipe(Effect.map((found) => found.map((row) => row.order_id)))

const adjust = Effect.fnUntraced(function* (
  order: PlacedOrder,
  revision: number,
  why: "news" | "look",
): Effect.fn.Return<void, StockFailure, Database | CommandHandlers> {
  const missing = yield* adjustReservation(order, revision, why)
  // The checkout reports a shortage of an unpaid order when the shopper comes back to pay.
  if (missing.length > 0 && why === "news" && !isReserved(order))
    yield* tellOf(order.created.orderId, missing)
})

const tellOf = Effect.fnUntraced(function* (orderId: string, missing: ReadonlyArray<Units>) {
  const { orders } = yield* CommandHandlers
  const units = missing.map(({ productId, quantity }) => `${productId} ${quantity}`)
  const noteId = derivedId("shortage", orderId, ...units)
  yield* orders.handle(orderId, (state) => shortage(state, missing, noteId), {
    commandId: noteId,
    correlationId: noteId,
    actor: { id: "stock", name: "Stock", role: "system" },
    now: new Date().toISOString(),
  })
})

const MINUTE = 60_000
/** A checkout that reserved units but placed no order by then was interrupted. */
const ORPHANED_AFTER = 15 * MINUTE
const SHORTEST = Math.min(
  ORPHANED_AFTER,
  ...Object.values(ORDER_STATUS_TABLE).flatMap(({ heldFor }) =>
    heldFor === null ? [] : [heldFor.idle * MINUTE],
  ),
)

const PAGE = 500

/**
 * Releases reservations that nobody will pay for; if a shopper pays after all, the units are reserved again while stock
 * lasts. Run it from time to time.
 */
export const sweepStock = Effect.fnUntraced(function* (
  clock: Clock = Date.now,
): Effect.fn.Return<void, DatabaseError | EventLogUnavailable, Database | CommandHandlers> {
  let last: UntouchedReservation | undefined
  do {
    const found: ReadonlyArray<UntouchedReservation> = yield* untouchedReservations(
      new Date(clock() - SHORTEST),
      PAGE,
      last ?? null,
    )
    for (const { orderId } of found) {
      const waits = ({ _tag }: Rejection | TooMuchContention) =>
        Effect.logWarning(`The units of order ${orderId} wait: ${_tag}`)
      yield* sweepOrder(orderId, clock()).pipe(
        Effect.catchTags({ Rejection: waits, TooMuchContention: waits }),
        survivingDefect(`Units of order ${orderId}`),
      )
    }
    last = found.length < PAGE ? undefined : found.at(-1)
  } while (last !== undefined)
})

const sweepOrder = Effect.fnUntraced(function* (
  orderId: string,
  now: number,
): Effect.fn.Return<void, StockFailure, Database | CommandHandlers> {
  const { orders } = yield* CommandHandlers
  const { state, revision } = yield* orders.load(orderId)
  if (state._tag === "placed") yield* adjust(state, revision, "look")
  const after = releaseDelayOf(state)
  if (after !== null) yield* releaseAbandoned(orderId, new Date(now - after))
})

/** Milliseconds after which its reservation is released; null: never. */
const releaseDelayOf = (state: OrderState): number | null => {
  if (state._tag !== "placed") return ORPHANED_AFTER
  const minutes = reservedMinutes(state)
  return minutes === null ? null : minutes * MINUTE
}
