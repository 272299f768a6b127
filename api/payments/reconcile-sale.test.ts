import { fold } from "@voltread/domain/decider.ts"
import { order } from "@voltread/domain/ordering/order.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { anItem, aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { OUTCOME_UNKNOWN } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { history } from "@voltread/domain/ordering/order-testing.ts"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { GatewayUnavailable } from "../platform/gateway-error.ts"
import { paymentDouble } from "../testing/payment-double.ts"
import { aTransaction } from "../testing/transaction.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import { makePaymentGateways, PaymentGateways } from "./payment-gateways.ts"
import { lookForGivenUp, lookUpInTime } from "./reconcile-sale.ts"

const DAY = 86_400_000
const asked = aPayment({ paymentId: "pay-1", amount: 21_200 })

const sale = (change: Partial<GatewayTransaction> = {}) => aTransaction({ status: "submitted", ...change })

const orderWith = (...payments: ReadonlyArray<PaymentDetails>): PlacedOrder => {
  const recorded = payments.map((payment) => ({ type: "RecordPayment" as const, payment }))
  const state = fold(order, history(placing([anItem()]), ...recorded))
  if (state._tag !== "placed") throw new Error("not placed")
  return state
}

/** Runs with a gateway that has these transactions. */
const at =
  (transactions: ReadonlyArray<GatewayTransaction>, change: Partial<PaymentGateway> = {}) =>
  <A, E>(look: Effect.Effect<A, E, PaymentGateways>): Promise<A> => {
    const gateway: PaymentGateway = {
      ...paymentDouble("braintree").service,
      find: (id) => Effect.succeed(transactions.find((each) => each.id === id)),
      findByOrder: () => Effect.succeed(transactions),
      ...change,
    }
    const gateways = makePaymentGateways({ gateways: [gateway] })
    return Effect.runPromise(look.pipe(Effect.provideService(PaymentGateways, gateways)))
  }

describe("a charge without an answer", () => {
  const lookUp = (
    transactions: ReadonlyArray<GatewayTransaction>,
    ...before: ReadonlyArray<PaymentDetails>
  ) => at(transactions)(lookUpInTime(orderWith(...before, asked), asked, 60_000))

  test("is the newest sale that the gateway has of it", async () => {
    const declined = sale({ id: "tx-0", status: "declined" })
    expect(await lookUp([declined, sale()])).toMatchObject({ transactionId: "tx-1", result: "succeeded" })
  })

  test("is no sale of another attempt, recorded or by its name, and no refund", async () => {
    const before = aPayment({ paymentId: "pay-0", result: "declined", transactionId: "tx-1" })
    expect(await lookUp([sale({ status: "declined" })], before)).toBeUndefined()
    expect(await lookUp([sale({ paymentId: "pay-0" })])).toBeUndefined()
    expect(await lookUp([sale({ kind: "refund" })])).toBeUndefined()
    expect(await lookUp([sale({ paymentId: "pay-1" })])).toMatchObject({ result: "succeeded" })
  })
})

describe("a charge that staff are finding out about", () => {
  const unknown = { ...asked, result: "reviewing", code: OUTCOME_UNKNOWN } as const
  const after = (days: number, payment: PaymentDetails) =>
    at([])(lookUpInTime(orderWith(payment), payment, days * DAY))

  test("is given up after the week in which its items are held", async () => {
    expect(await after(7, unknown)).toBeUndefined()
    expect(await after(7.1, unknown)).toMatchObject({ result: "failed", code: "unreachable" })
  })

  test("is not given up where the gateway itself reviews it", async () => {
    const reviewed = { ...asked, result: "reviewing", transactionId: "tx-1" } as const
    expect(await after(8, reviewed)).toBeUndefined()
  })
})

describe("where the gateway does not answer for longer than items are held", () => {
  const isDown = Effect.fail(new GatewayUnavailable({ operation: "find", reason: "down" }))
  const down = at([], { find: () => isDown, findByOrder: () => isDown })

  test("a charge without an answer is given up", async () => {
    expect(await down(lookUpInTime(orderWith(asked), asked, 2 * DAY))).toMatchObject({ result: "failed" })
  })

  test.each(["started", "reviewing"] as const)("a payment that is %s there is not", async (result) => {
    const begun = { ...asked, result, transactionId: "tx-1" }
    const looked = down(lookUpInTime(orderWith(begun), begun, 2 * DAY))
    await expect(looked).rejects.toMatchObject({ _tag: "GatewayUnavailable" })
  })
})

describe("a payment on the gateway's own page that has ended", () => {
  const ended = aPayment({
    ...{ paymentId: "pay-1", result: "settled", transactionId: "tx-1", amount: 21_200 },
    ...{ gatewayType: "CRYPTO", paymentUrl: "https://pay.example/tx-1" },
  })
  const found = (change: Partial<GatewayTransaction>) =>
    at([sale({ status: "settled", ...change })])(lookForGivenUp(orderWith(ended), ended, DAY))

  test("is news only where more money has come, or its review begins or ends", async () => {
    expect(await found({})).toBe("wait")
    expect(await found({ amount: 21_300 })).toMatchObject({ amount: 21_300 })
    expect(await found({ amount: 21_100 })).toBe("wait")
    expect(await found({ review: "Paid late." })).toMatchObject({ review: "Paid late." })
  })
})
