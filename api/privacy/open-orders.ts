import { EventLog, type EventLogUnavailable, type RecordedEvent } from "@voltread/domain/event.ts"
import { isOpenReturn } from "@voltread/domain/ordering/open-return.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import { evolveOrder } from "@voltread/domain/ordering/order-evolve.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { isIncoming, isOpen } from "@voltread/domain/ordering/payment-result.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Result, Stream } from "effect"
import { Problem } from "../platform/problem.ts"

const evolved = (state: OrderState, recorded: RecordedEvent): OrderState =>
  Result.match(orderCodec.decode(recorded), {
    onSuccess: (event) => evolveOrder(state, event),
    // An order that cannot be read must not hide the others.
    onFailure: () => state,
  })

/** Why the order still needs its customer, in words; undefined when it does not. */
const whyOpen = (orderId: string, state: OrderState): string | undefined => {
  if (state._tag === "none") return `The history of order ${orderId} cannot be read.`
  const number = state.created.uniqueId
  const open = state.payments.filter(isOpen)
  if (open.some(isIncoming)) return `Order ${number} is still being paid.`
  if (open.length > 0) return `Order ${number} is still being refunded.`
  const { awaitsPayment, blocksErasure } = ORDER_STATUS_TABLE[state.status]
  if (awaitsPayment && held(state) > 0) return `Order ${number} is paid in part.`
  if (blocksErasure) return `Order ${number} has not been delivered yet.`
  // Whoever sends items back is told where to, and gets their money.
  if (state.lines.some(({ returnRequest }) => isOpenReturn(returnRequest)))
    return `A return of order ${number} is not complete yet.`
  return undefined
}

const NAMED = 10

/** Fails while one of these orders, by its current events, is being paid, refunded or returned, or waits for delivery. */
export const refuseOpenOrders = Effect.fnUntraced(function* (
  orderIds: ReadonlyArray<string>,
): Effect.fn.Return<void, Problem | EventLogUnavailable, EventLog> {
  const log = yield* EventLog
  const reasons = yield* Effect.forEach(
    orderIds,
    (id) =>
      log.read(orderStream(id)).pipe(
        Stream.runFold((): OrderState => ({ _tag: "none" }), evolved),
        Effect.map((state) => whyOpen(id, state)),
      ),
    { concurrency: 4 },
  )
  const open = reasons.filter((reason) => reason !== undefined)
  if (open.length === 0) return
  const more = open.length > NAMED ? [`And ${open.length - NAMED} more.`] : []
  return yield* new Problem({
    code: "CONFLICT",
    message: [...open.slice(0, NAMED), ...more, "Please complete or cancel what is open first."].join(" "),
  })
})
