import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { Effect } from "effect"
import type { PaymentMethod } from "../../payments/payment-method.ts"

const INSTALLMENTS = 4
/** Klarna divides purchases from $10 up (cents). */
const MIN_TOTAL = 1_000

/** Origins of the vendor's script, of its frames, and of what they talk to. */
const VENDOR_SOURCES = {
  scripts: ["https://x.klarnacdn.net"],
  frames: ["https://*.klarna.com", "https://*.klarnacdn.net", "https://*.klarnaservices.com"],
  connections: ["https://*.klarna.com", "https://*.klarnacdn.net", "https://*.klarnaevt.com"],
}

export const klarnaMethods = ({
  widgetUrl,
}: {
  readonly widgetUrl: string
}): ReadonlyArray<PaymentMethod> => {
  const { hostname, origin } = new URL(widgetUrl)
  return [
    {
      id: "klarna",
      offer: ({ totals }) =>
        Effect.succeed(totals.total < MIN_TOTAL ? null : { terms: termsOf(totals.total), problem: null }),
      pageSources: hostname.endsWith(".klarnacdn.net")
        ? VENDOR_SOURCES
        : { scripts: [origin], frames: [origin] },
    },
  ]
}

const termsOf = (total: number): string =>
  `${INSTALLMENTS} payments of ${inDollars(Math.ceil(total / INSTALLMENTS))}, every two weeks, if Klarna approves. No interest.`
