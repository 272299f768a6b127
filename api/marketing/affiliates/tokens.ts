import { createHash, randomBytes, randomUUID } from "node:crypto"
import type { TokenForm } from "@voltread/domain/marketing/affiliate.ts"
import type { Difference } from "@voltread/domain/shared/difference.ts"
import { Effect, Schema } from "effect"
import type { UserViewer } from "../../platform/http/viewer.ts"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../../platform/postgres/query.ts"
import { notFound, Problem } from "../../platform/problem.ts"
import { NO_AFFILIATE } from "./lock-affiliate.ts"
import { recordChange } from "./record-change.ts"

const PREFIX = "vta_"
const BYTES = 32
const FORM = /^vta_[A-Za-z0-9_-]{43}$/

/** A plain hash is enough, since the token is long and random. */
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest()

/** A new token for an affiliate's own report. It is shown once and never again. */
export const addToken = Effect.fnUntraced(function* (
  affiliateId: string,
  { label, days }: TokenForm,
  by: UserViewer,
): Effect.fn.Return<string, Problem | DatabaseError, Database> {
  const token = PREFIX + randomBytes(BYTES).toString("base64url")
  yield* transaction((client) =>
    Effect.gen(function* () {
      const added = yield* executeOn(client, {
        text: `insert into affiliate_token (token_id, token_hash, affiliate_id, label, expires_at)
               select $1, $2, affiliate_id, $4, now() + make_interval(days => $5) from affiliate where affiliate_id = $3`,
        values: [randomUUID(), hashOf(token), affiliateId, label, days],
      })
      if (added === 0) return yield* NO_AFFILIATE
      const after = { label, days }
      yield* recordChange(client, { affiliateId, what: "Report token made", before: null, after }, by)
    }),
  )
  return token
})

const TOKEN = "Report token"

export const madeTokenDifference = ({ label, days }: TokenForm): Difference => ({
  what: TOKEN,
  before: null,
  after: `${label}, for ${days} days`,
})

const TokenKnown = Schema.Struct({ label: Schema.String, is_revoked: Schema.Boolean })

/** Revokes a token at once. Idempotent. */
export const revokeToken = (affiliateId: string, tokenId: string, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      const [known] = yield* rowsOn(client, TokenKnown, {
        text: `select label, revoked_at is not null as is_revoked from affiliate_token
               where affiliate_id = $1 and token_id::text = $2 for update`,
        values: [affiliateId, tokenId],
      })
      if (known === undefined) return yield* notFound("This token")
      if (known.is_revoked) return []
      yield* executeOn(client, {
        text: "update affiliate_token set revoked_at = now() where token_id::text = $1",
        values: [tokenId],
      })
      yield* recordChange(
        client,
        { affiliateId, what: "Report token revoked", before: { tokenId }, after: null },
        by,
      )
      return [{ what: TOKEN, before: known.label, after: null }]
    }),
  )

const Holder = Schema.Struct({ affiliate_id: Schema.String })

const REFUSED = new Problem({
  code: "UNAUTHENTICATED",
  message: "This link is no longer valid. Please ask us for a new one.",
})

/** The affiliate that this token belongs to, unless the token was revoked or has expired. */
export const affiliateOfToken = Effect.fnUntraced(function* (
  authorization: string | undefined,
): Effect.fn.Return<string, Problem | DatabaseError, Database> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1] ?? ""
  if (!FORM.test(token)) return yield* REFUSED
  const [holder] = yield* rows(Holder, {
    text: `update affiliate_token set last_used_at = now()
           where token_hash = $1 and revoked_at is null and expires_at > now() returning affiliate_id`,
    values: [hashOf(token)],
  })
  return holder === undefined ? yield* REFUSED : holder.affiliate_id
})
