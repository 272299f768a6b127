import { PAYMENT_METHOD_WORDS, type PaymentMethodId } from "@voltread/domain/ordering/payment-method.ts"
import { Effect } from "effect"
import { makeVendorHealth, type VendorHealth } from "../platform/vendor-health.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import type { PaymentMethod } from "./payment-method.ts"

/**
 * A gateway whose ways to pay say so while it is down. What shoppers' own calls come to is known at once; else its `probe`
 * tells.
 */
export const watchedGateway = (gateway: PaymentGateway): PaymentGateway => {
  const { begin, clientToken, clientTokenFor, methods, name, pay, probe } = gateway
  if (probe === undefined) return gateway
  const health = makeVendorHealth(name, probe)
  return {
    ...gateway,
    methods: methods.map((method) => whileUp(method, health)),
    ...(clientToken === undefined ? {} : { clientToken: health.watching(clientToken) }),
    ...(clientTokenFor === undefined
      ? {}
      : { clientTokenFor: (purchase, begunId) => health.watching(clientTokenFor(purchase, begunId)) }),
    ...(begin === undefined ? {} : { begin: (request) => health.watching(begin(request)) }),
    pay: (request) =>
      health
        .watching(pay(request))
        .pipe(Effect.tap(({ _tag }) => (_tag === "Unanswered" ? health.doubt : Effect.void))),
  }
}

/** The same way to pay, which says so while its vendor is down. */
export const whileUp = (method: PaymentMethod, { isUp }: VendorHealth): PaymentMethod => ({
  ...method,
  // The vendor's answer may be part of the offer.
  offer: (toPay, terms) =>
    Effect.flatMap(isUp, (up) =>
      Effect.map(method.offer(toPay, terms), (offer) =>
        offer === null || offer.problem !== null || up ? offer : { ...offer, problem: problemOf(method.id) },
      ),
    ),
})

const problemOf = (id: PaymentMethodId): string =>
  `${PAYMENT_METHOD_WORDS[id].subject} not available right now. Please choose another way to pay.`
