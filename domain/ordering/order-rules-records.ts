import { Schema } from "effect"
import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import type { CommandOf } from "./order-command.ts"
import { FraudDetails, LeaseDetails, type OrderEvent } from "./order-event.ts"
import { callKey, emailKey, noteKey } from "./order-evolve.ts"
import { handedOver, type Order } from "./order-state.ts"

const isSameLease = Schema.toEquivalence(LeaseDetails)
const isSameFraudCheck = Schema.toEquivalence(FraudDetails)

/** Notes, calls and emails can be added to an order in any status. Repeating one changes nothing. */
export const addNote = (order: Order, { note }: CommandOf<"AddCustomNotes">): Decision<OrderEvent> =>
  order.conversations.includes(noteKey(note.noteId))
    ? unchanged
    : accept([{ type: "OrderCustomNotesAdded", data: note }])

export const recordPhoneCall = (
  order: Order,
  { call }: CommandOf<"RecordPhoneCall">,
): Decision<OrderEvent> => {
  if (order.conversations.includes(callKey(call.callId))) return unchanged
  if (!Number.isSafeInteger(call.durationSeconds) || call.durationSeconds < 0)
    return refuse("invalid", "A call lasts a whole number of seconds, not below zero.")
  return accept([{ type: "OrderPhoneCallRecorded", data: call }])
}

export const recordEmail = (
  order: Order,
  { email }: CommandOf<"RecordEmailConversation">,
): Decision<OrderEvent> =>
  order.conversations.includes(emailKey(email.emailId))
    ? unchanged
    : accept([{ type: "OrderEmailConversationRecorded", data: email }])

/** Reminders of each kind are numbered from 1. */
export const recordReminder = (
  order: Order,
  { reminder }: CommandOf<"RecordReminderEmail">,
): Decision<OrderEvent> => {
  const last = order.reminders[reminder.reminder]
  if (reminder.number === last && last > 0) return unchanged
  if (!Number.isSafeInteger(reminder.number) || reminder.number <= last)
    return refuse("invalid", `The next ${reminder.reminder} reminder has number ${last + 1}.`)
  return accept([{ type: "OrderReminderEmailDetailsUpdated", data: reminder }])
}

export const updateLease = (order: Order, lease: LeaseDetails): Decision<OrderEvent> =>
  order.lease !== null && isSameLease(order.lease, lease)
    ? unchanged
    : accept([{ type: "OrderLeaseDetailsUpdated", data: { before: order.lease, after: lease } }])

/** A check is requested once, and before anything has left the store. */
export const recordFraudCheck = (order: Order, fraud: FraudDetails): Decision<OrderEvent> => {
  if (fraud.fraudCheckIsDue === true && (order.fraud !== null || handedOver(order))) return unchanged
  return order.fraud !== null && isSameFraudCheck(order.fraud, fraud)
    ? unchanged
    : accept([{ type: "OrderFraudCheckDetailsUpdated", data: { before: order.fraud, after: fraud } }])
}
