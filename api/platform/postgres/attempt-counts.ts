import { Effect, Schema } from "effect"
import type pg from "pg"
import { batchedOnPool } from "./batched.ts"
import type { Database } from "./pool.ts"
import { type DatabaseError, rowsOn } from "./query.ts"

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

type Counts = ReadonlyArray<AttemptCount>

const hex = (key: Buffer): string => key.toString("hex")

/**
 * Adds to counters and answers what they have come to, in no order. Keys must differ. Callers at the same time, who would
 * wait for each other's rows, share a statement, and each is answered as if the others had come before or after it.
 */
export const addAttempts = batchedOnPool((pool, callers: ReadonlyArray<Counts>) =>
  Effect.gen(function* () {
    const added = new Map<string, AttemptCount>()
    for (const each of callers.flat()) {
      const before = added.get(hex(each.key))?.count ?? 0
      added.set(hex(each.key), { ...each, count: before + each.count })
    }
    const sums = new Map((yield* add(pool, [...added.values()])).map((sum) => [sum.key, sum]))
    const soFar = new Map([...sums].map(([key, { count }]) => [key, count - (added.get(key)?.count ?? 0)]))
    return callers.map((counts) =>
      counts.flatMap(({ key, count }) => {
        const sum = sums.get(hex(key))
        if (sum === undefined) return []
        const total = (soFar.get(sum.key) ?? 0) + count
        soFar.set(sum.key, total)
        return [{ ...sum, count: total }]
      }),
    )
  }),
)

const add = (pool: pg.Pool, counts: Counts) =>
  rowsOn(pool, Sum, {
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
  const most = new Map(limits.map((limit) => [hex(limit.key), limit.most]))
  return addAttempts(limits.map(({ key }) => ({ key, ...added }))).pipe(
    Effect.map((sums) =>
      Math.max(
        0,
        ...sums.filter(({ count, key }) => count > (most.get(key) ?? 0)).map(({ seconds }) => seconds),
      ),
    ),
  )
}
