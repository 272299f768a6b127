import { Schema } from "effect"

/** The ways to pay that checkout knows (spec §9), in the order in which they are offered. */
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

/** As shoppers read them. */
export const PAYMENT_METHOD_TITLES: Readonly<Record<PaymentMethodId, string>> = {
  card: "Credit or debit card",
  "google-pay": "Google Pay",
  klarna: "Klarna",
  lease: "Lease to own",
  loan: "Loan",
  plisio: "Crypto",
  coinbase: "Crypto with Coinbase",
}
