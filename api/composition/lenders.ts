import { Layer } from "effect"
import { lenderAsGateway } from "../gateways/simple-lease/lender-as-gateway.ts"
import { loanMethods } from "../gateways/simple-lease/loan-methods.ts"
import { makeSimpleLease } from "../gateways/simple-lease/simple-lease.ts"
import type { Lender } from "../loans/lender.ts"
import { Lenders, makeLenders } from "../loans/lenders.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import type { PaymentMethod } from "../payments/payment-method.ts"
import type { Config } from "../platform/config.ts"

/** Milliseconds that a shopper waits for a lender at most; what it answers later is found by looking it up. */
const TIMEOUT = 15_000

interface ConfiguredLender {
  readonly lender: Lender
  /** What it pays, and is given back. */
  readonly gateway: PaymentGateway
  readonly methods: ReadonlyArray<PaymentMethod>
}

/** Every lender that the shop has credentials for. */
export const configuredLenders = ({
  paymentGatewaysOff,
  simpleLease,
}: Config): ReadonlyArray<ConfiguredLender> => {
  if (simpleLease === undefined) return []
  const config = { ...simpleLease, timeoutMs: TIMEOUT }
  const lender = makeSimpleLease(config)
  const isOff = paymentGatewaysOff.includes(lender.name)
  return [{ lender, gateway: lenderAsGateway(lender, config), methods: isOff ? [] : loanMethods(lender) }]
}

export const lendersLayer = (config: Config): Layer.Layer<Lenders> =>
  Layer.sync(Lenders, () =>
    makeLenders(
      configuredLenders(config).map(({ lender }) => lender),
      config.paymentGatewaysOff,
    ),
  )
