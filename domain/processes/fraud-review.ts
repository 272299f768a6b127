import { isHeldForFraudCheck, PENDING_FRAUD_CHECK } from "../ordering/fraud-hold.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { FraudDetails, OrderEvent } from "../ordering/order-event.ts"
import type { OrderState, PlacedOrder } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import type { Reaction } from "./reacting.ts"

/** The result of a fraud check. `distance` in kilometers; `reasons` and `reason` are sentences for staff. */
export type FraudCheck =
  | {
      readonly _tag: "checked"
      /** From 0.01 to 99; higher means a more likely fraud. */
      readonly score: number
      readonly distance: number | null
      /** `YYYY-MM-DD` */
      readonly emailFirstSeen: string | null
      readonly reasons: ReadonlyArray<string>
    }
  | { readonly _tag: "not-possible"; readonly reason: string }

/** An order is checked once, between being paid or signed and being over (gateways §8). */
export const awaitsFraudCheck = (order: OrderState): order is PlacedOrder =>
  order._tag === "placed" &&
  (order.fraud === null ? ORDER_STATUS_TABLE[order.status].isCheckedForFraud : isHeldForFraudCheck(order))

/**
 * In shops with fraud checks, the check is requested in the same decision that records the payment: at no moment
 * between payment and result could the order ship. Older orders, and those of shops without checks, have no such
 * request and wait for nothing.
 */
export const fraudCheckDue: Reaction<OrderState, OrderCommand, OrderEvent> = (event) =>
  event.type === "OrderStatusChanged" &&
  event.data.subject === "order" &&
  event.data.to === "PAYMENT_RECEIVED"
    ? [{ type: "RecordFraudCheck", fraud: PENDING_FRAUD_CHECK }]
    : []

/**
 * The consequences of a fraud check: it is recorded, and an order that scores above `reviewAbove`, or could not be
 * checked, is reviewed by staff before anything ships. Where it is too late for a review, a note tells staff.
 */
export const fraudReview = (
  order: OrderState,
  check: FraudCheck,
  reviewAbove: number,
): ReadonlyArray<OrderCommand> => {
  if (!awaitsFraudCheck(order)) return []
  const suspicion = suspicionOf(check, reviewAbove)
  const record: OrderCommand = { type: "RecordFraudCheck", fraud: detailsOf(check, suspicion) }
  if (suspicion === null) return [record]
  if (ORDER_STATUS_TABLE[order.status].next.includes("PENDING_REVIEW"))
    return [record, { type: "ChangeStatus", to: "PENDING_REVIEW", reason: suspicion.reason }]
  if (order.status === "PENDING_REVIEW") return [record]
  return [
    record,
    {
      type: "AddCustomNotes",
      note: { noteId: "fraud-check", subject: "Look at the fraud check", body: suspicion.sentence },
    },
  ]
}

interface Suspicion {
  /** The reason for the change of status. */
  readonly reason: string
  readonly sentence: string
}

const suspicionOf = (check: FraudCheck, reviewAbove: number): Suspicion | null => {
  switch (check._tag) {
    case "not-possible":
      return { reason: "the fraud check could not be made", sentence: check.reason }
    case "checked":
      return check.score > reviewAbove
        ? {
            reason: `fraud score ${check.score}`,
            sentence: `The fraud score is ${check.score}; orders above ${reviewAbove} are reviewed.`,
          }
        : null
  }
}

const detailsOf = (check: FraudCheck, suspicion: Suspicion | null): FraudDetails => {
  const sentences = suspicion === null ? [] : [suspicion.sentence]
  switch (check._tag) {
    case "not-possible":
      return {
        fraudIsChecked: false,
        fraudScore: null,
        fraudIpDistanceFromAddress: null,
        fraudEmailFirstSeen: null,
        fraudReasons: sentences,
      }
    case "checked":
      return {
        fraudIsChecked: true,
        fraudScore: check.score,
        fraudIpDistanceFromAddress: check.distance,
        fraudEmailFirstSeen: check.emailFirstSeen,
        fraudReasons: [...sentences, ...check.reasons],
      }
  }
}
