import { EventLog, type EventLogUnavailable, type RecordedEvent } from "@voltread/domain/event.ts"
import type { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import { Effect, Stream } from "effect"
import { toEntry } from "../platform/documents.ts"
import { type OrderDocument, orderDocuments } from "./order-document.ts"
import { type OrderView, toOrderView } from "./order-view.ts"

interface Folded {
  readonly document: OrderDocument | null
  readonly isIncomplete: boolean
  readonly revision: number
}

const nothing = (): Folded => ({ document: null, isIncomplete: false, revision: -1 })

const entryOf = (recorded: RecordedEvent) => toEntry(orderDocuments, recorded)

/** An event that cannot be applied is left out, as in the read models. */
const applied = ({ document, isIncomplete }: Folded, entry: ReturnType<typeof entryOf>): Folded => {
  const { revision } = entry
  try {
    return { document: orderDocuments.fold(document, entry), isIncomplete, revision }
  } catch {
    return { document, isIncomplete: true, revision }
  }
}

/** An event that cannot be read is left out, too. */
const read = (before: Folded, recorded: RecordedEvent): Folded => {
  try {
    return applied(before, entryOf(recorded))
  } catch {
    return { ...before, isIncomplete: true, revision: recorded.revision }
  }
}

const streamOf = (orderId: string): string => `${orderDocuments.prefix}${orderId}`

/**
 * The order as it was after the event with that revision, folded from its stream by the code of the order page. Null if
 * the order does not exist or has not reached that revision.
 */
export const orderAsOf = Effect.fnUntraced(function* (
  orderId: string,
  revision: number,
): Effect.fn.Return<OrderView | null, EventLogUnavailable, EventLog> {
  if (!Number.isSafeInteger(revision) || revision < 0) return null
  const log = yield* EventLog
  const events = log.read(streamOf(orderId), { from: 0, limit: revision + 1 })
  const { document, isIncomplete, revision: last } = yield* Stream.runFold(events, nothing, read)
  return document === null || last !== revision ? null : toOrderView(document, isIncomplete)
})

/** The order by its stream at this moment; null if there is none. An event that cannot be read is a defect. */
export const orderNow = (orderId: string) => orderUntil(orderId, () => false)

/** The order when it was canceled, before anything was refunded for that; as it is now where nobody canceled it. */
export const orderBeforeCancellation = (orderId: string) =>
  orderUntil(orderId, ({ type }) => type === ("OrderCancelled" satisfies OrderEvent["type"]))

const orderUntil = Effect.fnUntraced(function* (
  orderId: string,
  isEnd: (recorded: RecordedEvent) => boolean,
): Effect.fn.Return<OrderView | null, EventLogUnavailable, EventLog> {
  const log = yield* EventLog
  const { document, isIncomplete } = yield* log.read(streamOf(orderId)).pipe(
    Stream.takeWhile((recorded) => !isEnd(recorded)),
    Stream.map(entryOf),
    Stream.runFold(nothing, applied),
  )
  return document === null ? null : toOrderView(document, isIncomplete)
})
