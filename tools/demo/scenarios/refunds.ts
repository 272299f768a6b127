import { gatewayActor } from "@voltread/api/payments/payment-step.ts"
import { record } from "@voltread/api/payments/requested-payment.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { paymentOf } from "@voltread/domain/ordering/order-money.ts"
import { isPayout } from "@voltread/domain/ordering/payment-result.ts"
import { coinbaseBook } from "../books/coinbase.ts"
import { cryptoDesk } from "../books/crypto.ts"
import { refundAtKlarna } from "../books/klarna.ts"
import { lookAfterLender, refundToLender } from "../books/lender.ts"
import { plisioBook } from "../books/plisio.ts"
import { refundByCard } from "../script/cards.ts"
import type { OrderScript } from "../script/order-script.ts"

export const PLISIO = cryptoDesk(plisioBook)
export const COINBASE = cryptoDesk(coinbaseBook)

type GiveBack = (script: OrderScript, sale: PaymentDetails, refund: PaymentDetails) => PaymentDetails

const GATEWAYS: Readonly<Record<string, GiveBack>> = {
  braintree: refundByCard,
  klarna: refundAtKlarna,
  plisio: PLISIO.refund,
  coinbase: COINBASE.refund,
  "simple-lease": refundToLender,
}

/** Completes every requested refund by the payment's method; staff pay out what a gateway cannot refund. */
export const giveBack = (script: OrderScript): void => {
  script.minutes(1, 5)
  if (script.isOver) return
  for (const refund of script.state.payments) {
    if (refund.kind !== "refund" || refund.result !== "requested") continue
    const sale = paymentOf(script.state, refund.refersTo ?? "")
    const carryOut = GATEWAYS[refund.gatewayName]
    if (sale === undefined || carryOut === undefined)
      throw new Error(`${refund.paymentId} gives back nothing that is known`)
    script.order(gatewayActor(refund.gatewayName), record(carryOut(script, sale, refund)))
  }
  lookAfterLender(script)
  payOut(script)
}

/** The customer has named a wallet, and staff have sent the money there. */
const payOut = (script: OrderScript): void => {
  const due = script.state.payments.filter(isPayout)
  if (due.length === 0) return
  script.hours(5, 50)
  for (const { paymentId: refundId } of due)
    script.order(script.admin(), {
      type: "ConfirmPayout",
      refundId,
      reference: script.faker.string.hexadecimal({ length: 64, casing: "lower" }),
    })
}
