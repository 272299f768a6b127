import { randomBytes } from "node:crypto"
import { Effect, Option, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute } from "../platform/postgres/query.ts"

/** The purpose and the holder of a challenge; it is valid for both together only. */
interface ChallengeUse {
  readonly purpose: "set-up" | "log-in"
  /** The id of the session, or of this browser's log-in. */
  readonly holder: string
}

const BYTES = 32
/** Long enough to find an authenticator and touch it. */
export const CHALLENGE_MINUTES = 5

/** Stores a random challenge that can be answered once within `CHALLENGE_MINUTES`. */
export const issueChallenge = Effect.fnUntraced(function* ({
  purpose,
  holder,
}: ChallengeUse): Effect.fn.Return<Uint8Array<ArrayBuffer>, DatabaseError, Database> {
  const challenge = Uint8Array.from(randomBytes(BYTES))
  yield* execute({
    text: `insert into passkey_challenge (challenge, purpose, holder, expires_at)
           values ($1, $2, $3, clock_timestamp() + make_interval(mins => $4))`,
    values: [Buffer.from(challenge).toString("base64url"), purpose, holder, CHALLENGE_MINUTES],
  })
  return challenge
})

const decodeClientData = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ challenge: Schema.String })),
)

/**
 * The challenge that an authenticator has answered; undefined where there is none for this use. It is deleted even if the
 * signature turns out to be wrong.
 */
export const consumeChallenge = Effect.fnUntraced(function* (
  clientDataJson: string,
  { purpose, holder }: ChallengeUse,
): Effect.fn.Return<string | undefined, DatabaseError, Database> {
  const answered = decodeClientData(Buffer.from(clientDataJson, "base64url").toString())
  if (Option.isNone(answered)) return undefined
  const { challenge } = answered.value
  const taken = yield* execute({
    text: `delete from passkey_challenge
           where challenge = $1 and purpose = $2 and holder = $3 and expires_at > clock_timestamp()`,
    values: [challenge, purpose, holder],
  })
  return taken > 0 ? challenge : undefined
})
