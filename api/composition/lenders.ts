import { Context, Effect, Layer } from "effect"
import { lenderAsGateway } from "../gateways/simple-lease/lender-as-gateway.ts"
import { loanMethods } from "../gateways/simple-lease/loan-methods.ts"
import { makeSimpleLease } from "../gateways/simple-lease/simple-lease.ts"
import { simpleLeaseVariables } from "../gateways/simple-lease/variables.ts"
import type { Lender } from "../loans/lender.ts"
import { Lenders, makeLenders } from "../loans/lenders.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import type { PaymentMethod } from "../payments/payment-method.ts"
import { unavailableWhileDown } from "../payments/watched-gateway.ts"
import type { Config } from "../platform/config.ts"
import { makeVendorHealth } from "../platform/vendor-health.ts"

/** How long a shopper waits for a lender at most, in milliseconds; a later outcome is found by looking it up. */
const TIMEOUT = 15_000

interface ConfiguredLender {
  readonly lender: Lender
  /** Makes its payments and refunds. */
  readonly gateway: PaymentGateway
  readonly methods: ReadonlyArray<PaymentMethod>
}

/** Every lender with credentials. One shared list, so that all callers see the same circuit breakers. */
export class ConfiguredLenders extends Context.Service<ConfiguredLenders, ReadonlyArray<ConfiguredLender>>()(
  "@voltread/api/ConfiguredLenders",
) {
  static readonly layer = (config: Config): Layer.Layer<ConfiguredLenders> =>
    Layer.sync(ConfiguredLenders, () => makeConfigured(config))
}

/** No application has this id, so the lender answers that there is none. */
const NO_LOAN = "none"

const makeConfigured = (config: Config): ReadonlyArray<ConfiguredLender> => {
  const settings = simpleLeaseVariables.settingsOf(config)
  if (settings === undefined) return []
  const access = { ...settings, timeoutMs: TIMEOUT }
  const plain = makeSimpleLease(access)
  const health = makeVendorHealth(plain.name, plain.findByLoan(NO_LOAN))
  const lender: Lender = {
    ...plain,
    apply: (request) =>
      health
        .watching(plain.apply(request))
        .pipe(Effect.tap(({ _tag }) => (_tag === "Unanswered" ? health.doubt : Effect.void))),
  }
  const methods = config.paymentGatewaysOff.includes(lender.name) ? [] : loanMethods(lender)
  return [
    {
      lender,
      gateway: lenderAsGateway(lender, access),
      methods: methods.map((method) => unavailableWhileDown(method, health)),
    },
  ]
}

export const lendersLayer = (config: Config): Layer.Layer<Lenders, never, ConfiguredLenders> =>
  Layer.effect(
    Lenders,
    ConfiguredLenders.use((configured) =>
      Effect.sync(() =>
        makeLenders(
          configured.map(({ lender }) => lender),
          config.paymentGatewaysOff,
        ),
      ),
    ),
  )
