import type { ApplicationAnswers } from "@voltread/domain/loans/application-form.ts"
import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import type { OrderDetails } from "../checkout/checkout-details.ts"
import { orderIdOf } from "../checkout/place-order.ts"
import { derivedId } from "../platform/commands/event-id.ts"

/** Goes to the lender and nowhere else. */
export type ApplicantSecrets = ApplicationAnswers

/** A validated application. */
export interface LoanCheckout {
  readonly product: LoanProduct
  /** Idempotency key of the application. */
  readonly token: string
  readonly secrets: ApplicantSecrets
  /** Of the terms that the applicant has read; null where nobody says which. */
  readonly expectedTermsId: string | null
  readonly details: OrderDetails
  /** The order that waits for its payment; null: it is placed from the cart. */
  readonly order: PlacedOrder | null
}

export const orderIdOfLoan = ({ details, order }: LoanCheckout): string =>
  order?.created.orderId ?? orderIdOf(details.cartId)

export const loanIdOf = (loan: LoanCheckout): string => derivedId("loan", orderIdOfLoan(loan), loan.token)
