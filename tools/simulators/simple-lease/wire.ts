import { toDecimal } from "@voltread/domain/shared/money.ts"
import type { SimulatedClock } from "../clock.ts"
import type { Application } from "./records.ts"

/** An application in the lender's JSON: amounts as decimal strings, times as instants. */
export const toWire = (
  application: Application,
  { clock, signUrl }: { readonly clock: SimulatedClock; readonly signUrl: (token: string) => string },
) => {
  const { approvedAmount, expiresAt, funding, lease, status } = application
  const time = (at: number | null) => (at === null ? null : clock.iso(at))
  return {
    uuid: application.uuid,
    orderRef: application.orderRef,
    product: application.product,
    status,
    code: application.code,
    message: application.message,
    accountNumber: application.accountNumber,
    approvedAmount: approvedAmount === null ? null : toDecimal(approvedAmount),
    expiresAt: time(expiresAt),
    redirectUrl: lease === null || status !== "APPROVED" ? null : signUrl(lease.token),
    contract:
      lease === null
        ? null
        : {
            leaseId: lease.leaseId,
            secondaryLeaseId: lease.secondaryLeaseId,
            total: toDecimal(lease.total),
            agreed: toDecimal(lease.agreed),
            initialPayment: toDecimal(lease.initialPayment),
            recurringPayment: toDecimal(lease.recurringPayment),
            payments: lease.payments,
            totalCost: toDecimal(lease.totalCost),
            esignUrl: signUrl(lease.token),
            expiresAt: clock.iso(lease.expiresAt),
            signedAt: time(lease.signedAt),
            items: lease.items.map(({ quantity, reference, unitPrice }) => ({
              reference,
              quantity,
              unitPrice: toDecimal(unitPrice),
            })),
          },
    delivered: application.delivered,
    returned: application.returned,
    funding:
      funding === null
        ? null
        : {
            amount: toDecimal(funding.amount),
            fee: toDecimal(funding.fee),
            fundedAt: clock.iso(funding.fundedAt),
          },
    refunds: application.refunds.map(({ id, amount }) => ({ id, amount: toDecimal(amount) })),
  }
}

/** The answer to a cart: the contract that was made for it. */
export const toContract = ({ lease }: Application) =>
  lease === null
    ? null
    : {
        leaseId: lease.leaseId,
        secondaryLeaseId: lease.secondaryLeaseId,
        initialPayment: toDecimal(lease.initialPayment),
      }
