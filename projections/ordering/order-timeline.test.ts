import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { anAddress, anItem, aPayment, aShipment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History, SHOPPER, SUPPORT } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { type CustomerTimeline, customerTimelineOf, type Timeline, timelineOf } from "./order-timeline.ts"

const refund = (amount: number): OrderCommand => ({ type: "RefundReturn", itemId: "item-1", amount })

/** Under its payment, and not for a return. */
const GIVEN_BACK: OrderCommand = {
  type: "RequestRefund",
  paymentId: "pay-1",
  refundId: "pay-1:refund:1",
  amount: 10_600,
  reason: "late",
}

/** One of two units of an order that is placed is back. */
const RETURNED: ReadonlyArray<OrderCommand> = [
  { type: "RecordPayment", payment: aPayment({ result: "succeeded", transactionId: "tx-1" }) },
  { type: "RecordShipment", shipment: aShipment() },
  {
    type: "RequestReturn",
    returnId: "return-1",
    lines: [{ itemId: "item-1", quantity: 1, since: "2026-03-01T12:00:00.000Z" }],
    reason: "too heavy",
    now: "2026-03-02T12:00:00.000Z",
  },
  { type: "AnswerReturn", itemId: "item-1", isAccepted: true, answer: null },
  { type: "ReceiveReturn", itemId: "item-1", quantity: 1, restock: true },
]

let database: TestDatabase
let timeline: Timeline
let customers: CustomerTimeline
/** The events of the first order. */
let own: History["log"]["events"]
const history = new History()

beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  const order = (command: Parameters<History["order"]>[1]) => history.order("order-1", command)
  order(placing([anItem({ winnerMarkupId: "markup-7" })]))
  const card = { type: "MasterCard", lastFour: "4444" }
  order({ type: "RecordPayment", payment: aPayment({ card }) })
  order({
    type: "RecordPayment",
    payment: aPayment({ card, result: "succeeded", transactionId: "tx-1", code: "1000" }),
  })
  history.by(SUPPORT)
  order({
    type: "UpdateShippingAddress",
    address: anAddress({ address1: "1 Main St", city: "Reston", state: "VA" }),
  })
  order({ type: "AddCustomNotes", note: { noteId: "n1", subject: "Door code", body: "It is 4711." } })
  order({
    type: "RecordPhoneCall",
    call: {
      callId: "c1",
      direction: "inbound",
      phone: "2025550143",
      durationSeconds: 125,
      subject: "Asked when",
      body: "Told Friday.",
    },
  })
  order({
    type: "RecordEmailConversation",
    email: {
      emailId: "e1",
      direction: "outbound",
      from: "help@voltread.example",
      to: "ada@example.com",
      subject: "Your order",
      body: "Friday.",
    },
  })
  order({
    type: "RecordFraudCheck",
    fraud: {
      fraudIsChecked: true,
      fraudScore: 12.5,
      fraudIpDistanceFromAddress: 40,
      fraudEmailFirstSeen: null,
      fraudReasons: [],
    },
  })
  order({ type: "RecordShipment", shipment: aShipment() })
  order({ type: "RecordShipment", shipment: aShipment(undefined, { trackingNumber: "1Z-NEW" }) })
  order({ type: "ChangeItemStatus", itemId: "item-1", to: "DELIVERED", reason: "our cost is gone" })
  order({
    type: "RequestReturn",
    returnId: "return-1",
    lines: [{ itemId: "item-1", quantity: 1, since: "2026-03-01T12:00:00.000Z" }],
    reason: "too heavy",
    now: "2026-03-02T12:00:00.000Z",
  })
  order({ type: "WithdrawReturn", itemId: "item-1", returnId: "return-1" })
  order({ type: "ReturnItem", itemId: "item-1", quantity: 1, reason: "too loud" })
  order({ type: "RecordDispute", paymentId: "pay-1", disputed: 20_000 })
  own = [...history.log.events]
  history.order("order-2", placing([anItem({ price: 182_225 })]))
  history.order("order-3", placing([anItem()]))
  for (const command of [...RETURNED, refund(10_600)]) history.order("order-3", command)
  history.order("order-4", placing([anItem()]))
  for (const command of [...RETURNED, GIVEN_BACK, refund(0)]) history.order("order-4", command)
  await project(database.connection, history.log.events)
  timeline = await timelineOf(database.pool, "order-1")
  customers = await customerTimelineOf(database.pool, "order-1")
})
afterAll(() => database.drop())

const entry = (type: string, nth = 0) => {
  const found = timeline.entries.filter((candidate) => candidate.type === type)[nth]
  if (found === undefined) throw new Error(`no ${type}`)
  return found
}

describe("the timeline", () => {
  test("has every event of the order, in order, with who did it, when, and what caused it", () => {
    expect(timeline.total).toBe(own.length)
    expect(timeline.entries.map(({ revision }) => revision)).toEqual(own.map(({ revision }) => revision))
    const change = own.find(({ type }) => type === "OrderShippingAddressUpdated")
    expect(entry("OrderShippingAddressUpdated", 1)).toMatchObject({
      actorId: SUPPORT.id,
      actorName: SUPPORT.name,
      actorRole: "customersupport",
      cause: "command-4",
      correlationId: "request-4",
      at: "2026-03-01T10:03:00.000Z",
    })
    expect(change?.metadata.actor).toEqual(SHOPPER)
  })

  test("shows an address change field by field, and only the fields that changed", () => {
    expect(entry("OrderShippingAddressUpdated", 1)).toMatchObject({
      category: "shipping",
      differences: [
        { field: "address1", label: "Address", before: "1745 T Street Southeast", after: "1 Main St" },
        { field: "city", label: "City", before: "Washington", after: "Reston" },
        { field: "state", label: "State", before: "DC", after: "VA" },
      ],
    })
  })

  test("writes amounts with thousands separators", async () => {
    const { entries } = await timelineOf(database.pool, "order-2")
    const submitted = entries.find(({ type }) => type === "OrderSubmitted")
    expect(submitted).toMatchObject({ body: expect.stringMatching(/^Total \$3,\d{3}\.\d\d$/) })
    expect(submitted?.differences).toContainEqual({
      field: "subTotal",
      label: "Subtotal",
      before: null,
      after: "$3,644.50",
    })
  })

  test("shows each step of a payment against the step before, in dollars", () => {
    expect(entry("OrderPaymentDetailsUpdated").differences).toContainEqual({
      field: "payments.pay-1.amount",
      label: "Amount",
      before: null,
      after: "$212.00",
    })
    expect(entry("OrderPaymentDetailsUpdated", 1)).toMatchObject({
      category: "payments",
      title: "Payment approved",
      body: "$212.00, Mastercard ending in 4444",
      differences: [
        { field: "payments.pay-1.result", before: "requested", after: "succeeded" },
        { field: "payments.pay-1.transactionId", before: null, after: "tx-1" },
        { field: "payments.pay-1.code", before: null, after: "1000" },
      ],
    })
  })

  test("shows that a payment is disputed, and not that it was approved again", () => {
    expect(entry("OrderPaymentDetailsUpdated", 2)).toMatchObject({
      title: "Disputed amount updated",
      differences: [{ field: "payments.pay-1.disputed", label: "Disputed", before: null, after: "$200.00" }],
    })
  })

  test("shows a status change from one to the other", () => {
    expect(entry("OrderStatusChanged").differences).toEqual([
      { field: "status", label: "Status", before: "PENDING_PAYMENT", after: "PAYMENT_RECEIVED" },
    ])
  })

  test("shows what a shipment did to its items, and a correction as one", () => {
    const [first, correction] = [
      entry("OrderShipmentDetailsUpdated"),
      entry("OrderShipmentDetailsUpdated", 1),
    ]
    expect(first).toMatchObject({ category: "shipping", title: "Shipped", body: "2 × Sound bar" })
    expect(first.differences).toContainEqual({
      field: "items.item-1.shippedQuantity",
      label: "Sound bar: Shipped units",
      before: "0",
      after: "2",
    })
    expect(correction.differences).toEqual([
      {
        field: "shipments.shipment-1.trackingNumber",
        label: "Tracking number",
        before: "1Z999AA10123456784",
        after: "1Z-NEW",
      },
    ])
  })

  test("shows a return with its reason", () => {
    expect(entry("OrderItemUpdated", 2)).toMatchObject({
      title: "Item returned",
      body: "Sound bar: too loud",
      differences: [{ field: "items.item-1.returnedQuantity", before: "0", after: "1" }],
    })
  })

  test("shows that the customer asked to return something, and that they withdrew it", () => {
    const [asked, withdrawn] = [entry("OrderItemUpdated"), entry("OrderItemUpdated", 1)]
    expect(asked).toMatchObject({ title: "Return requested", body: "1 × Sound bar: too heavy" })
    expect(withdrawn).toMatchObject({ title: "Return withdrawn by the customer", body: "1 × Sound bar" })
  })

  test("says what was refunded for a return, or that it was closed without", async () => {
    const lastOf = async (orderId: string) =>
      (await timelineOf(database.pool, orderId)).entries.findLast(({ type }) => type === "OrderItemUpdated")
    expect(await lastOf("order-3")).toMatchObject({
      title: "Return refunded",
      body: "$106.00 for 1 × Sound bar",
    })
    expect(await lastOf("order-4")).toMatchObject({ title: "Return closed", body: "1 × Sound bar" })
  })

  test("shows notes, calls and emails in their authors' words", () => {
    expect(entry("OrderCustomNotesAdded")).toMatchObject({
      category: "notes",
      title: "Door code",
      body: "It is 4711.",
    })
    expect(entry("OrderPhoneCallRecorded").body).toBe("Call from (202) 555-0143, 2 min 05 s\nTold Friday.")
    expect(entry("OrderEmailConversationRecorded").body).toContain(
      "from help@voltread.example to ada@example.com",
    )
  })

  test("is empty for an order that does not exist", async () => {
    expect(await timelineOf(database.pool, "order-0")).toEqual({ entries: [], total: 0 })
  })
})

describe("the customer's timeline", () => {
  test("has what the customer sees, oldest first, with its time", () => {
    expect(customers.total).toBe(customers.entries.length)
    expect(customers.entries.map(({ fact }) => fact.type)).toEqual([
      "OrderPlaced",
      "PaymentUpdated",
      "OrderStatusReached",
      "ItemStatusReached",
      "AddressChanged",
      "OrderStatusReached",
      "OrderStatusReached",
      "ParcelShipped",
      "ItemStatusReached",
      "ParcelShipped",
      "ItemStatusReached",
      "OrderStatusReached",
      "ReturnUpdated",
      "ReturnUpdated",
      "ItemReturned",
    ])
    const placed = entry("OrderSubmitted")
    expect(customers.entries[0]).toEqual({
      id: placed.id,
      at: placed.at,
      fact: {
        type: "OrderPlaced",
        items: [{ itemId: "item-1", name: "Sound bar", quantity: 2 }],
        total: 21_200,
      },
    })
  })

  test("has no staff notes, calls, emails or fraud figures", () => {
    const ids = new Set(customers.entries.map(({ id }) => id))
    for (const hidden of [
      "OrderCustomNotesAdded",
      "OrderPhoneCallRecorded",
      "OrderEmailConversationRecorded",
      "OrderFraudCheckDetailsUpdated",
    ])
      expect(ids).not.toContain(entry(hidden).id)
    expect(ids).toContain(entry("OrderShipmentDetailsUpdated").id)
  })

  test("contains nothing internal, neither fields nor names nor causes", () => {
    const seen = JSON.stringify(customers)
    for (const secret of [
      SUPPORT.id,
      SUPPORT.name,
      "supplierCost",
      "markup-7",
      "affiliateTake",
      "cause",
      "request-",
      "our cost is gone",
      "too loud",
      "4711",
    ])
      expect(seen).not.toContain(secret)
  })

  test("is empty for an order that does not exist", async () => {
    expect(await customerTimelineOf(database.pool, "order-0")).toEqual({ entries: [], total: 0 })
  })
})
