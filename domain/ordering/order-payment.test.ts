import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import type { PaymentDetails } from "./order-event.ts"
import { aPayment, placing, recordPayment } from "./order-examples.ts"
import { held, REFUSED_BY_BANK } from "./order-money.ts"
import { MAX_ATTEMPTS } from "./order-rules-payment.ts"
import type { OrderStatus } from "./order-status.ts"
import { commandsLeadingTo, eventsOf, history, rejected } from "./order-testing.ts"
import { orderStatusName } from "./status-names.ts"

type Outcome = PaymentDetails["result"]

const paid = [placing(), recordPayment({}), recordPayment({ result: "succeeded" })] as const
const refund = (amount: number, refundId = "refund-1"): OrderCommand => ({
  type: "RequestRefund",
  paymentId: "pay-1",
  refundId,
  amount,
  reason: "broken",
})
const aRefund = (change: Partial<PaymentDetails>): OrderCommand =>
  recordPayment({ paymentId: "refund-1", kind: "refund", refersTo: "pay-1", ...change })

describe("the steps of a payment", () => {
  const steps: ReadonlyArray<Outcome> = [
    "requested",
    "unanswered",
    "started",
    "reviewing",
    "declined",
    "failed",
    "succeeded",
    "settled",
  ]
  /** The steps that still count after each known step. Money after a failure does. */
  const news: Readonly<Record<Outcome, ReadonlyArray<Outcome>>> = {
    requested: ["unanswered", "started", "reviewing", "declined", "failed", "succeeded", "settled"],
    unanswered: ["started", "reviewing", "declined", "failed", "succeeded", "settled"],
    started: ["reviewing", "declined", "failed", "succeeded", "settled"],
    reviewing: ["declined", "failed", "succeeded", "settled"],
    declined: ["succeeded", "settled"],
    failed: ["succeeded", "settled"],
    succeeded: ["settled"],
    settled: [],
  }

  test.each(steps.flatMap((known) => steps.map((next) => [known, next] as const)))(
    "go forwards only: %s, then %s",
    (known, next) => {
      const outcome = given(order, history(placing(), recordPayment({ result: known }))).when(
        recordPayment({ result: next }),
      )
      expect(outcome).toEqual({
        events: news[known].includes(next)
          ? [{ type: "OrderPaymentDetailsUpdated", data: { payment: aPayment({ result: next }) } }]
          : [],
      })
    },
  )

  test("of a reservation include each capture of it, once", () => {
    const captured = (cents: number) => recordPayment({ result: "succeeded", captured: cents })
    const past = history(...paid, captured(5_000))
    expect(given(order, past).when(captured(5_000))).toEqual({ events: [] })
    expect(given(order, past).when(captured(9_000))).toMatchObject({
      events: [{ data: { payment: { captured: 9_000 } } }],
    })
  })

  test("of one charge belong to one payment, even where two attempts could have caused it", () => {
    const both = history(
      placing(),
      recordPayment({ result: "failed" }),
      recordPayment({ paymentId: "pay-2", result: "succeeded", transactionId: "tx-1" }),
    )
    const claim = (transactionId: string, gatewayName = "braintree") =>
      recordPayment({ result: "succeeded", transactionId, gatewayName })
    expect(given(order, both).when(claim("tx-1"))).toEqual({ events: [] })
    for (const other of [claim("tx-2"), claim("tx-1", "plisio")])
      expect(given(order, both).when(other)).toMatchObject({
        events: [{ type: "OrderPaymentDetailsUpdated" }],
      })
  })

  test.each<OrderStatus>(["PENDING_PAYMENT", "PAYMENT_FAILED", "LOAN_IN_PROCESS", "PENDING_ESIGNATURE"])(
    "a charge may begin in %s",
    (status) => {
      expect(
        given(order, history(placing(), ...commandsLeadingTo[status])).when(recordPayment({})),
      ).toMatchObject({
        events: [{ type: "OrderPaymentDetailsUpdated" }],
      })
    },
  )

  test.each<OrderStatus>(["PAYMENT_RECEIVED", "PENDING_REVIEW", "CANCELLED", "COMPLETED"])(
    "no charge begins in %s, but money that came is recorded",
    (status) => {
      const past = history(placing(), ...commandsLeadingTo[status])
      expect(given(order, past).when(recordPayment({}))).toMatchObject(
        rejected("not-allowed-now", `An order that is ${orderStatusName(status)} cannot be paid.`),
      )
      expect(given(order, past).when(recordPayment({ result: "succeeded" }))).toMatchObject({
        events: [{ type: "OrderPaymentDetailsUpdated" }],
      })
    },
  )

  test.each<Outcome>(["requested", "unanswered"])("a second charge waits for one that is %s", (result) => {
    const past = history(placing(), recordPayment({ result }))
    expect(given(order, past).when(recordPayment({ paymentId: "pay-2" }))).toMatchObject(
      rejected("not-allowed-now"),
    )
  })

  test("a charge does not wait for a refund", () => {
    const back = history(...paid, refund(21_200))
    expect(given(order, back).when(recordPayment({ paymentId: "pay-2" }))).toHaveProperty("events.length", 1)
  })

  test("a second charge waits for one whose money was all detected and is not final yet", () => {
    const after = (detected: number) =>
      given(order, history(placing(), recordPayment({ result: "started", detected }))).when(
        recordPayment({ paymentId: "pay-2" }),
      )
    const { amount } = aPayment({})
    expect(after(amount)).toMatchObject(rejected("not-allowed-now"))
    expect(after(amount - 1)).toMatchObject({ events: [{ type: "OrderPaymentDetailsUpdated" }] })
  })

  test.each<[string, Partial<PaymentDetails>, ReturnType<typeof rejected>]>([
    ["an amount below zero", { paymentId: "pay-2", amount: -1 }, rejected("invalid")],
    ["part of a cent", { paymentId: "pay-2", amount: 0.5 }, rejected("invalid")],
    ["an id too long to be refunded by", { paymentId: "p".repeat(81) }, rejected("invalid")],
    ["another kind under a known id", { kind: "lease" }, rejected("already-exists")],
  ])("%s is refused", (_, payment, rejection) => {
    const past = history(placing(), recordPayment({ result: "declined" }))
    expect(given(order, past).when(recordPayment({ result: "succeeded", ...payment }))).toMatchObject(
      rejection,
    )
  })

  test("an order is tried to be paid so often, and no more; money that comes all the same is recorded", () => {
    const attempt = (number: number, change: Partial<PaymentDetails> = {}): OrderCommand =>
      recordPayment({ paymentId: `pay-${number}`, ...change })
    const tried = Array.from({ length: MAX_ATTEMPTS }, (_, index) => [
      attempt(index),
      attempt(index, { result: "failed" }),
    ]).flat()
    const before = given(order, history(placing(), ...tried))
    expect(before.when(attempt(MAX_ATTEMPTS))).toMatchObject(
      rejected(
        "not-allowed-now",
        "There were too many attempts to pay this order. Please order its items anew, or write to us.",
      ),
    )
    const late = recordPayment({ paymentId: "late", result: "succeeded", transactionId: "t-late" })
    expect(before.when(late)).toMatchObject({ events: [{ type: "OrderPaymentDetailsUpdated" }] })
  })

  test("nothing is paid before the order is submitted", () => {
    const { order: creation } = placing()
    const draft = history({ type: "CreateOrder", order: creation })
    expect(given(order, draft).when(recordPayment({}))).toMatchObject(rejected("not-allowed-now"))
  })
})

describe("a refund", () => {
  test("is requested for a payment that came in, from the same gateway", () => {
    expect(given(order, history(...paid)).when(refund(5_000))).toEqual({
      events: [
        {
          type: "OrderPaymentDetailsUpdated",
          data: {
            payment: aPayment({
              paymentId: "refund-1",
              kind: "refund",
              result: "requested",
              amount: 5_000,
              refersTo: "pay-1",
              message: "broken",
            }),
          },
        },
      ],
    })
  })

  test("has nothing of how its payment came in", () => {
    const past = history(...paid, recordPayment({ result: "settled", captured: 21_200, review: "late" }))
    const [event] = eventsOf(past, refund(5_000))
    for (const field of ["captured", "review"]) expect(event).not.toHaveProperty(`data.payment.${field}`)
  })

  test("requested twice is one refund", () => {
    const past = history(...paid, refund(5_000))
    expect(given(order, past).when(refund(5_000))).toEqual({ events: [] })
    expect(given(order, past).when(refund(6_000))).toMatchObject(rejected("already-exists"))
    const another = aRefund({ result: "succeeded", amount: 5_000, refersTo: "pay-2" })
    expect(given(order, past).when(another)).toMatchObject(rejected("already-exists"))
  })

  test.each<[string, ReadonlyArray<OrderCommand>, number]>([
    ["what was paid", [], 21_200],
    ["what other refunds leave", [refund(20_000)], 1_200],
    [
      "what was paid, after a refund failed",
      [refund(20_000), aRefund({ result: "failed", amount: 20_000 })],
      21_200,
    ],
    ["what a void left", [aRefund({ kind: "void", result: "succeeded", amount: 21_200 })], 0],
  ])("refunds at most %s", (_, before, most) => {
    const past = history(...paid, ...before)
    expect(given(order, past).when(refund(most + 1, "refund-2"))).toMatchObject(rejected("invalid"))
    if (most > 0)
      expect(given(order, past).when(refund(most, "refund-2"))).toMatchObject({
        events: [{ data: { payment: {} } }],
      })
  })

  test.each<[string, number | undefined, boolean]>([
    ["what is left", 20_200, true],
    ["more, since somebody else has refunded part of it", 21_200, false],
    ["less, since a refund has failed", 19_200, false],
    ["nothing in particular", undefined, true],
  ])("by who saw %s", (_, left, isDone) => {
    const asked: OrderCommand = { ...refund(1_000, "refund-2"), ...(left !== undefined && { left }) }
    expect(given(order, history(...paid, refund(1_000))).when(asked)).toMatchObject(
      isDone ? { events: [{ data: { payment: { amount: 1_000 } } }] } : rejected("not-allowed-now"),
    )
  })

  test.each<[string, OrderCommand, ReturnType<typeof rejected>]>([
    ["nothing", refund(0), rejected("invalid", "A refund is at least one cent.")],
    ["part of a cent", refund(0.5), rejected("invalid")],
    ["something under an id too long to be stored", refund(1, "r".repeat(101)), rejected("invalid")],
    [
      "a payment that is not there",
      { type: "RequestRefund", paymentId: "pay-9", refundId: "refund-1", amount: 1, reason: "" },
      rejected("not-found"),
    ],
  ])("of %s is refused", (_, command, rejection) => {
    expect(given(order, history(...paid)).when(command)).toMatchObject(rejection)
  })

  test("of money that is refunded already says that nothing is left", () => {
    const refunded = history(...paid, refund(21_200))
    expect(given(order, refunded).when(refund(1, "refund-2"))).toMatchObject(
      rejected("invalid", "Nothing of this payment is left to be refunded."),
    )
  })

  test("of money that never arrived is rejected", () => {
    const declined = history(placing(), recordPayment({ result: "declined" }))
    expect(given(order, declined).when(refund(1))).toMatchObject(
      rejected("not-allowed-now", "A payment that is declined cannot be refunded."),
    )
    expect(given(order, declined).when(aRefund({ result: "succeeded", amount: 1 }))).toMatchObject(
      rejected("not-allowed-now", "A payment that is declined cannot be refunded."),
    )
  })

  test("that a gateway made is recorded, even while other refunds are open, up to what was paid", () => {
    const past = history(...paid, refund(21_200))
    const made = aRefund({ paymentId: "by-hand", result: "succeeded", amount: 21_200 })
    expect(given(order, past).when(made)).toMatchObject({ events: [{ type: "OrderPaymentDetailsUpdated" }] })
    expect(
      given(order, history(...paid, refund(21_200), made)).when(
        aRefund({ result: "succeeded", amount: 21_200 }),
      ),
    ).toMatchObject(rejected("invalid"))
  })

  test("is never more than its payment, also when the payment turns out smaller", () => {
    const past = history(...paid, aRefund({ result: "succeeded", amount: 21_200 }))
    expect(given(order, past).when(recordPayment({ result: "settled", amount: 21_199 }))).toMatchObject(
      rejected("invalid"),
    )
    expect(given(order, past).when(recordPayment({ result: "settled" }))).toHaveProperty("events.length", 1)
  })

  test("settles after it was made, although it refunds all of the payment", () => {
    const past = history(...paid, refund(21_200), aRefund({ result: "succeeded", amount: 21_200 }))
    expect(given(order, past).when(aRefund({ result: "settled", amount: 21_200 }))).toHaveProperty(
      "events.length",
      1,
    )
    expect(given(order, past).when(aRefund({ result: "settled", amount: 21_201 }))).toMatchObject(
      rejected("invalid"),
    )
  })

  test("that the bank refuses has failed, although its gateway never answered the request for it", () => {
    const refused = aRefund({ result: "failed", code: REFUSED_BY_BANK, transactionId: "tx-2", amount: 5_000 })
    expect(given(order, history(...paid, refund(5_000))).when(refused)).toHaveProperty("events.length", 1)
  })

  test("of an unknown payment is not recorded", () => {
    expect(given(order, history(...paid)).when(aRefund({ refersTo: "pay-9" }))).toMatchObject(
      rejected("not-found"),
    )
    expect(given(order, history(...paid)).when(aRefund({ refersTo: null }))).toMatchObject(
      rejected("not-found"),
    )
  })

  test("reduces the held money as soon as it is requested, and restores it when it fails", () => {
    const heldAfter = (...commands: ReadonlyArray<OrderCommand>): number => {
      const state = fold(order, history(...paid, ...commands))
      return state._tag === "none" ? Number.NaN : held(state)
    }
    expect(heldAfter()).toBe(21_200)
    expect(heldAfter(refund(5_000))).toBe(16_200)
    expect(heldAfter(refund(5_000), aRefund({ result: "succeeded", amount: 5_000 }))).toBe(16_200)
    expect(heldAfter(refund(5_000), aRefund({ result: "failed", amount: 5_000 }))).toBe(21_200)
  })
})

describe("a dispute of a payment", () => {
  const dispute = (disputed: number, paymentId = "pay-1"): OrderCommand => ({
    type: "RecordDispute",
    paymentId,
    disputed,
  })
  const payment = aPayment({ result: "succeeded" })

  test("is recorded with its payment until the bank has decided, each once", () => {
    const recorded = (payment: PaymentDetails) => ({
      events: [{ type: "OrderPaymentDetailsUpdated", data: { payment } }],
    })
    expect(given(order, history(...paid)).when(dispute(5_000))).toEqual(
      recorded({ ...payment, disputed: 5_000 }),
    )
    expect(given(order, history(...paid, dispute(5_000))).when(dispute(5_000))).toEqual({ events: [] })
    expect(given(order, history(...paid, dispute(5_000))).when(dispute(0))).toEqual(recorded(payment))
    expect(given(order, history(...paid)).when(dispute(0))).toEqual({ events: [] })
  })

  test("stays while the payment goes on, and is not one of its refunds", () => {
    const past = history(...paid, dispute(5_000))
    expect(given(order, past).when(recordPayment({ result: "settled" }))).toMatchObject({
      events: [{ data: { payment: { result: "settled", disputed: 5_000 } } }],
    })
    const asked = given(order, past).when(refund(1_000))
    expect(asked).toHaveProperty("events.0.data.payment.kind", "refund")
    expect(asked).not.toHaveProperty("events.0.data.payment.disputed")
  })

  test("is about money that was received, and not about more than that", () => {
    expect(given(order, history(...paid)).when(dispute(21_201))).toMatchObject(rejected("invalid"))
    expect(given(order, history(...paid)).when(dispute(1, "pay-9"))).toMatchObject(rejected("not-found"))
    const declined = history(placing(), recordPayment({ result: "declined" }))
    expect(given(order, declined).when(dispute(1))).toMatchObject(rejected("not-found"))
  })
})
