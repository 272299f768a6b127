import type { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import type { Handled, Intent } from "../platform/commands/aggregate.ts"

/** What a command stored in the order's stream, and the author it was stored under. */
export interface Append {
  readonly handled: Handled<OrderState, OrderEvent>
  readonly intent: Intent
}
