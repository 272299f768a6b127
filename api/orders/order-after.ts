import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import { orderAsOf } from "@voltread/projections/ordering/order-as-of.ts"
import { completeDocument } from "@voltread/projections/ordering/order-detail.ts"
import { orderDocuments } from "@voltread/projections/ordering/order-document.ts"
import { type OrderView, toOrderView } from "@voltread/projections/ordering/order-view.ts"
import { toEntry } from "@voltread/projections/platform/documents.ts"
import { Effect } from "effect"
import { orderAggregate } from "../aggregates/aggregates.ts"
import { toNewEvent } from "../platform/commands/command-handler.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { queryReadModel } from "../platform/read-model.ts"
import type { Append } from "./append.ts"

/**
 * The order at the revision that this request has stored: the appended events, folded onto the read model. The whole stream
 * is read only where the read model is behind or incomplete.
 */
export const orderAfter = Effect.fnUntraced(function* (
  orderId: string,
  revision: number,
  appends: ReadonlyArray<Append>,
): Effect.fn.Return<OrderView | null, EventLogUnavailable, EventLog | Database> {
  const entries = appends.flatMap((append) => entriesOf(orderId, append))
  const known = revision - entries.length
  // Another writer may have appended between two of these.
  const isWhole = entries.every((entry, index) => entry.revision === known + 1 + index)
  const base = known >= 0 && isWhole ? yield* documentAt(orderId, known) : null
  if (!isWhole || (known >= 0 && base === null)) return yield* orderAsOf(orderId, revision)
  const document = entries.reduce(orderDocuments.fold, base)
  return document === null ? null : toOrderView(document)
})

const documentAt = (orderId: string, revision: number) =>
  queryReadModel((db) => completeDocument(db, orderId)).pipe(
    Effect.orElseSucceed(() => null),
    Effect.map((document) => (document?.revision === revision ? document : null)),
  )

const entriesOf = (orderId: string, { handled, intent }: Append) => {
  const { events, position } = handled
  const first = handled.revision - events.length + 1
  const stream = orderAggregate.streamOf(orderId)
  return events.map((event, index) =>
    toEntry(orderDocuments, {
      ...toNewEvent(orderAggregate, stream, event, index, intent),
      stream,
      revision: first + index,
      position,
    }),
  )
}
