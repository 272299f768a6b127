import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { ITEM_STATUSES } from "./item-status-facts.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import type { OrderEvent, OrderEventData } from "./order-event.ts"
import { anItem, aShipment, aStore, placing } from "./order-examples.ts"
import type { ItemStatus, OrderStatus } from "./order-status.ts"
import { ORDER_STATUSES } from "./order-status-facts.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"
import { commandsLeadingTo, history, rejected } from "./order-testing.ts"
import { orderStatusName } from "./status-names.ts"

/**
 * Lifecycle §1 as written there; COMPLETED and RETURNED require more, see below. A status that is not in it is checked
 * against its own row of the table.
 */
const lifecycle: Readonly<Partial<Record<OrderStatus, string>>> = {
  PENDING_PAYMENT: "PAYMENT_RECEIVED PENDING_REVIEW PAYMENT_FAILED LOAN_IN_PROCESS CANCELLED",
  PAYMENT_FAILED: "PENDING_PAYMENT LOAN_IN_PROCESS PENDING_REVIEW CANCELLED",
  LOAN_IN_PROCESS: "PENDING_ESIGNATURE PENDING_REVIEW PENDING_PAYMENT CANCELLED",
  PENDING_ESIGNATURE: "PAYMENT_RECEIVED LOAN_IN_PROCESS PENDING_PAYMENT CANCELLED",
  PENDING_REVIEW: "PENDING_PAYMENT PAYMENT_RECEIVED CANCELLED",
  PAYMENT_RECEIVED: "PENDING_REVIEW PENDING_FULFILMENT PENDING_ESIGNATURE CANCELLED",
  PENDING_FULFILMENT: "CONFIRMED_BY_SUPPLIER CANCELLED_BY_SUPPLIER CANCELLED",
  CONFIRMED_BY_SUPPLIER: "CANCELLED_BY_SUPPLIER CANCELLED",
  CANCELLED_BY_SUPPLIER: "PENDING_FULFILMENT CANCELLED",
  COMPLETED: "",
  CANCELLED: "",
  RETURNED: "",
}

const isAllowed = (from: OrderStatus, to: OrderStatus): boolean =>
  lifecycle[to] === undefined
    ? ORDER_STATUS_TABLE[from].next.includes(to)
    : (lifecycle[from]?.split(" ") ?? ORDER_STATUS_TABLE[from].next).some((listed) => listed === to)

const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const))

describe("an order's status", () => {
  test.each(pairs)("from %s to %s is as the lifecycle says", (from, to) => {
    const past = history(placing(), ...commandsLeadingTo[from])
    const outcome = given(order, past).when({ type: "ChangeStatus", to, reason: "test" })
    if (from === to) expect(outcome).toEqual({ events: [] })
    else if (!isAllowed(from, to)) {
      expect(outcome).toMatchObject(rejected("not-allowed-now"))
      expect(JSON.stringify(outcome)).toContain(orderStatusName(from))
      expect(JSON.stringify(outcome)).toContain(orderStatusName(to))
    } else if (to === "CANCELLED")
      expect(outcome).toEqual({ events: [{ type: "OrderCancelled", data: { from, reason: "test" } }] })
    else
      expect(outcome).toHaveProperty("events.0", {
        type: "OrderStatusChanged",
        data: { subject: "order", from, to, reason: "test" },
      })
  })

  test.each(["PENDING_PAYMENT", "PAYMENT_FAILED", "LOAN_IN_PROCESS", "PAYMENT_RECEIVED"] as const)(
    "a review of %s may end where it began",
    (from) => {
      const past = history(placing(), ...commandsLeadingTo[from], {
        type: "ChangeStatus",
        to: "PENDING_REVIEW",
        reason: "odd",
      })
      const back: OrderCommand = { type: "ChangeStatus", to: from, reason: "fine" }
      expect(given(order, past).when(back)).toMatchObject({
        events: [{ data: { from: "PENDING_REVIEW", to: from } }],
      })
      expect(fold(order, history(placing(), ...commandsLeadingTo[from]))).toMatchObject({
        statusBeforeReview: null,
      })
    },
  )

  test("becomes COMPLETED only when every line reached the shopper", () => {
    const complete: OrderCommand = { type: "ChangeStatus", to: "COMPLETED", reason: "done" }
    const deliver = (itemId: string): OrderCommand => ({
      type: "ChangeItemStatus",
      itemId,
      to: "DELIVERED",
      reason: "",
    })
    const shipped = [
      placing([anItem(), anItem({ itemId: "item-2" })]),
      ...commandsLeadingTo.PAYMENT_RECEIVED,
      {
        type: "RecordShipment",
        shipment: aShipment([
          { itemId: "item-1", quantity: 2 },
          { itemId: "item-2", quantity: 2 },
        ]),
      },
      deliver("item-1"),
    ] satisfies ReadonlyArray<OrderCommand>
    expect(given(order, history(...shipped)).when(complete)).toMatchObject(rejected("not-allowed-now"))
    expect(given(order, history(...shipped, deliver("item-2"))).when(complete)).toMatchObject({
      events: [{ data: { to: "COMPLETED" } }],
    })
  })

  test("becomes RETURNED only when every line came back", () => {
    const past = history(placing(), ...commandsLeadingTo.COMPLETED)
    const returned: OrderCommand = { type: "ChangeStatus", to: "RETURNED", reason: "" }
    const back: OrderCommand = { type: "ReturnItem", itemId: "item-1", quantity: 2, reason: "" }
    expect(given(order, past).when(returned)).toMatchObject(rejected("not-allowed-now"))
    expect(
      given(order, history(placing(), ...commandsLeadingTo.COMPLETED, back)).when(returned),
    ).toMatchObject({
      events: [{ data: { to: "RETURNED" } }],
    })
  })
})

describe("lines follow their order", () => {
  const pickup = { deliveryType: "DELIVERY_PICKUP" } as const

  test.each<[string, Partial<ReturnType<typeof anItem>>, ReadonlyArray<OrderStatus>, ItemStatus]>([
    ["paid", {}, ["PAYMENT_RECEIVED"], "PENDING_SHIPMENT"],
    ["paid, for pick-up", pickup, ["PAYMENT_RECEIVED"], "PENDING_PICKUP"],
    ["failed", {}, ["PAYMENT_FAILED"], "PAYMENT_FAILED"],
    ["failed and tried again", {}, ["PAYMENT_FAILED", "PENDING_PAYMENT"], "PENDING"],
    ["failed, then leased", {}, ["PAYMENT_FAILED", "LOAN_IN_PROCESS"], "LOAN_IN_PROCESS"],
    ["with a lender", {}, ["LOAN_IN_PROCESS"], "LOAN_IN_PROCESS"],
    ["declined by the lender", {}, ["LOAN_IN_PROCESS", "PENDING_PAYMENT"], "PENDING"],
    ["signed", {}, ["LOAN_IN_PROCESS", "PENDING_ESIGNATURE", "PAYMENT_RECEIVED"], "PENDING_SHIPMENT"],
    [
      "paid after a failure, by review",
      {},
      ["PAYMENT_FAILED", "PENDING_REVIEW", "PAYMENT_RECEIVED"],
      "PENDING_SHIPMENT",
    ],
    ["in review", {}, ["PENDING_REVIEW"], "PENDING"],
    [
      "canceled by the supplier",
      {},
      ["PAYMENT_RECEIVED", "PENDING_FULFILMENT", "CANCELLED_BY_SUPPLIER"],
      "CANCELLED_BY_SUPPLIER",
    ],
    [
      "found elsewhere",
      pickup,
      ["PAYMENT_RECEIVED", "PENDING_FULFILMENT", "CANCELLED_BY_SUPPLIER", "PENDING_FULFILMENT"],
      "PENDING_PICKUP",
    ],
  ])("%s", (_, item, path, expected) => {
    const changes = path.map((to): OrderCommand => ({ type: "ChangeStatus", to, reason: "" }))
    expect(fold(order, history(placing([anItem(item)]), ...changes))).toMatchObject({
      lines: [{ status: expected }],
    })
  })

  test("with one event for all that make the same step, however many they are", () => {
    const lines = [
      anItem({ itemId: "item-1" }),
      anItem({ itemId: "item-2", ...pickup, pickupStore: aStore() }),
      anItem({ itemId: "item-3" }),
    ]
    const paid: OrderCommand = { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" }
    const step = { from: "PENDING", reason: "paid" } as const
    expect(given(order, history(placing(lines))).when(paid)).toEqual({
      events: [
        { subject: "order", from: "PENDING_PAYMENT", to: "PAYMENT_RECEIVED", reason: "paid" },
        { subject: "items", itemIds: ["item-1", "item-3"], to: "PENDING_SHIPMENT", ...step },
        { subject: "item", itemId: "item-2", to: "PENDING_PICKUP", ...step },
      ].map((data) => ({ type: "OrderStatusChanged", data })),
    })
    expect(fold(order, history(placing(lines), paid))).toMatchObject({
      lines: [{ status: "PENDING_SHIPMENT" }, { status: "PENDING_PICKUP" }, { status: "PENDING_SHIPMENT" }],
    })
  })

  test.each(ITEM_STATUSES.filter((to) => to !== "CANCELLED"))(
    "to %s at once as one after the other",
    (to) => {
      const step = { from: "PENDING", to, reason: "" } as const
      const after = (...changes: ReadonlyArray<OrderEventData<"OrderStatusChanged">>) =>
        fold(order, [
          ...history(placing([anItem({ itemId: "item-1" }), anItem({ itemId: "item-2" })])),
          ...changes.map((data): OrderEvent => ({ type: "OrderStatusChanged", data })),
        ])
      expect(after({ subject: "items", itemIds: ["item-1", "item-2"], ...step })).toEqual(
        after({ subject: "item", itemId: "item-1", ...step }, { subject: "item", itemId: "item-2", ...step }),
      )
    },
  )

  test("in steps that the lifecycle of a line knows", () => {
    const failed = history(placing(), ...commandsLeadingTo.PAYMENT_FAILED, {
      type: "ChangeStatus",
      to: "PENDING_REVIEW",
      reason: "",
    })
    expect(
      given(order, failed).when({ type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "late money" }),
    ).toEqual({
      events: [
        { data: { subject: "order", from: "PENDING_REVIEW", to: "PAYMENT_RECEIVED", reason: "late money" } },
        {
          data: {
            subject: "item",
            itemId: "item-1",
            from: "PAYMENT_FAILED",
            to: "PENDING",
            reason: "late money",
          },
        },
        {
          data: {
            subject: "item",
            itemId: "item-1",
            from: "PENDING",
            to: "PENDING_SHIPMENT",
            reason: "late money",
          },
        },
      ].map(({ data }) => ({ type: "OrderStatusChanged", data })),
    })
  })

  test("but not a line of which some units have left", () => {
    const partly = history(
      placing([anItem(), anItem({ itemId: "item-2" })]),
      ...commandsLeadingTo.PAYMENT_RECEIVED,
      { type: "RecordShipment", shipment: aShipment([{ itemId: "item-1", quantity: 1 }]) },
      { type: "ChangeStatus", to: "CANCELLED_BY_SUPPLIER", reason: "sold out" },
    )
    expect(fold(order, partly)).toMatchObject({
      lines: [{ status: "PENDING_SHIPMENT" }, { status: "CANCELLED_BY_SUPPLIER" }],
    })
  })
})

describe("canceling an order", () => {
  const cancel: OrderCommand = { type: "CancelOrder", reason: "changed my mind" }

  test("cancels every line by that one event", () => {
    expect(fold(order, history(placing(), cancel))).toMatchObject({
      status: "CANCELLED",
      lines: [{ status: "CANCELLED" }],
    })
  })

  test("is over once, and repeated changes nothing", () => {
    expect(given(order, history(placing(), cancel)).when(cancel)).toEqual({ events: [] })
  })

  test("is refused when something has left the shop, naming both statuses", () => {
    const shipped = history(placing(), ...commandsLeadingTo.PAYMENT_RECEIVED, {
      type: "RecordShipment",
      shipment: aShipment([{ itemId: "item-1", quantity: 1 }]),
    })
    const outcome = given(order, shipped).when(cancel)
    expect(outcome).toMatchObject(rejected("not-allowed-now"))
    expect(JSON.stringify(outcome)).toMatch(/“Confirmed by supplier” cannot become “Canceled”/)
  })
})
