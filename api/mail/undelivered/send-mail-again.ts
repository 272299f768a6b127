import { Effect, Schema } from "effect"
import type { Cryptography } from "../../platform/cryptography.ts"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../../platform/postgres/query.ts"
import { notFound, Problem } from "../../platform/problem.ts"
import { isUuid } from "../../platform/uuid.ts"
import { CANNOT_BE_READ, NEVER_AGAIN, whyNotAgain } from "../mail-kinds.ts"
import { whyNotThere } from "./undelivered-mail.ts"

const NO_MAIL = notFound("This email")

const State = Schema.Struct({
  template: Schema.String,
  isGivenUp: Schema.Boolean,
  isReturned: Schema.Boolean,
})

/**
 * Queues a mail that was given up, as if it were new. A mail that is already on its way, or was sent, is left alone, so
 * that pressing twice sends it once.
 */
export const sendMailAgain = Effect.fnUntraced(function* (
  mailId: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  if (!isUuid(mailId)) return yield* NO_MAIL
  const why = yield* whyNotThere(mailId)
  if (why !== null) return yield* new Problem({ code: "CONFLICT", message: why })
  const queued = yield* execute({
    text: `update mail_outbox set given_up_at = null, recipient_hash = null, refusal = null, last_error = null,
             attempts = 0, next_attempt_at = clock_timestamp()
           where mail_id = $1 and given_up_at is not null and sealed is not null and template <> all ($2)`,
    values: [mailId, NEVER_AGAIN],
  })
  if (queued > 0) return
  const [mail] = yield* rows(State, {
    text: `select template, given_up_at is not null as "isGivenUp", sent_at is not null as "isReturned"
           from mail_outbox where mail_id = $1`,
    values: [mailId],
  })
  if (mail === undefined) return yield* NO_MAIL
  if (mail.isGivenUp)
    return yield* new Problem({
      code: "CONFLICT",
      message: whyNotAgain(mail.template, mail.isReturned) ?? CANNOT_BE_READ,
    })
})
