import type { Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { PaymentGateway } from "./payment-gateway.ts"

/** What is done around a call of a gateway; `call` is the name of its method. */
type Around = (
  call: string,
) => <A, E extends GatewayError>(effect: Effect.Effect<A, E>) => Effect.Effect<A, E | GatewayError>

/** A gateway with the same done around all calls that are about payments. */
export const aroundCalls = (gateway: PaymentGateway, around: Around): PaymentGateway => {
  const { begin, disputesBetween, extend, lostPayments } = gateway
  return {
    ...gateway,
    ...(begin === undefined ? {} : { begin: (request) => begin(request).pipe(around("begin")) }),
    pay: (request) => gateway.pay(request).pipe(around("pay")),
    find: (id) => gateway.find(id).pipe(around("find")),
    findByOrder: (id) => gateway.findByOrder(id).pipe(around("findByOrder")),
    ...(lostPayments === undefined
      ? {}
      : {
          lostPayments: {
            withdraw: (id) => lostPayments.withdraw(id).pipe(around("withdraw")),
            recognize: (id, attempt) => lostPayments.recognize(id, attempt).pipe(around("recognize")),
          },
        }),
    capture: (id, options) => gateway.capture(id, options).pipe(around("capture")),
    ...(extend === undefined ? {} : { extend: (id, options) => extend(id, options).pipe(around("extend")) }),
    cancel: (id, options) => gateway.cancel(id, options).pipe(around("cancel")),
    refund: (id, options) => gateway.refund(id, options).pipe(around("refund")),
    ...(disputesBetween === undefined
      ? {}
      : { disputesBetween: (from, to) => disputesBetween(from, to).pipe(around("disputesBetween")) }),
  }
}
