import { Context, Effect } from "effect"
import { GatewayMisconfigured } from "../platform/gateway-error.ts"
import type { PaymentGateway } from "./payment-gateway.ts"

export interface PaymentGatewaysService {
  /** `undefined` when the shop is not configured for a gateway of that name. */
  readonly find: (name: string) => PaymentGateway | undefined
  /** The gateway that a payment's `gatewayName` names. */
  readonly named: (name: string) => Effect.Effect<PaymentGateway, GatewayMisconfigured>
}

/** The gateways that this shop is configured for. Whoever handles payments goes through here and knows no vendor. */
export class PaymentGateways extends Context.Service<PaymentGateways, PaymentGatewaysService>()(
  "@voltread/api/PaymentGateways",
) {}

export const makePaymentGateways = (gateways: ReadonlyArray<PaymentGateway>): PaymentGatewaysService => {
  const find = (name: string) => gateways.find((gateway) => gateway.name === name)
  const configured = gateways.map(({ name }) => name).join(", ")
  return {
    find,
    named: (name) => {
      const gateway = find(name)
      return gateway === undefined
        ? Effect.fail(
            new GatewayMisconfigured({
              operation: "find the gateway",
              reason: `"${name}" is not configured; configured are: ${configured}`,
            }),
          )
        : Effect.succeed(gateway)
    },
  }
}
