import { Effect, Schema } from "effect"
import { Gauge, type Registry } from "prom-client"
import { rows } from "../platform/postgres/query.ts"

const Backlog = Schema.Struct({ mails: Schema.Int, oldest: Schema.Finite, undelivered: Schema.Int })
export type MailBacklog = typeof Backlog.Type

/** The mails that wait to be sent, the age of the oldest in seconds, and how many were given up in the last day. */
export const mailBacklog = rows(Backlog, {
  text: `select count(*)::int as mails,
           coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as oldest,
           (select count(*)::int from mail_outbox where given_up_at > now() - interval '1 day') as undelivered
         from mail_outbox where sent_at is null and given_up_at is null`,
  values: [],
}).pipe(Effect.map(([found]) => found ?? { mails: 0, oldest: 0, undelivered: 0 }))

/** Read at each scrape. Without a value while the database does not answer (`read` answers null). */
export const mailMetrics = (registry: Registry, read: () => Promise<MailBacklog | null>): void => {
  const gauge = (name: string, help: string, of: (backlog: MailBacklog) => number) =>
    new Gauge({
      name: `voltread_mail_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.remove()
        const backlog = await read()
        if (backlog !== null) this.set(of(backlog))
      },
    })
  gauge("waiting", "Mails that were not sent yet", ({ mails }) => mails)
  gauge("oldest_seconds", "How long the oldest of them has waited", ({ oldest }) => oldest)
  gauge("undelivered", "Mails that were given up in the last day", ({ undelivered }) => undelivered)
}
