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
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

type ReminderFailure = DatabaseError | EventLogUnavailable | TooMuchContention | Rejection

const ACTOR = { id: "payment-reminders", name: "Payment reminders", role: "system" } as const
const BATCH = 500
const REMINDED = orderStatusesThat(({ isRemindedToPay }) => isRemindedToPay)

/**
 * Records the payment reminders due at `now` (milliseconds); the event then leads to the mail. The command id contains
 * the number of the reminder, so that each is recorded once.
 */
export const remindOfPayments = Effect.fnUntraced(function* (
  now: number,
): Effect.fn.Return<void, ReminderFailure, Database | CommandHandlers> {
  const unpaid = yield* rows(Schema.Struct({ order_id: Schema.String, created_at: Schema.Date }), {
    text: `select order_id, created_at from read.order_list
           where status = any($5::text[])
             and created_at <= $1::timestamptz - make_interval(hours => $2)
             and created_at > $1::timestamptz - make_interval(hours => $3)
           order by created_at limit $4`,
    values: [new Date(now), PAYMENT_REMINDERS[0], REMINDED_FOR, BATCH, REMINDED],
  })
  for (const { order_id, created_at } of unpaid) {
    yield* remind(order_id, created_at.getTime(), now).pipe(
      // The order changed meanwhile; the next run tries again.
      Effect.catchTag("Rejection", () => Effect.void),
      Effect.catchTag("TooMuchContention", () => Effect.void),
    )
  }
})

const remind = Effect.fnUntraced(function* (orderId: string, since: number, now: number) {
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  if (state._tag !== "placed") return
  const number = paymentReminderDue(state, now - since)
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
