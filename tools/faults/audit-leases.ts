import type { LoanApplication } from "@voltread/domain/loans/application-state.ts"
import { isOver, isUndecided } from "@voltread/domain/loans/loan-status-table.ts"
import { toFinance } from "@voltread/domain/ordering/down-payment.ts"
import { ITEM_STATUS_TABLE } from "@voltread/domain/ordering/item-status-table.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import { type Order, orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import type { LenderApplication } from "../simulators/vendor-books.ts"
import type { Evidence } from "./evidence.ts"

type Books = Pick<Evidence, "charges" | "leases" | "loans" | "orders">

/**
 * The lender's books, the applications and their orders agree to the cent, no leased order is paid twice, and every
 * application has ended or waits for somebody.
 */
export const leasesAgree = (evidence: Books): ReadonlyArray<string> => [
  ...neverArrived(evidence),
  ...evidence.leases.flatMap((lease) => {
    const loan = evidence.loans.get(lease.orderRef)?.state
    const order = evidence.orders.get(loan?.initiated.orderId ?? "")?.state
    const findings =
      loan === undefined || order === undefined
        ? ["is at the lender and has no order"]
        : [...booksDiffer(lease, loan, order), ...isPaidOnce(lease, order, evidence), ...hangs(loan, order)]
    return findings.map((finding) => `Application ${lease.orderRef} ${finding}`)
  }),
  ...[...Map.groupBy(evidence.leases, ({ orderRef }) => orderRef)]
    .filter(([, found]) => found.length > 1)
    .map(([loanId, found]) => `Application ${loanId} is ${found.length} times at the lender`),
]

/** An application that the lender does not have is looked up until it counts as never sent. */
const neverArrived = ({ leases, loans }: Books): ReadonlyArray<string> => {
  const arrived = new Set(leases.map(({ orderRef }) => orderRef))
  return [...loans]
    .filter(([loanId, { state }]) => !arrived.has(loanId) && state.status !== "CANCELLED")
    .filter(([, { state }]) => !isUndecided(state.status) || state.lenderReference !== null)
    .map(([loanId, { state }]) => `Application ${loanId} is ${state.status} and not at the lender`)
}

const booksDiffer = (
  lease: LenderApplication,
  loan: LoanApplication,
  order: Order,
): ReadonlyArray<string> => {
  const booked = (kind: "lease" | "refund") =>
    sum(
      order.payments
        .filter((payment) => payment.gatewayType === "LEASE" && payment.kind === kind && hasMoved(payment))
        .map(({ amount }) => amount),
    )
  const isSigned = lease.status === "COMPLETED"
  return [
    ...unlessSame("the status", lease.status, loan.status),
    ...unlessSame("what the lender paid", lease.fundedCents, loan.funded?.amount ?? null),
    ...unlessSame("what the order got", lease.fundedCents ?? 0, booked("lease")),
    ...unlessSame("what the lender got back", lease.refundedCents, booked("refund")),
    ...(isSigned
      ? [
          ...unlessSame("the contract", lease.financedCents, loan.contract?.amount ?? null),
          ...unlessSame("the order's total", lease.financedCents, toFinance(order)),
          ...unlessSame("what was delivered", units(lease.delivered), deliveredUnits(order)),
        ]
      : []),
  ]
}

const unlessSame = (
  what: string,
  atLender: string | number | null,
  here: string | number | null,
): ReadonlyArray<string> =>
  atLender === here ? [] : [`differs in ${what}: ${atLender} at the lender, ${here} here`]

const units = (lines: ReadonlyArray<{ readonly quantity: number }>): number =>
  sum(lines.map(({ quantity }) => quantity))

const deliveredUnits = ({ lines }: Order): number =>
  units(lines.filter(({ status }) => ITEM_STATUS_TABLE[status].isDelivered))

const isPaidOnce = (
  { orderRef, status }: LenderApplication,
  { created: { orderId } }: Order,
  { charges, leases, loans }: Books,
): ReadonlyArray<string> => {
  if (status !== "COMPLETED") return []
  const kept = sum(
    charges.filter((charge) => charge.orderId === orderId).map(({ cents, givenBack }) => cents - givenBack),
  )
  const others = leases.filter(
    (other) =>
      other.status === "COMPLETED" &&
      other.orderRef !== orderRef &&
      loans.get(other.orderRef)?.state.initiated.orderId === orderId,
  )
  return [
    ...(kept > 0 ? [`is signed, and its order was charged ${kept} cents, too`] : []),
    ...(others.length > 0 ? ["is signed, and another one of its order is, too"] : []),
  ]
}

/**
 * What is approved waits for its shopper, and what is signed for staff or for the lender, who pays. Nothing waits for
 * an application that has ended, and without money its order does not count as paid.
 */
const hangs = ({ initiated, status }: LoanApplication, order: Order): ReadonlyArray<string> => {
  if (order.lease?.id !== initiated.loanId) return isOver(status) ? [] : ["was replaced, and has not ended"]
  const { awaitsPayment, isPaid } = ORDER_STATUS_TABLE[order.status]
  const waitsFor = (): boolean => {
    // A shopper whose other payment failed meanwhile can still sign, or pay.
    if (status === "APPROVED") return order.status === "PENDING_ESIGNATURE" || awaitsPayment
    if (status === "COMPLETED") return isPaid
    if (!isOver(status)) return order.status === "LOAN_IN_PROCESS"
    return isPaid
      ? held(order) >= orderTotals(order).total
      : order.status !== "LOAN_IN_PROCESS" && order.status !== "PENDING_ESIGNATURE"
  }
  return waitsFor() ? [] : [`is ${status}, and its order ${order.status}`]
}
