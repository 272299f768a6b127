import { orderStatusFacts } from "./order-status-table.ts"

interface WithStatus {
  readonly status: string
}

/** The item waits in its store, and is handed over to the customer now: not while its order is reviewed, or unpaid again. */
export const isReadyForPickup = (order: WithStatus, item: WithStatus): boolean =>
  item.status === "READY_TO_PICKUP" &&
  orderStatusFacts(order.status)?.itemsMayBecome.includes("PICKUPED") === true
