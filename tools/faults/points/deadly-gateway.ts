import type { PaymentGateway } from "@voltread/api/payments/payment-gateway.ts"
import { Effect } from "effect"
import type { Boundary } from "./boundary.ts"

/** The gateway as one process reaches it: each call is an effect, at which the process may end. */
export const deadlyGateway = (gateway: PaymentGateway, boundary: Boundary): PaymentGateway => {
  const through = <A, E>(call: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const end = Effect.sync(() => boundary.finish()).pipe(Effect.andThen(Effect.never))
      switch (boundary.cross("gateway")) {
        case "ended":
          return Effect.never
        case "before":
          return end
        case "after":
          return Effect.andThen(call, end)
        case "goes on":
          return call
      }
    })
  return {
    ...gateway,
    pay: (request) => through(gateway.pay(request)),
    find: (id) => through(gateway.find(id)),
    findByOrder: (orderId) => through(gateway.findByOrder(orderId)),
    capture: (id, options) => through(gateway.capture(id, options)),
    cancel: (id, options) => through(gateway.cancel(id, options)),
    refund: (id, options) => through(gateway.refund(id, options)),
  }
}
