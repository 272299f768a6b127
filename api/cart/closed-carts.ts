import type { EventLogUnavailable, RecordedEvent } from "@voltread/domain/event.ts"
import { cartCodec } from "@voltread/domain/ordering/cart-codec.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect, Schema } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Clock } from "../platform/clock.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Follower } from "../platform/event-log/follow.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { abandonCheckout } from "./abandon-checkout.ts"

interface ClosedCart {
  readonly orderId: string
  readonly cartId: string
  readonly closedAt: string
}

/** Keeps the list of closed carts whose orders have not been placed. */
export const followClosedCarts: Follower<DatabaseError, Database> = {
  name: "closed-carts",
  streamPrefixes: ["cart-", "order-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    const closed = new Map<string, ClosedCart>()
    const placed: Array<string> = []
    for (const event of events) {
      const id = parseStream(event.stream)?.id
      if (id === undefined) continue
      if (event.type === "OrderCreated") {
        // Most are closed and placed within one batch.
        if (!closed.delete(id)) placed.push(id)
      } else if (event.type === "CartCheckedOut") {
        const decoded = cartCodec.decodeOrThrow(event)
        if (decoded.type !== "CartCheckedOut") continue
        const { orderId } = decoded.data
        closed.set(orderId, { orderId, cartId: id, closedAt: event.metadata.at })
      }
    }
    yield* add([...closed.values()])
    yield* remove(placed)
  }),
}

const add = (carts: ReadonlyArray<ClosedCart>): Effect.Effect<unknown, DatabaseError, Database> =>
  carts.length === 0
    ? Effect.void
    : execute({
        name: "closed-cart-add",
        // Not later than now: the clock of the process that closed it may have been ahead.
        text: `insert into closed_cart (order_id, cart_id, closed_at)
               select order_id, cart_id, least(closed_at, clock_timestamp())
               from unnest($1::text[], $2::text[], $3::timestamptz[]) s (order_id, cart_id, closed_at)
               on conflict (order_id) do nothing`,
        values: [
          carts.map(({ orderId }) => orderId),
          carts.map(({ cartId }) => cartId),
          carts.map(({ closedAt }) => closedAt),
        ],
      })

const remove = (orderIds: ReadonlyArray<string>): Effect.Effect<unknown, DatabaseError, Database> =>
  orderIds.length === 0
    ? Effect.void
    : execute({
        name: "closed-carts-remove",
        text: "delete from closed_cart where order_id = any (array(select unnest($1::text[])))",
        values: [orderIds],
      })

/** A checkout that has not placed its order by then was interrupted; milliseconds. */
const INTERRUPTED_AFTER = 60_000

const Row = Schema.Struct({ order_id: Schema.String, cart_id: Schema.String })

/** Gives up checkouts that were interrupted, so that their carts can be filled and paid again. Run it from time to time. */
export const reopenClosedCarts = Effect.fnUntraced(function* (
  clock: Clock = Date.now,
): Effect.fn.Return<void, EventLogUnavailable | DatabaseError, CommandHandlers | Database> {
  const interrupted = yield* rows(Row, {
    text: "select order_id, cart_id from closed_cart where closed_at < $1 order by closed_at limit 500",
    values: [new Date(clock() - INTERRUPTED_AFTER)],
  })
  for (const { order_id: orderId, cart_id: cartId } of interrupted) {
    yield* abandonCheckout(cartId, orderId, {
      commandId: orderId,
      correlationId: derivedId("abandon", orderId),
      actor: { id: "carts", name: "Carts", role: "system" },
      now: new Date(clock()).toISOString(),
    }).pipe(
      Effect.andThen(remove([orderId])),
      Effect.catchTag("Rejection", ({ message }) => Effect.logWarning(`Cart ${cartId} waits: ${message}`)),
      survivingDefect(`Cart ${cartId}`),
    )
  }
})
