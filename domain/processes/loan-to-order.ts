import type { LoanEvent, LoanStatus } from "../loans/application-event.ts"
import type { LoanApplication, LoanState } from "../loans/application-state.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { LeaseDetails } from "../ordering/order-event.ts"
import { type OrderState, orderTotals, type PlacedOrder } from "../ordering/order-state.ts"
import type { OrderStatus } from "../ordering/order-status.ts"
import type { Cents } from "../shared/money.ts"

/**
 * Carries an event of a loan application over to its order (lifecycle §1, gateways §11): always the lease details, and
 * the order's status where the lender decides it. `loan` is the application after the event, `at` the event's time.
 * Running it twice for one event changes nothing more.
 */
export const loanToOrder = (
  event: LoanEvent,
  loan: LoanState,
  order: OrderState,
  at: string,
): ReadonlyArray<OrderCommand> => {
  if (loan._tag === "none" || order._tag !== "placed" || isOfAnotherLoan(loan, order)) return []
  const details: OrderCommand = { type: "UpdateLeaseDetails", lease: leaseDetails(event, loan, order, at) }
  switch (event.type) {
    case "LoanApplicationInitiated":
    case "LoanContractPrepared":
      return [details]
    case "LoanContractExpired":
      return [details, ...move(order, "PENDING_ESIGNATURE", ["LOAN_IN_PROCESS"], event.data.reason)]
    case "LoanFunded":
      return [details, funding(loan, event.data.amount)]
    case "LoanApplicationStatusChanged":
      return [details, ...statusMoves(order, loan, event.data.from, event.data.to, event.data.reason)]
  }
}

/** A declined application must not touch an order that a newer application pays for. */
const isOfAnotherLoan = (loan: LoanApplication, order: PlacedOrder): boolean =>
  loan.initiated.orderId !== order.created.orderId ||
  (order.lease !== null && order.lease.id !== loan.initiated.loanId && loan.status !== "INITIATED")

const statusMoves = (
  order: PlacedOrder,
  loan: LoanApplication,
  from: LoanStatus,
  to: LoanStatus,
  reason: string,
): ReadonlyArray<OrderCommand> => {
  const why = `loan ${to}: ${reason}`
  switch (to) {
    case "APPROVED":
      if (from === "COMPLETED") return move(order, "PAYMENT_RECEIVED", ["PENDING_ESIGNATURE"], why)
      return decided(order, covers(loan, order) ? "PENDING_ESIGNATURE" : "PENDING_REVIEW", why)
    case "COMPLETED":
      if (order.status === "PENDING_ESIGNATURE") return changes(["PAYMENT_RECEIVED"], why)
      return covers(loan, order)
        ? decided(order, "PENDING_ESIGNATURE", why).concat(signed(order, why))
        : decided(order, "PENDING_REVIEW", why)
    case "DECLINED":
    case "BLOCKED":
      return decided(order, "PENDING_PAYMENT", why)
    case "CANCELLED":
      if (order.status === "PENDING_ESIGNATURE") return changes(["PENDING_PAYMENT"], why)
      return decided(order, "PENDING_PAYMENT", why)
    case "IN REVIEW":
    case "UNKNOWN":
      return decided(order, "PENDING_REVIEW", why)
    case "PROGRESS":
    case "PENDING":
      return underLendersReview(order) ? changes(["LOAN_IN_PROCESS"], why) : []
    case "INITIATED":
    case "ERROR":
      return []
  }
}

/** Applies the lender's decision to an order that waits for it, or is in review because the lender reviews. */
const decided = (order: PlacedOrder, to: OrderStatus, why: string): ReadonlyArray<OrderCommand> => {
  if (order.status === "LOAN_IN_PROCESS") return changes([to], why)
  if (!underLendersReview(order) || to === "PENDING_REVIEW") return []
  return changes(["LOAN_IN_PROCESS", to], why)
}

const signed = (order: PlacedOrder, why: string): ReadonlyArray<OrderCommand> =>
  order.status === "LOAN_IN_PROCESS" || underLendersReview(order) ? changes(["PAYMENT_RECEIVED"], why) : []

const underLendersReview = (order: PlacedOrder): boolean =>
  order.status === "PENDING_REVIEW" && order.statusBeforeReview === "LOAN_IN_PROCESS"

const move = (
  order: PlacedOrder,
  from: OrderStatus,
  to: ReadonlyArray<OrderStatus>,
  reason: string,
): ReadonlyArray<OrderCommand> => (order.status === from ? changes(to, reason) : [])

const changes = (path: ReadonlyArray<OrderStatus>, reason: string): ReadonlyArray<OrderCommand> =>
  path.map((to) => ({ type: "ChangeStatus", to, reason }))

const covers = (loan: LoanApplication, order: PlacedOrder): boolean =>
  (loan.approvedAmount ?? 0) >= orderTotals(order).total

const leaseDetails = (
  event: LoanEvent,
  loan: LoanApplication,
  order: PlacedOrder,
  at: string,
): LeaseDetails => {
  const approvedNow = event.type === "LoanApplicationStatusChanged" && event.data.to === "APPROVED"
  const known = order.lease?.id === loan.initiated.loanId ? order.lease : null
  return {
    id: loan.initiated.loanId,
    statusName: loan.status,
    lender: loan.initiated.lender,
    leaseId: loan.contract?.leaseId ?? known?.leaseId ?? null,
    secondaryLeaseId: loan.contract?.secondaryLeaseId ?? known?.secondaryLeaseId ?? null,
    lenderSignatureUrl: loan.contract?.signatureUrl ?? null,
    approvedAmount: loan.approvedAmount,
    approvedAt: approvedNow ? (known?.approvedAt ?? at) : (known?.approvedAt ?? null),
    fundedAt: loan.funded?.fundedAt ?? null,
  }
}

const funding = (loan: LoanApplication, amount: Cents): OrderCommand => ({
  type: "RecordPayment",
  payment: {
    paymentId: `${loan.initiated.loanId}:funding`,
    kind: "lease",
    result: "succeeded",
    gatewayType: "LEASE",
    gatewayName: loan.initiated.lender,
    transactionId: loan.initiated.loanId,
    amount,
    refersTo: null,
    secondaryLeaseId: loan.contract?.secondaryLeaseId ?? null,
    approvedLeaseAmount: loan.approvedAmount,
    code: null,
    message: null,
    card: null,
  },
})
