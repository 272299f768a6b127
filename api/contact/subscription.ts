import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { countAttempt } from "../accounts/attempts.ts"
import { enqueueMail } from "../mail/outbox.ts"
import { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, executeOn, transaction } from "../platform/postgres/query.ts"
import type { Problem } from "../platform/problem.ts"

/**
 * Double opt-in: mails a confirmation link. Existing subscribers get one, too, so that the answer does not reveal who
 * is subscribed.
 */
export const subscribe = Effect.fnUntraced(function* (
  email: string,
  address: string,
  publicUrl: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("subscribe", { name: email, from: address, isKnown: false })
  const { hmac } = yield* Cryptography
  // Always the same for an address, so that a second request voids no link that was mailed before.
  const token = hmac("codes", "subscription-link", email).toString("base64url")
  yield* transaction((client) =>
    Effect.gen(function* () {
      yield* executeOn(client, {
        text: `insert into subscription (email, token_hash) values ($1, $2)
               on conflict (email) do update set token_hash = excluded.token_hash, requested_at = clock_timestamp()`,
        values: [email, hmac("codes", "subscription", token)],
      })
      yield* enqueueMail(client, `subscription:${randomUUID()}`, email, {
        template: "subscription",
        confirmUrl: `${publicUrl}/api/subscription/confirm?token=${token}`,
      })
    }),
  )
})

/** Confirms or ends the subscription of this token; false for an unknown token. */
export const decideSubscription = Effect.fnUntraced(function* (
  token: string,
  isWanted: boolean,
): Effect.fn.Return<boolean, DatabaseError, Database | Cryptography> {
  const { hmac } = yield* Cryptography
  // What follows it is of the sentence that the link stood in.
  const [secret = ""] = /^[\w-]*/.exec(token) ?? []
  const changed = yield* execute({
    text: `update subscription set
             confirmed_at = case when $2 then coalesce(confirmed_at, clock_timestamp()) else confirmed_at end,
             ended_at = case when $2 then null else clock_timestamp() end
           where token_hash = $1`,
    values: [hmac("codes", "subscription", secret), isWanted],
  })
  return changed > 0
})
