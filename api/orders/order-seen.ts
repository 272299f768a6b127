import { EventLog, type EventLogUnavailable } from "@voltread/domain/event.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import { evolveOrder } from "@voltread/domain/ordering/order-evolve.ts"
import type { Order, OrderState } from "@voltread/domain/ordering/order-state.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"

/** The order after the event with that revision, as staff saw it; undefined without a revision. */
export const orderSeen = Effect.fnUntraced(function* (
  orderId: string,
  revision: number | null | undefined,
): Effect.fn.Return<Order | undefined, EventLogUnavailable, EventLog> {
  if (revision == null || revision < 0) return undefined
  const log = yield* EventLog
  const state = yield* log.read(orderStream(orderId), { from: 0, limit: revision + 1 }).pipe(
    Stream.map(orderCodec.decodeOrThrow),
    Stream.runFold((): OrderState => ({ _tag: "none" }), evolveOrder),
  )
  return state._tag === "none" ? undefined : state
})
