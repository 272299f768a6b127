import { fromDecimal } from "@voltread/domain/shared/money.ts"
import { Result, Schema } from "effect"
import type { Transaction } from "./records.ts"
import type { Store } from "./store.ts"

const Text = Schema.Struct({
  is: Schema.optional(Schema.String),
  is_not: Schema.optional(Schema.String),
  starts_with: Schema.optional(Schema.String),
  ends_with: Schema.optional(Schema.String),
  contains: Schema.optional(Schema.String),
})
const Range = Schema.Struct({
  is: Schema.optional(Schema.String),
  min: Schema.optional(Schema.String),
  max: Schema.optional(Schema.String),
})
const Criteria = Schema.Struct({
  ids: Schema.optional(Schema.Array(Schema.String)),
  id: Schema.optional(Text),
  order_id: Schema.optional(Text),
  status: Schema.optional(Schema.Array(Schema.String)),
  type: Schema.optional(Schema.Array(Schema.String)),
  amount: Schema.optional(Range),
  created_at: Schema.optional(Range),
})
type Criteria = typeof Criteria.Type

const SearchRequest = Schema.Struct({ search: Criteria })
// An unknown criterion must not be ignored: the search would find too much.
const decode = Schema.decodeUnknownResult(SearchRequest, { onExcessProperty: "error" })

const textMatches = (wanted: typeof Text.Type | undefined, text: string): boolean => {
  if (wanted === undefined) return true
  return (
    (wanted.is === undefined || text === wanted.is) &&
    (wanted.is_not === undefined || text !== wanted.is_not) &&
    (wanted.starts_with === undefined || text.startsWith(wanted.starts_with)) &&
    (wanted.ends_with === undefined || text.endsWith(wanted.ends_with)) &&
    (wanted.contains === undefined || text.includes(wanted.contains))
  )
}

const rangeMatches = (
  wanted: typeof Range.Type | undefined,
  actual: number,
  parse: (text: string) => number | undefined,
): boolean => {
  if (wanted === undefined) return true
  const bound = (text: string | undefined, holds: (limit: number) => boolean): boolean => {
    if (text === undefined) return true
    const limit = parse(text)
    return limit !== undefined && holds(limit)
  }
  return (
    bound(wanted.is, (limit) => actual === limit) &&
    bound(wanted.min, (limit) => actual >= limit) &&
    bound(wanted.max, (limit) => actual <= limit)
  )
}

const instant = (text: string): number | undefined => {
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : at
}

const matches = (criteria: Criteria, transaction: Transaction): boolean =>
  (criteria.ids === undefined || criteria.ids.includes(transaction.id)) &&
  textMatches(criteria.id, transaction.id) &&
  textMatches(criteria.order_id, transaction.orderId ?? "") &&
  (criteria.status === undefined || criteria.status.includes(transaction.status)) &&
  (criteria.type === undefined || criteria.type.includes(transaction.type)) &&
  rangeMatches(criteria.amount, transaction.amount, fromDecimal) &&
  rangeMatches(criteria.created_at, transaction.createdAt, instant)

const candidates = (store: Store, criteria: Criteria): ReadonlyArray<Transaction> => {
  const orderId = criteria.order_id?.is
  if (orderId !== undefined) return store.transactionsOfOrder(orderId).toReversed()
  if (criteria.ids !== undefined) return criteria.ids.flatMap((id) => store.transaction(id) ?? [])
  return [...store.transactions()].toReversed()
}

/** Newest first, like the vendor's lists. Fails for criteria that this simulator does not support. */
export const search = (store: Store, body: unknown): Result.Result<ReadonlyArray<Transaction>, string> =>
  Result.mapBoth(decode(body), {
    onFailure: (error) => error.message,
    onSuccess: ({ search: criteria }) =>
      candidates(store, criteria)
        .filter((transaction) => matches(criteria, transaction))
        .toSorted((a, b) => b.createdAt - a.createdAt),
  })
