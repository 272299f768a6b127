import { isBeingPaid } from "@voltread/domain/ordering/order-money.ts"
import {
  isPickupWithheld,
  nextReminder,
  reminderStep,
  remindersOf,
} from "@voltread/domain/processes/reminders.ts"
import { Effect } from "effect"
import type { CommandFailure } from "../aggregates/command-failure.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Clock } from "../platform/clock.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { workOff } from "../platform/work-off.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { isFulfillable } from "../stock/is-fulfillable.ts"
import { type PendingReminder, settle, takeDue } from "./reminder-work.ts"

type Needs = Database | CommandHandlers | CurrentSettings

const ACTOR = { id: "reminders", name: "Reminders", role: "system" } as const

/**
 * Records the reminders that are due by `clock` (milliseconds); each event then leads to its mail. The command's id names
 * the reminder, so each is recorded once even after a crash at any point.
 */
export const sendReminders = (clock: Clock = Date.now): Effect.Effect<void, DatabaseError, Needs> =>
  workOff(
    (limit) => takeDue(new Date(clock()), limit),
    { batch: 500, concurrency: 4 },
    (reminder) =>
      remind(reminder, clock()).pipe(
        // The entry's lease expires, and it is tried again.
        Effect.catch((failure: CommandFailure) =>
          Effect.logWarning(`A reminder of order ${reminder.orderId} waits: ${failure._tag}`),
        ),
        survivingDefect(`Reminder of order ${reminder.orderId}`),
      ),
  )

const remind = Effect.fnUntraced(function* (
  reminder: PendingReminder,
  now: number,
): Effect.fn.Return<void, CommandFailure, Needs> {
  const { orderId, kind, since } = reminder
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  const schedule = (yield* currentSettings).reminders[kind]
  const step = reminderStep(schedule, now - since.getTime())
  if (step === null || state._tag === "none") return yield* settle(reminder, null)
  // A draft may still be submitted; a pending payment may still fail; a review may end.
  const isUndecided =
    state._tag === "draft" || isBeingPaid(state) || (kind === "pickup" && isPickupWithheld(state))
  const { email } = state.created.contact
  if (!isUndecided && (email === "" || !remindersOf(state).has(kind))) return yield* settle(reminder, null)
  if (!isUndecided && step > 0 && (kind === "pickup" || (yield* isFulfillable(state)))) {
    const commandId = derivedId("reminder", orderId, kind, since.toISOString(), String(step))
    const sentAt = new Date(now).toISOString()
    yield* orders.handle(
      orderId,
      (order) =>
        remindersOf(order).has(kind) && order._tag === "placed"
          ? [
              {
                type: "RecordReminderEmail",
                reminder: { reminder: kind, number: order.reminders[kind] + 1, email, sentAt },
              },
            ]
          : [],
      { commandId, correlationId: commandId, actor: ACTOR, now: sentAt },
    )
  }
  // Undecided for now: checked again when the next reminder is due.
  const next = nextReminder(schedule, step)
  yield* settle(reminder, next === null ? null : new Date(since.getTime() + next))
})
