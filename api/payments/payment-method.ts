import type { OrderItem, Totals } from "@voltread/domain/ordering/order-item.ts"
import type { PaymentMethodId } from "@voltread/domain/ordering/payment-method.ts"
import type { LoanTerms } from "@voltread/domain/shared/loan-terms.ts"
import type { Effect } from "effect"
import type { PageSources } from "../platform/http/page-sources.ts"

/** What is to be paid: a cart, or an order that waits for its payment. Cents. */
export interface ToPay {
  readonly lines: ReadonlyArray<OrderItem>
  readonly totals: Totals
}

export interface PaymentOffer {
  /** The cost and duration of this payment method, in one line for shoppers. */
  readonly terms: string
  /** Identifies the terms, which staff may change while a shopper reads them; absent where there are none. */
  readonly termsId?: string
  /** Why it cannot be used at the moment, for shoppers; null when it can. */
  readonly problem: string | null
  /** The choices at this gateway, such as coins; absent where there is no choice. */
  readonly choices?: ReadonlyArray<PaymentChoice>
}

export interface PaymentChoice {
  readonly id: string
  readonly title: string
  /** Why it cannot pay this, for shoppers; null when it can. */
  readonly problem: string | null
}

/** A payment method, as checkout offers it. */
export interface PaymentMethod {
  readonly id: PaymentMethodId
  /**
   * Null where it cannot pay this. `terms`: the shop's terms for paying over time. Never fails: a vendor who does not
   * answer is a `problem`.
   */
  readonly offer: (toPay: ToPay, terms: LoanTerms) => Effect.Effect<PaymentOffer | null>
  /** External sources that its part of the page loads. */
  readonly pageSources?: PageSources
}
