import { EventLog, type EventLogUnavailable } from "@voltread/domain/event.ts"
import { Effect, Stream } from "effect"
import { toEntry } from "../platform/documents.ts"
import { type OrderDocument, orderDocuments } from "./order-document.ts"
import { type OrderView, toOrderView } from "./order-view.ts"

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
  const document = yield* log
    .read(`${orderDocuments.prefix}${orderId}`, { from: 0, limit: revision + 1 })
    .pipe(
      Stream.runFold(
        (): OrderDocument | null => null,
        (before, recorded) => orderDocuments.fold(before, toEntry(orderDocuments, recorded)),
      ),
    )
  return document === null || document.revision !== revision ? null : toOrderView(document)
})
