import type { Actor } from "@voltread/domain/event.ts"
import { NOT_PAID_IN_TIME } from "@voltread/domain/ordering/cancel-reason.ts"
import { OrderEvent, type OrderEventData } from "@voltread/domain/ordering/order-event.ts"
import {
  aCreation,
  aLease,
  anAddress,
  anItem,
  aPayment,
  aShipment,
  aSubmission,
} from "@voltread/domain/ordering/order-examples.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { SHOPPER, SUPPORT } from "../testing/history.ts"
import { orderChanges, placement } from "../testing/order-changes.ts"
import type { CustomerFact } from "./customer-fact.ts"
import { customerFact } from "./customer-timeline-entry.ts"

type Type = OrderEvent["type"]
type Case<T extends Type> = readonly [
  name: string,
  data: OrderEventData<T>,
  fact: CustomerFact | null,
  by?: Actor,
]

const words = { subject: "Door code", body: "It is 4711." }
const units = { itemId: "item-1", name: "Sound bar", quantity: 2 }
const returned = { returnId: "return-1", quantity: 1, reason: "too loud", refunded: 0 }
const card = {
  paymentId: "pay-1",
  amount: 21_200,
  gatewayType: "CARD",
  cardType: null,
  cardLastFour: null,
} as const
const parcel = {
  type: "ParcelShipped",
  shipmentId: "shipment-1",
  carrier: "UPS",
  shipMethod: "Ground",
  trackingNumber: "1Z999AA10123456784",
  trackingUrl: "https://example.com/track/1Z999AA10123456784",
  estimatedDeliveryDate: null,
  items: [units],
} as const
const lease = aLease({ statusName: "APPROVED", lender: "Acme Lease", approvedAmount: 50_000 })

/**
 * What the customer sees of each type of event on a placed order; `customerFact` does not compile without a decision
 * for a new type.
 */
const CASES: { readonly [T in Type]?: ReadonlyArray<Case<T>> } = {
  OrderCreated: [["nothing yet", aCreation(), null]],
  OrderItemAdded: [
    [
      "the item",
      { item: anItem({ itemId: "item-2", name: "Stand", quantity: 1 }) },
      { type: "ItemAdded", itemId: "item-2", name: "Stand", quantity: 1 },
    ],
  ],
  OrderItemUpdated: [
    [
      "that it changed, without the shop's reason",
      { itemId: "item-1", before: { price: 10_000 }, after: { price: 9_000 }, reason: "secret" },
      { type: "ItemChanged", itemId: "item-1", name: "Sound bar", reason: null },
      SUPPORT,
    ],
    [
      "that it changed, with their own reason",
      { itemId: "item-1", before: { tax: 1_200 }, after: { tax: 1_300 }, reason: "delivered elsewhere" },
      { type: "ItemChanged", itemId: "item-1", name: "Sound bar", reason: "delivered elsewhere" },
    ],
    [
      "how many were taken off it, without the shop's reason",
      {
        itemId: "item-1",
        before: { quantity: 2, tax: 1_200 },
        after: { quantity: 1, tax: 600 },
        reason: "secret",
      },
      { type: "ItemRemoved", ...units, quantity: 1, reason: null },
      SUPPORT,
    ],
    [
      "what was returned, without the shop's reason",
      {
        itemId: "item-1",
        before: { returnedQuantity: 0 },
        after: { returnedQuantity: 1 },
        reason: "secret",
      },
      { type: "ItemReturned", ...units, quantity: 1, reason: null },
      SUPPORT,
    ],
    [
      "how many more were returned, not how many in all",
      { itemId: "item-1", before: { returnedQuantity: 1 }, after: { returnedQuantity: 2 }, reason: null },
      { type: "ItemReturned", ...units, quantity: 1, reason: null },
    ],
    [
      "that they withdrew their return",
      {
        itemId: "item-1",
        before: { returnRequest: { ...returned, status: "ACCEPTED", answer: "Please send it." } },
        after: { returnRequest: { ...returned, status: "WITHDRAWN", answer: null } },
        reason: null,
      },
      {
        type: "ReturnUpdated",
        ...units,
        quantity: 1,
        status: "WITHDRAWN",
        reason: "too loud",
        answer: null,
        refunded: 0,
      },
    ],
    [
      "nothing of what the shop adds to the shipping, or puts back on its shelves",
      { itemId: "item-1", before: {}, after: { shippingSurcharge: 100, restockedQuantity: 1 }, reason: null },
      null,
    ],
    [
      "nothing of the supplier's order number",
      { itemId: "item-1", before: {}, after: { partnerOrderId: "secret" }, reason: null },
      null,
    ],
  ],
  OrderItemDeleted: [
    [
      "what went, without the shop's reason",
      { itemId: "item-1", reason: "secret" },
      { type: "ItemRemoved", ...units, reason: null },
      SUPPORT,
    ],
  ],
  OrderBillingAddressUpdated: [
    [
      "that it changed",
      { before: anAddress(), after: anAddress({ city: "Reston" }) },
      { type: "AddressChanged", address: "BILLING" },
    ],
    [
      "nothing of another email address: a mail tells of it",
      { before: anAddress(), after: anAddress(), email: { before: "a@example.com", after: "b@example.com" } },
      null,
    ],
  ],
  OrderShippingAddressUpdated: [
    [
      "that it changed",
      { before: anAddress(), after: anAddress({ city: "Reston" }) },
      { type: "AddressChanged", address: "SHIPPING" },
    ],
  ],
  OrderSubmitted: [
    [
      "the whole order, without what others take of it",
      {
        ...aSubmission,
        lenderTake: 111,
        affiliateTake: 222,
        totals: totalsOf([anItem()]),
        originalPrice: 24_000,
      },
      { type: "OrderPlaced", items: [units], total: 21_200 },
    ],
  ],
  OrderCancelled: [
    [
      "that it was, without the shop's reason",
      { from: "PENDING_PAYMENT", reason: "secret" },
      { type: "OrderCancelled", reason: null },
      SUPPORT,
    ],
    [
      "that it was, since it was not paid in time",
      { from: "PENDING_PAYMENT", reason: NOT_PAID_IN_TIME },
      { type: "OrderCancelled", reason: NOT_PAID_IN_TIME },
      { ...SUPPORT, role: "system" },
    ],
    [
      "that it was, with their own reason",
      { from: "PENDING_PAYMENT", reason: "cart changed" },
      { type: "OrderCancelled", reason: "cart changed" },
      { ...SHOPPER, role: "guest" },
    ],
  ],
  OrderStatusChanged: [
    [
      "the order's new status, without the reason",
      { subject: "order", from: "PENDING_PAYMENT", to: "PENDING_REVIEW", reason: "secret" },
      { type: "OrderStatusReached", status: "PENDING_REVIEW" },
    ],
    [
      "an item's new status, without the reason",
      { subject: "item", itemId: "item-1", from: "SHIPPED", to: "DELIVERED", reason: "secret" },
      { type: "ItemStatusReached", itemId: "item-1", name: "Sound bar", status: "DELIVERED" },
    ],
    [
      "the new status of several items at once, without the reason",
      { subject: "items", itemIds: ["item-1"], from: "PENDING_SHIPMENT", to: "SHIPPED", reason: "secret" },
      { type: "ItemsStatusReached", items: [{ itemId: "item-1", name: "Sound bar" }], status: "SHIPPED" },
    ],
  ],
  OrderLeaseDetailsUpdated: [
    [
      "the lender and the status",
      { before: null, after: lease },
      { type: "LeaseUpdated", lender: "Acme Lease", status: "APPROVED" },
    ],
  ],
  OrderFraudCheckDetailsUpdated: [
    [
      "nothing",
      {
        before: null,
        after: {
          fraudIsChecked: true,
          fraudScore: 12.5,
          fraudIpDistanceFromAddress: 40,
          fraudEmailFirstSeen: null,
          fraudReasons: [],
        },
      },
      null,
    ],
  ],
  OrderPaymentDetailsUpdated: [
    ["nothing before the gateway was asked", { payment: aPayment() }, null],
    [
      "that money came, and how",
      {
        payment: aPayment({ result: "succeeded", code: "1000", card: { type: "Visa", lastFour: "1111" } }),
      },
      {
        type: "PaymentUpdated",
        ...card,
        cardType: "Visa",
        cardLastFour: "1111",
        outcome: "RECEIVED",
        message: null,
      },
    ],
    [
      "why it did not come, in the gateway's words for them",
      { payment: aPayment({ result: "declined", code: "2000", message: "Try another card." }) },
      { type: "PaymentUpdated", ...card, outcome: "DECLINED", message: "Try another card." },
    ],
    [
      "that it failed",
      { payment: aPayment({ result: "failed" }) },
      { type: "PaymentUpdated", ...card, outcome: "FAILED", message: null },
    ],
    [
      "that nobody is to pay for an earlier total anymore",
      { payment: aPayment({ result: "failed", code: "superseded", message: "Please pay $9.00." }) },
      { type: "PaymentUpdated", ...card, outcome: "VOIDED", message: "Please pay $9.00." },
    ],
    [
      "that nobody is to pay anymore once the order is canceled, or paid another way",
      { payment: aPayment({ result: "failed", code: "voided" }) },
      { type: "PaymentUpdated", ...card, outcome: "VOIDED", message: null },
    ],
    [
      "that the gateway has not answered",
      { payment: aPayment({ result: "unanswered" }) },
      { type: "PaymentUpdated", ...card, outcome: "PENDING", message: null },
    ],
    [
      "that it came where it settles at once",
      { payment: aPayment({ result: "settled", message: "Waiting for it to be confirmed." }) },
      { type: "PaymentUpdated", ...card, outcome: "RECEIVED", message: null },
    ],
    [
      "nothing of what a lender pays the shop",
      { payment: aPayment({ kind: "lease", result: "succeeded" }) },
      null,
    ],
    [
      "that a refund began, without the shop's reason",
      { payment: aPayment({ kind: "refund", refersTo: "pay-0", message: "secret" }) },
      { type: "RefundUpdated", ...card, outcome: "STARTED" },
    ],
    [
      "that it was sent",
      { payment: aPayment({ kind: "refund", refersTo: "pay-0", result: "succeeded", message: "secret" }) },
      { type: "RefundUpdated", ...card, outcome: "COMPLETED" },
    ],
    [
      "that it is late",
      { payment: aPayment({ kind: "refund", refersTo: "pay-0", result: "failed", message: "secret" }) },
      { type: "RefundUpdated", ...card, outcome: "DELAYED" },
    ],
    [
      "nothing of one that is not made, since the bank gives the money back",
      { payment: aPayment({ kind: "refund", refersTo: "pay-0", result: "failed", code: "dispute-lost" }) },
      null,
    ],
    [
      "nothing of a void that the gateway has not made",
      { payment: aPayment({ kind: "void", refersTo: "pay-0", result: "requested" }) },
      null,
    ],
    [
      "nothing of money that staff gave up",
      { payment: aPayment({ kind: "write-off", result: "succeeded" }) },
      null,
    ],
    [
      "that a bank declined it, whatever code it has",
      { payment: aPayment({ result: "declined", code: "voided" }) },
      { type: "PaymentUpdated", ...card, outcome: "DECLINED", message: null },
    ],
    [
      "that a payment was voided, and not that money came",
      { payment: aPayment({ kind: "void", refersTo: "pay-0", result: "succeeded", message: "secret" }) },
      { type: "PaymentUpdated", ...card, outcome: "VOIDED", message: null },
    ],
  ],
  OrderShipmentDetailsUpdated: [
    [
      "what is on its way and with whom, without the supplier's order number",
      { before: null, after: aShipment(undefined, { partnerOrderId: "secret" }) },
      { ...parcel, isCorrection: false },
    ],
    [
      "that its data were corrected",
      { before: aShipment(), after: aShipment(undefined, { trackingNumber: "1Z-NEW" }) },
      { ...parcel, isCorrection: true, trackingNumber: "1Z-NEW" },
    ],
  ],
  OrderReminderEmailDetailsUpdated: [
    [
      "what they were reminded of",
      { reminder: "payment", number: 1, email: "ada@example.com", sentAt: "2026-03-01T10:00:00.000Z" },
      { type: "ReminderSent", reminder: "payment", number: 1, email: "ada@example.com" },
    ],
  ],
  OrderCustomNotesAdded: [["nothing", { noteId: "n1", ...words }, null]],
  OrderPhoneCallRecorded: [
    [
      "nothing",
      { callId: "c1", direction: "inbound", phone: "2025550143", durationSeconds: 125, ...words },
      null,
    ],
  ],
  OrderEmailConversationRecorded: [
    [
      "nothing",
      { emailId: "e1", direction: "outbound", from: "help@example.com", to: "ada@example.com", ...words },
      null,
    ],
  ],
}

/** The 17 of the event log (spec §4). */
const SPECIFIED: ReadonlyArray<Type> = [
  "OrderCreated",
  "OrderItemAdded",
  "OrderItemUpdated",
  "OrderItemDeleted",
  "OrderBillingAddressUpdated",
  "OrderShippingAddressUpdated",
  "OrderSubmitted",
  "OrderCancelled",
  "OrderStatusChanged",
  "OrderLeaseDetailsUpdated",
  "OrderFraudCheckDetailsUpdated",
  "OrderPaymentDetailsUpdated",
  "OrderShipmentDetailsUpdated",
  "OrderReminderEmailDetailsUpdated",
  "OrderCustomNotesAdded",
  "OrderPhoneCallRecorded",
  "OrderEmailConversationRecorded",
]

const toEvent = Schema.decodeUnknownSync(OrderEvent)

const told = (events: ReadonlyArray<OrderEvent>, actor?: Actor): CustomerFact | null => {
  const last = orderChanges(events, actor).at(-1)
  if (last === undefined) throw new Error("no event")
  return customerFact(last)
}

const cases = Object.entries(CASES).flatMap(([type, each]) =>
  each.map(([name, data, fact, by]) => ({ type, name, event: toEvent({ type, data }), fact, by })),
)

describe("a customer is told", () => {
  test.each(cases)("$name of $type", ({ event, fact, by }) => {
    expect(told([...placement, event], by)).toEqual(fact)
  })

  test.each(SPECIFIED)("of %s what was decided for it", (type) => {
    expect(cases.filter((each) => each.type === type)).not.toEqual([])
  })

  test("once of a payment, not of each part of it that is taken as items are sent, nor that it settles", () => {
    const payment = aPayment({ paymentId: "pay-1", kind: "sale", result: "succeeded" })
    const step = (change: object) =>
      toEvent({ type: "OrderPaymentDetailsUpdated", data: { payment: { ...payment, ...change } } })
    expect(told([...placement, step({})])).toMatchObject({ outcome: "RECEIVED" })
    expect(told([...placement, step({}), step({ captured: 500 })])).toBeNull()
    expect(told([...placement, step({}), step({ result: "settled" })])).toBeNull()
    expect(told([...placement, step({ result: "declined" }), step({ captured: 500 })])).not.toBeNull()
    expect(told([...placement, step({}), step({ amount: 21_300 })])).toMatchObject({ amount: 21_300 })
  })

  test("nothing of what goes into an order before it is placed", () => {
    const facts = orderChanges(placement.slice(0, -1)).map(customerFact)
    expect(facts).toEqual([null, null, null, null])
  })
})
