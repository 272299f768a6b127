import type { OrderItem, Totals } from "@voltread/domain/ordering/order-item.ts"
import type { PaymentMethodId } from "@voltread/domain/ordering/payment-method.ts"
import type { LoanTerms } from "@voltread/domain/shared/loan-terms.ts"
import type { Effect } from "effect"
import type { PageSources } from "../platform/http/page-sources.ts"

/** The subject of a payment: a cart, or an order that waits for its payment. Cents. */
export interface ToPay {
  readonly lines: ReadonlyArray<OrderItem>
  readonly totals: Totals
}

export interface PaymentOffer {
  /** The cost and duration of this payment method, in one line for shoppers. */
  readonly terms: string
  /** The version of terms that staff may change while a shopper reads them; absent where there are none. */
  readonly termsId?: string
  /** Why it cannot be used at the moment, for shoppers; null when it can. */
  readonly problem: string | null
  /** The choices at this gateway, such as coins; absent where there is nothing to choose. */
  readonly choices?: ReadonlyArray<PaymentChoice>
}

export interface PaymentChoice {
  readonly id: string
  readonly title: string
  /** Why it cannot pay this, for shoppers; null when it can. */
  readonly problem: string | null
}

/** A way to pay, as checkout offers it. */
export interface PaymentMethod {
  readonly id: PaymentMethodId
  /**
   * Null where it cannot pay this. `terms`: what the shop offers to whoever pays over time. Never fails: a vendor who does
   * not answer is a `problem`.
   */
  readonly offer: (toPay: ToPay, terms: LoanTerms) => Effect.Effect<PaymentOffer | null>
  /** External resources that its part of the page loads. */
  readonly pageSources?: PageSources
}
