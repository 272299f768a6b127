import { type Decision, refuse } from "../shared/decision.ts"
import type { FraudDetails } from "./order-event.ts"
import type { OrderFacts } from "./order-state.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"

/** The fraud record of an order from the request for a check until its result. */
export const PENDING_FRAUD_CHECK: FraudDetails = {
  fraudIsChecked: false,
  fraudScore: null,
  fraudIpDistanceFromAddress: null,
  fraudEmailFirstSeen: null,
  fraudReasons: [],
  fraudCheckIsDue: true,
}

/** A fraud check was requested and has no result yet: nothing ships, and no supplier is asked to ship. */
export const isHeldForFraudCheck = (order: Pick<OrderFacts, "fraud" | "status">): boolean =>
  order.fraud?.fraudCheckIsDue === true && ORDER_STATUS_TABLE[order.status].isCheckedForFraud

export const heldForFraudCheck: Decision<never> = refuse(
  "not-allowed-now",
  "The fraud check of this order has not been answered yet. Nothing can be shipped or made ready for pickup until it has.",
)
