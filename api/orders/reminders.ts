import type { EventLog } from "@voltread/domain/event.ts"
import { isBeingPaid } from "@voltread/domain/ordering/order-money.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import {
  isPickupWithheld,
  nextReminder,
  reminderStep,
  remindersOf,
} from "@voltread/domain/processes/reminders.ts"
import { cancelUnpaid, PAID_WITHIN, unpaidEnd } from "@voltread/domain/processes/unpaid-order.ts"
import { Effect } from "effect"
import type { CommandFailure } from "../aggregates/command-failure.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Clock } from "../platform/clock.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { workOff } from "../platform/work-off.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { isFulfillable } from "../stock/is-fulfillable.ts"
import { mayRemindToPay } from "./reminder-limit.ts"
import { awaitsPaymentSince, type PendingReminder, settle, takeDue } from "./reminder-work.ts"

type Needs = Database | CommandHandlers | Cryptography | CurrentSettings | EventLog

/** Milliseconds until an order is looked at again whose payment may still come. */
const LOOK_AGAIN = 86_400_000

const ACTOR = { id: "reminders", name: "Reminders", role: "system" } as const

/**
 * Records the reminders that are due by `clock` (milliseconds), and cancels orders that were not paid in time; each event
 * of a reminder then leads to its mail. The command's id names the reminder, so each is recorded once even after a crash
 * at any point.
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

/** Nobody pays an order anymore that has waited too long: its prices hold no longer. */
const endUnpaid = Effect.fnUntraced(function* (
  reminder: PendingReminder,
  now: number,
): Effect.fn.Return<void, CommandFailure, Needs> {
  const { orderId } = reminder
  const { orders } = yield* CommandHandlers
  const since = yield* awaitsPaymentSince(orderId)
  if (since === null) return yield* settle(reminder, null)
  const waitingMs = now - since.getTime()
  const at = new Date(now).toISOString()
  const commandId = derivedId("unpaid", orderId, since.toISOString())
  const plan = (order: OrderState) => (unpaidEnd(order, waitingMs) === "canceled" ? [cancelUnpaid] : [])
  const { state } = yield* orders.handle(orderId, plan, {
    commandId,
    correlationId: commandId,
    actor: ACTOR,
    now: at,
  })
  yield* settle(reminder, unpaidEnd(state, waitingMs) === "waits" ? new Date(now + LOOK_AGAIN) : null)
})

const remind = Effect.fnUntraced(function* (
  reminder: PendingReminder,
  now: number,
): Effect.fn.Return<void, CommandFailure, Needs> {
  const { orderId, kind, since } = reminder
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  const schedule = (yield* currentSettings).reminders[kind]
  const waitingMs = now - since.getTime()
  if (kind === "payment" && waitingMs >= PAID_WITHIN) return yield* endUnpaid(reminder, now)
  const afterLast = kind === "payment" ? new Date(since.getTime() + PAID_WITHIN) : null
  const step = reminderStep(schedule, waitingMs)
  if (state._tag === "none") return yield* settle(reminder, null)
  if (step === null) return yield* settle(reminder, afterLast)
  // A draft may still be submitted; a pending payment may still fail; a review may end.
  const isUndecided =
    state._tag === "draft" || isBeingPaid(state) || (kind === "pickup" && isPickupWithheld(state))
  const { email } = state.created.contact
  if (!isUndecided && !remindersOf(state).has(kind)) return yield* settle(reminder, null)
  if (email === "") return yield* settle(reminder, afterLast)
  const isDue = !isUndecided && step > 0 && (kind === "pickup" || (yield* isFulfillable(state)))
  if (isDue && (kind !== "payment" || (yield* mayRemindToPay(email)))) {
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
  yield* settle(reminder, next === null ? afterLast : new Date(since.getTime() + next))
})
