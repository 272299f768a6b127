import type { OrderEvent, PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import type { Handled, Intent } from "../platform/commands/aggregate.ts"

/** What a command stored in the order's stream, and who stored it. */
export interface Append {
  readonly handled: Handled<OrderState, OrderEvent>
  readonly intent: Intent
}

/** The order after an attempt to pay it, with that attempt. */
export interface PaidAttempt {
  readonly order: PlacedOrder
  readonly revision: number
  readonly payment: PaymentDetails
  /** What this request has stored in the order's stream, oldest first. */
  readonly appends: ReadonlyArray<Append>
}
