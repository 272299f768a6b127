import { Effect } from "effect"
import type { PaymentMethod } from "../../payments/payment-method.ts"
import type { PageSources } from "../../platform/http/page-sources.ts"
import type { BraintreeConfig } from "./braintree-client.ts"

/**
 * What braintree-web, which is part of our own scripts, reads its settings from. It also measures its use at PayPal, which
 * nobody needs to pay.
 */
const clientOf = (baseUrl: string): ReadonlyArray<string> => {
  const stage = new URL(baseUrl).hostname.includes("sandbox") ? "sandbox." : ""
  return [`https://api.${stage}braintreegateway.com`, `https://payments.${stage}braintree-api.com`]
}

/** The vendor's card fields are frames, and send the card from there. */
const hostedFields = (baseUrl: string): PageSources => ({
  frames: ["https://assets.braintreegateway.com"],
  connections: clientOf(baseUrl),
})

/** Google's script, its sheet, and what they ask which cards the shopper has. */
const googleSheet = (baseUrl: string): PageSources => ({
  scripts: ["https://pay.google.com"],
  frames: ["https://pay.google.com"],
  connections: ["https://pay.google.com", "https://google.com", ...clientOf(baseUrl)],
})

/** Any amount but nothing. */
const offering =
  (terms: string): PaymentMethod["offer"] =>
  ({ totals: { total } }) =>
    Effect.succeed(total === 0 ? null : { terms, problem: null })

type Pages = Pick<BraintreeConfig, "baseUrl" | "cardFormUrl" | "googlePay">

export const braintreeMethods = ({
  baseUrl,
  cardFormUrl,
  googlePay,
}: Pages): ReadonlyArray<PaymentMethod> => [
  {
    id: "card",
    offer: offering("Pay the amount due today."),
    pageSources:
      cardFormUrl === undefined ? hostedFields(baseUrl) : { connections: [new URL(cardFormUrl).origin] },
  },
  ...googlePayMethod(baseUrl, googlePay),
]

const googlePayMethod = (baseUrl: string, config: Pages["googlePay"]): ReadonlyArray<PaymentMethod> => {
  if (config?.sheetUrl === undefined && config?.merchantId === undefined) return []
  return [
    {
      id: "google-pay",
      offer: offering("Pay the amount due today with a card saved with Google."),
      pageSources:
        config.sheetUrl === undefined ? googleSheet(baseUrl) : { frames: [new URL(config.sheetUrl).origin] },
    },
  ]
}
