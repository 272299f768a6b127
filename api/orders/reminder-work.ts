import { EventLog, type EventLogUnavailable, type RecordedEvent } from "@voltread/domain/event.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import { nextReminder, waitingChange } from "@voltread/domain/processes/reminders.ts"
import { REMINDER_KINDS, type ReminderKind } from "@voltread/domain/shared/reminder-kinds.ts"
import type { ReminderRules } from "@voltread/domain/shared/shop-settings.ts"
import { orderStream, parseStream } from "@voltread/domain/stream.ts"
import { Effect, Schema, Stream } from "effect"
import type { Follower } from "../platform/event-log/follow.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"

/** What a customer still has to do, and since when. */
export interface PendingReminder {
  readonly orderId: string
  readonly kind: ReminderKind
  readonly since: Date
}

const TYPES: ReadonlySet<string> = new Set(["OrderCreated", "OrderStatusChanged", "OrderCancelled"])

/**
 * Keeps the list of what customers still have to do. It reads the log from the beginning: its own rules drop what is
 * old.
 */
export const followReminders: Follower<DatabaseError, Database | CurrentSettings> = {
  // Once "reminders", which took orders off its list that nobody was reminded of anymore: they are canceled some day.
  name: "waiting-orders",
  streamPrefixes: ["order-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    const newest = new Map<string, Omit<PendingReminder, "since"> & { readonly since: Date | null }>()
    for (const event of events) {
      if (!TYPES.has(event.type)) continue
      const orderId = parseStream(event.stream)?.id
      if (orderId === undefined) continue
      const set = (kind: ReminderKind, since: Date | null) =>
        newest.set(`${orderId}\n${kind}`, { orderId, kind, since })
      const { begins, ends } = waitingChange(orderCodec.decodeOrThrow(event))
      for (const kind of ends) set(kind, null)
      if (begins !== null) set(begins, new Date(event.metadata.at))
    }
    const changes = [...newest.values()]
    const { reminders } = yield* currentSettings
    yield* begin(
      changes.flatMap(({ since, ...each }) => (since === null ? [] : [{ ...each, since }])),
      reminders,
    )
    yield* end(changes.filter(({ since }) => since === null))
  }),
}

/**
 * Since when an order waits for its payment, null if it does not: by its own events, which the list may be behind.
 */
export const awaitsPaymentSince = (
  orderId: string,
): Effect.Effect<Date | null, EventLogUnavailable, EventLog> =>
  EventLog.use((log) =>
    log.read(orderStream(orderId)).pipe(
      Stream.filter(({ type }) => TYPES.has(type)),
      Stream.runFold(
        (): Date | null => null,
        (since, event) => {
          const { begins, ends } = waitingChange(orderCodec.decodeOrThrow(event))
          if (begins === "payment") return new Date(event.metadata.at)
          return ends.includes("payment") ? null : since
        },
      ),
    ),
  )

/** An existing entry is kept, unless the customer began to wait again after it. */
const begin = (
  pending: ReadonlyArray<PendingReminder>,
  schedules: ReminderRules,
): Effect.Effect<void, DatabaseError, Database> =>
  pending.length === 0
    ? Effect.void
    : execute({
        name: "reminder-begin",
        text: `insert into order_reminder (order_id, kind, since, next_at)
               select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[])
               on conflict (order_id, kind) do update set since = excluded.since, next_at = excluded.next_at
                 where order_reminder.since < excluded.since`,
        values: [
          pending.map(({ orderId }) => orderId),
          pending.map(({ kind }) => kind),
          pending.map(({ since }) => since),
          pending.map(
            ({ kind, since }) => new Date(since.getTime() + (nextReminder(schedules[kind], 0) ?? 0)),
          ),
        ],
      }).pipe(Effect.asVoid)

const end = (
  ended: ReadonlyArray<Omit<PendingReminder, "since">>,
): Effect.Effect<void, DatabaseError, Database> =>
  ended.length === 0
    ? Effect.void
    : execute({
        name: "reminders-end",
        text: `delete from order_reminder r using unnest($1::text[], $2::text[]) e (order_id, kind)
               where r.order_id = e.order_id and r.kind = e.kind`,
        values: [ended.map(({ orderId }) => orderId), ended.map(({ kind }) => kind)],
      }).pipe(Effect.asVoid)

const Row = Schema.Struct({
  order_id: Schema.String,
  kind: Schema.Literals(REMINDER_KINDS),
  since: Schema.Date,
})

/** Leases what is due at `now` for ten minutes: after a crash the next run takes it again. */
export const takeDue = (
  now: Date,
  limit: number,
): Effect.Effect<ReadonlyArray<PendingReminder>, DatabaseError, Database> =>
  rows(Row, {
    text: `update order_reminder set next_at = $1::timestamptz + interval '10 minutes'
           where (order_id, kind) in (
             select order_id, kind from order_reminder where next_at <= $1
             order by next_at limit $2 for update skip locked
           )
           returning order_id, kind, since`,
    values: [now, limit],
  }).pipe(Effect.map((due) => due.map(({ order_id, kind, since }) => ({ orderId: order_id, kind, since }))))

/** `nextAt` null: nothing is left to do. An entry that was restarted meanwhile is not changed. */
export const settle = (
  { orderId, kind, since }: PendingReminder,
  nextAt: Date | null,
): Effect.Effect<void, DatabaseError, Database> => {
  const key = [orderId, kind, since]
  const where = "where order_id = $1 and kind = $2 and since = $3"
  return execute(
    nextAt === null
      ? { text: `delete from order_reminder ${where}`, values: key }
      : { text: `update order_reminder set next_at = $4 ${where}`, values: [...key, nextAt] },
  ).pipe(Effect.asVoid)
}
