import { cleanLine } from "@voltread/domain/shared/characters.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { answerText } from "@voltread/domain/support/answer-text.ts"
import { Effect } from "effect"
import type { CommandFailure } from "../aggregates/command-failure.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { saveContactRequest } from "../contact/contact.ts"
import { addToContact, writerOf } from "../contact/contact-thread.ts"
import { finishMail, type InboundMail, openMail, takeMails } from "../mail/inbound/inbound-mail.ts"
import { Mailer } from "../mail/mailer.ts"
import { type NotMarkedAsSent, recordReturnedMail } from "../mail/undelivered/returned-mail.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { workOff } from "../platform/work-off.ts"
import { markAnswerWaiting } from "./waiting-answers.ts"

const MAX_SUBJECT = 300
const MAX_NAME = 100

type Needs = Database | CommandHandlers | Cryptography | Mailer

/** Files incoming mails with their order or message. Every step is idempotent, so that it can be repeated after a crash. */
export const fileMails: Effect.Effect<void, DatabaseError, Needs> = workOff(
  takeMails,
  { batch: 20 },
  (waiting) =>
    openMail(waiting).pipe(
      Effect.flatMap(file),
      Effect.andThen(finishMail(waiting)),
      Effect.catch((failure) => Effect.logWarning(`An inbound mail waits: ${failure._tag}`)),
      survivingDefect("An inbound mail"),
    ),
)

/** A mail whose text is safe to store and show. */
interface CleanMail {
  /** The id of the mail, and of what is created from it. */
  readonly id: string
  readonly from: string
  readonly name: string
  readonly subject: string
  readonly text: string
  readonly isAutomatic: boolean
}

const cleaned = (mail: InboundMail): CleanMail => ({
  id: derivedId("inbound-mail", mail.messageId),
  from: mail.from,
  name: cleanLine(mail.fromName ?? "", MAX_NAME).trim() || mail.from,
  subject: cleanLine(mail.subject, MAX_SUBJECT).trim() || "(No subject)",
  text: answerText(mail.text),
  isAutomatic: mail.isAutomatic === true,
})

const file = Effect.fnUntraced(function* (
  mail: InboundMail,
): Effect.fn.Return<void, CommandFailure | NotMarkedAsSent, Needs> {
  const { subjectOf } = yield* Mailer
  const about = mail.to.map(subjectOf).find((found) => found !== undefined)
  if (about?.kind === "mail" && mail.deliveryStatus !== undefined)
    return yield* recordReturnedMail(about.id, mail.deliveryStatus)
  const clean = cleaned(mail)
  if (about?.kind === "order" && (yield* fileOnOrder(about.id, clean))) return
  if (about?.kind === "contact" && (yield* fileOnContact(about.id, clean))) return
  yield* fileAsContact(clean)
})

/**
 * Only a mail from the order's own address is its customer's: others may have got the reply address from a forwarded
 * mail.
 */
const fileOnOrder = Effect.fnUntraced(function* (
  orderId: string,
  mail: CleanMail,
): Effect.fn.Return<boolean, CommandFailure, Needs> {
  const { orders } = yield* CommandHandlers
  const { shopAddress } = yield* Mailer
  const { state } = yield* orders.load(orderId)
  if (state._tag !== "placed") return false
  const { contact, username } = state.created
  if (normalizeEmail(contact.email) !== normalizeEmail(mail.from)) return false
  if (!mail.isAutomatic) yield* markAnswerWaiting(orderId)
  const { id, from, subject, text: body } = mail
  yield* orders.handle(
    orderId,
    () => [
      {
        type: "RecordEmailConversation",
        email: { emailId: id, direction: "inbound", from, to: shopAddress, subject, body },
      },
    ],
    {
      commandId: id,
      correlationId: id,
      actor: {
        id: username ?? "guest",
        name: `${contact.firstName} ${contact.lastName}`,
        role: username === null ? "guest" : "customer",
      },
      now: new Date().toISOString(),
    },
  )
  return true
})

const fileOnContact = Effect.fnUntraced(function* (
  id: string,
  mail: CleanMail,
): Effect.fn.Return<boolean, DatabaseError, Database> {
  const writer = yield* writerOf(id)
  if (writer === null || normalizeEmail(writer) !== normalizeEmail(mail.from)) return false
  yield* addToContact(id, mail)
  return true
})

const fileAsContact = ({ id, name, from, subject, text }: CleanMail) =>
  saveContactRequest(id, { name, email: from, phone: "", message: `${subject}\n\n${text}` })
