import type { Retention } from "../platform/postgres/retention.ts"

/** Mail servers try for up to five days before they return a mail. */
const RETURN_DAYS = 7

/** The causes of sent mails are kept much longer than an event may lead to a mail, so that none is sent twice. */
export const MAIL_RETENTION: ReadonlyArray<Retention> = [
  { table: "mail_outbox", endedAt: "sent_at", days: 90 },
  { table: "mail_outbox", endedAt: "given_up_at", days: 90 },
  {
    table: "mail_outbox",
    endedAt: "sent_at",
    days: RETURN_DAYS,
    where: "returnable is not null",
    empties: ["sent_to_hash", "returnable"],
  },
  { table: "inbound_mail", endedAt: "processed_at", days: 90 },
  { table: "mailbox", endedAt: "received_at", days: 30 },
]
