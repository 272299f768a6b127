import { EventLog } from "@voltread/domain/event.ts"
import { orderBalance } from "@voltread/domain/ordering/order-balance.ts"
import { aPayment } from "@voltread/domain/ordering/order-examples.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import { refundsOf } from "@voltread/domain/ordering/order-rules-payment.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Logger, References, Stream } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { GatewayUnavailable } from "../platform/gateway-error.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"
import { aPaymentRequest } from "../testing/payment-request.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import { makePaymentGateways, PaymentGateways } from "./payment-gateways.ts"
import { finishGoodsSent, GOODS_SENT } from "./payment-work.ts"
import { workOnPayments } from "./payments.ts"
import { givenBackByBank, refundOrVoid } from "./refund-or-void.ts"
import { record, requestedPayment } from "./requested-payment.ts"
import { lookAtSettlement } from "./settlement.ts"
import { alertOf } from "./step-alert.ts"
import { workOnMessages } from "./work-off-messages.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 50, mouse: 50 }))

const { shopper, salesOf, count, orderState, settledStatus, post, report } = orderChecks(() => shop)

const placed = (state: OrderState): PlacedOrder => {
  if (state._tag !== "placed") throw new Error("not placed")
  return state
}

/** Makes the gateway charge the order's first attempt after all, without a message. */
const land = (orderId: string) =>
  shop.run(
    shop.cards.service.pay(
      aPaymentRequest({ orderId, paymentId: `${orderId}:late`, amount: 106_675, token: "good-late" }),
    ),
  )

describe("a charge without an answer", () => {
  test("is told as such, and the order is paid when the gateway turns out to have the money", async () => {
    const { browser } = await shopper()
    const result = await browser.checkOut({ nonce: "silent-1" })
    expect(result).toMatchObject({
      success: false,
      status: "PENDING_PAYMENT",
      errors: [{ name: "PaymentUnanswered", code: "TIMEOUT", message: result.message }],
    })
    expect(result.message).toContain("checking with the bank")
    const orderId = result.order?.id ?? ""
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    expect(salesOf(orderId)).toHaveLength(1)
  })

  test("keeps the shopper from changing the cart or paying again before it is known", async () => {
    const { browser } = await shopper()
    await browser.checkOut({ nonce: "silent-2" })
    expect(
      await browser.refusal('mutation { addItem(productId: "mouse", quantity: 1) { id } }'),
    ).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("being processed") })
  })

  test("is given up after two minutes when the gateway never heard of it, and can be paid again", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-3" })).order?.id ?? ""
    expect(await settledStatus(orderId, 60_000)).toBe("PENDING_PAYMENT")
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    expect(await browser.checkOut({ nonce: "good-lost-3" })).toMatchObject({
      success: true,
      order: { id: orderId },
    })
    expect(salesOf(orderId)).toHaveLength(1)
  })

  test("and that was given up is looked for on: money that the gateway never told of is found within the hour", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-6" })).order?.id ?? ""
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    expect(await settledStatus(orderId, 600_000)).toBe("PAYMENT_FAILED")
    await land(orderId)
    expect(await settledStatus(orderId, 1_200_000)).toBe("PENDING_REVIEW")
    expect(await orderState(orderId)).toMatchObject({ payments: [{ result: "succeeded", amount: 106_675 }] })
    await expect
      .poll(
        () => shop.sql("select * from payment_work where order_id = $1 and kind <> 'settlement'", [orderId]),
        { timeout: 5_000 },
      )
      .toEqual([])
  })

  test("and that lands after another one was paid is given back", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-7" })).order?.id ?? ""
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    expect(await browser.checkOut({ nonce: "good-7" })).toMatchObject({ success: true })
    await land(orderId)
    expect(await settledStatus(orderId, 3_600_000)).toBe("PAYMENT_RECEIVED")
    await settledStatus(orderId)
    expect(await orderState(orderId)).toMatchObject({
      payments: [
        { kind: "sale", result: "succeeded" },
        { kind: "sale", result: "succeeded" },
        { kind: "refund", result: "succeeded", refersTo: `${orderId}:pay:1` },
      ],
    })
  })

  test("and that was given up twice is one payment when one charge lands", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-9a" })).order?.id ?? ""
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    await browser.checkOut({ nonce: "lost-9b" })
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    await land(orderId)
    expect(await settledStatus(orderId, 3_600_000)).toBe("PENDING_REVIEW")
    const { payments } = placed(await orderState(orderId))
    expect(payments.filter(({ transactionId }) => transactionId !== null)).toHaveLength(1)
    expect(payments.filter(({ kind }) => kind === "refund")).toEqual([])
  })

  test("is not looked for while another attempt is open, whose charge it would be taken for", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-10" })).order?.id ?? ""
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    await browser.checkOut({ nonce: "silent-10" })
    expect(await settledStatus(orderId, 3_600_000)).toBe("PAYMENT_RECEIVED")
    expect(placed(await orderState(orderId)).payments.map(({ result }) => result)).toEqual([
      "failed",
      "succeeded",
    ])
  })

  test("is left for the next look where another attempt starts during this one, whose charge it may be", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-11" })).order?.id ?? ""
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    await land(orderId)
    await shop.caughtUp()
    await shop.sql("update payment_work set next_at = now() where order_id = $1", [orderId])
    const another = requestedPayment(`${orderId}:pay:2`, 106_675, shop.cards.service)
    const begin = () =>
      shop.run(
        CommandHandlers.use(({ orders }) =>
          orders.handle(orderId, () => [record(another)], {
            commandId: `another attempt ${orderId}`,
            correlationId: "r",
            actor: { id: "guest", name: "Guest", role: "guest" },
            now: new Date().toISOString(),
          }),
        ),
      )
    const { service } = shop.cards
    const slow: PaymentGateway = {
      ...service,
      findByOrder: (id) => Effect.promise(begin).pipe(Effect.andThen(service.findByOrder(id))),
    }
    await shop.run(
      workOnPayments(() => Date.now() + 1_200_000).pipe(
        Effect.provideService(PaymentGateways, makePaymentGateways({ gateways: [slow] })),
      ),
    )
    expect(placed(await orderState(orderId)).payments.map(({ result }) => result)).toEqual([
      "failed",
      "requested",
    ])
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    expect(placed(await orderState(orderId)).payments.map(({ result }) => result)).toEqual([
      "failed",
      "succeeded",
    ])
  })

  test("is looked for every ten minutes, hourly, daily, and for a week", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-8" })).order?.id ?? ""
    await settledStatus(orderId, 150_000)
    await shop.work()
    const pauseAt = async (age: string) => {
      await shop.sql("update payment_work set since = now() - $2::interval where order_id = $1", [
        orderId,
        age,
      ])
      await shop.work()
      const [row] = await shop.sql(
        "select round(extract(epoch from next_at - now()) / 60)::int as minutes from payment_work where order_id = $1",
        [orderId],
      )
      return row?.minutes
    }
    expect([await pauseAt("5 minutes"), await pauseAt("5 hours"), await pauseAt("6 days")]).toEqual([
      10, 60, 1440,
    ])
    expect(await pauseAt("8 days")).toBeUndefined()
  })

  test("of a server that stopped before it heard the answer is found, too", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "declined-4" })).order?.id ?? ""
    const sale = aPaymentRequest({ orderId, paymentId: `${orderId}:pay:2`, amount: 106_675, token: "good-4" })
    await shop.run(shop.cards.service.pay(sale))
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(
          orderId,
          (state) => {
            const [payment] = state._tag === "placed" ? state.payments : []
            if (payment === undefined) throw new Error("no payment")
            const requested = {
              ...payment,
              paymentId: sale.paymentId,
              result: "requested" as const,
              transactionId: null,
              code: null,
              message: null,
            }
            return [{ type: "RecordPayment", payment: requested }]
          },
          {
            commandId: "a server that stops after asking",
            correlationId: "r",
            actor: { id: "guest", name: "Guest", role: "guest" },
            now: new Date().toISOString(),
          },
        ),
      ),
    )
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
  })

  test("that could not be sent says so at once, and the next try is a new attempt", async () => {
    const { browser } = await shopper()
    const refused = await browser.checkOut({ nonce: "unreachable-5" })
    expect(refused).toMatchObject({
      success: false,
      status: "PAYMENT_FAILED",
      message: expect.stringContaining("you have not been charged"),
      errors: [{ name: "PaymentUnavailable", code: "UNAVAILABLE", message: refused.message }],
    })
    expect((await browser.checkOut({ nonce: "unreachable-5" })).errors).toEqual(refused.errors)
    expect(await browser.checkOut({ nonce: "good-5" })).toMatchObject({ success: true })
  })
})

describe("a payment at a gateway with pages of its own", () => {
  test("says where to pay, and the order is paid when the gateway says so", async () => {
    const { browser } = await shopper()
    const result = await browser.checkOut({ nonce: "hosted-1" })
    expect(result).toMatchObject({
      success: true,
      status: "PENDING_PAYMENT",
      paymentGatewayUrl: expect.stringContaining(result.transactionId ?? ""),
      errors: [],
    })
    const orderId = result.order?.id ?? ""
    expect(await settledStatus(orderId, 150_000)).toBe("PENDING_PAYMENT")
    const transaction = shop.cards.payAtGateway(result.transactionId ?? "")
    const at = "2026-11-21T10:00:00Z"
    await report({ _tag: "TransactionChanged", eventId: `paid-${orderId}`, at, transaction })
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    const state = await orderState(orderId)
    expect(state).toMatchObject({ payments: [{ gatewayType: "CRYPTO", result: "succeeded" }] })
  })

  test("counts when the gateway has been switched off meanwhile; nothing new is paid there", async () => {
    const { browser } = await shopper()
    const result = await browser.checkOut({ nonce: "hosted-off" })
    const orderId = result.order?.id ?? ""
    const { browser: other } = await shopper()
    await shop.switchOff("braintree", async () => {
      expect(await other.checkOut({ nonce: "good-off" })).toMatchObject({
        success: false,
        errors: [{ code: "NOT_OFFERED" }],
        order: null,
      })
      const transaction = shop.cards.payAtGateway(result.transactionId ?? "")
      const at = "2026-11-21T10:00:00Z"
      await report({ _tag: "TransactionChanged", eventId: `paid-${orderId}`, at, transaction })
      expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    })
  })

  test("stays paid when a message that others have overtaken says otherwise", async () => {
    const { browser } = await shopper()
    const result = await browser.checkOut({ nonce: "hosted-5" })
    const orderId = result.order?.id ?? ""
    const transaction = shop.cards.payAtGateway(result.transactionId ?? "")
    const at = "2026-11-21T10:00:00Z"
    await report({ _tag: "TransactionChanged", eventId: `paid-${orderId}`, at, transaction })
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    const old = { ...transaction, status: "expired" as const }
    await report({ _tag: "TransactionChanged", eventId: `old-${orderId}`, at, transaction: old })
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    expect(placed(await orderState(orderId)).payments).toHaveLength(1)
  })

  test("that the order does not know is recorded when money comes by it", async () => {
    const { browser } = await shopper()
    const known = await browser.checkOut({ nonce: "hosted-3" })
    const orderId = known.order?.id ?? ""
    const { browser: other } = await shopper()
    const { transactionId } = await other.checkOut({ nonce: "hosted-4" })
    const seen = shop.cards.change(transactionId ?? "", { orderId, status: "authorizing", detected: 106_675 })
    const at = "2026-11-21T10:00:00Z"
    await report({ _tag: "TransactionChanged", eventId: `seen-${orderId}`, at, transaction: seen })
    await shop.work()
    const paymentId = `${orderId}:${seen.id}`
    expect(await orderState(orderId)).toMatchObject({
      payments: [{ result: "started" }, { paymentId, result: "started", detected: 106_675 }],
    })
    const transaction = shop.cards.settle(seen.id)
    await report({ _tag: "TransactionChanged", eventId: `paid-${orderId}`, at, transaction })
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
    expect(await orderState(orderId)).toMatchObject({
      payments: [{}, { paymentId, kind: "sale", result: "settled", transactionId: seen.id, amount: 106_675 }],
    })
  })

  test("is found to be paid when the gateway never says so", async () => {
    const { browser } = await shopper()
    const result = await browser.checkOut({ nonce: "hosted-2" })
    shop.cards.payAtGateway(result.transactionId ?? "")
    expect(await settledStatus(result.order?.id ?? "")).toBe("PAYMENT_RECEIVED")
  })
})

describe("a payment at another gateway", () => {
  const intent = (commandId: string) => ({
    commandId,
    correlationId: "r",
    actor: { id: "guest", name: "Guest", role: "guest" as const },
    now: new Date().toISOString(),
  })

  test("is looked up there and given back there, and its messages are its own", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "declined-50" })).order?.id ?? ""
    const asked = aPaymentRequest({
      orderId,
      paymentId: `${orderId}:pay:2`,
      amount: 106_675,
      token: "silent-50",
    })
    await shop.run(shop.other.service.pay(asked))
    const requested = requestedPayment(asked.paymentId, asked.amount, shop.other.service)
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [record(requested)], intent("asked elsewhere")),
      ),
    )
    expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")

    const [sale] = shop.other.sales()
    const transaction = shop.other.settle(sale?.id ?? "")
    const message = { eventId: "settled-50", at: "2026-11-21T10:00:00Z", transaction }
    const webhook = shop.other.signed({ _tag: "TransactionChanged", ...message })
    expect((await post(webhook, "other")).statusCode).toBe(200)
    await shop.work()
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [{ type: "CancelOrder", reason: "asked to" }], intent("cancelled")),
      ),
    )
    await settledStatus(orderId)
    expect(await orderState(orderId)).toMatchObject({
      payments: [
        { gatewayName: "braintree", result: "declined" },
        { gatewayName: "other", kind: "sale", result: "settled" },
        { gatewayName: "other", kind: "refund", result: "succeeded" },
      ],
    })
    expect(shop.other.transactions).toMatchObject([{ kind: "sale" }, { kind: "refund", amount: 106_675 }])
  })

  test("is not taken for paid by a message of this one", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "declined-51" })).order?.id ?? ""
    const requested = requestedPayment(`${orderId}:pay:2`, 106_675, shop.other.service)
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [record(requested)], intent(`asked elsewhere ${orderId}`)),
      ),
    )
    await land(orderId)
    const transaction = salesOf(orderId).find(({ status }) => status !== "declined")
    if (transaction === undefined) throw new Error("the late charge is a sale")
    const at = "2026-11-21T10:00:00Z"
    await report({ _tag: "TransactionChanged", eventId: `late-${orderId}`, at, transaction })
    await shop.work()
    expect(await orderState(orderId)).toMatchObject({
      payments: [
        { result: "declined" },
        { gatewayName: "other", result: "requested" },
        { gatewayName: "braintree", result: "succeeded", transactionId: transaction.id },
      ],
    })
  })
})

describe("a message of the gateway", () => {
  test("is of the attempt that it names, though a later one is open", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "lost-35" })).order?.id ?? ""
    expect(await settledStatus(orderId, 150_000)).toBe("PAYMENT_FAILED")
    await browser.checkOut({ nonce: "lost-36" })
    await land(orderId)
    const [sale] = salesOf(orderId)
    if (sale === undefined) throw new Error("the late charge is a sale")
    const transaction = { ...sale, paymentId: `${orderId}:pay:1` }
    const at = "2026-11-21T10:00:00Z"
    await report({ _tag: "TransactionChanged", eventId: `late-${orderId}`, at, transaction })
    await shop.work()
    expect(await orderState(orderId)).toMatchObject({
      payments: [
        { paymentId: `${orderId}:pay:1`, result: "succeeded", transactionId: sale.id },
        { paymentId: `${orderId}:pay:2`, transactionId: null },
      ],
    })
  })

  test("is refused when it is not signed, and nothing is stored", async () => {
    const answer = await post({ body: Buffer.from("forged"), headers: {} })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain("signed")
  })

  test("that comes three times settles the payment once", async () => {
    const { browser } = await shopper()
    const { order } = await browser.checkOut({ nonce: "good-30" })
    const [sale] = salesOf(order?.id)
    const transaction = shop.cards.settle(sale?.id ?? "")
    for (let copies = 0; copies < 3; copies++) {
      await report({
        _tag: "TransactionChanged",
        eventId: `settled-${transaction.id}`,
        at: "2026-11-21T10:00:00Z",
        transaction,
      })
      await shop.work()
    }
    const settled =
      "select count(*) as n from events where stream = $1 and data->'payment'->>'result' = 'settled'"
    expect(await count(settled, [`order-${order?.id}`])).toBe(1)
    // Neither a copy nor time makes it be worked on again.
    await shop.sql("update gateway_message set next_at = now()")
    await shop.work()
    expect(
      await shop.sql(
        "select attempts, processed_at is null as waits from gateway_message where event_id = $1",
        [`settled-${transaction.id}`],
      ),
    ).toEqual([{ attempts: 1, waits: false }])
  })

  test("whose words no database can hold settles the payment all the same", async () => {
    const { browser } = await shopper()
    const { order } = await browser.checkOut({ nonce: "good-34" })
    const [sale] = salesOf(order?.id)
    const transaction = { ...shop.cards.settle(sale?.id ?? ""), reason: "settled\u0000\ud800" }
    const at = "2026-11-21T10:00:00Z"
    await report({ _tag: "TransactionChanged", eventId: "settled\u0000-34", at, transaction })
    await shop.work()
    expect(await orderState(order?.id ?? "")).toMatchObject({ payments: [{ result: "settled" }] })
    const waiting = "select count(*)::int as n from gateway_message where processed_at is null"
    expect(await count(waiting, [])).toBe(0)
  })

  test("about a refund or a failure that the order does not know is no payment of it", async () => {
    const { order } = await (await shopper()).browser.checkOut({ nonce: "good-36" })
    const [sale] = salesOf(order?.id)
    if (sale === undefined) throw new Error("a paid order has a sale")
    const { browser } = await shopper()
    const unpaid = (await browser.checkOut({ nonce: "lost-36" })).order?.id ?? ""
    for (const [id, orderId, kind, status] of [
      ["refund-of-paid", sale.orderId, "refund", "settled"],
      ["declined-of-paid", sale.orderId, "sale", "declined"],
      ["refund-of-unpaid", unpaid, "refund", "settled"],
    ] as const) {
      const { paymentId: _, ...unnamed } = sale
      await report({
        _tag: "TransactionChanged",
        eventId: id,
        at: "2026-11-21T10:00:00Z",
        transaction: { ...unnamed, id, orderId, kind, status },
      })
    }
    await shop.work()
    const paymentsOf = async (orderId: string) => placed(await orderState(orderId)).payments
    expect(await paymentsOf(order?.id ?? "")).toMatchObject([{ result: "succeeded", transactionId: sale.id }])
    expect(await paymentsOf(unpaid)).toMatchObject([{ result: "unanswered" }])
  })

  test("that the bank took the money back sends the order to people", async () => {
    const { browser } = await shopper()
    const { order } = await browser.checkOut({ nonce: "good-31" })
    const [sale] = salesOf(order?.id)
    if (sale === undefined) throw new Error("a paid order has a sale")
    const transaction = { ...sale, status: "settlement-declined" as const, reason: "4001" }
    await report({
      _tag: "TransactionChanged",
      eventId: "declined-31",
      at: "2026-11-21T10:00:00Z",
      transaction,
    })
    await shop.work()
    expect(await orderState(order?.id ?? "")).toMatchObject({ status: "PENDING_REVIEW" })
  })

  test("of a dispute is noted on the order for staff, with what it means for the money", async () => {
    const { browser } = await shopper()
    const { order, transactionId } = await browser.checkOut({ nonce: "good-32" })
    const tell = async (
      status: string,
      told: { readonly isUndecided?: boolean; readonly isLost?: boolean },
    ) => {
      const dispute = { disputeId: "d32", status, transactionId: transactionId ?? "", amount: 106_675 }
      const head = { eventId: `dispute-32-${status}`, at: "2026-11-21T10:00:00Z" }
      await report({ _tag: "Dispute", ...head, ...dispute, ...told })
      await shop.work()
    }
    await tell("under_review", { isUndecided: true, isLost: false })
    await tell("won", { isUndecided: false, isLost: false })
    await tell("lost", { isUndecided: false, isLost: true })
    const stream = orderStream(order?.id ?? "")
    const events = await shop.run(EventLog.use((log) => Stream.runCollect(log.read(stream))))
    const what = `$1,066.75 of transaction ${transactionId}.`
    expect(
      events.filter(({ type }) => type === "OrderCustomNotesAdded").map(({ data }) => data),
    ).toMatchObject([
      {
        body: `Dispute d32 is under review: ${what} Refunds of this payment wait while the bank decides about its money.`,
      },
      { body: `Dispute d32 is won: ${what}` },
      { body: `Dispute d32 is lost: ${what} The bank has given this money back to the customer.` },
    ])
  })

  test("of a lost dispute takes its money back, once", async () => {
    const { browser } = await shopper()
    const { order, transactionId } = await browser.checkOut({ nonce: "good-34" })
    const orderId = order?.id ?? ""
    const tell = async (status: string, isLost: boolean) => {
      await report({
        _tag: "Dispute",
        eventId: `dispute-34-${status}`,
        at: "2026-11-21T10:00:00Z",
        disputeId: "d34",
        status,
        transactionId: transactionId ?? "",
        amount: 50_000,
        isLost,
      })
      await shop.work()
      return orderState(orderId)
    }
    expect(await tell("open", false)).toMatchObject({ status: "PAYMENT_RECEIVED" })
    const lost = await tell("lost", true)
    expect(lost).toMatchObject({ status: "PENDING_REVIEW" })
    const [, taken] = placed(lost).payments
    expect(taken).toMatchObject({ kind: "void", amount: 50_000, code: "dispute-lost", transactionId: null })
    expect(placed(await tell("accepted", true)).payments).toHaveLength(2)
  })

  test("of a lost dispute tells people that money was taken back, once, as any other message does", async () => {
    const { browser } = await shopper()
    const { order, transactionId } = await browser.checkOut({ nonce: "good-35" })
    const alerts = async (eventId: string, isLost: boolean) => {
      const told = { status: "lost", transactionId: transactionId ?? "", amount: 50_000, isLost }
      await report({ _tag: "Dispute", eventId, at: "2026-11-21T10:00:00Z", disputeId: "d35", ...told })
      const lines: Array<unknown> = []
      const logger = Logger.make(({ fiber }) => lines.push(fiber.getRef(References.CurrentLogAnnotations)))
      await shop.run(workOnMessages.pipe(Effect.provide(Logger.layer([logger]))))
      return lines
    }
    const message = { alert: "gateway-message", transactionId }
    const taken = { alert: "money-taken-back", orderId: order?.id }
    expect(await alerts("dispute-35-open", false)).toEqual([message])
    expect(await alerts("dispute-35-lost", true)).toMatchObject([message, taken])
    expect(await alerts("dispute-35-again", true)).toEqual([message])
  })

  test("is kept as it came, once, under the gateway's name", async () => {
    const transaction = { ...shop.cards.transactions[0], orderId: null, status: "settled" as const }
    const kept = "select gateway, body from gateway_message where event_id = 'kept-33'"
    const text = `  ${JSON.stringify({
      _tag: "TransactionChanged",
      eventId: "kept-33",
      at: "2026-11-21T10:00:00Z",
      transaction,
    })}\n`
    for (let copies = 0; copies < 2; copies++) {
      expect((await post(shop.cards.signedText(text))).statusCode).toBe(200)
    }
    expect(await shop.sql(kept)).toEqual([{ gateway: "braintree", body: Buffer.from(text) }])
  })

  test("of a gateway that the shop does not have is not found", async () => {
    const answer = await post(shop.cards.signedText("{}"), "plisio")
    expect(answer.statusCode).toBe(404)
    expect((await shop.server(0).inject("/api/webhooks/plisio")).statusCode).toBe(404)
  })

  test("that checks the address is answered", async () => {
    const answer = await shop.server(0).inject("/api/webhooks/braintree?bt_challenge=abc123")
    expect([answer.statusCode, answer.body]).toEqual([200, "double|abc123"])
  })
})

describe("a refund", () => {
  const cancel = (orderId: string) =>
    shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [{ type: "CancelOrder", reason: "asked to" }], {
          commandId: `cancel ${orderId}`,
          correlationId: "r",
          actor: { id: "sam", name: "Sam", role: "customersupport" },
          now: new Date().toISOString(),
        }),
      ),
    )

  test("of an order canceled before the payment settled voids it, and its units can be had again", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "good-40" })).order?.id ?? ""
    expect(await shop.available("laptop")).toBe(49)
    await cancel(orderId)
    await settledStatus(orderId)
    expect(salesOf(orderId)).toMatchObject([{ status: "voided" }])
    expect(await orderState(orderId)).toMatchObject({
      payments: [{ kind: "sale" }, { kind: "refund", result: "succeeded" }],
    })
    await expect.poll(() => shop.available("laptop")).toBe(50)
  })

  test("of a payment that begins to settle while it is canceled gives it back", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "good-42" })).order?.id ?? ""
    shop.cards.settleBeforeNextCancel()
    await cancel(orderId)
    await settledStatus(orderId)
    await settledStatus(orderId)
    expect(await orderState(orderId)).toMatchObject({
      payments: [{ kind: "sale" }, { kind: "refund", result: "succeeded", amount: 106_675 }],
    })
    expect(shop.cards.transactions.filter((each) => each.orderId === orderId)).toMatchObject([
      { kind: "sale", status: "settled" },
      { kind: "refund", amount: 106_675 },
    ])
  })

  describe("of a payment that is disputed at the bank", () => {
    const TOTAL = 106_675

    /** Paid, settled, disputed and then canceled. `end`: what becomes of the dispute. */
    const canceled = async (nonce: string, disputed: number) => {
      const { browser } = await shopper()
      const { order, transactionId } = await browser.checkOut({ nonce })
      const [orderId, saleId] = [order?.id ?? "", transactionId ?? ""]
      const tell = (status: "open" | "won" | "lost") =>
        report({
          ...{ _tag: "Dispute", eventId: `${nonce} ${status}`, at: "2026-11-21T10:00:00Z", disputeId: nonce },
          ...{ status, transactionId: saleId, amount: disputed, isLost: status === "lost" },
        })
      shop.cards.settle(saleId)
      shop.cards.change(saleId, { disputed })
      await tell("open")
      await cancel(orderId)
      await settledStatus(orderId)
      return {
        orderId,
        end: async (status: "won" | "lost", isTold = true) => {
          shop.cards.change(saleId, { disputed: 0, ...(status === "lost" ? { chargedBack: disputed } : {}) })
          if (isTold) await tell(status)
          await settledStatus(orderId)
        },
      }
    }
    const movesOf = async (orderId: string) =>
      placed(await orderState(orderId)).payments.map(({ kind, result, amount }) => [kind, result, amount])
    const refundsAtGateway = (orderId: string) =>
      shop.cards.transactions.filter((each) => each.orderId === orderId && each.kind === "refund")

    /** As staff ask for it. */
    const refund = async (orderId: string, amount: number) => {
      const [part] = refundsOf(placed(await orderState(orderId)), amount)
      if (part === undefined) throw new Error("nothing is left to refund")
      await shop.run(
        CommandHandlers.use(({ orders }) =>
          orders.handle(orderId, () => [{ type: "RequestRefund", ...part, reason: "as agreed" }], {
            commandId: `refund ${amount} of ${orderId}`,
            correlationId: "r",
            actor: { id: "ann", name: "Ann", role: "admin" },
            now: new Date().toISOString(),
          }),
        ),
      )
      await settledStatus(orderId)
    }

    test("is not made of what the shop and the bank have given back before, of which the shop is not told yet", async () => {
      const { browser } = await shopper()
      const { order, transactionId } = await browser.checkOut({ nonce: "good-49" })
      const orderId = order?.id ?? ""
      shop.cards.settle(transactionId ?? "")
      await refund(orderId, 50_000)
      shop.cards.change(transactionId ?? "", { chargedBack: 50_000 })
      await cancel(orderId)
      await settledStatus(orderId)
      expect(refundsAtGateway(orderId)).toMatchObject([{ amount: 50_000 }])
      expect((await movesOf(orderId)).at(-1)).toEqual(["refund", "failed", TOTAL - 50_000])
    })

    test("waits, and is made once the bank has decided for the shop", async () => {
      const { end, orderId } = await canceled("good-43", TOTAL)
      expect(refundsAtGateway(orderId)).toEqual([])
      expect((await movesOf(orderId)).at(-1)).toEqual(["refund", "requested", TOTAL])
      expect(placed(await orderState(orderId)).payments[0]).toMatchObject({ kind: "sale", disputed: TOTAL })
      await end("won")
      expect(placed(await orderState(orderId)).payments[0]).not.toHaveProperty("disputed")
      expect(refundsAtGateway(orderId)).toMatchObject([{ amount: TOTAL }])
      expect((await movesOf(orderId)).at(-1)).toEqual(["refund", "succeeded", TOTAL])
    })

    test("is not made where the bank gives the money back itself: nobody gets it twice", async () => {
      const { end, orderId } = await canceled("good-44", TOTAL)
      await end("lost")
      expect(refundsAtGateway(orderId)).toEqual([])
      expect((await movesOf(orderId)).slice(1)).toEqual([
        ["refund", "failed", TOTAL],
        ["void", "succeeded", TOTAL],
      ])
      const { payments } = placed(await orderState(orderId))
      expect(payments.filter(({ disputed }) => disputed !== undefined)).toEqual([])
      expect(orderBalance(placed(await orderState(orderId)))).toMatchObject({ refunding: 0, refundOwed: 0 })
    })

    test("is asked for again where its answer was lost, since it may have been made before", async () => {
      const paid = aPayment({ paymentId: "pay-1", result: "settled", transactionId: "tx-lost-answer" })
      const sale = await shop.run(
        shop.cards.service.pay(aPaymentRequest({ amount: paid.amount, token: "good-47" })),
      )
      if (sale._tag !== "Settling") throw new Error(sale._tag)
      shop.cards.settle(sale.transaction.id)
      shop.cards.change(sale.transaction.id, { chargedBack: paid.amount })
      const { orderId } = await canceled("good-48", TOTAL)
      const order = placed(await orderState(orderId))
      const payments = [{ ...paid, transactionId: sale.transaction.id }]
      const refund = aPayment({ paymentId: "back", kind: "refund", refersTo: "pay-1", amount: paid.amount })
      const asked = (result: "requested" | "unanswered") =>
        shop.run(refundOrVoid({ ...order, payments }, { ...refund, result }))
      expect(await asked("requested")).toMatchObject({ result: "failed", code: "dispute-lost" })
      expect(await asked("unanswered")).toMatchObject({ result: "succeeded" })
    })

    test("is not for staff to pay out by hand then", async () => {
      const lines: Array<unknown> = []
      const logger = Logger.make(({ fiber }) => lines.push(fiber.getRef(References.CurrentLogAnnotations)))
      const refund = aPayment({ kind: "refund", refersTo: "pay-1" })
      await shop.run(
        alertOf("order-1", givenBackByBank(refund)).pipe(
          Effect.andThen(alertOf("order-1", { ...refund, result: "failed", code: "expired" })),
          Effect.provide(Logger.layer([logger])),
        ),
      )
      expect(lines).toMatchObject([{ alert: "refund-failed" }])
    })

    test("is not made either before the shop is told", async () => {
      const { end, orderId } = await canceled("good-45", TOTAL)
      await end("lost", false)
      expect(refundsAtGateway(orderId)).toEqual([])
      expect((await movesOf(orderId)).at(-1)).toEqual(["refund", "failed", TOTAL])
    })

    test("leaves what the bank does not give back to be refunded", async () => {
      const { end, orderId } = await canceled("good-46", 50_000)
      await end("lost")
      expect(refundsAtGateway(orderId)).toEqual([])
      const rest = TOTAL - 50_000
      const state = placed(await orderState(orderId))
      expect(orderBalance(state)).toMatchObject({ refunded: 50_000, refundOwed: rest })
      await refund(orderId, rest)
      expect(refundsAtGateway(orderId)).toMatchObject([{ amount: rest }])
      expect(orderBalance(placed(await orderState(orderId)))).toMatchObject({
        refunded: TOTAL,
        refundOwed: 0,
      })
    })
  })

  test("of a part waits until the payment has settled", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "good-41" })).order?.id ?? ""
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(
          orderId,
          () => [
            {
              type: "RequestRefund",
              paymentId: `${orderId}:pay:1`,
              refundId: `${orderId}:part`,
              amount: 1_000,
              reason: "late delivery",
            },
          ],
          {
            commandId: `refund ${orderId}`,
            correlationId: "r",
            actor: { id: "ada", name: "Ada", role: "admin" },
            now: new Date().toISOString(),
          },
        ),
      ),
    )
    await settledStatus(orderId)
    expect(await orderState(orderId)).toMatchObject({ payments: [{}, { result: "requested" }] })
    shop.cards.settle(salesOf(orderId)[0]?.id ?? "")
    await settledStatus(orderId)
    expect(await orderState(orderId)).toMatchObject({
      payments: [{}, { result: "succeeded", amount: 1_000 }],
    })
  })

  const cancelSettled = async (nonce: string) => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce })).order?.id ?? ""
    shop.cards.settle(salesOf(orderId)[0]?.id ?? "")
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [{ type: "CancelOrder", reason: "asked to" }], {
          commandId: `cancel ${orderId}`,
          correlationId: "r",
          actor: { id: "sam", name: "Sam", role: "customersupport" },
          now: new Date().toISOString(),
        }),
      ),
    )
    await settledStatus(orderId)
    const made = await orderState(orderId)
    expect(made).toMatchObject({ payments: [{}, { kind: "refund", result: "succeeded" }] })
    const refund = shop.cards.transactions.find((each) => each.orderId === orderId && each.kind === "refund")
    if (refund === undefined) throw new Error("not given back")
    return { orderId, refundId: refund.id, paymentId: placed(made).payments[0]?.paymentId ?? "" }
  }
  const refused = {
    payments: [{}, { result: "failed", code: "refused-by-bank" }],
    conversations: [expect.stringMatching(/:refused$/)],
  }

  test("that the bank refuses afterwards is owed again, and can be asked for again", async () => {
    const { orderId, paymentId, refundId: transactionId } = await cancelSettled("good-60")
    for (const eventId of ["refused-60", "refused-60-again"])
      await report({ _tag: "RefundFailed", eventId, at: "2026-11-21T10:00:00Z", transactionId })
    await settledStatus(orderId)
    const state = placed(await orderState(orderId))
    expect(state).toMatchObject(refused)
    expect(orderBalance(state)).toMatchObject({
      paid: 106_675,
      refunded: 0,
      refunding: 0,
      refundOwed: 106_675,
    })
    expect(refundsOf(state, 106_675)).toEqual([
      { paymentId, refundId: `${paymentId}:refund:2`, amount: 106_675 },
    ])
  })

  test("that the bank refuses is found by the daily look, though no message tells of it", async () => {
    const { orderId, refundId } = await cancelSettled("good-61")
    shop.cards.change(refundId, { status: "settlement-declined" })
    await settledStatus(orderId, 25 * 3_600_000)
    expect(await orderState(orderId)).toMatchObject(refused)
  })
})

describe("money that has moved", () => {
  const DAY = 86_400_000
  const paidBy = async (nonce: string) => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce })).order?.id ?? ""
    return { orderId, saleId: salesOf(orderId)[0]?.id ?? "" }
  }

  test("settles by the daily look alone", async () => {
    const { orderId, saleId } = await paidBy("good-70")
    await settledStatus(orderId, 2 * DAY)
    expect(await orderState(orderId)).toMatchObject({ payments: [{ result: "succeeded" }] })
    shop.cards.settle(saleId)
    await settledStatus(orderId, 4 * DAY)
    expect(await orderState(orderId)).toMatchObject({ payments: [{ result: "settled" }] })
  })

  test("is looked at again in a day, or in an hour where its gateway does not answer", async () => {
    const { orderId } = await paidBy("good-75")
    await shop.caughtUp()
    const hoursAfterLook = async (gateway: PaymentGateway) => {
      await shop.sql("update payment_work set next_at = now() where order_id = $1", [orderId])
      await shop.run(
        workOnPayments().pipe(
          Effect.provideService(PaymentGateways, makePaymentGateways({ gateways: [gateway] })),
        ),
      )
      const [row] = await shop.sql(
        "select round(extract(epoch from next_at - now()) / 3600) as hours from payment_work where order_id = $1",
        [orderId],
      )
      return Number(row?.hours)
    }
    const { service } = shop.cards
    expect(await hoursAfterLook(service)).toBe(24)
    const find = () => Effect.fail(new GatewayUnavailable({ operation: "find", reason: "HTTP 503" }))
    expect(await hoursAfterLook({ ...service, find })).toBe(1)
  })

  test("and that the bank takes back is found by the daily look, and looked at by staff", async () => {
    const { orderId, saleId } = await paidBy("good-71")
    shop.cards.change(saleId, { status: "settlement-declined" })
    expect(await settledStatus(orderId, 2 * DAY)).toBe("PENDING_REVIEW")
    expect(await orderState(orderId)).toMatchObject({
      payments: [{ result: "succeeded" }, { kind: "void", amount: 106_675 }],
    })
  })

  test("and that is all being refunded is looked at on, since the refunds may fail", async () => {
    const { orderId, saleId } = await paidBy("good-73")
    const paymentId = `${orderId}:pay:1`
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(
          orderId,
          () =>
            [56_675, 50_000].map((amount, index) => ({
              type: "RequestRefund",
              paymentId,
              refundId: `${paymentId}:part:${index}`,
              amount,
              reason: "late delivery",
            })),
          {
            commandId: `refund ${orderId}`,
            correlationId: "r",
            actor: { id: "ada", name: "Ada", role: "admin" },
            now: new Date().toISOString(),
          },
        ),
      ),
    )
    await settledStatus(orderId, DAY)
    shop.cards.change(saleId, { status: "expired" })
    await settledStatus(orderId, 2 * DAY)
    await settledStatus(orderId, 3 * DAY)
    const state = placed(await orderState(orderId))
    expect(state).toMatchObject({
      status: "CANCELLED",
      payments: [
        { kind: "sale" },
        { kind: "refund", result: "failed", code: "expired" },
        { kind: "refund", result: "failed", code: "expired" },
        { kind: "void", result: "succeeded", amount: 106_675, code: "expired" },
      ],
    })
    expect(held(state)).toBe(0)
  })

  test("and that the bank refuses after all is found once a refund of it fails, before staff pay it out", async () => {
    const { orderId, saleId } = await paidBy("good-74")
    const intent = {
      commandId: `cancel ${orderId}`,
      correlationId: "r",
      actor: { id: "sam", name: "Sam", role: "customersupport" },
      now: new Date().toISOString(),
    } as const
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [{ type: "CancelOrder", reason: "asked to" }], intent),
      ),
    )
    shop.cards.change(saleId, { status: "settlement-declined" })
    await shop.caughtUp()
    await shop.sql("update payment_work set next_at = now() where order_id = $1 and kind = 'refund'", [
      orderId,
    ])
    await shop.run(workOnPayments())
    await shop.caughtUp()
    await shop.run(workOnPayments())
    expect(await orderState(orderId)).toMatchObject({
      payments: [
        { kind: "sale" },
        { kind: "refund", result: "failed", code: "settlement-declined" },
        { kind: "void", result: "succeeded", amount: 106_675 },
      ],
    })
  })

  test("and that has not settled after 120 days is left to people, who are told", async () => {
    const { orderId } = await paidBy("good-72")
    const state = placed(await orderState(orderId))
    const [payment] = state.payments
    if (payment === undefined) throw new Error("not paid")
    const logged: Array<unknown> = []
    const logger = Logger.make(({ message }) => logged.push(message))
    const lookAfter = (days: number) =>
      shop.run(
        lookAtSettlement(state, payment, { ageMs: days * DAY, now: Date.now() }).pipe(
          Effect.provide(Logger.layer([logger], { mergeWithExisting: true })),
        ),
      )
    expect(await lookAfter(119)).toBe("wait")
    expect(logged).toEqual([])
    expect(await lookAfter(120)).toBe("over")
    expect(logged).toEqual([["Money has moved and never settled"]])
  })
})

test("the work on items that were sent is done unless more were sent meanwhile", async () => {
  const at = new Date("2026-11-21T10:00:00.123Z")
  const left = () => shop.sql("select since from payment_work where order_id = 'sent'")
  await shop.sql(
    `insert into payment_work (order_id, payment_id, kind, since, next_at)
     values ('sent', $1, $1, $2::timestamptz + interval '456 microseconds', now() + interval '1 day')`,
    [GOODS_SENT, at],
  )
  await shop.run(finishGoodsSent("sent", new Date(at.getTime() - 1)))
  expect(await left()).toHaveLength(1)
  await shop.run(finishGoodsSent("sent", at))
  expect(await left()).toEqual([])
})

// Last, since these tests let days pass: all work left by the earlier tests is then done, too.
describe("a charge", () => {
  test("whose gateway cannot be asked anymore does not keep its shopper from paying another way for ever", async () => {
    const { browser } = await shopper()
    const orderId = (await browser.checkOut({ nonce: "declined-80" })).order?.id ?? ""
    const asked = requestedPayment(`${orderId}:pay:2`, 106_675, { name: "gone", gatewayType: "CARD" })
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [record(asked)], {
          commandId: `ask ${orderId}`,
          correlationId: "r",
          actor: { id: "shop", name: "Shop", role: "system" },
          now: new Date().toISOString(),
        }),
      ),
    )
    const HOUR = 3_600_000
    expect(await settledStatus(orderId, 23 * HOUR)).toBe("PENDING_PAYMENT")
    expect(await settledStatus(orderId, 25 * HOUR)).toBe("PAYMENT_FAILED")
    expect(await orderState(orderId)).toMatchObject({ payments: [{}, { code: "unreachable" }] })
    expect(await browser.checkOut({ nonce: "good-80" })).toMatchObject({ success: true })
    await shop.caughtUp()
    expect(await shop.sql("select kind from payment_work where payment_id = $1", [asked.paymentId])).toEqual([
      { kind: "given-up" },
    ])
  })
})
