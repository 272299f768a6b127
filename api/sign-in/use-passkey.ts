import type { PasskeyAnswer } from "@voltread/domain/shared/passkey-answer.ts"
import { Effect } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, transaction } from "../platform/postgres/query.ts"
import { consumeChallenge } from "./passkey-challenges.ts"
import { passkeyInUse, recordUse } from "./passkeys.ts"
import { type RelyingParty, verifyPasskey } from "./web-authn.ts"

/**
 * Whose passkey has signed the challenge that `holder` was given; null where nothing is right about it. Either way the
 * challenge is used up.
 *
 * @param owner whose it must be; null: anybody's
 */
export const usePasskey = Effect.fnUntraced(function* (
  party: RelyingParty,
  answer: PasskeyAnswer,
  holder: string,
  owner: string | null,
): Effect.fn.Return<string | null, DatabaseError, Database> {
  const challenge = yield* consumeChallenge(answer.response.clientDataJSON, { purpose: "log-in", holder })
  if (challenge === undefined) return null
  return yield* transaction((client) =>
    Effect.gen(function* () {
      const kept = yield* passkeyInUse(client, answer.id)
      if (kept === undefined || (owner !== null && kept.username !== owner)) return null
      const counter = yield* verifyPasskey(party, answer, challenge, kept)
      if (counter === undefined) return null
      yield* recordUse(client, answer.id, counter)
      return kept.username
    }),
  )
})
