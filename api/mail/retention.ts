import type { Retention } from "../platform/postgres/retention.ts"

/** A sent mail is known by its cause for much longer than an event counts as news that leads to one. */
export const MAIL_RETENTION: ReadonlyArray<Retention> = [
  { table: "mail_outbox", endedAt: "sent_at", days: 90 },
  { table: "mail_outbox", endedAt: "given_up_at", days: 90 },
  { table: "inbound_mail", endedAt: "processed_at", days: 90 },
  { table: "mailbox", endedAt: "received_at", days: 30 },
]
