import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { Result } from "effect"
import type { Transaction } from "../../simulators/braintree/records.ts"
import { cancel, giveBack, sell, settle } from "../../simulators/braintree/rules.ts"
import type { DemoOrder } from "../script/demo-order.ts"

/** The first digits of each kind of card. */
const FIRST_DIGITS: Readonly<Record<string, string>> = {
  Visa: "411111",
  MasterCard: "555555",
  Discover: "601111",
  "American Express": "378282",
}

const instrumentOf = (
  card: NonNullable<PaymentDetails["card"]>,
  way: PaymentDetails["gatewayType"],
): Transaction["instrument"] => ({
  type: way === "GOOGLE_PAY" ? "android_pay_card" : "credit_card",
  cardType: card.type,
  bin: FIRST_DIGITS[card.type] ?? "411111",
  lastFour: card.lastFour,
  expirationMonth: "12",
  expirationYear: "2030",
})

/**
 * An order's charges and refunds at the card vendor, made by its own rules at the times in the order's events. Throws
 * if the vendor would have rejected one.
 */
export const cardTransactions = ({ orderId, script }: DemoOrder): ReadonlyArray<Transaction> => {
  const made = new Map<string, Transaction>()
  for (const { at, command } of script.orderSteps) {
    if (command.type !== "RecordPayment" || command.payment.gatewayName !== "braintree") continue
    for (const transaction of step(orderId, command.payment, made, Date.parse(at)))
      made.set(transaction.id, transaction)
  }
  return [...made.values()]
}

const step = (
  orderId: string,
  { amount, card, code, gatewayType, kind, refersTo, result, transactionId: id }: PaymentDetails,
  made: ReadonlyMap<string, Transaction>,
  now: number,
): ReadonlyArray<Transaction> => {
  // The vendor knows nothing of a payment that was only requested.
  if (id === null) return []
  const known = made.get(id)
  if (result === "settled")
    return known === undefined ? [] : [Result.getOrThrow(settle(known, "settle", now))]
  if (kind === "sale") {
    if (card === null) throw new Error(`The charge ${id} names no card`)
    const behaviour =
      result === "succeeded"
        ? ({ _tag: "Approve" } as const)
        : ({ _tag: "Decline", code: code ?? "2000" } as const)
    const sale = { amount, orderId, instrument: instrumentOf(card, gatewayType), submitForSettlement: true }
    return [sell(sale, behaviour, now, id)]
  }
  // The shop refunds an unsettled charge by canceling it.
  if (known !== undefined) return [Result.getOrThrow(cancel(known, now))]
  const charges = [...made.values()].filter(({ status, type }) => type === "sale" && status === "settled")
  const [charge] = charges
  if (charge === undefined || charges.length > 1)
    throw new Error(`It is not known what the refund ${id} of ${refersTo} gives back`)
  const earlier = charge.refundIds.flatMap((refundId) => made.get(refundId) ?? [])
  return Result.getOrThrow(giveBack(charge, earlier, amount, now, id))
}
