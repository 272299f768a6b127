import { EventLog, type EventLogUnavailable, type RecordedEvent } from "@voltread/domain/event.ts"
import { Effect, Stream } from "effect"
import { toEntry } from "../platform/documents.ts"
import { type OrderDocument, orderDocuments } from "./order-document.ts"
import { type OrderView, toOrderView } from "./order-view.ts"

interface Folded {
  readonly document: OrderDocument | null
  readonly isIncomplete: boolean
  readonly revision: number
}

/** An event that cannot be read or applied is left out, as in the read models. */
const folded = ({ document, isIncomplete }: Folded, recorded: RecordedEvent) => {
  try {
    return { document: orderDocuments.fold(document, toEntry(orderDocuments, recorded)), isIncomplete }
  } catch {
    return { document, isIncomplete: true }
  }
}

/**
 * The order as it was after the event with that revision, folded from its stream by the code that makes the order
 * page. Null when the order does not exist or has not come that far.
 */
export const orderAsOf = Effect.fnUntraced(function* (
  orderId: string,
  revision: number,
): Effect.fn.Return<OrderView | null, EventLogUnavailable, EventLog> {
  if (!Number.isSafeInteger(revision) || revision < 0) return null
  const log = yield* EventLog
  const found = yield* log.read(`${orderDocuments.prefix}${orderId}`, { from: 0, limit: revision + 1 }).pipe(
    Stream.runFold(
      (): Folded => ({ document: null, isIncomplete: false, revision: -1 }),
      (before, recorded) => ({
        ...folded(before, recorded),
        revision: recorded.revision,
      }),
    ),
  )
  const { document, isIncomplete } = found
  return document === null || found.revision !== revision ? null : toOrderView(document, isIncomplete)
})
