import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import { loanOffer } from "@voltread/domain/loans/loan-offer.ts"
import type { ChargeRules } from "@voltread/domain/ordering/delivered-to.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { LeaseDetails } from "@voltread/domain/ordering/order-event.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import type { OfferedTerms } from "@voltread/domain/shared/loan-terms.ts"
import { Effect } from "effect"
import type { OrderDetails } from "../checkout/checkout-details.ts"
import { CheckoutRefused } from "../checkout/checkout-refused.ts"
import { corrections } from "../checkout/payment-attempt.ts"
import type { PaymentStart } from "../checkout/payment-start.ts"

/** The lease of an order before its lender has answered. */
export const askedLease = (id: string, lender: string, product: LoanProduct): LeaseDetails => ({
  id,
  statusName: "INITIATED",
  lender,
  product,
  leaseId: null,
  secondaryLeaseId: null,
  lenderSignatureUrl: null,
  approvedAmount: null,
  approvedAt: null,
  fundedAt: null,
  signBy: null,
  lenderTake: null,
})

/** An order that begins with an application. `terms`: what is offered to it. */
export const leasedFrom = (lease: LeaseDetails, terms: OfferedTerms): PaymentStart => ({
  status: "LOAN_IN_PROCESS",
  commands: () => [{ type: "UpdateLeaseDetails", lease }],
  check: (_, total) => isFinanced(lease.product, terms, total),
})

/** An order that was to be paid another way, and asks a lender now. */
export const switchToLoan = (
  order: OrderState,
  details: OrderDetails,
  rules: ChargeRules,
  lease: LeaseDetails,
): ReadonlyArray<OrderCommand> =>
  order._tag === "placed"
    ? [
        ...corrections(order, details, rules),
        { type: "ChangeStatus", to: "LOAN_IN_PROCESS", reason: `the shopper applies for a ${lease.product}` },
        { type: "UpdateLeaseDetails", lease },
      ]
    : []

const isFinanced = (
  product: LoanProduct,
  terms: OfferedTerms,
  total: number,
): Effect.Effect<void, CheckoutRefused> =>
  loanOffer(terms, total) === null
    ? Effect.fail(
        new CheckoutRefused({
          code: "NOT_POSSIBLE",
          message: `A ${product} is available from ${inDollars(terms.cheapest)} to ${inDollars(terms.dearest)}. Please choose another way to pay.`,
        }),
      )
    : Effect.void
