import { Effect, Schema } from "effect"
import { Cryptography } from "../platform/cryptography.ts"
import { Problem } from "../platform/http/problem.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"

/** Attempts allowed for one name in a time window. */
const LIMITS = {
  "log-in": { max: 10, minutes: 15 },
  register: { max: 5, minutes: 60 },
  "send-code": { max: 5, minutes: 60 },
  "enter-code": { max: 10, minutes: 60 },
  contact: { max: 5, minutes: 60 },
  subscribe: { max: 5, minutes: 60 },
  chat: { max: 60, minutes: 10 },
} as const
export type LimitedAct = keyof typeof LIMITS

const WORDS: Readonly<Record<LimitedAct, string>> = {
  "log-in": "Too many attempts to log in.",
  register: "Too many attempts to register.",
  "send-code": "Too many codes were asked for.",
  "enter-code": "Too many wrong codes.",
  contact: "Too many messages.",
  subscribe: "Too many requests.",
  chat: "Too many messages.",
}

const wait = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`
}

/**
 * Counts an attempt, shared by all processes, and fails above the limit. Answer and timing do not reveal whether the
 * name exists. `name` is stored only as an HMAC.
 */
export const countAttempt = Effect.fnUntraced(function* (
  act: LimitedAct,
  name: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  const { hmac } = yield* Cryptography
  const { max, minutes } = LIMITS[act]
  const [row] = yield* rows(Schema.Struct({ count: Schema.Number, seconds: Schema.Number }), {
    name: "count-attempt",
    text: `insert into attempt as a (key, count, window_ends_at)
           values ($1, 1, clock_timestamp() + make_interval(mins => $2))
           on conflict (key) do update set
             count = case when a.window_ends_at <= clock_timestamp() then 1 else a.count + 1 end,
             window_ends_at =
               case when a.window_ends_at <= clock_timestamp() then excluded.window_ends_at else a.window_ends_at end
           returning count, extract(epoch from window_ends_at - clock_timestamp())::float8 as seconds`,
    values: [hmac("attempts", act, name), minutes],
  })
  if (row !== undefined && row.count > max) {
    return yield* new Problem({ code: "TOO_MANY_REQUESTS", message: `${WORDS[act]} ${wait(row.seconds)}` })
  }
})

/** Resets the counter, after a successful attempt. */
export const clearAttempts = Effect.fnUntraced(function* (
  act: LimitedAct,
  name: string,
): Effect.fn.Return<void, DatabaseError, Database | Cryptography> {
  const { hmac } = yield* Cryptography
  yield* execute({ text: "delete from attempt where key = $1", values: [hmac("attempts", act, name)] })
})

/** Deletes expired counters. */
export const sweepAttempts: Effect.Effect<void, DatabaseError, Database> = execute({
  text: "delete from attempt where window_ends_at < clock_timestamp() - interval '1 day'",
  values: [],
}).pipe(Effect.asVoid)
