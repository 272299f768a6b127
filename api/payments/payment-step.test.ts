import { fold } from "@voltread/domain/decider.ts"
import { order } from "@voltread/domain/ordering/order.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { anItem, aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { history } from "@voltread/domain/ordering/order-testing.ts"
import { describe, expect, test } from "vitest"
import { aTransaction } from "../testing/transaction.ts"
import type { GatewayTransaction, TransactionStatus } from "./gateway-transaction.ts"
import { PaymentOutcome } from "./payment-gateway.ts"
import { lostDispute, outcomeStep, stepCommandId, stepToRecord, transactionStep } from "./payment-step.ts"

const payment = aPayment({ paymentId: "pay-1", result: "requested", transactionId: null, amount: 5_000 })
const transaction = (given: Partial<GatewayTransaction> = {}) =>
  aTransaction({ status: "settled", amount: 5_000, code: "1000", reason: "as the bank says", ...given })

describe("the next step of a requested payment", () => {
  test.each<[TransactionStatus, PaymentDetails["result"] | undefined, string | null]>([
    ["authorized", "succeeded", "1000"],
    ["submitted", "succeeded", "1000"],
    ["settling", "succeeded", "1000"],
    ["settled", "settled", "1000"],
    ["declined", "declined", "1000"],
    ["rejected", "declined", "1000"],
    ["settlement-declined", "declined", "1000"],
    ["failed", "failed", "1000"],
    ["expired", "failed", "expired"],
    ["voided", "failed", "voided"],
    ["reviewing", "reviewing", null],
    ["waiting", "started", null],
    ["authorizing", undefined, null],
    ["settlement-pending", undefined, null],
  ])("that is %s at its gateway is %s", (status, result, code) => {
    const step = transactionStep(payment, transaction({ status }))
    expect(step?.result).toBe(result)
    if (step !== undefined) expect(step).toMatchObject({ transactionId: "tx-1", amount: 5_000, code })
  })

  test("on a gateway's own page reports each further part of the money, and never less", () => {
    const seen = (known: PaymentDetails, detected: number) =>
      transactionStep(known, transaction({ status: "waiting", detected }))
    const started = seen(payment, 0) ?? payment
    expect(started).toMatchObject({ result: "started" })
    expect(seen(started, 0)).toBeUndefined()
    const part = seen(started, 2_000) ?? payment
    expect(part).toMatchObject({ detected: 2_000, message: expect.stringContaining("$20.00 of $50.00") })
    expect(seen(part, 2_000)).toBeUndefined()
    expect(seen(part, 1_000)).toBeUndefined()
    expect(transactionStep(part, transaction({ status: "authorizing", detected: 5_000 }))).toMatchObject({
      message: expect.stringContaining("waiting for it to be confirmed"),
    })
    expect(seen({ ...started, result: "succeeded" }, 5_000)).toBeUndefined()
    expect(transactionStep(part, transaction())).toMatchObject({ result: "settled", message: null })
  })

  test("is of the amount that the gateway has, and keeps the card that was used", () => {
    const card = { type: "Visa", lastFour: "1111" }
    const step = transactionStep({ ...payment, card }, transaction({ amount: 4_000 }))
    expect(step).toMatchObject({ amount: 4_000, card })
  })

  test("that waits for the gateway is under review only where the gateway reviews it", () => {
    const pending = (status: TransactionStatus) =>
      outcomeStep(payment, PaymentOutcome.Pending({ transaction: transaction({ status }), message: "wait" }))
    expect(pending("reviewing")).toMatchObject({ result: "reviewing", transactionId: "tx-1" })
    expect(pending("authorizing")).toMatchObject({ result: "unanswered", transactionId: "tx-1" })
  })

  test("under review is reported once", () => {
    const reviewing = { ...payment, result: "reviewing" } as const
    expect(transactionStep(reviewing, transaction({ status: "reviewing" }))).toBeUndefined()
  })

  test("keeps what was captured, and only the newest detected amount and reason for review", () => {
    const known = { ...payment, captured: 3_000, detected: 4_000, review: "odd" }
    const step = transactionStep(known, transaction({ captured: 2_000 }))
    expect(step).toMatchObject({ captured: 3_000 })
    expect(step).not.toHaveProperty("detected")
    expect(step).not.toHaveProperty("review")
  })
})

describe("a recorded payment", () => {
  const paid = aPayment({ paymentId: "pay-1", result: "succeeded", transactionId: "tx-1", amount: 5_000 })
  const refund = aPayment({
    ...{ paymentId: "pay-1:refund:1", kind: "refund", refersTo: "pay-1", amount: 2_000 },
    ...{ result: "succeeded", transactionId: "tx-2" },
  })
  const state = fold(
    order,
    history(
      placing([anItem()]),
      ...[paid, refund].map((each) => ({ type: "RecordPayment" as const, payment: each })),
    ),
  )
  const after = (known: PaymentDetails, given: Partial<GatewayTransaction>) => {
    if (state._tag === "none") throw new Error("no order")
    return stepToRecord(state, known, transaction(given))
  }

  test("settles", () => {
    expect(after(paid, { status: "settled" })).toMatchObject({ paymentId: "pay-1", result: "settled" })
    const dented = { ...refund, message: "dented" }
    expect(transactionStep(dented, transaction())).toMatchObject({ result: "settled", message: "dented" })
  })

  test.each<[TransactionStatus, string | null]>([
    ["settlement-declined", "1000"],
    ["voided", "voided"],
    ["expired", "expired"],
    ["failed", "1000"],
  ])("and that is %s now is returned by a movement of its own, less what was refunded", (status, code) => {
    expect(after(paid, { status })).toMatchObject({
      ...{ paymentId: "pay-1:void", kind: "void", result: "succeeded", refersTo: "pay-1" },
      ...{ transactionId: "tx-1", amount: 3_000, code, message: "as the bank says" },
    })
  })

  test("and that is taken back during a partial refund is counted once that part is decided", () => {
    const orderWith = (part: PaymentDetails) =>
      fold(
        order,
        history(
          placing([anItem()]),
          ...[paid, part].map((each) => ({ type: "RecordPayment" as const, payment: each })),
        ),
      )
    const after = (part: PaymentDetails) => {
      const known = orderWith(part)
      if (known._tag === "none") throw new Error("no order")
      return stepToRecord(known, paid, transaction({ status: "expired" }))
    }
    expect(after({ ...refund, result: "requested", transactionId: null })).toBeUndefined()
    expect(after({ ...refund, result: "failed", transactionId: null })).toMatchObject({ amount: 5_000 })
  })

  test("and that is taken back was given back before, or was reserved: nothing is voided twice or captured", () => {
    const all = { ...refund, amount: 5_000 }
    const known = fold(
      order,
      history(
        placing([anItem()]),
        ...[paid, all].map((each) => ({ type: "RecordPayment" as const, payment: each })),
      ),
    )
    if (known._tag === "none") throw new Error("no order")
    expect(stepToRecord(known, paid, transaction({ status: "voided" }))).toBeUndefined()
    expect(after({ ...paid, captured: 2_000 }, { status: "expired" })).not.toHaveProperty("captured")
  })

  test("and that failed is itself paid by another transaction", () => {
    expect(after({ ...paid, result: "failed" }, { id: "tx-9" })).toMatchObject({
      ...{ paymentId: "pay-1", result: "settled", transactionId: "tx-9" },
    })
  })

  test("and arrives again by another transaction is another payment; one without money is none", () => {
    expect(after(paid, { id: "tx-9" })).toMatchObject({ paymentId: "pay-1:tx-9", result: "settled" })
    expect(after(paid, { id: "tx-9", status: "declined" })).toBeUndefined()
  })

  test.each<TransactionStatus>(["settlement-declined", "failed", "voided", "declined"])(
    "and was given back by a refund that is %s now was not given back",
    (status) => {
      expect(after(refund, { id: "tx-2", kind: "refund", amount: 2_000, status })).toMatchObject({
        ...{ paymentId: "pay-1:refund:1", kind: "refund", result: "failed", code: "refused-by-bank" },
        ...{ amount: 2_000, transactionId: "tx-2", message: "as the bank says" },
      })
    },
  )

  test("and was given back by a refund that fails without a word keeps the reason that staff gave", () => {
    const dented = { ...refund, message: "dented" }
    expect(
      after(dented, { id: "tx-2", kind: "refund", amount: 2_000, status: "failed", reason: null }),
    ).toMatchObject({ result: "failed", message: "dented" })
  })

  test("and was refunded by canceling the sale stays refunded", () => {
    expect(after({ ...refund, transactionId: "tx-1" }, { status: "voided" })).toBeUndefined()
  })

  test("and was refunded is not touched by what became of another refund", () => {
    const other = { id: "tx-3", kind: "refund", amount: 2_000, status: "failed" } as const
    expect(after(refund, other)).toBeUndefined()
  })

  test("and runs out in part is taken back by that part, once, less what was given back, and never twice", () => {
    const voided = (amount: number) =>
      aPayment({
        ...{ paymentId: "pay-1:void:1000", kind: "void", refersTo: "pay-1", amount },
        ...{ result: "succeeded", transactionId: "tx-1" },
      })
    const lapsing = (lapsed: number, ...parts: ReadonlyArray<PaymentDetails>) => {
      const known = fold(
        order,
        history(
          placing([anItem()]),
          ...[paid, ...parts].map((each) => ({ type: "RecordPayment" as const, payment: each })),
        ),
      )
      if (known._tag === "none") throw new Error("no order")
      return stepToRecord(known, paid, transaction({ status: "authorized", lapsed }))
    }
    expect(lapsing(1_000)).toMatchObject({ kind: "void", amount: 1_000, code: "expired" })
    expect(lapsing(1_500, voided(1_000))).toMatchObject({ kind: "void", amount: 500 })
    expect(lapsing(1_000, voided(1_000))).toMatchObject({ kind: "sale", result: "succeeded" })
    expect(lapsing(4_000, refund)).toMatchObject({ kind: "void", amount: 3_000 })
    const open = { ...refund, result: "requested", transactionId: null } as const
    expect(lapsing(1_000, open)).toMatchObject({ kind: "sale" })
  })
})

test("a lost dispute takes back no more than is left of its payment, and once", () => {
  const paid = aPayment({ result: "settled", amount: 5_000 })
  const back = { paymentId: "back", kind: "refund", refersTo: paid.paymentId, amount: 2_000 } as const
  const payments = [paid, aPayment({ ...back, result: "succeeded" })]
  const state = fold(
    order,
    history(
      placing([anItem()]),
      ...payments.map((each) => ({ type: "RecordPayment" as const, payment: each })),
    ),
  )
  if (state._tag !== "placed") throw new Error("not placed")
  const lost = (amount: number) => lostDispute(state, paid, { amount, disputeId: "d1" })
  expect(lost(9_999)).toMatchObject({ kind: "void", amount: 3_000, paymentId: `${paid.paymentId}:d1` })
  expect(lost(9_999)).toMatchObject({ message: "The bank has given this money back to the customer." })
  const taken = lost(1_000)
  expect(taken).toMatchObject({ amount: 1_000 })
  if (taken === undefined) throw new Error("nothing is taken back")
  const after = { ...state, payments: [...state.payments, taken] }
  expect(lostDispute(after, paid, { amount: 1_000, disputeId: "d1" })).toBeUndefined()
})

test("a declined payment has the words that are for shoppers, where there are any", () => {
  const words = { name: "declined", code: "2000", message: "Please try another card." }
  const declined = { status: "declined", reason: "stolen card" } as const
  expect(transactionStep(payment, transaction({ ...declined, vendorError: words }))).toMatchObject({
    message: "Please try another card.",
  })
  expect(transactionStep(payment, transaction(declined))).toMatchObject({ message: "stolen card" })
})

test("the same step is the same command; the end of a review is another one", () => {
  const settled = { ...payment, result: "settled" } as const
  expect(stepCommandId(settled)).toBe(stepCommandId({ ...settled, message: "again" }))
  const ids = [
    settled,
    { ...settled, review: "Paid late." },
    { ...settled, captured: 100 },
    { ...settled, detected: 100 },
    { ...settled, amount: 5_001 },
  ].map(stepCommandId)
  expect(new Set(ids).size).toBe(5)
})
