import type { LoanApplicationView } from "@voltread/projections/loans/applications.ts"
import type { LoanApplication } from "../generated/shop.ts"
import { dollars, dollarsOrNull } from "../platform/graphql/money.ts"

/** A loan application on the wire: amounts in dollars. */
export const toWireApplication = (view: LoanApplicationView): LoanApplication => ({
  ...view,
  amountRequested: dollars(view.amountRequested),
  approvedAmount: dollarsOrNull(view.approvedAmount),
})
