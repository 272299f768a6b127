import { fold } from "@voltread/domain/decider.ts"
import { order } from "@voltread/domain/ordering/order.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { history } from "@voltread/domain/ordering/order-testing.ts"
import { Effect, Logger, References } from "effect"
import { describe, expect, test } from "vitest"
import { paymentDouble } from "../testing/payment-double.ts"
import { aTransaction } from "../testing/transaction.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import { ActionOutcome, type PaymentGateway } from "./payment-gateway.ts"
import { makePaymentGateways, PaymentGateways } from "./payment-gateways.ts"
import { lookAtSettlement } from "./settlement.ts"

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse("2026-11-21T10:00:00.000Z")
const TOTAL = 21_200

const paid = aPayment({ paymentId: "pay-1", amount: TOTAL, result: "succeeded", transactionId: "tx-1" })
const refund: PaymentDetails = {
  ...paid,
  paymentId: "back-1",
  kind: "refund",
  amount: 1_000,
  refersTo: "pay-1",
}

/** Two units, of which so many were sent. */
const orderOf = (payments: ReadonlyArray<PaymentDetails>, shippedQuantity = 0): PlacedOrder => {
  const recorded = payments.map((payment) => ({ type: "RecordPayment" as const, payment }))
  const state = fold(order, history(placing(), ...recorded))
  if (state._tag !== "placed") throw new Error("not placed")
  return { ...state, lines: state.lines.map((line) => ({ ...line, shippedQuantity })) }
}

interface Look {
  /** The last of them is looked at, unless it is `payment`. */
  readonly payments?: ReadonlyArray<PaymentDetails>
  readonly payment?: PaymentDetails
  readonly shippedQuantity?: number
  readonly transaction?: GatewayTransaction | undefined
  /** Null: the gateway extends nothing. */
  readonly extended?: ActionOutcome | null
  readonly change?: Partial<PaymentGateway>
}

/** What a look finds, the extensions that it asked for, and its alerts. */
const look = async ({ payments = [paid], shippedQuantity, change, ...given }: Look) => {
  const transaction = "transaction" in given ? given.transaction : aTransaction()
  const payment = given.payment ?? payments.at(-1) ?? paid
  const { extended = ActionOutcome.Done({ transaction: aTransaction() }) } = given
  const asked: Array<string> = []
  const alerts: Array<unknown> = []
  const gateway: PaymentGateway = {
    ...paymentDouble("braintree").service,
    find: (id) => Effect.succeed(transaction?.id === id ? transaction : undefined),
    ...(extended !== null && {
      extend: (id, { requestId }) =>
        Effect.sync(() => {
          asked.push(`${id} ${requestId}`)
          return extended
        }),
    }),
    ...change,
  }
  const logger = Logger.make(({ fiber }) => alerts.push(fiber.getRef(References.CurrentLogAnnotations)))
  const found = await Effect.runPromise(
    lookAtSettlement(orderOf(payments, shippedQuantity), payment, { ageMs: DAY, now: NOW }).pipe(
      Effect.provideService(PaymentGateways, makePaymentGateways({ gateways: [gateway] })),
      Effect.provide(Logger.layer([logger])),
    ),
  )
  return { found, asked, alerts }
}

const ending = (ms: number): GatewayTransaction =>
  aTransaction({ expiresAt: new Date(NOW + ms).toISOString() })
const soon = ending(HOUR)

describe("a reservation of money for items that are still to be sent", () => {
  test("is extended in its last four days, once for each of its ends", async () => {
    expect((await look({ transaction: ending(4 * DAY + 1) })).asked).toEqual([])
    const last = ending(4 * DAY)
    expect(await look({ transaction: last })).toEqual({
      found: "wait",
      asked: [`tx-1 pay-1:extend:${last.expiresAt}`],
      alerts: [],
    })
  })

  test("is not extended once all of them were sent, nor where it has no end or cannot be extended", async () => {
    expect((await look({ transaction: soon, shippedQuantity: 1 })).asked).toHaveLength(1)
    expect(await look({ transaction: soon, shippedQuantity: 2 })).toMatchObject({ found: "wait", asked: [] })
    expect(await look({ transaction: aTransaction() })).toMatchObject({ found: "wait", asked: [] })
    expect(await look({ transaction: soon, extended: null })).toMatchObject({ found: "wait", alerts: [] })
  })

  test("that is not extended is an alert: it will end", async () => {
    const extended = ActionOutcome.Refused({ code: "NOT_ALLOWED", message: "no" })
    expect(await look({ transaction: soon, extended })).toMatchObject({
      found: "wait",
      alerts: [{ alert: "reservation-ends", paymentId: "pay-1" }],
    })
  })

  test("is not extended where the gateway knows more of the payment: that is recorded first", async () => {
    expect(await look({ transaction: { ...soon, status: "settled" } })).toMatchObject({
      found: { result: "settled" },
      asked: [],
    })
  })
})

describe("money that was only reserved", () => {
  const capturing = (captured: number): Partial<PaymentGateway> => ({
    capturesWhenSent: true,
    capture: (_, { amount = 0 }) =>
      Effect.succeed(
        ActionOutcome.Done({
          transaction: aTransaction({ status: "settling", captured: captured + amount }),
        }),
      ),
  })

  test("is taken by the daily look where it could not be when its parcel was sent, and how much is recorded", async () => {
    expect(await look({ shippedQuantity: 1, change: capturing(0) })).toMatchObject({
      found: { kind: "sale", result: "succeeded", captured: TOTAL / 2 },
    })
  })

  test("and of which no more was taken is no news", async () => {
    const payments = [{ ...paid, captured: TOTAL / 2 }]
    const transaction = aTransaction({ status: "settling", captured: TOTAL / 2 })
    expect(await look({ payments, shippedQuantity: 1, transaction, change: capturing(0) })).toMatchObject({
      found: "wait",
    })
  })

  test("is not taken where the gateway settles by itself, nor for a refund", async () => {
    const capture = () => Effect.die(new Error("captured"))
    expect(await look({ shippedQuantity: 1, change: { capture } })).toMatchObject({ found: "wait" })
    const transaction = aTransaction({ id: "tx-2", kind: "refund", status: "submitted" })
    expect(
      await look({
        payments: [paid, { ...refund, transactionId: "tx-2" }],
        transaction,
        change: { capturesWhenSent: true, capture },
      }),
    ).toMatchObject({ found: "wait" })
  })
})

test("money that is being given back is looked at on, since its refund may fail", async () => {
  const open = { ...refund, amount: TOTAL, result: "requested", transactionId: null } as const
  expect(await look({ payments: [paid, open], payment: paid })).toMatchObject({ found: "wait" })
})

describe("nothing more is learned", () => {
  test.each([
    ["of a payment that has settled", { payments: [{ ...paid, result: "settled" }] }],
    ["of a payment without a transaction", { payments: [{ ...paid, transactionId: null }] }],
    ["of a transaction that the gateway does not know", { transaction: undefined }],
    ["of a refund that is the canceled sale itself", { payments: [paid, refund] }],
    ["of a sale that was given back", { payments: [paid, { ...refund, amount: TOTAL }], payment: paid }],
  ] as const)("%s", async (_, given) => {
    expect(await look({ transaction: soon, ...given })).toEqual({ found: "over", asked: [], alerts: [] })
  })
})
