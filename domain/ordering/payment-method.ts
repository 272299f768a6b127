import { Schema } from "effect"

/** The payment methods of checkout (spec §9), in the order in which they are offered. */
export const PaymentMethodId = Schema.Literals([
  "card",
  "google-pay",
  "klarna",
  "lease",
  "loan",
  "plisio",
  "coinbase",
])
export type PaymentMethodId = typeof PaymentMethodId.Type

interface Words {
  readonly title: string
  /** With its verb, as in "Klarna is not available right now". */
  readonly subject: string
}

/** As shown to shoppers. */
export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentMethodId, Words>> = {
  card: { title: "Credit or debit card", subject: "Card payments are" },
  "google-pay": { title: "Google Pay", subject: "Google Pay is" },
  klarna: { title: "Klarna", subject: "Klarna is" },
  lease: { title: "Lease to own", subject: "Leases are" },
  loan: { title: "Loan", subject: "Loans are" },
  plisio: { title: "Crypto", subject: "Crypto payments are" },
  coinbase: { title: "Crypto with Coinbase", subject: "Coinbase is" },
}
