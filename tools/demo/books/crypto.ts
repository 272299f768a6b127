import { manualRefund } from "@voltread/api/gateways/manual-refund.ts"
import type { GatewayTransaction } from "@voltread/api/payments/gateway-transaction.ts"
import { PaymentOutcome, startedMessage } from "@voltread/api/payments/payment-gateway.ts"
import { gatewayActor, outcomeStep } from "@voltread/api/payments/payment-step.ts"
import { record, requestedPayment } from "@voltread/api/payments/requested-payment.ts"
import { amountDue } from "@voltread/domain/ordering/down-payment.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Effect } from "effect"
import type { OrderScript } from "../script/order-script.ts"
import { recordTransaction } from "./record-transaction.ts"

const MINUTE = 60_000
/** How long a coin payment stays open, and how long a network takes to confirm it. */
export const LIFE_MS = 60 * MINUTE
export const CONFIRM_MS = 10 * MINUTE

/** One vendor of crypto payments, by its simulator's rules. */
export interface CryptoBook<R extends { readonly id: string }> {
  readonly gateway: string
  readonly recordsOf: (script: OrderScript) => Map<string, R>
  readonly open: (script: OrderScript, paymentId: string, amount: Cents) => R
  /** The answer to the shop when it opens one, and the later state. */
  readonly begun: (script: OrderScript, record: R) => GatewayTransaction
  readonly asSeen: (script: OrderScript, record: R) => GatewayTransaction
  /** Applies the passing of time. */
  readonly pass: (record: R, now: number) => R
  readonly send: (record: R, cents: Cents, script: OrderScript) => R
  /** Staff have checked it on the vendor's own pages. */
  readonly resolve: (record: R, now: number) => R
  readonly isPaidInto: (record: R) => boolean
}

/** The actions of shopper and staff at one vendor. */
export interface CryptoDesk {
  /** An attempt to pay the amount due, up to the page with the coin address. */
  readonly start: (script: OrderScript, number: number) => void
  readonly send: (script: OrderScript, cents: Cents) => void
  /** The vendor reports the current state. */
  readonly tell: (script: OrderScript) => void
  readonly resolve: (script: OrderScript) => void
  /** The gateway's answer that staff must refund by hand. */
  readonly refund: (script: OrderScript, sale: PaymentDetails, refund: PaymentDetails) => PaymentDetails
}

export const cryptoDesk = <R extends { readonly id: string }>(book: CryptoBook<R>): CryptoDesk => {
  const actor = gatewayActor(book.gateway)
  const change = (script: OrderScript, changed: (record: R) => R): void => {
    if (script.isOver) return
    const records = book.recordsOf(script)
    for (const known of [...records.values()]) {
      const after = book.pass(changed(known), script.now)
      records.set(after.id, after)
      recordTransaction(script, book.gateway, book.asSeen(script, after))
    }
  }
  return {
    start: (script, number) => {
      const paidThrough = { name: book.gateway, gatewayType: "CRYPTO" as const }
      const asked = requestedPayment(script.paymentId(number), amountDue(script.state), paidThrough)
      script.order(script.shopper, record(asked)).minutes(0, 1)
      if (script.isOver) return
      const opened = book.open(script, asked.paymentId, asked.amount)
      book.recordsOf(script).set(opened.id, opened)
      const outcome = PaymentOutcome.Started({
        transaction: book.begun(script, opened),
        message: startedMessage,
      })
      script.order(actor, record(outcomeStep(asked, outcome)))
    },
    send: (script, cents) => change(script, (known) => book.send(known, cents, script)),
    tell: (script) => change(script, (known) => known),
    resolve: (script) => change(script, (known) => book.resolve(known, script.now)),
    refund: (script, sale, refund) => {
      const known = [...book.recordsOf(script).values()].find(book.isPaidInto)
      const transaction = known === undefined ? undefined : book.asSeen(script, known)
      const answer = Effect.runSync(manualRefund(() => Effect.succeed(transaction), sale.transactionId ?? ""))
      if (answer._tag !== "ByHand") throw new Error(`${sale.paymentId} cannot be given back`)
      return { ...refund, result: "started", message: answer.message }
    },
  }
}
