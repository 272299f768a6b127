import { randomUUID } from "node:crypto"
import { type Actor, EventLog, type RecordedEvent } from "@voltread/domain/event.ts"
import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import { anApplication, approved, contract } from "@voltread/domain/loans/application-examples.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import {
  aCreation,
  aLease,
  anAddress,
  anItem,
  aShipment,
  aStore,
  placing,
  recordPayment,
} from "@voltread/domain/ordering/order-examples.ts"
import { VOIDED } from "@voltread/domain/ordering/order-money.ts"
import { cancelUnpaid } from "@voltread/domain/processes/unpaid-order.ts"
import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { loanStream, orderStream } from "@voltread/domain/stream.ts"
import { Stream } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { pickupCodeOf } from "../pickup/pickup-codes.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { orderMailFollower } from "./mail-about-orders.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const DAY = 86_400_000

const write = (
  orderId: string,
  command: OrderCommand | ReadonlyArray<OrderCommand>,
  now = new Date().toISOString(),
  role: Actor["role"] = "system",
) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [command].flat(), {
        commandId: randomUUID(),
        correlationId: "t",
        actor: { id: "test", name: "Test", role },
        now,
      }),
    ),
  )

const eventsOf = (orderId: string): Promise<ReadonlyArray<RecordedEvent>> =>
  shop.run(EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId)))))

const follow = async (orderId: string) => shop.run(orderMailFollower.handle(await eventsOf(orderId)))

const placed = async (email: string, now?: string, items = [anItem()]): Promise<string> => {
  const orderId = randomUUID()
  const creation = aCreation({ orderId, uniqueId: orderId.slice(0, 8) })
  await write(orderId, placing(items, { ...creation, contact: { ...creation.contact, email } }), now)
  return orderId
}

describe("mail about orders", () => {
  test("confirms an order when it is paid, once, however often the events are seen", async () => {
    const orderId = await placed("paid@example.com")
    await follow(orderId)
    expect(await shop.mailTo("paid@example.com")).toEqual([])
    await write(orderId, recordPayment({ result: "succeeded" }))
    await follow(orderId)
    await follow(orderId)
    expect(await shop.mailTo("paid@example.com")).toMatchObject([
      { template: "order-confirmation", orderId, total: 21_200, lines: [{ quantity: 2, total: 20_000 }] },
    ])
  })

  test("sends the link of an order to the address that replaced a mistyped one, and later mail, too", async () => {
    const orderId = await placed("ann@gmial.example")
    const email = "ann@gmail.example"
    await write(orderId, { type: "UpdateEmail", email })
    await follow(orderId)
    await follow(orderId)
    expect(await shop.mailTo(email)).toMatchObject([{ template: "order-link", orderId }])
    await write(orderId, { type: "UpdateBillingAddress", address: anAddress({ city: "Reston" }) })
    await write(orderId, recordPayment({ result: "succeeded" }))
    await follow(orderId)
    expect((await shop.mailTo(email)).map(({ template }) => template).sort()).toEqual([
      "order-confirmation",
      "order-link",
    ])
    expect(await shop.mailTo("ann@gmial.example")).toEqual([])
  })

  test("names what a lender pays beside the payment of the rest", async () => {
    const email = "leased@example.com"
    const orderId = await placed(email)
    await write(orderId, recordPayment({ result: "succeeded", amount: 1_200 }))
    await write(orderId, [
      { type: "UpdateLeaseDetails", lease: aLease({ statusName: "COMPLETED", contractAmount: 20_000 }) },
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "signed" },
    ])
    await follow(orderId)
    expect(await shop.mailTo(email)).toMatchObject([
      {
        template: "order-confirmation",
        payments: [
          { amount: 1_200, means: "your card" },
          { amount: 20_000, means: "your lender" },
        ],
      },
    ])
  })

  const becomes = (to: "READY_TO_PICKUP" | "CANCELLED", itemIds: ReadonlyArray<string>) =>
    itemIds.map((itemId): OrderCommand => ({ type: "ChangeItemStatus", itemId, to, reason: "asked to" }))
  const pickupMails = async (email: string) =>
    (await shop.mailTo(email)).filter(({ template }) => template === "ready-for-pickup")
  const pickedUpAt = (pickupStore = aStore()) => ({ deliveryType: "DELIVERY_PICKUP", pickupStore }) as const

  test("says once what is ready for pickup in a store, where, and by which code", async () => {
    const email = "pickup@example.com"
    const boulder = aStore({ storeId: "boulder", name: "Voltread Boulder" })
    const orderId = await placed(email, undefined, [
      anItem(pickedUpAt()),
      anItem({ ...pickedUpAt(), itemId: "item-2", name: "Grill", quantity: 1 }),
      anItem({ ...pickedUpAt(), itemId: "item-3", name: "Lamp", quantity: 1 }),
      anItem({ ...pickedUpAt(boulder), itemId: "item-4", name: "Fan", quantity: 1 }),
    ])
    await write(orderId, { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" })
    await write(orderId, becomes("READY_TO_PICKUP", ["item-1", "item-2"]))
    await write(orderId, becomes("READY_TO_PICKUP", ["item-4"]))
    await follow(orderId)
    await follow(orderId)
    const code = await shop.run(pickupCodeOf(orderId))
    const about = {
      template: "ready-for-pickup",
      firstName: "Ada",
      orderId,
      orderNumber: orderId.slice(0, 8),
      code,
    }
    expect(await pickupMails(email)).toEqual([
      {
        ...about,
        lines: [
          { name: "Sound bar", quantity: 2 },
          { name: "Grill", quantity: 1 },
        ],
        store: aStore(),
      },
      { ...about, lines: [{ name: "Fan", quantity: 1 }], store: boulder },
    ])
  })

  test("does not send anybody to a store for what was canceled meanwhile", async () => {
    const email = "canceled-pickup@example.com"
    const other = anItem({ ...pickedUpAt(), itemId: "item-2", name: "Grill" })
    const orderId = await placed(email, undefined, [anItem(pickedUpAt()), other])
    await write(orderId, { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" })
    await write(orderId, becomes("READY_TO_PICKUP", ["item-1"]))
    await write(orderId, becomes("CANCELLED", ["item-1"]))
    await follow(orderId)
    expect(await pickupMails(email)).toEqual([])
  })

  test("answers a customer who wants to send items back, once for each item that staff answer", async () => {
    const email = "back@example.com"
    const items = [anItem(), anItem({ itemId: "item-2", name: "Grill", quantity: 1 })]
    const orderId = await placed(email, undefined, items)
    await write(orderId, recordPayment({ result: "succeeded", amount: 32_400 }))
    await write(orderId, {
      type: "RecordShipment",
      shipment: aShipment([
        { itemId: "item-1", quantity: 2 },
        { itemId: "item-2", quantity: 1 },
      ]),
    })
    const now = new Date().toISOString()
    await write(orderId, {
      type: "RequestReturn",
      returnId: "return-1",
      lines: ["item-1", "item-2"].map((itemId) => ({ itemId, quantity: 1, since: now })),
      reason: "too loud",
      now,
    })
    const answer = async (itemId: string, isAccepted: boolean, words: string) => {
      await write(orderId, { type: "AnswerReturn", itemId, isAccepted, answer: words })
      await follow(orderId)
      await follow(orderId)
    }
    await answer("item-1", true, "Please send it to the address on the box.")
    await answer("item-2", true, "Please bring the grill to the store.")
    expect((await shop.mailTo(email)).filter(({ template }) => template === "return-answered")).toMatchObject(
      [
        {
          orderId,
          lines: [{ name: "Sound bar", quantity: 1 }],
          isAccepted: true,
          refund: 10_600,
          isSettled: false,
          answer: "Please send it to the address on the box.",
        },
        { lines: [{ name: "Grill", quantity: 1 }], answer: "Please bring the grill to the store." },
      ],
    )
  })

  test("asks nobody to send what they have decided to keep, nor tells them that they have", async () => {
    const email = "keeps-it@example.com"
    const orderId = await placed(email)
    const now = new Date().toISOString()
    await write(orderId, recordPayment({ result: "succeeded" }))
    await write(orderId, { type: "RecordShipment", shipment: aShipment() })
    const answers = async () => {
      await follow(orderId)
      return (await shop.mailTo(email)).filter(({ template }) => template === "return-answered")
    }
    const lines = [{ itemId: "item-1", quantity: 1, since: now }]
    const ask = (returnId: string) =>
      write(orderId, { type: "RequestReturn", returnId, lines, reason: "too loud", now })
    const accept = () =>
      write(orderId, { type: "AnswerReturn", itemId: "item-1", isAccepted: true, answer: null })
    await ask("kept-1")
    await accept()
    await write(orderId, { type: "WithdrawReturn", itemId: "item-1", returnId: "kept-1" })
    expect(await answers()).toEqual([])
    await ask("kept-2")
    expect(await answers()).toEqual([])
    await accept()
    expect(await answers()).toHaveLength(1)
    const sent = (await shop.mailTo(email)).length
    await write(orderId, { type: "WithdrawReturn", itemId: "item-1", returnId: "kept-2" })
    await follow(orderId)
    expect(await shop.mailTo(email)).toHaveLength(sent)
  })

  test.each<["all" | "part", ReadonlyArray<OrderCommand>]>([
    ["all", []],
    ["part", [recordPayment({ result: "succeeded", amount: 1_200 })]],
  ])("promises nobody to refund what a lender paid: %s of the order", async (lent, payments) => {
    const email = `leased-${lent}@example.com`
    const orderId = await placed(email)
    const now = new Date().toISOString()
    await write(orderId, [
      ...payments,
      { type: "UpdateLeaseDetails", lease: aLease({ statusName: "COMPLETED", contractAmount: 20_000 }) },
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "signed" },
      { type: "RecordShipment", shipment: aShipment() },
    ])
    const lines = [{ itemId: "item-1", quantity: 1, since: now }]
    await write(orderId, {
      type: "RequestReturn",
      returnId: `leased-${lent}`,
      lines,
      reason: "too loud",
      now,
    })
    await write(orderId, { type: "AnswerReturn", itemId: "item-1", isAccepted: true, answer: null })
    await follow(orderId)
    expect((await shop.mailTo(email)).filter(({ template }) => template === "return-answered")).toMatchObject(
      [{ refund: 0, isSettled: false, lent }],
    )
  })

  test("promises no refund for items whose price was refunded before they come back", async () => {
    const email = "dented@example.com"
    const orderId = await placed(email)
    const now = new Date().toISOString()
    await write(orderId, recordPayment({ result: "succeeded" }))
    await write(orderId, { type: "RecordShipment", shipment: aShipment() })
    const refund = { paymentId: "pay-1", refundId: "pay-1:refund:1", amount: 10_600, reason: "dented" }
    await write(orderId, { type: "RequestRefund", ...refund })
    const lines = [{ itemId: "item-1", quantity: 1, since: now }]
    await write(orderId, { type: "RequestReturn", returnId: "return-2", lines, reason: "dented", now })
    await write(orderId, { type: "AnswerReturn", itemId: "item-1", isAccepted: true, answer: null })
    await follow(orderId)
    await follow(orderId)
    expect((await shop.mailTo(email)).filter(({ template }) => template === "return-answered")).toMatchObject(
      [{ refund: 0, isSettled: true }],
    )
  })

  test("says nothing of a history that was imported", async () => {
    const longAgo = new Date(Date.now() - 30 * DAY).toISOString()
    const orderId = await placed("old@example.com", longAgo)
    await write(orderId, recordPayment({ result: "succeeded" }), longAgo)
    await follow(orderId)
    expect(await shop.mailTo("old@example.com")).toEqual([])
  })

  test("reminds of what is still to be done, and not of what was done meanwhile", async () => {
    const remind = (orderId: string, email: string) =>
      write(orderId, {
        type: "RecordReminderEmail",
        reminder: { reminder: "payment", number: 1, email, sentAt: new Date().toISOString() },
      })
    const unpaid = await placed("unpaid@example.com")
    await remind(unpaid, "unpaid@example.com")
    const paid = await placed("settled@example.com")
    await remind(paid, "settled@example.com")
    await write(paid, recordPayment({ result: "succeeded" }))
    for (const orderId of [unpaid, unpaid, paid]) await follow(orderId)
    expect(await shop.mailTo("unpaid@example.com")).toMatchObject([
      { template: "reminder", reminder: "payment", orderId: unpaid, total: 21_200, lines: [{ quantity: 2 }] },
    ])
    expect((await shop.mailTo("settled@example.com")).map(({ template }) => template)).toEqual([
      "order-confirmation",
    ])
  })

  test("says what is paid so far and what is still to pay, where an order is paid in part", async () => {
    const part = async (email: string) => {
      const orderId = await placed(email)
      await write(orderId, recordPayment({ result: "settled", amount: 5_000 }))
      await write(orderId, { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "pays the rest" })
      return orderId
    }
    const reminded = await part("part@example.com")
    await write(reminded, {
      type: "RecordReminderEmail",
      reminder: {
        reminder: "payment",
        number: 1,
        email: "part@example.com",
        sentAt: new Date().toISOString(),
      },
    })
    const fewer = await part("part-fewer@example.com")
    const one = { type: "CancelUnits", itemId: "item-1", quantity: 1, reason: "broken" } as const
    await write(fewer, one, undefined, "customersupport")
    for (const orderId of [reminded, fewer]) await follow(orderId)
    expect(await shop.mailTo("part@example.com")).toMatchObject([
      { template: "reminder", total: 21_200, open: { paid: 5_000, due: 16_200 } },
    ])
    expect(await shop.mailTo("part-fewer@example.com")).toMatchObject([
      { template: "items-canceled", total: 10_600, open: { paid: 5_000, due: 5_600 } },
    ])
  })

  test("tells how much of a canceled order goes back, and where, then that it did, each once", async () => {
    const orderId = await placed("canceled@example.com")
    const card = { type: "Visa", lastFour: "1111" }
    await write(orderId, recordPayment({ result: "succeeded", card }))
    await write(orderId, { type: "CancelOrder", reason: "fraud" })
    await follow(orderId)
    const refund = { kind: "refund", paymentId: "pay-1:refund:1", refersTo: "pay-1", card } as const
    await write(orderId, recordPayment({ ...refund, result: "succeeded" }))
    await follow(orderId)
    await follow(orderId)
    const [, cancelled, refunded, ...more] = await shop.mailTo("canceled@example.com")
    expect(cancelled).toMatchObject({
      template: "order-cancelled",
      total: 21_200,
      lines: [{ quantity: 2, total: 20_000 }],
      refunds: [{ amount: 21_200, means: "Visa ending in 1111" }],
    })
    expect(refunded).toMatchObject({
      template: "refund",
      refund: { amount: 21_200, means: "Visa ending in 1111" },
    })
    expect(more).toEqual([])
    expect(JSON.stringify([cancelled, refunded])).not.toContain("fraud")
  })

  test("asks where crypto is to be sent back to, once, and not where it was sent meanwhile", async () => {
    const crypto = { gatewayType: "CRYPTO", gatewayName: "plisio" } as const
    const refund = {
      ...crypto,
      kind: "refund",
      paymentId: "refund-1",
      refersTo: "pay-1",
      amount: 5_000,
    } as const
    const placedWithOwedPayout = async (email: string): Promise<string> => {
      const orderId = await placed(email)
      await write(orderId, [
        recordPayment({ ...crypto, result: "succeeded" }),
        recordPayment({ ...refund, result: "requested" }),
        recordPayment({ ...refund, result: "started" }),
      ])
      return orderId
    }
    const templates = async (email: string) => (await shop.mailTo(email)).map(({ template }) => template)
    const orderId = await placedWithOwedPayout("wallet@example.com")
    await follow(orderId)
    await follow(orderId)
    const [, asked] = await shop.mailTo("wallet@example.com")
    expect(asked).toMatchObject({ template: "payout", amount: 5_000, orderId })
    expect(await templates("wallet@example.com")).toEqual(["order-confirmation", "payout"])
    const sent = await placedWithOwedPayout("sent@example.com")
    await write(sent, { type: "ConfirmPayout", refundId: "refund-1", reference: "0xabc" })
    await follow(sent)
    expect(await templates("sent@example.com")).toEqual(["order-confirmation", "refund"])
  })

  test("tells of units that staff take off an order, with what it comes to less, and not of what customers do", async () => {
    const orderId = await placed("fewer@example.com")
    await write(orderId, recordPayment({ result: "succeeded" }))
    const one = { type: "CancelUnits", itemId: "item-1", quantity: 1, reason: "broken" } as const
    await write(orderId, one, undefined, "customersupport")
    await follow(orderId)
    const [, fewer, ...more] = await shop.mailTo("fewer@example.com")
    expect(fewer).toMatchObject({
      template: "items-canceled",
      total: 10_600,
      isPaid: true,
      lines: [{ quantity: 1, total: 10_600 }],
    })
    expect(more).toEqual([])
    const own = await placed("own-fewer@example.com")
    await write(own, one, undefined, "customer")
    await follow(own)
    expect(await shop.mailTo("own-fewer@example.com")).toEqual([])
  })

  test("promises no refund of units that come off a lender's contract, but tells of that", async () => {
    const email = "fewer-leased@example.com"
    const orderId = await placed(email)
    await write(orderId, recordPayment({ result: "succeeded", amount: 1_200 }))
    await write(orderId, [
      { type: "UpdateLeaseDetails", lease: aLease({ statusName: "COMPLETED", contractAmount: 20_000 }) },
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "signed" },
    ])
    const one = { type: "CancelUnits", itemId: "item-1", quantity: 1, reason: "broken" } as const
    await write(orderId, one, undefined, "customersupport")
    await follow(orderId)
    expect((await eventsOf(orderId)).filter(({ data }) => JSON.stringify(data).includes("refund"))).toEqual(
      [],
    )
    expect(await shop.mailTo(email)).toMatchObject([
      { template: "order-confirmation" },
      { template: "items-canceled", total: 10_600, isPaid: false, isLent: true },
    ])
  })

  test("tells of a whole line that staff take off an order that goes on", async () => {
    const orderId = randomUUID()
    const email = "line@example.com"
    const creation = aCreation({ orderId, uniqueId: orderId.slice(0, 8) })
    const items = [anItem(), anItem({ itemId: "item-2", name: "Grill", quantity: 1 })]
    await write(orderId, placing(items, { ...creation, contact: { ...creation.contact, email } }))
    const line = { type: "CancelUnits", itemId: "item-2", quantity: 1, reason: "broken" } as const
    await write(orderId, line, undefined, "customersupport")
    await follow(orderId)
    expect(await shop.mailTo(email)).toMatchObject([
      { template: "items-canceled", lines: [{ name: "Grill", quantity: 1 }], isPaid: false },
    ])
  })

  test("tells of a new total where the page of an earlier one is open, and not of what customers change", async () => {
    const change = { type: "UpdateItem", itemId: "item-1", change: { tax: 2_200 }, reason: "moved" } as const
    const page = {
      gatewayType: "CRYPTO",
      gatewayName: "plisio",
      paymentUrl: "https://pay.example/1",
    } as const
    const mailsAfter = async (email: string, role: Actor["role"]) => {
      const orderId = await placed(email)
      await write(orderId, recordPayment({ ...page, result: "started" }))
      await write(orderId, change, undefined, role)
      await follow(orderId)
      await follow(orderId)
      return shop.mailTo(email)
    }
    expect(await mailsAfter("new-total@example.com", "customersupport")).toMatchObject([
      { template: "new-total", before: 21_200, total: 22_200 },
    ])
    expect(await mailsAfter("own-total@example.com", "customer")).toEqual([])
  })

  test("says of a canceled order that its refund waits while a bank decides about the payment", async () => {
    const orderId = await placed("disputed@example.com")
    await write(orderId, recordPayment({ result: "succeeded" }))
    await write(orderId, { type: "RecordDispute", paymentId: "pay-1", disputed: 21_200 })
    await write(orderId, { type: "CancelOrder", reason: "fraud" })
    await follow(orderId)
    expect((await shop.mailTo("disputed@example.com")).at(-1)).toMatchObject({
      template: "order-cancelled",
      refunds: [{ amount: 21_200 }],
      isDisputed: true,
    })
  })

  test("tells of an order that ends with its last line once", async () => {
    const orderId = await placed("last@example.com")
    const all = { type: "CancelUnits", itemId: "item-1", quantity: 2, reason: "broken" } as const
    await write(orderId, all, undefined, "customersupport")
    await follow(orderId)
    expect((await shop.mailTo("last@example.com")).map(({ template }) => template)).toEqual([
      "order-cancelled",
    ])
  })

  test("says nothing of an unpaid order that its customer leaves behind, but tells what others canceled", async () => {
    for (const role of ["customer", "guest"] as const) {
      const left = await placed(`left-${role}@example.com`)
      await write(left, { type: "CancelOrder", reason: "cart changed" }, undefined, role)
      await follow(left)
      expect(await shop.mailTo(`left-${role}@example.com`)).toEqual([])
    }
    for (const role of ["customersupport", "gateway"] as const) {
      const orderId = await placed(`by-${role}@example.com`)
      await write(orderId, { type: "CancelOrder", reason: "asked to" }, undefined, role)
      await follow(orderId)
      expect(await shop.mailTo(`by-${role}@example.com`)).toMatchObject([
        { template: "order-cancelled", refunds: [] },
      ])
    }
  })

  test("tells of an order whose payment its gateway voids before any money came", async () => {
    const email = "voided-payment@example.com"
    const orderId = await placed(email)
    await write(orderId, recordPayment({ result: "requested" }))
    await write(orderId, recordPayment({ result: "failed", code: VOIDED }), undefined, "gateway")
    await follow(orderId)
    expect((await shop.mailTo(email)).map(({ template }) => template)).toEqual(["order-cancelled"])
  })

  test("tells whoever has not paid in time", async () => {
    const email = "overdue@example.com"
    const orderId = await placed(email)
    await write(orderId, cancelUnpaid)
    await follow(orderId)
    await follow(orderId)
    expect(await shop.mailTo(email)).toMatchObject([
      { template: "order-cancelled", isOverdue: true, refunds: [], lines: [{ quantity: 2 }], total: 21_200 },
    ])
  })

  test("tells of a confirmed lease that its lender voids, although no money has come", async () => {
    const orderId = await placed("voided@example.com")
    const lease = aLease({ statusName: "CANCELLED", leaseId: "PL-1" })
    await write(orderId, { type: "UpdateLeaseDetails", lease })
    for (const to of ["PAYMENT_RECEIVED", "PENDING_FULFILMENT"] as const)
      await write(orderId, { type: "ChangeStatus", to, reason: "the contract is signed" })
    await write(orderId, { type: "CancelOrder", reason: "the contract is void" }, undefined, "gateway")
    await follow(orderId)
    expect(await shop.mailTo("voided@example.com")).toMatchObject([
      { template: "order-confirmation" },
      { template: "order-cancelled", refunds: [], isLent: true },
    ])
  })

  test("tells of no contract where staff took an order for paid", async () => {
    const orderId = await placed("by-hand@example.com")
    await write(orderId, { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "by check" })
    await write(orderId, { type: "CancelOrder", reason: "asked to" }, undefined, "customersupport")
    await follow(orderId)
    expect(await shop.mailTo("by-hand@example.com")).toMatchObject([
      { template: "order-confirmation" },
      { template: "order-cancelled", refunds: [], isLent: false },
    ])
  })

  test.each(["customersupport", "customer"] as const)(
    "tells that a signed contract ends with an order that was under review since: canceled by a %s",
    async (role) => {
      const email = `signed-${role}@example.com`
      const orderId = await placed(email)
      await write(orderId, [
        { type: "UpdateLeaseDetails", lease: aLease({ statusName: "COMPLETED", contractAmount: 21_200 }) },
        { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "signed" },
        { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "not enough in stock" },
      ])
      await write(orderId, { type: "CancelOrder", reason: "sold out" }, undefined, role)
      await follow(orderId)
      expect(await shop.mailTo(email)).toMatchObject([
        { template: "order-confirmation" },
        { template: "order-cancelled", refunds: [], isLent: true },
      ])
    },
  )

  test("tells of a parcel that left", async () => {
    const orderId = await placed("parcel@example.com")
    await write(orderId, recordPayment({ result: "succeeded" }))
    for (const to of ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER"] as const) {
      await write(orderId, { type: "ChangeStatus", to, reason: "test" })
    }
    await write(orderId, { type: "RecordShipment", shipment: aShipment() })
    await follow(orderId)
    expect((await shop.mailTo("parcel@example.com")).map(({ template }) => template)).toEqual([
      "order-confirmation",
      "shipment",
    ])
  })

  const apply = async (loanId: string, commands: ReadonlyArray<LoanCommand>) => {
    for (const command of commands)
      await shop.run(
        CommandHandlers.use(({ loans }) =>
          loans.handle(loanId, () => [command], {
            commandId: randomUUID(),
            correlationId: "t",
            actor: { id: "test", name: "Test", role: "system" },
            now: new Date().toISOString(),
          }),
        ),
      )
    const events = await shop.run(EventLog.use((log) => Stream.runCollect(log.read(loanStream(loanId)))))
    await shop.run(orderMailFollower.handle(events))
  }

  test("tells of an approval at the order's address, which was mistyped when its customer applied", async () => {
    const mistyped = `lee-${randomUUID()}@gmial.example`
    const email = mistyped.replace("gmial", "gmail")
    const orderId = await placed(mistyped)
    await write(orderId, { type: "UpdateEmail", email })
    const application = anApplication({ loanId: randomUUID(), orderId, applicantEmail: mistyped })
    await apply(application.loanId, [{ type: "Initiate", application }, approved(30_000)])
    expect(await shop.mailTo(email)).toMatchObject([{ template: "loan-decision", orderId }])
    expect(await shop.mailTo(mistyped)).toEqual([])
  })

  test.each([
    ["less than one unit of the order", 10_000, 21_200, false, null],
    ["one of its units", 10_600, 21_200, true, null],
    ["all of it", 30_000, null, true, null],
    ["less than the lender finances", 9_999, 21_200, false, 10_000],
  ])(
    "tells what the order comes to where the approval is for less: approved for %s",
    async (_, amount, toFinance, canFit, smallestAmount) => {
      const email = `${randomUUID()}@example.com`
      const orderId = await placed(email)
      const terms = { ...TERMS_OF_2026.lease, cheapest: 10_000 }
      const application = anApplication({ loanId: randomUUID(), orderId, applicantEmail: email, terms })
      await apply(application.loanId, [{ type: "Initiate", application }, approved(amount)])
      expect(await shop.mailTo(email)).toMatchObject([
        { template: "loan-decision", toFinance, canFit, smallestAmount },
      ])
    },
  )

  test.each<[string, ReadonlyArray<LoanCommand>, string | null]>([
    ["and of the contract, where there is one already", [contract()], "2026-04-01T12:00:00.000Z"],
    ["and of no contract, where there is none yet", [], null],
  ])("tells of an approval with its end, %s", async (_, later, signBy) => {
    const loanId = randomUUID()
    const email = `${loanId}@example.com`
    const application = anApplication({ loanId, applicantEmail: email })
    await apply(loanId, [{ type: "Initiate", application }, approved(30_000), ...later])
    expect(await shop.mailTo(email)).toMatchObject([
      { template: "loan-decision", approvalExpiresAt: "2026-05-01T12:00:00.000Z", signBy },
    ])
  })
})
