import type { Entry } from "./timeline-rows.ts"

/** A visit that led to the order. */
export interface Visit {
  readonly id: string
  readonly title: string
  readonly at: string
}

export type CauseNode =
  | { readonly _tag: "visit"; readonly visit: Visit; readonly children: ReadonlyArray<CauseNode> }
  | { readonly _tag: "entry"; readonly entry: Entry; readonly children: ReadonlyArray<CauseNode> }

const isMoney = ({ category }: Entry): boolean => category === "payments" || category === "loan"

/**
 * The event that an event follows from: by its metadata, and where that starts a new chain (a vendor's message, a request
 * of staff) by its subject. The first of these that exists:
 *
 * - the event that its cause names;
 * - the first event of the same command;
 * - for money: the first payment or application; for a parcel: the newest event about money before it;
 * - the first event of the same request, or of the order.
 */
const parentOf = (entry: Entry, earlier: ReadonlyArray<Entry>): Entry | undefined => {
  const cause = earlier.find(({ id }) => id === entry.cause)
  if (cause !== undefined) return cause
  const sameCommand = earlier.find((each) => each.cause === entry.cause)
  if (sameCommand !== undefined) return sameCommand
  const firstMoney = earlier.find(isMoney)
  if (isMoney(entry) && firstMoney !== undefined) return firstMoney
  const newestMoney = earlier.findLast(isMoney)
  if (entry.category === "shipping" && newestMoney !== undefined) return newestMoney
  return earlier.find(({ correlationId }) => correlationId === entry.correlationId) ?? earlier[0]
}

/** The whole history as a tree of what led to what, oldest first: from the visit to the payment to the parcel. Pure. */
export const causeTree = (
  entries: ReadonlyArray<Entry>,
  visits: ReadonlyArray<Visit>,
): ReadonlyArray<CauseNode> => {
  const ordered = [...entries].sort((a, b) => a.revision - b.revision)
  const children = Map.groupBy(ordered, (entry, index) => parentOf(entry, ordered.slice(0, index))?.id)
  const nodesBelow = (id: string | undefined): ReadonlyArray<CauseNode> =>
    (children.get(id) ?? []).map((entry) => ({ _tag: "entry", entry, children: nodesBelow(entry.id) }))
  return [...visits]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .reduce<ReadonlyArray<CauseNode>>(
      (below, visit) => [{ _tag: "visit", visit, children: below }],
      nodesBelow(undefined),
    )
}

export const nodeId = (node: CauseNode): string => (node._tag === "visit" ? node.visit.id : node.entry.id)
