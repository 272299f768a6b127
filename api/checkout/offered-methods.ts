import { agreedDownPayment, amountDue, isPartDue } from "@voltread/domain/ordering/down-payment.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { PAYMENT_METHOD_WORDS } from "@voltread/domain/ordering/payment-method.ts"
import { type LoanTerms, offeredTerms } from "@voltread/domain/shared/loan-terms.ts"
import { Effect } from "effect"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { type OfferedMethod, PaymentGateways } from "../payments/payment-gateways.ts"
import type { ToPay } from "../payments/payment-method.ts"
import { currentSettings } from "../settings/current-settings.ts"

type Taker = Pick<PaymentGateway, "gatewayType" | "takesParts">

/**
 * Whether this can take what is due of an order. A part beside a lease is paid at once, while the approval holds;
 * `gateway`: absent for a lender.
 */
export const takesDue = (order: PlacedOrder, gateway: Taker | undefined): boolean => {
  if (!isPartDue(order)) return true
  const isBesideLease = agreedDownPayment(order) > 0
  if (gateway === undefined) return !isBesideLease
  return gateway.takesParts === true && !(isBesideLease && gateway.gatewayType === "CRYPTO")
}

/** The methods that can pay what is due of an order: all of it, what a lease does not cover, or the rest. */
export const methodsForOrder = (order: PlacedOrder, { lines, totals }: ToPay) =>
  Effect.gen(function* () {
    const { find } = yield* PaymentGateways
    const total = amountDue(order, totals.total)
    const offered = yield* offeredMethods({ lines, totals: { ...totals, total } })
    return offered.filter(({ gatewayName }) => takesDue(order, find(gatewayName ?? "")))
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
