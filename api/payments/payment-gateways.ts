import { PaymentMethodId } from "@voltread/domain/ordering/payment-method.ts"
import { inSpan } from "@voltread/projections/platform/tracing.ts"
import { Context, Effect } from "effect"
import { GatewayMisconfigured } from "../platform/gateway-error.ts"
import { aroundCalls } from "./around-calls.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import type { PaymentMethod } from "./payment-method.ts"
import { watchedGateway } from "./watched-gateway.ts"

export interface PaymentGatewaysService {
  /** The names of all gateways, also of those that are switched off. */
  readonly names: ReadonlyArray<string>
  /** `undefined` when the shop is not configured for a gateway of that name. */
  readonly find: (name: string) => PaymentGateway | undefined
  /** The gateway of a payment's `gatewayName`. */
  readonly named: (name: string) => Effect.Effect<PaymentGateway, GatewayMisconfigured>
  /** Like `find`, for a new payment: undefined also for a gateway that is switched off. */
  readonly accepting: (name: string) => PaymentGateway | undefined
  /** Every payment method, in the order shown to shoppers. */
  readonly methods: ReadonlyArray<OfferedMethod>
}

/** A payment method, with the gateway that takes the money; null where there is none, as for a lease. */
export interface OfferedMethod extends PaymentMethod {
  readonly gatewayName: string | null
}

/** The gateways that this shop is configured for. All code that handles payments uses this and knows no vendor. */
export class PaymentGateways extends Context.Service<PaymentGateways, PaymentGatewaysService>()(
  "@voltread/api/PaymentGateways",
) {}

/** Traces every call as a span. */
const traced = (gateway: PaymentGateway): PaymentGateway =>
  aroundCalls(gateway, (call) =>
    inSpan(`gateway ${call}`, { kind: "client", attributes: { "voltread.gateway": gateway.name } }),
  )

/** The gateway of a payment's `gatewayName`. */
export const gatewayNamed = (
  name: string,
): Effect.Effect<PaymentGateway, GatewayMisconfigured, PaymentGateways> =>
  PaymentGateways.use(({ named }) => named(name))

const place = ({ id }: PaymentMethod): number => PaymentMethodId.literals.indexOf(id)

interface Configured {
  readonly gateways: ReadonlyArray<PaymentGateway>
  /** Names of gateways that take no new payments, and of methods that are not offered. */
  readonly off?: ReadonlyArray<string>
  /** Payment methods without a gateway, such as a lender's. */
  readonly otherMethods?: ReadonlyArray<PaymentMethod>
}

export const makePaymentGateways = ({
  gateways: plain,
  off = [],
  otherMethods = [],
}: Configured): PaymentGatewaysService => {
  const gateways = plain.map((gateway) => watchedGateway(traced(gateway)))
  const find = (name: string) => gateways.find((gateway) => gateway.name === name)
  const isOn = (name: string) => !off.includes(name)
  const names = gateways.map(({ name }) => name)
  return {
    names,
    find,
    accepting: (name) => (isOn(name) ? find(name) : undefined),
    methods: [
      ...gateways.flatMap(({ name, methods }) => methods.map((method) => ({ ...method, gatewayName: name }))),
      ...otherMethods.map((method) => ({ ...method, gatewayName: null })),
    ]
      .filter(({ gatewayName, id }) => isOn(gatewayName ?? "") && isOn(id))
      .sort((a, b) => place(a) - place(b)),
    named: (name) => {
      const gateway = find(name)
      return gateway === undefined
        ? Effect.fail(
            new GatewayMisconfigured({
              operation: "find the gateway",
              reason: `"${name}" is not configured; configured are: ${names.join(", ")}`,
            }),
          )
        : Effect.succeed(gateway)
    },
  }
}
