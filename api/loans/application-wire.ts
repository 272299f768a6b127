import type { LoanApplicationView } from "@voltread/projections/loans/applications.ts"
import { dollars, dollarsOrNull } from "../platform/graphql/money.ts"

/** A loan application on the wire, for staff: amounts in dollars. */
export const toWireApplication = (view: LoanApplicationView) => ({
  ...view,
  orderTotal: dollarsOrNull(view.orderTotal),
  amountRequested: dollars(view.amountRequested),
  approvedAmount: dollarsOrNull(view.approvedAmount),
  smallestAmount: dollars(view.smallestAmount),
})

/** What an applicant may see of it. Listed field by field, so that a new field is hidden until it is added. */
export const toWireCustomerApplication = (view: LoanApplicationView) => ({
  id: view.id,
  orderId: view.orderId,
  orderUniqueId: view.orderUniqueId,
  orderStatus: view.orderStatus,
  orderTotal: dollarsOrNull(view.orderTotal),
  username: view.username,
  applicantName: view.applicantName,
  applicantEmail: view.applicantEmail,
  lender: view.lender,
  product: view.product,
  status: view.status,
  amountRequested: dollars(view.amountRequested),
  approvedAmount: dollarsOrNull(view.approvedAmount),
  smallestAmount: dollars(view.smallestAmount),
  approvedAt: view.approvedAt,
  approvalExpiresAt: view.approvalExpiresAt,
  leaseId: view.leaseId,
  signBy: view.signBy,
  fundedAt: view.fundedAt,
  createdAt: view.createdAt,
  updatedAt: view.updatedAt,
})
