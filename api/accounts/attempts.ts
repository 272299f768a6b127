import { mailboxOf } from "@voltread/domain/shared/email.ts"
import { Effect } from "effect"
import { Cryptography } from "../platform/cryptography.ts"
import { NETWORKS_OF_SITE, networkLimits, networkOf } from "../platform/http/network-address.ts"
import { inMinutes } from "../platform/in-minutes.ts"
import { addAttempts, addToLimits, type Limit } from "../platform/postgres/attempt-counts.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"

/**
 * Attempts allowed in a time window: `max` for one name from one place, `maxOfName` for one name from all places that are
 * not known to belong to it, and again from all that are: whoever knew a password once may have made many known devices.
 * The second is so much higher that locking somebody out takes more than one machine, and still too low for guessing.
 */
const LIMITS = {
  "log-in": { max: 10, maxOfName: 100, minutes: 15 },
  register: { max: 5, maxOfName: 20, minutes: 60 },
  "send-code": { max: 5, maxOfName: 20, minutes: 60 },
  "enter-code": { max: 10, maxOfName: 50, minutes: 60 },
  // Each try matches one of three valid codes in a million, and needs the right password first.
  "second-factor": { max: 5, maxOfName: 20, minutes: 15 },
  contact: { max: 5, maxOfName: 20, minutes: 60 },
  subscribe: { max: 5, maxOfName: 20, minutes: 60 },
  "stock-alert": { max: 20, maxOfName: 50, minutes: 60 },
  "find-order": { max: 5, maxOfName: 20, minutes: 60 },
  "pickup-code": { max: 5, maxOfName: 5, minutes: 15 },
  "mail-pickup-code": { max: 5, maxOfName: 5, minutes: 60 },
  // Whole companies and phone networks share an address; the name is its site.
  "promotion-code": { max: 60, maxOfName: 60 * NETWORKS_OF_SITE, minutes: 15 },
  chat: { max: 60, maxOfName: 60, minutes: 10 },
} as const
export type LimitedAct = keyof typeof LIMITS

/** Acts that write to an address without asking its owner first. */
const MAILING: ReadonlySet<LimitedAct> = new Set([
  "register",
  "send-code",
  "subscribe",
  "stock-alert",
  "contact",
])

/** The most strangers that one place may have written to in the time of the act: whole companies share an address. */
const MAX_OF_PLACE = 300

/** The name that an act is counted for. */
const counted = (act: LimitedAct, { name }: Attempt): string => (MAILING.has(act) ? mailboxOf(name) : name)

const WORDS: Readonly<Record<LimitedAct, string>> = {
  "log-in": "Too many attempts to log in.",
  register: "Too many attempts to register.",
  "send-code": "Too many codes were requested.",
  "enter-code": "Too many wrong codes.",
  "second-factor": "Too many wrong codes.",
  contact: "Too many messages.",
  subscribe: "Too many requests.",
  "stock-alert": "Too many requests.",
  "find-order": "Too many requests.",
  "pickup-code": "Too many wrong codes.",
  "mail-pickup-code": "This code was emailed too often.",
  "promotion-code": "Too many wrong codes.",
  chat: "Too many messages.",
}

export interface Attempt {
  readonly name: string
  /** The origin: a network address, or proof that the sender owns the name. All addresses of an IPv6 network are one. */
  readonly from: string
  /** Attempts from known devices have counters of their own, which strangers cannot use up. */
  readonly isKnown: boolean
}

/**
 * Counts an attempt, shared by all processes, and fails above the limit. Answer and timing do not reveal whether the
 * name exists. Name and place are stored only as an HMAC.
 */
export const countAttempt = Effect.fnUntraced(function* (
  act: LimitedAct,
  attempt: Attempt,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  const { max, maxOfName } = LIMITS[act]
  // First, so that an attempt rejected here does not count against the name.
  yield* count(act, { key: yield* keyHere(act, attempt), most: max })
  if (MAILING.has(act) && !attempt.isKnown)
    for (const limit of yield* limitsOfPlace(act, attempt)) yield* count(act, limit)
  yield* count(act, { key: yield* keyOfName(act, attempt), most: maxOfName })
})

const count = Effect.fnUntraced(function* (act: LimitedAct, limit: Limit) {
  const seconds = yield* addToLimits([limit], { count: 1, seconds: LIMITS[act].minutes * 60 })
  if (seconds > 0) {
    const message = `${WORDS[act]} Please try again in ${inMinutes(seconds)}.`
    return yield* new Problem({ code: "TOO_MANY_REQUESTS", message })
  }
})

/** Otherwise anybody could have the shop send mail to as many addresses as they like. */
const limitsOfPlace = (act: LimitedAct, { from }: Attempt) =>
  Cryptography.use(({ hmac }) =>
    Effect.succeed(
      networkLimits(networkOf(from), MAX_OF_PLACE, (name) => hmac("attempts", act, "place", name)),
    ),
  )

const keyHere = (act: LimitedAct, attempt: Attempt) =>
  Cryptography.use(({ hmac }) => {
    const { from, isKnown } = attempt
    const place = isKnown ? ["known", from] : ["address", networkOf(from)]
    return Effect.succeed(hmac("attempts", act, counted(act, attempt), ...place))
  })

const keyOfName = (act: LimitedAct, attempt: Attempt) =>
  Cryptography.use(({ hmac }) =>
    Effect.succeed(hmac("attempts", act, counted(act, attempt), ...(attempt.isKnown ? ["known"] : []))),
  )

/** Takes one attempt back that was right, where the others go on counting. */
export const takeBackAttempt = Effect.fnUntraced(function* (
  act: LimitedAct,
  attempt: Attempt,
): Effect.fn.Return<void, DatabaseError, Database | Cryptography> {
  const keys = [yield* keyHere(act, attempt), yield* keyOfName(act, attempt)]
  yield* addAttempts(keys.map((key) => ({ key, count: -1, seconds: LIMITS[act].minutes * 60 })))
})

/** Resets the counters of the name and of this place, after a successful attempt. */
export const clearAttempts = Effect.fnUntraced(function* (
  act: LimitedAct,
  attempt: Attempt,
): Effect.fn.Return<void, DatabaseError, Database | Cryptography> {
  const keys = [
    yield* keyHere(act, attempt),
    yield* keyOfName(act, { ...attempt, isKnown: true }),
    yield* keyOfName(act, { ...attempt, isKnown: false }),
  ]
  yield* execute({ text: "delete from attempt where key = any($1::bytea[])", values: [keys] })
})

/** Deletes expired counters. */
export const sweepAttempts: Effect.Effect<void, DatabaseError, Database> = execute({
  text: "delete from attempt where window_ends_at < now() - interval '1 day'",
  values: [],
}).pipe(Effect.asVoid)
