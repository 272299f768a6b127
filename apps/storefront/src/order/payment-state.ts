import { loanStatusFacts, loanStatusOnOrder } from "@voltread/domain/loans/loan-status-table.ts"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"
import { isInFlight } from "@voltread/domain/ordering/payment-result.ts"
import type { OrderDetails } from "./order-items.tsx"

/** Where the payment of an order stands, for the shopper who may have to do something. */
export type PaymentState =
  | { readonly _tag: "Nothing" }
  /** The gateway has not said whether the money came. */
  | { readonly _tag: "Checking" }
  /** The gateway's page waits for the shopper. */
  | { readonly _tag: "Started"; readonly url: string; readonly message: string | null }
  /** The gateway has seen all of the money and waits until it is final. */
  | { readonly _tag: "Confirming" }
  /** The lender decides. */
  | { readonly _tag: "Applied" }
  /** The contract waits for the signature; `url` is null while it is drawn up. */
  | { readonly _tag: "ToSign"; readonly url: string | null; readonly by: string | null }
  /** The lender approved less than the order comes to. Dollars. */
  | { readonly _tag: "PartlyApproved"; readonly approved: number }
  /** The gateway looks at the payment more closely. */
  | { readonly _tag: "ReviewedByGateway" }
  /** The gateway's answer was lost, and staff find out whether there is a payment. */
  | { readonly _tag: "Investigated" }
  /** The shop looks at the order. Dollars: what was received and not refunded, and what is missing of a part payment. */
  | { readonly _tag: "Reviewed"; readonly received: number; readonly missing: number }
  /** `message`: why the last attempt or application failed. `received`: dollars, not refunded. */
  | { readonly _tag: "Due"; readonly message: string | null; readonly received: number }

type OrderToPay = Pick<
  OrderDetails,
  "status" | "paymentDetails" | "leaseDetails" | "lenderSignatureUrl" | "refundable" | "stillToPay" | "total"
>

export const paymentState = ({
  status,
  paymentDetails,
  leaseDetails,
  lenderSignatureUrl,
  refundable,
  stillToPay,
  total,
}: OrderToPay): PaymentState => {
  const sales = paymentDetails.filter(({ kind }) => kind === "sale")
  if (status === "LOAN_IN_PROCESS") return { _tag: "Applied" }
  if (status === "PENDING_ESIGNATURE")
    return { _tag: "ToSign", url: lenderSignatureUrl, by: leaseDetails?.signBy ?? null }
  const approved = leaseDetails?.statusName === "APPROVED" ? leaseDetails.approvedAmount : null
  if (status === "PENDING_REVIEW" && approved !== null && approved < total - refundable)
    return { _tag: "PartlyApproved", approved }
  if (status === "PENDING_REVIEW") return review({ paymentDetails, leaseDetails, refundable, stillToPay })
  if (orderStatusFacts(status)?.awaitsPayment !== true) return { _tag: "Nothing" }
  if (sales.some(isInFlight)) return { _tag: "Checking" }
  const started = sales.filter(({ result }) => result === "started")
  if (started.some(({ amount, detected }) => detected >= amount)) return { _tag: "Confirming" }
  const last = started.at(-1)
  return last?.paymentUrl == null
    ? { _tag: "Due", message: sales.at(-1)?.message ?? endOf(leaseDetails), received: refundable }
    : { _tag: "Started", url: last.paymentUrl, message: last.detected > 0 ? last.message : null }
}

/** Why the lender does not pay; null: there is no application that has ended. */
const endOf = (lease: OrderToPay["leaseDetails"]): string | null => {
  const status = lease?.statusName ?? ""
  return loanStatusFacts(status)?.next.length === 0
    ? `${loanStatusOnOrder(status)?.news}. You can choose another way to pay.`
    : null
}

const review = ({
  paymentDetails,
  leaseDetails,
  refundable,
  stillToPay,
}: Omit<OrderToPay, "status" | "lenderSignatureUrl" | "total">): PaymentState => {
  const reviewed = paymentDetails.find(({ kind, result }) => kind === "sale" && result === "reviewing")
  if (reviewed !== undefined)
    return { _tag: reviewed.transactionId === null ? "Investigated" : "ReviewedByGateway" }
  if (loanStatusOnOrder(leaseDetails?.statusName ?? "")?.isReviewed === true) return { _tag: "Applied" }
  return { _tag: "Reviewed", received: refundable, missing: refundable > 0 ? stillToPay : 0 }
}
