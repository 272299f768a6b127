import { declineMessage } from "@voltread/api/gateways/braintree/card-messages.ts"
import { record, requestedPayment } from "@voltread/api/payments/requested-payment.ts"
import { amountDue } from "@voltread/domain/ordering/down-payment.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { BRAINTREE, type OrderScript } from "./order-script.ts"
import { unsettledCharge } from "./settlement.ts"

const CARDS = ["Visa", "MasterCard", "Discover", "American Express"]

/** The cards in the simulated wallet. */
const WALLET: ReadonlyArray<NonNullable<PaymentDetails["card"]>> = [
  { type: "Visa", lastFour: "1881" },
  { type: "MasterCard", lastFour: "4444" },
]

/**
 * One attempt to pay the amount due, from the request to the gateway's answer. Wallet payments use a card of the same
 * gateway.
 */
export const payByCard = (
  script: OrderScript,
  number: number,
  outcome: "succeeded" | "declined",
  way: "CARD" | "GOOGLE_PAY" = "CARD",
): void => {
  const { faker } = script
  const paidThrough = { name: BRAINTREE.id, gatewayType: "CARD" as const }
  const requested = requestedPayment(script.paymentId(number), amountDue(script.state), paidThrough)
  script.order(script.shopper, record(requested))
  script.minutes(0, 1).order(
    BRAINTREE,
    record({
      ...requested,
      gatewayType: way,
      card:
        way === "CARD"
          ? { type: faker.helpers.arrayElement(CARDS), lastFour: faker.string.numeric(4) }
          : faker.helpers.arrayElement(WALLET),
      transactionId: transactionId(script),
      result: outcome,
      ...(outcome === "declined" ? { code: "2000", message: declineMessage("2000") } : { code: "1000" }),
    }),
  )
}

const transactionId = ({ faker }: OrderScript): string =>
  faker.string.alphanumeric({ length: 8, casing: "lower" })

/** An unsettled charge is canceled, and keeps its id. */
export const refundByCard = (
  script: OrderScript,
  sale: PaymentDetails,
  refund: PaymentDetails,
): PaymentDetails => {
  const ownId = transactionId(script)
  const unsettled = unsettledCharge(script.orderSteps, sale.paymentId, script.at)
  if (unsettled !== undefined && refund.amount < sale.amount)
    throw new Error(`A part of ${unsettled} is given back before it has settled`)
  return { ...refund, result: "succeeded", transactionId: unsettled ?? ownId }
}
