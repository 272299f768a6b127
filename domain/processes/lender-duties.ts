import type { LoanCommand, LoanUnits } from "../loans/application-event.ts"
import { type LoanApplication, unitsBeyond } from "../loans/application-state.ts"
import { coverageOf } from "../loans/approval.ts"
import { isOverAtLender, type LenderRecord } from "../loans/lender-record.ts"
import { isUndecided } from "../loans/loan-status-table.ts"
import { toFinance } from "../ordering/down-payment.ts"
import { ITEM_STATUS_TABLE } from "../ordering/item-status-table.ts"
import { paidOtherwise } from "../ordering/order-money.ts"
import {
  liveLines,
  type OrderLine,
  type OrderState,
  orderTotals,
  type PlacedOrder,
} from "../ordering/order-state.ts"
import { DECIDED_IN_DAYS, ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import { isUnderLendersReview } from "../ordering/review-obstacle.ts"
import type { Cents } from "../shared/money.ts"

/** What the shop must still tell its lender: found by comparing the order with the lender's record. */
export type LenderDuty =
  | { readonly _tag: "Cancel"; readonly reason: string }
  /** The lender must make a contract for the order's items and total. */
  | { readonly _tag: "DrawUp"; readonly order: PlacedOrder }
  /**
   * Items were canceled after the signature: the contract must be reduced to this amount, in cents, and to the
   * remaining items.
   */
  | { readonly _tag: "Reduce"; readonly amount: Cents; readonly units: LoanUnits }
  | { readonly _tag: "Deliver"; readonly units: LoanUnits }
  | { readonly _tag: "Return"; readonly units: LoanUnits }

const HOUR = 3_600_000

/** Milliseconds. An order that is not placed by then was abandoned, and its application with it. */
const PLACED_WITHIN = HOUR

/** Milliseconds. As long as items are held for it. */
const DECIDED_WITHIN = DECIDED_IN_DAYS * 24 * HOUR

/** Milliseconds for which an unreachable lender may have decided before the deadline. */
const UNREACHABLE_FOR = 24 * HOUR

/**
 * All current duties, the most urgent first. `ageMs`: since the application. Empty once the lender knows everything;
 * calling it again after one was done finds the next.
 */
export const lenderDuties = (
  loan: LoanApplication,
  order: OrderState,
  record: LenderRecord,
  ageMs: number,
): ReadonlyArray<LenderDuty> => {
  // Items may be returned after their money was refunded.
  if (isOverAtLender(record))
    return order._tag === "placed" && record.funding !== null ? returns(order, record) : []
  const reason = whyOver(loan, order, ageMs)
  // A lease that was paid for is undone by refunds and returns.
  if (reason !== undefined) return record.funding === null ? [{ _tag: "Cancel", reason }] : []
  if (order._tag !== "placed") return []
  switch (loan.status) {
    case "APPROVED":
      return drawUp(loan, order, record)
    case "COMPLETED":
      return afterSignature(order, record)
    default:
      return []
  }
}

const whyOver = (loan: LoanApplication, order: OrderState, ageMs: number): string | undefined => {
  if (loan.status === "CANCELLED") return "the application was withdrawn"
  if (order._tag !== "placed") return ageMs > PLACED_WITHIN ? "the order was not placed" : undefined
  if (order.lease !== null && order.lease.id !== loan.initiated.loanId)
    return "another application took its place"
  if (order.status === "CANCELLED") return "the order was canceled"
  if (isUndecided(loan.status) && ageMs > DECIDED_WITHIN) return UNDECIDED
  if (isBelowMinimum(loan, order)) return "what is left of the order is less than the lender finances"
  // An order that counts as paid although no contract was ever signed was paid in another way.
  const isPaid = !loan.everSigned && ORDER_STATUS_TABLE[order.status].isPaid
  return isPaid || paidOtherwise(order) >= Math.max(1, orderTotals(order).total)
    ? "the order was paid another way"
    : undefined
}

/** An amount remains to be paid that is too small for a contract: it is paid another way. */
const isBelowMinimum = (loan: LoanApplication, order: PlacedOrder): boolean => {
  const amount = toFinance(order)
  return (
    loan.status === "APPROVED" &&
    !loan.everSigned &&
    awaitsContract(loan, order) &&
    amount > 0 &&
    coverageOf(loan, amount) === "below-minimum"
  )
}

const UNDECIDED = `nobody decided about it in ${DECIDED_IN_DAYS} days`

/** The moment at which an application is looked at, and how old it is then; milliseconds. */
export interface LookTime {
  readonly now: number
  readonly ageMs: number
}

/** What ends by its deadline alone, since the lender has not answered for a day beyond it. */
export const endedByClock = (loan: LoanApplication, time: LookTime): ReadonlyArray<LoanCommand> => [
  { type: "Expire", now: new Date(time.now - UNREACHABLE_FOR).toISOString() },
  ...(isUndecided(loan.status) ? givenUp(loan, time) : []),
]

/** The same for a lender that answers, but has neither decided nor ended the application for a day. */
export const endedUndecided = (
  loan: LoanApplication,
  record: LenderRecord,
  time: LookTime,
): ReadonlyArray<LoanCommand> =>
  isUndecided(loan.status) && isUndecided(record.status) ? givenUp(loan, time) : []

const givenUp = (loan: LoanApplication, { ageMs, now }: LookTime): ReadonlyArray<LoanCommand> =>
  ageMs > DECIDED_WITHIN + UNREACHABLE_FOR ? [withdrawal(loan, UNDECIDED, new Date(now).toISOString())] : []

/** Ends an application without an answer from the lender. `now`: UTC instant. */
export const withdrawal = (
  { lenderReference }: LoanApplication,
  reason: string,
  now: string,
  code: string | null = null,
): LoanCommand => ({
  type: "RecordDecision",
  to: "CANCELLED",
  reason,
  lenderReference,
  code,
  approvedAmount: null,
  approvalExpiresAt: null,
  now,
})

/**
 * An order that waits for a lender, or whose shopper tries another payment that has not succeeded; or whose signed
 * contract is void, whatever has happened since.
 */
const awaitsContract = ({ everSigned }: LoanApplication, order: PlacedOrder): boolean =>
  order.status === "LOAN_IN_PROCESS" ||
  order.status === "PENDING_ESIGNATURE" ||
  isUnderLendersReview(order) ||
  (everSigned && ORDER_STATUS_TABLE[order.status].isPaid)

const drawUp = (
  loan: LoanApplication,
  order: PlacedOrder,
  { contract }: LenderRecord,
): ReadonlyArray<LenderDuty> =>
  awaitsContract(loan, order) &&
  coverageOf(loan, toFinance(order)) === "covered" &&
  (contract === null || !isFor(contract, order))
    ? [{ _tag: "DrawUp", order }]
    : []

/** A contract names the items: another cart with the same total needs another contract. */
const isFor = (contract: NonNullable<LenderRecord["contract"]>, order: PlacedOrder): boolean => {
  if (contract.amount !== toFinance(order)) return false
  if (contract.items === null) return true
  const lines = contractLines(order)
  const { items } = contract
  return (
    lines.length === items.length &&
    lines.every(({ itemId, price, quantity }) =>
      items.some((item) => item.itemId === itemId && item.quantity === quantity && item.unitPrice === price),
    )
  )
}

/** The lines of a contract. */
export const contractLines = (order: PlacedOrder): ReadonlyArray<OrderLine> =>
  order.lines.filter(({ counted }) => counted)

const afterSignature = (order: PlacedOrder, record: LenderRecord): ReadonlyArray<LenderDuty> => {
  const amount = toFinance(order)
  const duties: Array<LenderDuty> = []
  if (record.funding === null && record.contract !== null && amount < record.contract.amount)
    duties.push({ _tag: "Reduce", amount, units: unitsOf(order, ({ quantity }) => quantity) })
  const delivered = unitsBeyond(unitsOf(order, deliveredUnits), record.delivered)
  if (delivered.length > 0) duties.push({ _tag: "Deliver", units: delivered })
  return [...duties, ...returns(order, record)]
}

/** A lender accepts returns only of items that it knows to be delivered. */
const returns = (order: PlacedOrder, record: LenderRecord): ReadonlyArray<LenderDuty> => {
  const known = new Map(record.delivered.map(({ itemId, quantity }) => [itemId, quantity]))
  const units = unitsBeyond(
    unitsOf(order, ({ itemId, returnedQuantity }) => Math.min(returnedQuantity, known.get(itemId) ?? 0)),
    record.returned,
  )
  return units.length === 0 ? [] : [{ _tag: "Return", units }]
}

/** Returned units had arrived, even if the rest of their line is still in transit. */
const deliveredUnits = ({ quantity, returnedQuantity, status }: OrderLine): number =>
  ITEM_STATUS_TABLE[status].isDelivered ? quantity : returnedQuantity

const unitsOf = (order: PlacedOrder, count: (line: OrderLine) => number): LoanUnits =>
  liveLines(order).flatMap((line) => {
    const quantity = count(line)
    return quantity > 0 ? [{ itemId: line.itemId, quantity }] : []
  })
