import { Effect, Schema } from "effect"
import type { Database } from "./pool.ts"
import { type DatabaseError, rows } from "./query.ts"

/** What is added to a counter of all processes; `seconds`: how long its window lasts where this begins one. */
export interface AttemptCount {
  /** A keyed hash: nobody is named. */
  readonly key: Buffer
  readonly count: number
  readonly seconds: number
}

const Sum = Schema.Struct({
  /** In hexadecimal. */
  key: Schema.String,
  count: Schema.Int,
  /** Until its window ends. */
  seconds: Schema.Finite,
})

/** Adds to counters and answers what they have come to, in no order. Keys must differ. */
export const addAttempts = (
  counts: ReadonlyArray<AttemptCount>,
): Effect.Effect<ReadonlyArray<typeof Sum.Type>, DatabaseError, Database> =>
  rows(Sum, {
    name: "count-attempts",
    // In the order of their keys, so that two statements never wait for each other.
    text: `insert into attempt as a (key, count, window_ends_at)
           select key, count, clock_timestamp() + make_interval(secs => seconds)
           from unnest($1::bytea[], $2::int[], $3::float8[]) given (key, count, seconds) order by key
           on conflict (key) do update set
             count = excluded.count + case when a.window_ends_at <= clock_timestamp() then 0 else a.count end,
             window_ends_at =
               case when a.window_ends_at <= clock_timestamp() then excluded.window_ends_at else a.window_ends_at end
           returning encode(key, 'hex') as key, count,
             extract(epoch from window_ends_at - clock_timestamp())::float8 as seconds`,
    values: [
      counts.map(({ key }) => key),
      counts.map(({ count }) => count),
      counts.map(({ seconds }) => seconds),
    ],
  })

export interface Limit extends Pick<AttemptCount, "key"> {
  /** What the counter may come to in its window. */
  readonly most: number
}

/** Adds the same to counters; answers for how many more seconds one of them is over its limit, 0 where none is. */
export const addToLimits = (
  limits: ReadonlyArray<Limit>,
  added: Omit<AttemptCount, "key">,
): Effect.Effect<number, DatabaseError, Database> => {
  const most = new Map(limits.map((limit) => [limit.key.toString("hex"), limit.most]))
  return addAttempts(limits.map(({ key }) => ({ key, ...added }))).pipe(
    Effect.map((sums) =>
      Math.max(
        0,
        ...sums.filter(({ count, key }) => count > (most.get(key) ?? 0)).map(({ seconds }) => seconds),
      ),
    ),
  )
}
