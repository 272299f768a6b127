import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import { anItem, aShipment, placing } from "./order-examples.ts"
import type { LineChange } from "./order-item-change.ts"
import { orderTotals } from "./order-state.ts"
import type { OrderStatus } from "./order-status.ts"
import { ORDER_STATUSES } from "./order-status-facts.ts"
import { commandsLeadingTo, eventsOf, history, rejected } from "./order-testing.ts"

const changeable: ReadonlyArray<OrderStatus> = [
  "PENDING_PAYMENT",
  "PAYMENT_FAILED",
  "LOAN_IN_PROCESS",
  "PENDING_ESIGNATURE",
  "PENDING_REVIEW",
]
const two = placing([anItem(), anItem({ itemId: "item-2", price: 5_000, discount: 0 })])

describe("what is ordered", () => {
  test.each(ORDER_STATUSES)("may change only before payment and in review: %s", (status) => {
    const change: OrderCommand = {
      type: "UpdateItem",
      itemId: "item-1",
      change: { quantity: 1 },
      reason: null,
    }
    const outcome = given(order, history(placing(), ...commandsLeadingTo[status])).when(change)
    if (changeable.includes(status)) expect(outcome).toHaveProperty("events.0.type", "OrderItemUpdated")
    else expect(outcome).toMatchObject(rejected("not-allowed-now"))
  })

  test.each<[OrderStatus, boolean]>([
    ["PENDING_PAYMENT", true],
    ["PENDING_REVIEW", true],
    ["PAYMENT_RECEIVED", false],
    ["CONFIRMED_BY_SUPPLIER", false],
    ["CANCELLED", false],
  ])("may be deleted in %s: %s", (status, mayBe) => {
    const past = history(two, ...commandsLeadingTo[status])
    expect(given(order, past).when({ type: "DeleteItem", itemId: "item-2", reason: null })).toMatchObject(
      mayBe ? { events: [{ type: "OrderItemDeleted" }] } : rejected("not-allowed-now"),
    )
  })

  test("a change names the old and new values of what differs, and nothing else", () => {
    expect(
      given(order, history(two)).when({
        type: "UpdateItem",
        itemId: "item-1",
        change: { quantity: 3, price: 10_000, discount: 0 },
        reason: "price match",
      }),
    ).toEqual({
      events: [
        {
          type: "OrderItemUpdated",
          data: {
            itemId: "item-1",
            before: { quantity: 2, discount: 1_000 },
            after: { quantity: 3, discount: 0 },
            reason: "price match",
          },
        },
      ],
    })
  })

  test.each<[string, OrderCommand, ReturnType<typeof rejected>]>([
    [
      "a line that is not there",
      { type: "UpdateItem", itemId: "item-9", change: { quantity: 1 }, reason: null },
      rejected("not-found", "The order has no line item-9."),
    ],
    [
      "to no units",
      { type: "UpdateItem", itemId: "item-1", change: { quantity: 0 }, reason: null },
      rejected("invalid"),
    ],
    [
      "to a discount above the price",
      { type: "UpdateItem", itemId: "item-1", change: { discount: 20_001 }, reason: null },
      rejected("invalid"),
    ],
    [
      "by adding to a placed order",
      { type: "AddItem", item: anItem({ itemId: "item-3" }) },
      rejected("not-allowed-now"),
    ],
  ])("does not change %s", (_, command, rejection) => {
    expect(given(order, history(two)).when(command)).toMatchObject(rejection)
  })

  test("a change that is in effect already changes nothing", () => {
    const command: OrderCommand = {
      type: "UpdateItem",
      itemId: "item-1",
      change: { quantity: 2 },
      reason: null,
    }
    expect(given(order, history(two)).when(command)).toEqual({ events: [] })
  })

  test("the supplier's order number and the delivery date may be noted on a paid order", () => {
    const paid = history(two, ...commandsLeadingTo.CONFIRMED_BY_SUPPLIER)
    expect(
      given(order, paid).when({
        type: "UpdateItem",
        itemId: "item-1",
        change: { partnerOrderId: "BBY-1", estimatedDeliveryDate: "2026-02-01" },
        reason: null,
      }),
    ).toEqual({
      events: [
        {
          type: "OrderItemUpdated",
          data: {
            itemId: "item-1",
            before: { estimatedDeliveryDate: null },
            after: { partnerOrderId: "BBY-1", estimatedDeliveryDate: "2026-02-01" },
            reason: null,
          },
        },
      ],
    })
  })

  test.each<[string, OrderCommand]>([
    ["quantity", { type: "UpdateItem", itemId: "item-1", change: { quantity: 1 }, reason: null }],
    ["price", { type: "UpdateItem", itemId: "item-1", change: { price: 9_000 }, reason: null }],
    ["deleted line", { type: "DeleteItem", itemId: "item-1", reason: null }],
    ["canceled units", { type: "CancelUnits", itemId: "item-1", quantity: 1, reason: "" }],
    ["canceled line", { type: "ChangeItemStatus", itemId: "item-1", to: "CANCELLED", reason: "" }],
  ])("a changed cart goes back to the lender before it is signed: %s", (_, command) => {
    const outcome = given(order, history(two, ...commandsLeadingTo.PENDING_ESIGNATURE)).when(command)
    expect(outcome).toMatchObject({
      events: [
        {},
        {
          type: "OrderStatusChanged",
          data: { from: "PENDING_ESIGNATURE", to: "LOAN_IN_PROCESS", reason: "cart changed" },
        },
      ],
    })
  })

  test.each<[string, LineChange]>([
    ["date", { estimatedDeliveryDate: "2026-02-01" }],
    ["method", { deliveryType: "DELIVERY_PICKUP" }],
  ])("a changed delivery %s alone does not send an order back to the lender", (_, change) => {
    const outcome = given(order, history(two, ...commandsLeadingTo.PENDING_ESIGNATURE)).when({
      type: "UpdateItem",
      itemId: "item-1",
      change,
      reason: null,
    })
    expect(outcome).toHaveProperty("events.length", 1)
  })

  test("canceling the last line does not send the order back to the lender", () => {
    const past = history(placing(), ...commandsLeadingTo.PENDING_ESIGNATURE)
    expect(
      eventsOf(past, { type: "ChangeItemStatus", itemId: "item-1", to: "CANCELLED", reason: "" }),
    ).toMatchObject([{ data: { subject: "item", to: "CANCELLED" } }])
  })

  test.each<[string, OrderCommand]>([
    ["changed", { type: "UpdateItem", itemId: "item-1", change: { quantity: 1 }, reason: null }],
    [
      "given a supplier's number",
      { type: "UpdateItem", itemId: "item-1", change: { partnerOrderId: "B" }, reason: null },
    ],
    ["deleted", { type: "DeleteItem", itemId: "item-1", reason: null }],
  ])("a line that is canceled is history, and not %s", (_, command) => {
    const third = anItem({ itemId: "item-3" })
    const past = history(placing([anItem(), anItem({ itemId: "item-2" }), third]), {
      type: "ChangeItemStatus",
      itemId: "item-1",
      to: "CANCELLED",
      reason: "",
    })
    expect(given(order, past).when(command)).toMatchObject(rejected("not-allowed-now"))
  })

  test.each(["price", "shippingCost"] as const)("amounts stay where sums of them are exact: %s", (field) => {
    const dear: OrderCommand = {
      type: "UpdateItem",
      itemId: "item-1",
      change: { [field]: 900_000_000_000 },
      reason: null,
    }
    expect(given(order, history(two)).when(dear)).toMatchObject(
      rejected("invalid", "The amounts of this line are too high."),
    )
  })

  test.each(["price", "originalPrice", "supplierCost", "shippingCost", "discount", "tax"] as const)(
    "no amount is below zero: %s",
    (field) => {
      expect(given(order, []).when(placing([anItem({ [field]: -1 })]))).toMatchObject(
        rejected("invalid", "Prices, costs, discounts and taxes are whole cents, not below zero."),
      )
    },
  )

  test("items pending shipment are not picked up instead", () => {
    const past = history(placing(), ...commandsLeadingTo.PAYMENT_RECEIVED, {
      type: "ChangeStatus",
      to: "PENDING_REVIEW",
      reason: "fraud",
    })
    const pickUp: OrderCommand = {
      type: "UpdateItem",
      itemId: "item-1",
      change: { deliveryType: "DELIVERY_PICKUP" },
      reason: null,
    }
    expect(given(order, past).when(pickUp)).toMatchObject(
      rejected("not-allowed-now", "An item that is “Pending shipment” cannot become “Pending pickup”."),
    )
    expect(given(order, history(placing())).when(pickUp)).toHaveProperty("events.length", 1)
  })

  test.each<[string, ReadonlyArray<OrderCommand>]>([
    ["is", [placing()]],
    [
      "that is not canceled is",
      [two, { type: "ChangeItemStatus", itemId: "item-2", to: "CANCELLED", reason: "" }],
    ],
  ])("the last line %s not deleted", (_, past) => {
    expect(
      given(order, history(...past)).when({ type: "DeleteItem", itemId: "item-1", reason: null }),
    ).toMatchObject(rejected("not-allowed-now"))
  })

  test("items waiting in a store that are to be shipped after all become pending shipment", () => {
    const waiting = history(
      placing([anItem({ deliveryType: "DELIVERY_PICKUP" })]),
      ...commandsLeadingTo.PAYMENT_RECEIVED,
      { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "fraud" },
      {
        type: "UpdateItem",
        itemId: "item-1",
        change: { deliveryType: "DELIVERY_SHIPPING" },
        reason: null,
      },
    )
    expect(fold(order, waiting)).toMatchObject({
      lines: [{ status: "PENDING_SHIPMENT", deliveryType: "DELIVERY_SHIPPING" }],
    })
  })
})

describe("canceling units", () => {
  const cancelOne: OrderCommand = {
    type: "CancelUnits",
    itemId: "item-1",
    quantity: 1,
    reason: "one is enough",
  }

  test("takes the units, and their share of discount and tax to the cent", () => {
    const odd = placing([anItem({ quantity: 3, discount: 100, tax: 200 })])
    expect(given(order, history(odd, ...commandsLeadingTo.PAYMENT_RECEIVED)).when(cancelOne)).toEqual({
      events: [
        {
          type: "OrderItemUpdated",
          data: {
            itemId: "item-1",
            before: { quantity: 3, discount: 100, tax: 200 },
            after: { quantity: 2, discount: 67, tax: 134 },
            reason: "one is enough",
          },
        },
      ],
    })
  })

  test("of which the last are already shipped makes the line SHIPPED", () => {
    const partly = history(placing(), ...commandsLeadingTo.PAYMENT_RECEIVED, {
      type: "RecordShipment",
      shipment: aShipment([{ itemId: "item-1", quantity: 1 }]),
    })
    expect(fold(order, [...partly, ...eventsOf(partly, cancelOne)])).toMatchObject({
      lines: [{ status: "SHIPPED", quantity: 1, shippedQuantity: 1 }],
    })
  })

  test("of which the last are already back makes the line RETURNED", () => {
    const back = history(
      placing(),
      ...commandsLeadingTo.PAYMENT_RECEIVED,
      { type: "RecordShipment", shipment: aShipment([{ itemId: "item-1", quantity: 1 }]) },
      { type: "ReturnItem", itemId: "item-1", quantity: 1, reason: "broken" },
    )
    expect(fold(order, [...back, ...eventsOf(back, cancelOne)])).toMatchObject({
      lines: [{ status: "RETURNED", quantity: 1, shippedQuantity: 1, returnedQuantity: 1 }],
    })
  })

  test("all of them cancels the line", () => {
    expect(
      eventsOf(history(two, ...commandsLeadingTo.PAYMENT_RECEIVED), { ...cancelOne, quantity: 2 }),
    ).toEqual([
      {
        type: "OrderStatusChanged",
        data: {
          subject: "item",
          itemId: "item-1",
          from: "PENDING_SHIPMENT",
          to: "CANCELLED",
          reason: "one is enough",
        },
      },
    ])
  })

  test("is refused for more than are left, and for what is gone", () => {
    for (const quantity of [3, 1_000_000]) {
      expect(given(order, history(two)).when({ ...cancelOne, quantity })).toMatchObject(
        rejected("invalid", "Only 2 of 2 units can still be canceled."),
      )
    }
    expect(given(order, history(placing(), ...commandsLeadingTo.COMPLETED)).when(cancelOne)).toMatchObject(
      rejected("not-allowed-now", "No units of an item that is “Delivered” can be canceled."),
    )
    const draft = history(
      { type: "CreateOrder", order: two.order },
      ...two.items.map((item): OrderCommand => ({ type: "AddItem", item })),
    )
    expect(given(order, draft).when(cancelOne)).toMatchObject(rejected("not-allowed-now"))
  })
})

describe("totals", () => {
  const total = (...commands: ReadonlyArray<OrderCommand>): number => {
    const state = fold(order, history(two, ...commands))
    return state._tag === "none" ? Number.NaN : orderTotals(state).total
  }
  const cancel = (itemId: string): OrderCommand => ({
    type: "ChangeItemStatus",
    itemId,
    to: "CANCELLED",
    reason: "test",
  })

  test("leave out a line that is canceled while others remain", () => {
    expect(total()).toBe(21_200 + 12_200)
    expect(total(cancel("item-1"))).toBe(12_200)
  })

  test("of a canceled order stay as they were when it was canceled", () => {
    expect(total({ type: "CancelOrder", reason: "" })).toBe(21_200 + 12_200)
    expect(total(cancel("item-1"), { type: "CancelOrder", reason: "" })).toBe(12_200)
    expect(total(cancel("item-1"), cancel("item-2"))).toBe(12_200)
  })

  test("keep a line that only its supplier canceled", () => {
    expect(total(...commandsLeadingTo.CANCELLED_BY_SUPPLIER)).toBe(21_200 + 12_200)
  })
})
