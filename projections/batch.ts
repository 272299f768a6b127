import type { RecordedEvent } from "@voltread/domain/event.ts"
import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { type LoanBatch, loanDocuments } from "./loans/loan-document.ts"
import { type CartBatch, cartDocuments } from "./ordering/cart-document.ts"
import { type OrderBatch, orderDocuments } from "./ordering/order-document.ts"
import type { ParkedRevisions } from "./parked-revisions.ts"
import { type Documents, type HasRevision, toEntry } from "./platform/documents.ts"
import type { DocumentChange } from "./platform/entry.ts"
import type { Projection, StreamKind } from "./platform/projection.ts"
import type { Queryable } from "./platform/sql.ts"
import { type VisitBatch, visitDocuments } from "./reports/visit-document.ts"

/** Consecutive events in the order of the log, each with the resulting state of its order, cart, loan or visit. */
export type Batch = OrderBatch & CartBatch & LoanBatch & VisitBatch

/** The kinds of streams that a batch is folded from. */
export const PREFIXES: Readonly<Record<StreamKind, string>> = {
  orders: orderDocuments.prefix,
  carts: cartDocuments.prefix,
  loans: loanDocuments.prefix,
  visits: visitDocuments.prefix,
}

export const prefixesOf = (projections: ReadonlyArray<Projection<Batch>>): ReadonlyArray<string> => [
  ...new Set(projections.map(({ source }) => PREFIXES[source])),
]

const DOCUMENTS = [orderDocuments, cartDocuments, loanDocuments, visitDocuments]

/** Decodes an event whose batch comes later. One that cannot be decoded is for the batch to report. */
export const decodeAhead = (recorded: RecordedEvent): void => {
  const documents = DOCUMENTS.find(({ prefix }) => recorded.stream.startsWith(prefix))
  if (documents === undefined) return
  try {
    toEntry<unknown>(documents, recorded)
  } catch {
    return
  }
}

/** An event that cannot be decoded, or does not follow the one before it in its stream. */
export class UnusableEvent extends Error {
  readonly recorded: RecordedEvent
  constructor(recorded: RecordedEvent, cause: unknown) {
    super(reasonOf(cause), { cause })
    this.recorded = recorded
  }
}

const using = <A>(recorded: RecordedEvent, work: () => A): A => {
  try {
    return work()
  } catch (cause) {
    throw new UnusableEvent(recorded, cause)
  }
}

const changesOf = async <Event, Document extends HasRevision>(
  documents: Documents<Event, Document>,
  recorded: ReadonlyArray<RecordedEvent>,
  { db, parked }: { readonly db: Queryable; readonly parked: ParkedRevisions },
): Promise<ReadonlyArray<DocumentChange<Event, Document>>> => {
  const mine = recorded.filter(({ stream }) => stream.startsWith(documents.prefix))
  if (mine.length === 0) return []
  const ids = new Set(mine.map(({ stream }) => stream.slice(documents.prefix.length)))
  const known = new Map(await documents.load(db, [...ids]))
  return mine.map((event) =>
    using(event, () => {
      const entry = toEntry(documents, event)
      const before = known.get(entry.id) ?? null
      let expected = before === null ? 0 : before.revision + 1
      while (parked.has(event.stream, expected)) expected += 1
      if (entry.revision !== expected)
        throw new Error(`Revision ${entry.revision} follows where ${expected} was expected`)
      const after = documents.fold(before, entry)
      known.set(entry.id, after)
      return { entry, before, after }
    }),
  )
}

/**
 * Decodes events and folds each into the document that `db` holds for its stream, skipping the gaps of `parked` events.
 * Rejects with `UnusableEvent`.
 */
export const toBatch = async (
  db: Queryable,
  sources: ReadonlySet<StreamKind>,
  recorded: ReadonlyArray<RecordedEvent>,
  parked: ParkedRevisions,
): Promise<Batch> => {
  const stored = { db, parked }
  const eventsFor = (kind: StreamKind) => (sources.has(kind) ? recorded : [])
  return {
    orders: await changesOf(orderDocuments, eventsFor("orders"), stored),
    carts: await changesOf(cartDocuments, eventsFor("carts"), stored),
    loans: await changesOf(loanDocuments, eventsFor("loans"), stored),
    visits: await changesOf(visitDocuments, eventsFor("visits"), stored),
  }
}
