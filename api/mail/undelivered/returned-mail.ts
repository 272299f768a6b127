import { Data, Effect, Schema } from "effect"
import { Cryptography } from "../../platform/cryptography.ts"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../../platform/postgres/query.ts"
import { openRefusal, Refusal } from "../refusal.ts"
import { deliveryFailure } from "./delivery-status.ts"

/** The process that handed the mail over has yet to note it. */
export class NotMarkedAsSent extends Data.TaggedError("NotMarkedAsSent") {}

const Returned = Schema.Struct({
  isSent: Schema.Boolean,
  returnable: Schema.NullOr(Schema.Uint8Array),
})
const encodeRefusal = Schema.encodeSync(Refusal)

/**
 * Records that a mail which was sent came back; `part`: the report's part `message/delivery-status`. Reports of delays,
 * repeated ones and those of mails that nothing is kept of change nothing.
 */
export const recordReturnedMail = Effect.fnUntraced(function* (
  mailId: string,
  part: string,
): Effect.fn.Return<void, DatabaseError | NotMarkedAsSent, Database | Cryptography> {
  const failure = deliveryFailure(part)
  if (failure === undefined) return
  const [mail] = yield* rows(Returned, {
    text: `select sent_at is not null as "isSent", returnable from mail_outbox
           where mail_id = $1 and given_up_at is null`,
    values: [mailId],
  })
  if (mail === undefined) return
  if (!mail.isSent) return yield* new NotMarkedAsSent()
  if (mail.returnable === null) return
  const cryptography = yield* Cryptography
  const told = openRefusal(cryptography, mail.returnable)
  const recorded = yield* execute({
    text: `update mail_outbox set last_error = $2, given_up_at = date_trunc('milliseconds', clock_timestamp()),
             recipient_hash = sent_to_hash, refusal = $3, sent_to_hash = null, returnable = null
           where mail_id = $1 and returnable is not null`,
    values: [
      mailId,
      `SMTP: RETURNED ${failure.code}`,
      cryptography.encrypt("mail", encodeRefusal({ ...told, answer: failure.answer })),
    ],
  })
  if (recorded > 0)
    yield* Effect.logWarning(`A mail came back: SMTP ${failure.code}`).pipe(
      Effect.annotateLogs({ mailId, alert: "mail-given-up" }),
    )
})
