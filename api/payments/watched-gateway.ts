import { PAYMENT_METHOD_WORDS, type PaymentMethodId } from "@voltread/domain/ordering/payment-method.ts"
import { Effect } from "effect"
import { makeVendorHealth, type VendorHealth } from "../platform/vendor-health.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import type { PaymentMethod } from "./payment-method.ts"

/**
 * A gateway whose payment methods are shown as unavailable while it is down. Failures of shoppers' own calls count at
 * once; otherwise its `probe` finds out.
 */
export const watchedGateway = (gateway: PaymentGateway): PaymentGateway => {
  const { begin, clientToken, clientTokenFor, methods, name, pay, probe } = gateway
  if (probe === undefined) return gateway
  const health = makeVendorHealth(name, probe)
  return {
    ...gateway,
    methods: methods.map((method) => unavailableWhileDown(method, health)),
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

/** The same payment method, shown as unavailable while its vendor is down. */
export const unavailableWhileDown = (method: PaymentMethod, { isUp }: VendorHealth): PaymentMethod => ({
  ...method,
  // The offer may itself depend on the vendor's answer.
  offer: (toPay, terms) =>
    Effect.flatMap(isUp, (up) =>
      Effect.map(method.offer(toPay, terms), (offer) =>
        offer === null || offer.problem !== null || up ? offer : { ...offer, problem: problemOf(method.id) },
      ),
    ),
})

const problemOf = (id: PaymentMethodId): string =>
  `${PAYMENT_METHOD_WORDS[id].subject} not available right now. Please choose another way to pay.`
