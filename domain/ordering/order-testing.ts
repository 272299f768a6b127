import { Result } from "effect"
import { type Decider, fold } from "../decider.ts"
import type { Rejection, RejectionCode } from "../shared/rejection.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import type { OrderEvent } from "./order-event.ts"
import { aShipment } from "./order-examples.ts"
import type { OrderState } from "./order-state.ts"
import type { OrderStatus } from "./order-status.ts"

type OrderDecider = Decider<OrderState, OrderCommand, OrderEvent, Rejection>

/** The events of commands that must all be accepted, with or without reactions. */
export const historyOf = (
  decider: OrderDecider,
  commands: ReadonlyArray<OrderCommand>,
): ReadonlyArray<OrderEvent> => {
  const events: Array<OrderEvent> = []
  for (const command of commands) {
    const decided = decider.decide(command, fold(decider, events))
    if (Result.isFailure(decided))
      throw new Error(`${command.type} is not possible here: ${decided.failure.message}`)
    events.push(...decided.success)
  }
  return events
}

export const history = (...commands: ReadonlyArray<OrderCommand>): ReadonlyArray<OrderEvent> =>
  historyOf(order, commands)

/** The events of one more command; none when it is rejected. */
export const eventsOf = (
  past: ReadonlyArray<OrderEvent>,
  command: OrderCommand,
  decider: OrderDecider = order,
): ReadonlyArray<OrderEvent> => Result.getOrElse(decider.decide(command, fold(decider, past)), () => [])

/** The shortest sequence of commands from a placed order to a status, without reactions. */
export const commandsLeadingTo: Readonly<Record<OrderStatus, ReadonlyArray<OrderCommand>>> = (() => {
  const to = (...path: ReadonlyArray<OrderStatus>): ReadonlyArray<OrderCommand> =>
    path.map((status) => ({ type: "ChangeStatus", to: status, reason: "test" }))
  const ship: OrderCommand = { type: "RecordShipment", shipment: aShipment() }
  const deliver: OrderCommand = {
    type: "ChangeItemStatus",
    itemId: "item-1",
    to: "DELIVERED",
    reason: "test",
  }
  const back: OrderCommand = { type: "ReturnItem", itemId: "item-1", quantity: 2, reason: "test" }
  const paid = to("PAYMENT_RECEIVED")
  return {
    PENDING_PAYMENT: [],
    PAYMENT_FAILED: to("PAYMENT_FAILED"),
    LOAN_IN_PROCESS: to("LOAN_IN_PROCESS"),
    PENDING_ESIGNATURE: to("LOAN_IN_PROCESS", "PENDING_ESIGNATURE"),
    PENDING_REVIEW: to("PENDING_REVIEW"),
    PAYMENT_RECEIVED: paid,
    PENDING_FULFILMENT: [...paid, ...to("PENDING_FULFILMENT")],
    CONFIRMED_BY_SUPPLIER: [...paid, ...to("PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER")],
    CANCELLED_BY_SUPPLIER: [...paid, ...to("PENDING_FULFILMENT", "CANCELLED_BY_SUPPLIER")],
    COMPLETED: [...paid, ship, deliver, ...to("COMPLETED")],
    RETURNED: [...paid, ship, deliver, ...to("COMPLETED"), back, ...to("RETURNED")],
    CANCELLED: [{ type: "CancelOrder", reason: "test" }],
  }
})()

/** A rejection to match with `toMatchObject`, with its message where it matters. */
export const rejected = (code: RejectionCode, message?: string) => ({
  rejection: message === undefined ? { code } : { code, message },
})
