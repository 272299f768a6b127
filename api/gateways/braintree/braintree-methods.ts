import { Effect } from "effect"
import type { PaymentMethod } from "../../payments/payment-method.ts"
import type { BraintreeConfig } from "./braintree-client.ts"

/** Origins of the vendor's hosted card fields. */
const HOSTED_FIELDS = {
  scripts: ["https://js.braintreegateway.com", "https://assets.braintreegateway.com"],
  frames: ["https://assets.braintreegateway.com"],
  connections: ["https://*.braintreegateway.com", "https://*.braintree-api.com"],
}

/** Origins of Google's script and sheet, and of what the vendor's part in the browser talks to. */
const GOOGLE_SHEET = {
  scripts: ["https://pay.google.com"],
  frames: ["https://pay.google.com"],
  connections: ["https://pay.google.com", "https://google.com", "https://*.braintreegateway.com"],
}

/** Any amount but nothing. */
const offering =
  (terms: string): PaymentMethod["offer"] =>
  ({ totals: { total } }) =>
    Effect.succeed(total === 0 ? null : { terms, problem: null })

type Pages = Pick<BraintreeConfig, "cardFormUrl" | "googlePay">

export const braintreeMethods = ({ cardFormUrl, googlePay }: Pages): ReadonlyArray<PaymentMethod> => [
  {
    id: "card",
    offer: offering("Pay the whole amount today."),
    pageSources: cardFormUrl === undefined ? HOSTED_FIELDS : { connections: [new URL(cardFormUrl).origin] },
  },
  ...googlePayMethod(googlePay),
]

const googlePayMethod = (config: Pages["googlePay"]): ReadonlyArray<PaymentMethod> => {
  if (config?.sheetUrl === undefined && config?.merchantId === undefined) return []
  return [
    {
      id: "google-pay",
      offer: offering("Pay the whole amount today with a card saved with Google."),
      pageSources:
        config.sheetUrl === undefined ? GOOGLE_SHEET : { frames: [new URL(config.sheetUrl).origin] },
    },
  ]
}
