import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import { orderStatusesThat } from "@voltread/domain/ordering/order-status-table.ts"
import {
  PAYMENT_REMINDERS,
  paymentReminderDue,
  REMINDED_FOR,
} from "@voltread/domain/processes/payment-reminder.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect, Schema } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"

type ReminderFailure = DatabaseError | EventLogUnavailable | TooMuchContention | Rejection

const ACTOR = { id: "payment-reminders", name: "Payment reminders", role: "system" } as const
const REMINDED = orderStatusesThat(({ isRemindedToPay }) => isRemindedToPay)
const PAGE = 500

const Unpaid = Schema.Struct({ order_id: Schema.String, created_at: Schema.Date, number: Schema.Int })
type Unpaid = typeof Unpaid.Type

/**
 * Records the payment reminders due at `now` (milliseconds); the event then leads to the mail. The command id contains
 * the number of the reminder, so that each is recorded once. However many orders are unpaid, each is looked at once for
 * each of its reminders.
 */
export const remindOfPayments = Effect.fnUntraced(function* (
  now: number,
): Effect.fn.Return<void, ReminderFailure, Database | CommandHandlers> {
  let last: Unpaid | null = null
  for (;;) {
    const page: ReadonlyArray<Unpaid> = yield* unpaidOrders(now, last)
    for (const order of page) {
      yield* remind(order, now).pipe(
        Effect.andThen(noteReminder(order)),
        // The order changed meanwhile; the next run tries again.
        Effect.catchTag("Rejection", () => Effect.void),
        Effect.catchTag("TooMuchContention", () => Effect.void),
      )
    }
    last = page.at(-1) ?? null
    if (page.length < PAGE || last === null) return
  }
})

/** Orders for which a reminder is due that was not dealt with yet, oldest first, behind `after`. */
const unpaidOrders = (now: number, after: Unpaid | null) =>
  rows(Unpaid, {
    text: `select o.order_id, o.created_at, due.number
           from read.order_list o
           cross join lateral (
             select count(*)::int as number from unnest($2::int[]) hours
             where o.created_at <= $1::timestamptz - make_interval(hours => hours)
           ) due
           left join payment_reminder r on r.order_id = o.order_id
           where o.status = any($4::text[])
             and o.created_at <= $1::timestamptz - make_interval(hours => $5)
             and o.created_at > $1::timestamptz - make_interval(hours => $3)
             and ($6::text is null or (o.created_at, o.order_id) > ($7::timestamptz, $6))
             and due.number > coalesce(r.number, 0)
           order by o.created_at, o.order_id limit ${PAGE}`,
    values: [
      new Date(now),
      PAYMENT_REMINDERS,
      REMINDED_FOR,
      REMINDED,
      PAYMENT_REMINDERS[0],
      after?.order_id ?? null,
      after?.created_at ?? null,
    ],
  })

const remind = Effect.fnUntraced(function* ({ order_id: orderId, created_at }: Unpaid, now: number) {
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  if (state._tag !== "placed") return
  const number = paymentReminderDue(state, now - created_at.getTime())
  const { email } = state.created.contact
  if (number === null || email === "") return
  const sentAt = new Date(now).toISOString()
  const commandId = derivedId("payment-reminder", orderId, String(number))
  yield* orders.handle(
    orderId,
    () => [{ type: "RecordReminderEmail", reminder: { reminder: "payment", number, email, sentAt } }],
    { commandId, correlationId: commandId, actor: ACTOR, now: sentAt },
  )
})

const noteReminder = ({ order_id, number, created_at }: Unpaid) =>
  execute({
    text: `insert into payment_reminder (order_id, number, created_at) values ($1, $2, $3)
           on conflict (order_id) do update set number = greatest(payment_reminder.number, excluded.number)`,
    values: [order_id, number, created_at],
  })
