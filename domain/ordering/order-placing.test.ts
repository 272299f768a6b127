import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { ERASED } from "../shared/personal-fields.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import type { OrderEvent } from "./order-event.ts"
import { aCreation, anAddress, anItem, aShipment, aSubmission, placing } from "./order-examples.ts"
import { orderTotals } from "./order-state.ts"
import { history, rejected } from "./order-testing.ts"

const placed = history(placing())

describe("placing an order", () => {
  test("a checkout creates, fills, addresses and submits the order in one decision", () => {
    expect(given(order, []).when(placing())).toEqual({
      events: [
        { type: "OrderCreated", data: aCreation() },
        { type: "OrderItemAdded", data: { item: anItem() } },
        { type: "OrderBillingAddressUpdated", data: { before: null, after: anAddress() } },
        { type: "OrderShippingAddressUpdated", data: { before: null, after: anAddress() } },
        {
          type: "OrderSubmitted",
          data: {
            ...aSubmission,
            totals: { subTotal: 20_000, discount: 1_000, shippingCost: 1_000, tax: 1_200, total: 21_200 },
            originalPrice: 24_000,
          },
        },
      ],
    })
  })

  test("the same cart placed again changes nothing, whatever else the repeated request says", () => {
    expect(given(order, placed).when(placing([anItem({ price: 1 })]))).toEqual({ events: [] })
  })

  test("another cart does not become the same order", () => {
    expect(given(order, placed).when(placing([anItem()], { cartId: "cart-2" }))).toMatchObject(
      rejected("already-exists"),
    )
  })

  test("a draft is not overwritten by a checkout", () => {
    const draft = history({ type: "CreateOrder", order: aCreation() })
    expect(given(order, draft).when(placing())).toMatchObject(rejected("already-exists"))
  })

  test.each<[string, OrderCommand, ReturnType<typeof rejected>]>([
    ["without items", placing([]), rejected("not-allowed-now", "The order has no items yet.")],
    ["with a line twice", placing([anItem(), anItem()]), rejected("invalid")],
    ["with no units of an item", placing([anItem({ quantity: 0 })]), rejected("invalid")],
    ["with part of a unit", placing([anItem({ quantity: 1.5 })]), rejected("invalid")],
    ["with a price below zero", placing([anItem({ price: -1 })]), rejected("invalid")],
    ["with part of a cent", placing([anItem({ tax: 0.5 })]), rejected("invalid")],
    [
      "with a discount above the price",
      placing([anItem({ discount: 20_001 })]),
      rejected("invalid", "A discount cannot be higher than the price."),
    ],
  ])("nothing is placed %s", (_, command, rejection) => {
    expect(given(order, []).when(command)).toMatchObject(rejection)
  })

  test("items of a leased order wait for the lender from the start", () => {
    const state = fold(order, history(placing([anItem()], { status: "LOAN_IN_PROCESS" })))
    expect(state).toMatchObject({ status: "LOAN_IN_PROCESS", lines: [{ status: "LOAN_IN_PROCESS" }] })
  })
})

describe("a draft", () => {
  const create: OrderCommand = { type: "CreateOrder", order: aCreation() }
  const addItem: OrderCommand = { type: "AddItem", item: anItem() }
  const bill: OrderCommand = { type: "UpdateBillingAddress", address: anAddress() }
  const ship: OrderCommand = { type: "UpdateShippingAddress", address: anAddress() }
  const submit: OrderCommand = { type: "SubmitOrder", submission: aSubmission }

  test("is submitted with items and both addresses", () => {
    const state = fold(order, history(create, addItem, bill, ship, submit))
    expect(state).toMatchObject({
      _tag: "placed",
      status: "PENDING_PAYMENT",
      submitted: { originalPrice: 24_000 },
    })
  })

  test.each<[string, ReadonlyArray<OrderCommand>, string]>([
    ["items", [create, bill, ship], "The order has no items yet."],
    ["a billing address", [create, addItem, ship], "The order has no billing address yet."],
    ["a shipping address", [create, addItem, bill], "The order has no shipping address yet."],
  ])("is not submitted without %s", (_, commands, message) => {
    expect(given(order, history(...commands)).when(submit)).toMatchObject(
      rejected("not-allowed-now", message),
    )
  })

  test("is created once, and submitted once", () => {
    expect(given(order, history(create)).when(create)).toEqual({ events: [] })
    expect(
      given(order, history(create)).when({ type: "CreateOrder", order: aCreation({ orderId: "other" }) }),
    ).toMatchObject(rejected("already-exists"))
    expect(given(order, history(create, addItem, bill, ship, submit)).when(submit)).toEqual({ events: [] })
  })

  test("can only become CANCELLED, and accepts nothing after that", () => {
    const draft = history(create, addItem)
    expect(
      given(order, draft).when({ type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "" }),
    ).toMatchObject(
      rejected("not-allowed-now", "The order is not submitted yet and cannot become “Payment received”."),
    )
    const cancelled = history(create, addItem, { type: "CancelOrder", reason: "left" })
    expect(
      given(order, cancelled).when({ type: "AddItem", item: anItem({ itemId: "item-2" }) }),
    ).toMatchObject(rejected("not-allowed-now"))
    expect(given(order, cancelled).when(submit)).toMatchObject(rejected("not-allowed-now"))
  })

  test("accepts and removes items, and its totals follow", () => {
    const second: OrderCommand = {
      type: "AddItem",
      item: anItem({ itemId: "item-2", price: 5_000, discount: 0 }),
    }
    const both = fold(order, history(create, addItem, second))
    const one = fold(
      order,
      history(create, addItem, second, { type: "DeleteItem", itemId: "item-1", reason: null }),
    )
    expect(both._tag === "draft" && orderTotals(both).total).toBe(21_200 + 12_200)
    expect(one._tag === "draft" && orderTotals(one).total).toBe(12_200)
  })
})

describe("addresses", () => {
  const moved = anAddress({
    address1: "1917 Whitaker Street",
    city: "Savannah",
    state: "GA",
    postalCode: "31401",
  })
  const shipping: OrderCommand = { type: "UpdateShippingAddress", address: moved }
  const billing: OrderCommand = { type: "UpdateBillingAddress", address: moved }

  test("a change keeps the old address beside the new one", () => {
    expect(given(order, placed).when(shipping)).toEqual({
      events: [{ type: "OrderShippingAddressUpdated", data: { before: anAddress(), after: moved } }],
    })
    expect(given(order, placed).when(billing)).toEqual({
      events: [{ type: "OrderBillingAddressUpdated", data: { before: anAddress(), after: moved } }],
    })
  })

  test("the same address changes nothing", () => {
    expect(given(order, placed).when({ type: "UpdateShippingAddress", address: anAddress() })).toEqual({
      events: [],
    })
    expect(given(order, placed).when({ type: "UpdateBillingAddress", address: anAddress() })).toEqual({
      events: [],
    })
  })

  test("what somebody has changed since it was looked at is not overwritten, unless by the same", () => {
    const mine = anAddress({ address1: "3 My Street" })
    const replaces = anAddress()
    const ship: OrderCommand = { type: "UpdateShippingAddress", address: mine, replaces }
    const bill: OrderCommand = { type: "UpdateBillingAddress", address: mine, replaces }
    const mail: OrderCommand = { type: "UpdateEmail", email: "a@example.org", replaces: "ada@example.com" }
    for (const change of [ship, bill, mail])
      expect(given(order, placed).when(change)).toMatchObject({ events: [{ data: expect.anything() }] })
    const meanwhile = history(placing(), shipping, billing, { type: "UpdateEmail", email: "b@example.org" })
    for (const change of [ship, bill, mail])
      expect(given(order, meanwhile).when(change)).toMatchObject(rejected("not-allowed-now"))
    for (const same of [
      { ...ship, address: moved },
      { ...bill, address: moved },
      { ...mail, email: "b@example.org" },
    ])
      expect(given(order, meanwhile).when(same)).toEqual({ events: [] })
  })

  test("a change of the buyer's email keeps the old one beside it, and the address", () => {
    const email = { before: "ada@example.com", after: "ada@example.org" }
    const change: OrderCommand = { type: "UpdateEmail", email: " Ada@Example.org " }
    expect(given(order, placed).when(change)).toEqual({
      events: [
        { type: "OrderBillingAddressUpdated", data: { before: anAddress(), after: anAddress(), email } },
      ],
    })
    expect(fold(order, history(placing(), change))).toMatchObject({
      created: { contact: { email: email.after } },
      billingAddress: anAddress(),
    })
  })

  test("the buyer's email does not change where it is the same, the order is a draft, or the buyer was erased", () => {
    const change: OrderCommand = { type: "UpdateEmail", email: "ADA@example.com" }
    const erased = placing([anItem()], { contact: { ...aCreation().contact, email: ERASED } })
    expect(given(order, placed).when(change)).toEqual({ events: [] })
    expect(given(order, history({ type: "CreateOrder", order: aCreation() })).when(change)).toMatchObject(
      rejected("not-allowed-now"),
    )
    expect(given(order, history(erased)).when(change)).toMatchObject(rejected("not-allowed-now"))
  })

  test("shipped items keep their shipping address; the billing address may still change", () => {
    const shipped = history(
      placing(),
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" },
      { type: "RecordShipment", shipment: aShipment([{ itemId: "item-1", quantity: 1 }]) },
    )
    expect(given(order, shipped).when(shipping)).toMatchObject(rejected("not-allowed-now"))
    expect(given(order, shipped).when(billing)).toMatchObject({
      events: [{ type: "OrderBillingAddressUpdated" }],
    })
  })

  test("nothing is left to ship of a completed order, also when all of it was picked up", () => {
    const handOver = (to: "READY_TO_PICKUP" | "PICKUPED"): OrderCommand => ({
      type: "ChangeItemStatus",
      itemId: "item-1",
      to,
      reason: "",
    })
    const pickedUp = [
      placing([anItem({ deliveryType: "DELIVERY_PICKUP" })]),
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" },
      handOver("READY_TO_PICKUP"),
      handOver("PICKUPED"),
    ] satisfies ReadonlyArray<OrderCommand>
    const completed = history(...pickedUp, { type: "ChangeStatus", to: "COMPLETED", reason: "" })
    expect(given(order, history(...pickedUp)).when(shipping)).toHaveProperty("events.length", 1)
    expect(given(order, completed).when(shipping)).toMatchObject(rejected("not-allowed-now"))
    expect(given(order, completed).when(billing)).toHaveProperty("events.length", 1)
  })

  test("a canceled order keeps both", () => {
    const cancelled = history(placing(), { type: "CancelOrder", reason: "changed my mind" })
    expect(given(order, cancelled).when(shipping)).toMatchObject(rejected("not-allowed-now"))
    expect(given(order, cancelled).when(billing)).toMatchObject(rejected("not-allowed-now"))
  })
})

test("nothing can be done to an order that does not exist", () => {
  expect(given(order, []).when({ type: "CancelOrder", reason: "" })).toMatchObject(
    rejected("not-found", "The order does not exist."),
  )
})

test("events before the creation, and a second creation, leave the state alone", () => {
  const stray: OrderEvent = { type: "OrderCancelled", data: { from: "PENDING_PAYMENT", reason: "" } }
  const again: OrderEvent = { type: "OrderCreated", data: aCreation({ orderId: "other" }) }
  expect(fold(order, [stray])).toEqual({ _tag: "none" })
  expect(fold(order, [...placed, again])).toEqual(fold(order, placed))
})
