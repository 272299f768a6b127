import type { LoanApplicationStatusChanged, LoanEvent, LoanStatus } from "../loans/application-event.ts"
import { type LoanApplication, type LoanState, offeredTo } from "../loans/application-state.ts"
import { isApprovedFor } from "../loans/approval.ts"
import { LOAN_STATUS_TABLE } from "../loans/loan-status-table.ts"
import { toFinance } from "../ordering/down-payment.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { LeaseDetails } from "../ordering/order-event.ts"
import { held, isBeingPaid, paidOtherwise, refundable } from "../ordering/order-money.ts"
import {
  handedOver,
  type OrderState,
  orderTotals,
  type PlacedOrder,
  soldUnits,
} from "../ordering/order-state.ts"
import type { OrderStatus } from "../ordering/order-status.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import { isUnderLendersReview } from "../ordering/review-obstacle.ts"
import type { Cents } from "../shared/money.ts"
import { refundOf } from "./refund-of.ts"
import { signedMeanwhile } from "./signed-contract.ts"
import { statusChanges } from "./status-changes.ts"

/**
 * Passes an event of a loan application on to its order (lifecycle §1, gateways §11): always the lease details, and the
 * order's status where the lender decides it. `loan` is the current application, `at` the event's time: an event that
 * arrives after later ones changes nothing. Passing on an event twice has no further effect.
 */
export const loanToOrder = (
  event: LoanEvent,
  loan: LoanState,
  order: OrderState,
  at: string,
): ReadonlyArray<OrderCommand> => {
  if (loan._tag === "none" || order._tag !== "placed") return []
  if (loan.initiated.orderId !== order.created.orderId) return []
  if (isReplaced(loan, order))
    return event.type === "LoanFunded" ? recordFunding(loan, order, event.data.amount) : []
  const details: OrderCommand = { type: "UpdateLeaseDetails", lease: leaseDetails(event, loan, order, at) }
  switch (event.type) {
    case "LoanContractReduced":
      return [details]
    case "LoanContractPrepared":
      return loan.status === "APPROVED" && loan.contract?.leaseId === event.data.leaseId
        ? [details, ...applyDecision(order, "PENDING_ESIGNATURE", "the contract is ready to be signed")]
        : [details]
    case "LoanContractExpired":
      return loan.status === "APPROVED" && loan.contract === null && order.status === "PENDING_ESIGNATURE"
        ? [details, ...statusChanges(withoutContract(loan, order), event.data.reason)]
        : [details]
    // The order got its lease together with its status, if it took this application at all.
    case "LoanApplicationInitiated":
    case "LoanDeliveryReported":
    case "LoanReturnReported":
    case "LoanEndAnnounced":
      return []
    case "LoanFunded":
      return [details, ...recordFunding(loan, order, event.data.amount)]
    case "LoanApplicationStatusChanged":
      return loan.status === event.data.to
        ? [details, ...moveStatus(loan, order, event.data), ...refundPart(loan, order)]
        : [details]
  }
}

/** An application that was declined or interrupted must not change an order that another one pays for. */
const isReplaced = ({ initiated }: LoanApplication, { lease }: PlacedOrder): boolean =>
  lease !== null && lease.id !== initiated.loanId

const moveStatus = (
  loan: LoanApplication,
  order: PlacedOrder,
  { from, to, reason }: (typeof LoanApplicationStatusChanged.Type)["data"],
): ReadonlyArray<OrderCommand> => {
  const why = `loan ${LOAN_STATUS_TABLE[to].label.toLowerCase()}: ${reason}`
  switch (to) {
    case "APPROVED":
      if (from === "COMPLETED" && !awaitsDecision(order))
        return order.status === "PAYMENT_RECEIVED"
          ? statusChanges(["PENDING_ESIGNATURE"], why)
          : settleVoidContract(loan, order, reason)
      return applyDecision(order, covers(loan, order) ? "PENDING_ESIGNATURE" : "PENDING_REVIEW", why)
    case "COMPLETED":
      // The cart grew while the old contract was being signed, or a part payment went back.
      if (!contractCovers(loan, order))
        return order.status === "PENDING_ESIGNATURE"
          ? statusChanges(["LOAN_IN_PROCESS", "PENDING_REVIEW"], why)
          : reviewSignedForLess(order, why)
      if (order.status === "PENDING_ESIGNATURE") return statusChanges(["PAYMENT_RECEIVED"], why)
      if (!covers(loan, order)) return reviewSignedForLess(order, why)
      return awaitsMoney(order)
        ? signedMeanwhile(why)
        : applyDecision(order, "PENDING_ESIGNATURE", why).concat(applySignature(order, why))
    case "DECLINED":
    case "BLOCKED":
      return applyDecision(order, "PENDING_PAYMENT", why)
    case "CANCELLED":
      if (order.status === "PENDING_ESIGNATURE")
        return paidIfCovered(order, statusChanges(["PENDING_PAYMENT"], why), why)
      if (isUnderContract(loan, order, from) && held(order) < orderTotals(order).total)
        return order.status === "PAYMENT_RECEIVED"
          ? statusChanges(["PENDING_REVIEW"], why)
          : settleVoidContract(loan, order, reason)
      return paidIfCovered(order, applyDecision(order, "PENDING_PAYMENT", why), why)
    case "IN REVIEW":
    case "UNKNOWN":
      return applyDecision(order, "PENDING_REVIEW", why)
    case "PROGRESS":
    case "PENDING":
      return isUnderLendersReview(order) ? statusChanges(["LOAN_IN_PROCESS"], why) : []
    case "INITIATED":
    case "ERROR":
      return []
  }
}

/**
 * The contract is signed, or the order has moved on since it was. An order that still awaits a decision never learned
 * of the signature: the contract was void before that was passed on.
 */
const isUnderContract = ({ everSigned }: LoanApplication, order: PlacedOrder, from: LoanStatus): boolean =>
  !awaitsDecision(order) && (from === "COMPLETED" || (everSigned && ORDER_STATUS_TABLE[order.status].isPaid))

/**
 * Nobody will pay for the items. An order that is being fulfilled cannot return to the signature (lifecycle §1), so it
 * is canceled as long as nothing has left the shop; otherwise, and during a review, staff decide.
 */
const settleVoidContract = (
  loan: LoanApplication,
  order: PlacedOrder,
  reason: string,
): ReadonlyArray<OrderCommand> => {
  const { isPaid, next } = ORDER_STATUS_TABLE[order.status]
  const isSold = order.lines.some((line) => soldUnits(line) > 0)
  if (!isSold || loan.funded !== null || held(order) >= orderTotals(order).total) return []
  if (isPaid && !handedOver(order) && next.includes("CANCELLED"))
    return [{ type: "CancelOrder", reason: `the signed contract is void: ${reason}` }]
  if (!isPaid && order.statusBeforeReview !== "PAYMENT_RECEIVED") return []
  const note = {
    noteId: `${loan.initiated.loanId}:void:${loan.status}`,
    subject: "Signed contract is void",
    body: `The lender does not pay for this order anymore: ${reason} Send nothing more before it is paid.`,
  }
  return [{ type: "AddCustomNotes", note }]
}

/** The payment of a part may cover all of an order that became smaller. */
const paidIfCovered = (
  order: PlacedOrder,
  moves: ReadonlyArray<OrderCommand>,
  why: string,
): ReadonlyArray<OrderCommand> => {
  const { total } = orderTotals(order)
  return moves.length > 0 && total > 0 && held(order) >= total
    ? [...moves, ...statusChanges(["PAYMENT_RECEIVED"], why)]
    : moves
}

/** Applies the lender's decision to an order that waits for it, or is in review because the lender reviews. */
const applyDecision = (order: PlacedOrder, to: OrderStatus, why: string): ReadonlyArray<OrderCommand> => {
  if (order.status === "LOAN_IN_PROCESS") return statusChanges([to], why)
  if (!isUnderLendersReview(order) || to === "PENDING_REVIEW") return []
  return statusChanges(["LOAN_IN_PROCESS", to], why)
}

/** Its shopper has signed and expects the items, whatever they tried to pay meanwhile: staff must find the rest with them. */
const reviewSignedForLess = (order: PlacedOrder, why: string): ReadonlyArray<OrderCommand> =>
  awaitsMoney(order) ? statusChanges(["PENDING_REVIEW"], why) : applyDecision(order, "PENDING_REVIEW", why)

const applySignature = (order: PlacedOrder, why: string): ReadonlyArray<OrderCommand> =>
  awaitsDecision(order) ? statusChanges(["PAYMENT_RECEIVED"], why) : []

/** Not paid, or in part, and without an open payment. */
const awaitsMoney = (order: PlacedOrder): boolean =>
  ORDER_STATUS_TABLE[order.status].awaitsPayment && !isBeingPaid(order)

/** An order without a contract waits for another one; what the approval does not cover is for staff to decide. */
const withoutContract = (loan: LoanApplication, order: PlacedOrder): ReadonlyArray<OrderStatus> =>
  covers(loan, order) ? ["LOAN_IN_PROCESS"] : ["LOAN_IN_PROCESS", "PENDING_REVIEW"]

const awaitsDecision = (order: PlacedOrder): boolean =>
  order.status === "LOAN_IN_PROCESS" || isUnderLendersReview(order)

const covers = (loan: LoanApplication, order: PlacedOrder): boolean => isApprovedFor(loan, toFinance(order))

const contractCovers = ({ contract }: LoanApplication, order: PlacedOrder): boolean =>
  contract === null || contract.amount === null || contract.amount >= toFinance(order)

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
    approvedAt: known?.approvedAt ?? (approvedNow ? at : null),
    fundedAt: loan.funded?.fundedAt ?? null,
    product: loan.initiated.product,
    signBy: loan.contract?.expiresAt ?? null,
    lenderTake: loan.funded?.lenderTake ?? null,
    ...(known?.downPayment === undefined ? {} : { downPayment: known.downPayment }),
    ...(loan.contract === null || loan.contract.amount === null
      ? {}
      : { contractAmount: loan.contract.amount }),
    ...(loan.approvalExpiresAt === null ? {} : { approvalExpiresAt: loan.approvalExpiresAt }),
    smallestAmount: offeredTo(loan.initiated).cheapest,
  }
}

/** A payment beside a lease that failed is refunded automatically. */
const refundPart = (loan: LoanApplication, order: PlacedOrder): ReadonlyArray<OrderCommand> => {
  const isOver = LOAN_STATUS_TABLE[loan.status].next.length === 0 && loan.funded === null
  const isPart = (order.lease?.downPayment ?? 0) > 0 && held(order) < orderTotals(order).total
  if (!isOver || !isPart) return []
  return order.payments
    .filter((payment) => payment.kind === "sale" && refundable(order, payment) > 0)
    .map((payment) => refundOf(order, payment, "the lease that pays the rest has ended"))
}

const recordFunding = (
  loan: LoanApplication,
  order: PlacedOrder,
  amount: Cents,
): ReadonlyArray<OrderCommand> => [fundingPayment(loan, amount), ...refundExcess(loan, order, amount)]

const fundingId = (loan: LoanApplication): string => `${loan.initiated.loanId}:funding`

/**
 * The lender's payment for items that were canceled meanwhile, or paid another way, is returned to it; also that for an
 * application that was withdrawn or replaced meanwhile.
 */
const refundExcess = (
  loan: LoanApplication,
  order: PlacedOrder,
  amount: Cents,
): ReadonlyArray<OrderCommand> => {
  const isOver =
    loan.status === "CANCELLED" ||
    isReplaced(loan, order) ||
    ORDER_STATUS_TABLE[order.status].stock === "released"
  const needed = isOver ? 0 : Math.max(0, orderTotals(order).total - paidOtherwise(order))
  const tooMuch = amount - needed
  const paymentId = fundingId(loan)
  return tooMuch <= 0
    ? []
    : [
        {
          type: "RequestRefund",
          paymentId,
          refundId: `${paymentId}:refund:1`,
          amount: tooMuch,
          reason: "canceled before the lender paid",
        },
      ]
}

const fundingPayment = (loan: LoanApplication, amount: Cents): OrderCommand => ({
  type: "RecordPayment",
  payment: {
    paymentId: fundingId(loan),
    kind: "lease",
    result: "succeeded",
    gatewayType: "LEASE",
    gatewayName: loan.initiated.lender,
    transactionId: loan.lenderReference ?? loan.initiated.loanId,
    paymentUrl: null,
    amount,
    refersTo: null,
    secondaryLeaseId: loan.contract?.secondaryLeaseId ?? null,
    approvedLeaseAmount: loan.approvedAmount,
    code: null,
    message: null,
    card: null,
  },
})
