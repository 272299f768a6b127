import type { VendorError } from "@voltread/domain/ordering/order-event.ts"
import { Effect } from "effect"
import { beginPayment } from "../../checkout/begin-payment.ts"
import type { CheckoutRefused } from "../../checkout/checkout-refused.ts"
import type { CoinbaseCharge, CoinbaseChargeInput } from "../../generated/shop.ts"
import type { PaymentOutcome } from "../../payments/payment-gateway.ts"
import { PaymentGateways } from "../../payments/payment-gateways.ts"
import { TIMED_OUT, UNAVAILABLE } from "../../payments/payment-step.ts"
import type { Config } from "../../platform/config.ts"
import { notFound } from "../../platform/problem.ts"
import { COINBASE } from "./coinbase-input.ts"

/** A charge for the order that this viewer's cart will become. */
export const chargeForCart = Effect.fnUntraced(
  function* (input: CoinbaseChargeInput, username: string | null, config: Config) {
    const gateway = (yield* PaymentGateways).accepting(COINBASE)
    if (gateway?.begin === undefined) return yield* notFound("This way to pay")
    return toWire(yield* beginPayment(input, { ...gateway, begin: gateway.begin }, username, config))
  },
  Effect.catchTags({
    CheckoutRefused: ({ code, message }: CheckoutRefused) =>
      Effect.succeed(failed({ name: "CheckoutRefused", code, message }, message)),
    GatewayUnavailable: () => Effect.succeed(DOWN),
    GatewayMisconfigured: ({ operation, reason }) =>
      Effect.logError(`The gateway ${COINBASE} refuses us: ${operation}, ${reason}`).pipe(
        Effect.annotateLogs({ alert: "gateway-misconfigured" }),
        Effect.as(DOWN),
      ),
  }),
)

const failed = (error: VendorError, message: string): CoinbaseCharge => ({
  success: false,
  message,
  errors: [error],
  chargeId: null,
})

const WORDS = "Coinbase is not available right now. Please try again, or choose another way to pay."
const DOWN = failed({ ...UNAVAILABLE, message: WORDS }, WORDS)

/** No order is placed by asking for its charge. */
const READY = "The charge is ready. It can be paid once the order is placed."

const toWire = (outcome: PaymentOutcome): CoinbaseCharge => {
  switch (outcome._tag) {
    case "Started":
      return { success: true, message: READY, errors: [], chargeId: outcome.transaction.id }
    case "Invalid": {
      const { code, message, vendorError } = outcome
      return failed(vendorError ?? { name: "PaymentRefused", code, message }, message)
    }
    default:
      // Nobody has been told of that charge, if there is one: it runs out by itself.
      return failed({ ...TIMED_OUT, message: WORDS }, WORDS)
  }
}
