import { inSpan } from "@voltread/projections/platform/tracing.ts"
import type { PaymentGateway } from "./payment-gateway.ts"

/** Traces every call of a gateway as a span. */
export const tracedGateway = (gateway: PaymentGateway): PaymentGateway => {
  const { name, begin, extend, lostPayments } = gateway
  const asked = (what: string) =>
    inSpan(`gateway ${what}`, { kind: "client", attributes: { "voltread.gateway": name } })
  return {
    ...gateway,
    ...(begin === undefined ? {} : { begin: (request) => begin(request).pipe(asked("begin")) }),
    pay: (request) => gateway.pay(request).pipe(asked("pay")),
    find: (id) => gateway.find(id).pipe(asked("find")),
    findByOrder: (id) => gateway.findByOrder(id).pipe(asked("findByOrder")),
    ...(lostPayments === undefined
      ? {}
      : {
          lostPayments: {
            withdraw: (id) => lostPayments.withdraw(id).pipe(asked("withdraw")),
            recognize: (id, attempt) => lostPayments.recognize(id, attempt).pipe(asked("recognize")),
          },
        }),
    capture: (id, options) => gateway.capture(id, options).pipe(asked("capture")),
    ...(extend === undefined ? {} : { extend: (id, options) => extend(id, options).pipe(asked("extend")) }),
    cancel: (id, options) => gateway.cancel(id, options).pipe(asked("cancel")),
    refund: (id, options) => gateway.refund(id, options).pipe(asked("refund")),
  }
}
