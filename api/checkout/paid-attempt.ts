import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import type { Append } from "../orders/append.ts"

/** A recorded payment that the gateway has not been asked for yet. */
export interface RecordedAttempt {
  readonly order: PlacedOrder
  readonly payment: PaymentDetails
  readonly append: Append
}

/** The order after an attempt to pay it, with that attempt. */
export interface PaidAttempt {
  readonly order: PlacedOrder
  readonly revision: number
  readonly payment: PaymentDetails
  /** The events that this request appended to the order's stream, oldest first. */
  readonly appends: ReadonlyArray<Append>
}
