import { PAYMENT_METHOD_WORDS } from "@voltread/domain/ordering/payment-method.ts"
import { type LoanTerms, offeredTerms } from "@voltread/domain/shared/loan-terms.ts"
import { Effect } from "effect"
import { type OfferedMethod, PaymentGateways } from "../payments/payment-gateways.ts"
import type { ToPay } from "../payments/payment-method.ts"
import { currentSettings } from "../settings/current-settings.ts"

/** The methods that can pay a part of an order, such as what a lease does not cover, or the rest. */
export const methodsForPart = (toPay: ToPay) =>
  Effect.gen(function* () {
    const { find } = yield* PaymentGateways
    const offered = yield* offeredMethods(toPay)
    return offered.filter(({ gatewayName }) => find(gatewayName ?? "")?.takesParts === true)
  })

/** The methods that can pay this. All are asked at once, so that a slow one does not delay the others beyond itself. */
export const offeredMethods = (toPay: ToPay) =>
  Effect.gen(function* () {
    const { methods } = yield* PaymentGateways
    const { lending } = yield* currentSettings
    const terms = offeredTerms(lending)
    const offers = yield* Effect.forEach(methods, (method) => offerOf(method, toPay, terms), {
      concurrency: "unbounded",
    })
    return offers.flatMap((offer) => offer ?? [])
  })

const offerOf = ({ id, gatewayName, offer }: OfferedMethod, toPay: ToPay, terms: LoanTerms) =>
  offer(toPay, terms).pipe(
    Effect.map((offered) =>
      offered === null
        ? null
        : { id, title: PAYMENT_METHOD_WORDS[id].title, gatewayName, termsId: null, choices: [], ...offered },
    ),
  )
