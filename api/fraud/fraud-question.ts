import { orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved, isIncoming } from "@voltread/domain/ordering/payment-result.ts"
import type { FraudQuestion } from "./fraud-checker.ts"

/** The facts of an order that a fraud check gets; null without a billing address. */
export const fraudQuestion = (order: PlacedOrder): FraudQuestion | null => {
  const { billingAddress, created, lease, payments } = order
  const { affiliate, contact, tracking } = created
  if (billingAddress === null) return null
  const { address1, city, state, postalCode, country } = billingAddress
  const paid = payments.findLast((payment) => isIncoming(payment) && hasMoved(payment))
  return {
    orderId: created.orderId,
    ipAddress: tracking.ipAddress,
    userAgent: tracking.userAgent,
    acceptLanguages: tracking.acceptLanguages,
    email: contact.email,
    billing: { address1, city, state, postalCode, country },
    paidThrough: paid?.gatewayName ?? lease?.lender ?? null,
    amount: orderTotals(order).total,
    affiliateId: affiliate.affiliateId,
    subAffiliateId: affiliate.subAffiliateId,
  }
}
