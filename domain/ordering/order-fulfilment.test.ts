import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { ITEM_STATUSES } from "./item-status-facts.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import { anItem, aShipment, placing } from "./order-examples.ts"
import type { ItemStatus, OrderStatus } from "./order-status.ts"
import { commandsLeadingTo, history, rejected } from "./order-testing.ts"
import { itemStatusName, orderStatusName } from "./status-names.ts"

const to = (status: ItemStatus): OrderCommand => ({
  type: "ChangeItemStatus",
  itemId: "item-1",
  to: status,
  reason: "test",
})
const ship = (...lines: Parameters<typeof aShipment>): OrderCommand => ({
  type: "RecordShipment",
  shipment: aShipment(...lines),
})
const paid = [placing(), ...commandsLeadingTo.PAYMENT_RECEIVED] as const
const pickup = [
  placing([anItem({ deliveryType: "DELIVERY_PICKUP" })]),
  ...commandsLeadingTo.PAYMENT_RECEIVED,
] as const

describe("a line's status", () => {
  /** Commands that bring a line into each status, in an order that allows it. */
  const lineIn: Readonly<Record<ItemStatus, ReadonlyArray<OrderCommand>>> = {
    PENDING: [placing()],
    LOAN_IN_PROCESS: [placing(), ...commandsLeadingTo.LOAN_IN_PROCESS],
    PAYMENT_FAILED: [placing(), ...commandsLeadingTo.PAYMENT_FAILED],
    PENDING_SHIPMENT: paid,
    SHIPPED: [...paid, ship()],
    DELIVERED: [...paid, ship(), to("DELIVERED")],
    PENDING_PICKUP: pickup,
    READY_TO_PICKUP: [...pickup, to("READY_TO_PICKUP")],
    PICKUPED: [...pickup, to("READY_TO_PICKUP"), to("PICKUPED")],
    CANCELLED: [...paid, to("CANCELLED")],
    CANCELLED_BY_SUPPLIER: [...paid, to("CANCELLED_BY_SUPPLIER")],
    RETURNED: [...paid, ship(), to("RETURNED")],
  }
  /** Lifecycle §2, without what an order in that status does not allow: PENDING ends by payment, not by hand. */
  const lifecycle: Readonly<Record<ItemStatus, string>> = {
    PENDING: "CANCELLED",
    LOAN_IN_PROCESS: "CANCELLED",
    PAYMENT_FAILED: "CANCELLED",
    PENDING_SHIPMENT: "SHIPPED CANCELLED CANCELLED_BY_SUPPLIER",
    SHIPPED: "DELIVERED RETURNED",
    PENDING_PICKUP: "READY_TO_PICKUP PENDING_SHIPMENT CANCELLED CANCELLED_BY_SUPPLIER",
    READY_TO_PICKUP: "PICKUPED CANCELLED",
    DELIVERED: "RETURNED",
    PICKUPED: "RETURNED",
    CANCELLED_BY_SUPPLIER: "PENDING CANCELLED",
    CANCELLED: "",
    RETURNED: "",
  }
  const pairs = ITEM_STATUSES.flatMap((from) => ITEM_STATUSES.map((status) => [from, status] as const))

  test.each(pairs)("from %s to %s by hand is as the lifecycle says", (from, status) => {
    const outcome = given(order, history(...lineIn[from])).when(to(status))
    if (from === status) expect(outcome).toEqual({ events: [] })
    else if (lifecycle[from].split(" ").includes(status))
      expect(outcome).toMatchObject({
        events: expect.arrayContaining([
          {
            type: "OrderStatusChanged",
            data: { subject: "item", itemId: "item-1", from, to: status, reason: "test" },
          },
        ]),
      })
    else {
      expect(outcome).toMatchObject(rejected("not-allowed-now"))
      expect(JSON.stringify(outcome)).toContain(
        `${itemStatusName(from)} cannot become ${itemStatusName(status)}`,
      )
    }
  })

  test("a line that is found elsewhere waits to be shipped again", () => {
    const gone = history(...lineIn.CANCELLED_BY_SUPPLIER, to("PENDING"))
    expect(fold(order, gone)).toMatchObject({ lines: [{ status: "PENDING_SHIPMENT" }] })
  })

  test("a line that is found elsewhere only waits for its payment while its order is not paid anymore", () => {
    const unpaid = history(
      ...lineIn.CANCELLED_BY_SUPPLIER,
      { type: "ChangeStatus", to: "PENDING_ESIGNATURE", reason: "contract void" },
      { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "lease ended" },
      to("PENDING"),
    )
    expect(fold(order, unpaid)).toMatchObject({ lines: [{ status: "PENDING" }] })
  })

  test("a line of which units are back already is returned as a whole by the rest", () => {
    const partly = history(...lineIn.DELIVERED, {
      type: "ReturnItem",
      itemId: "item-1",
      quantity: 1,
      reason: "broken",
    })
    expect(given(order, partly).when(to("RETURNED"))).toMatchObject({
      events: [
        { data: { before: { returnedQuantity: 1 }, after: { returnedQuantity: 2 } } },
        { data: { from: "DELIVERED", to: "RETURNED" } },
      ],
    })
  })

  test("a line that is shipped instead of picked up is delivered so", () => {
    expect(fold(order, history(...pickup, to("PENDING_SHIPMENT")))).toMatchObject({
      lines: [{ status: "PENDING_SHIPMENT", deliveryType: "DELIVERY_SHIPPING" }],
    })
  })

  test("a line that only its supplier canceled stays so while the rest of its order is fulfilled", () => {
    const two = placing([anItem(), anItem({ itemId: "item-2", productId: "product-2" })])
    const rest = history(two, ...commandsLeadingTo.PAYMENT_RECEIVED, to("CANCELLED_BY_SUPPLIER"), {
      type: "ChangeStatus",
      to: "PENDING_FULFILMENT",
      reason: "ordered",
    })
    expect(fold(order, rest)).toMatchObject({
      lines: [{ status: "CANCELLED_BY_SUPPLIER" }, { status: "PENDING_SHIPMENT" }],
    })
  })

  test("a line of which units have left is not canceled as a whole", () => {
    const partly = history(...paid, ship([{ itemId: "item-1", quantity: 1 }]))
    for (const status of ["CANCELLED", "CANCELLED_BY_SUPPLIER"] as const)
      expect(given(order, partly).when(to(status))).toMatchObject(rejected("not-allowed-now"))
  })

  test("items handed over imply that the supplier had confirmed", () => {
    expect(fold(order, history(...lineIn.PICKUPED))).toMatchObject({
      status: "CONFIRMED_BY_SUPPLIER",
      lines: [{ shippedQuantity: 2 }],
    })
  })
})

describe("a shipment", () => {
  test("fills in what must have happened before, and ships its line when it is complete", () => {
    expect(given(order, history(...paid)).when(ship())).toEqual({
      events: [
        {
          type: "OrderStatusChanged",
          data: {
            subject: "order",
            from: "PAYMENT_RECEIVED",
            to: "PENDING_FULFILMENT",
            reason: "items were shipped",
          },
        },
        {
          type: "OrderStatusChanged",
          data: {
            subject: "order",
            from: "PENDING_FULFILMENT",
            to: "CONFIRMED_BY_SUPPLIER",
            reason: "items were shipped",
          },
        },
        { type: "OrderShipmentDetailsUpdated", data: { before: null, after: aShipment() } },
        {
          type: "OrderStatusChanged",
          data: {
            subject: "item",
            itemId: "item-1",
            from: "PENDING_SHIPMENT",
            to: "SHIPPED",
            reason: "all units shipped",
          },
        },
      ],
    })
  })

  test("ships all lines that it completes by one event", () => {
    const lines = ["item-1", "item-2", "item-3"].map((itemId) => anItem({ itemId, quantity: 1 }))
    const parcel = ship([
      { itemId: "item-1", quantity: 1 },
      { itemId: "item-3", quantity: 1 },
    ])
    const placed = history(placing(lines), ...commandsLeadingTo.CONFIRMED_BY_SUPPLIER)
    expect(given(order, placed).when(parcel)).toMatchObject({
      events: [
        { type: "OrderShipmentDetailsUpdated" },
        {
          data: { subject: "items", itemIds: ["item-1", "item-3"], from: "PENDING_SHIPMENT", to: "SHIPPED" },
        },
      ],
    })
  })

  test("of part of a line leaves it waiting; the rest ships it", () => {
    const first = ship([{ itemId: "item-1", quantity: 1 }])
    const second = ship([{ itemId: "item-1", quantity: 1 }], { shipmentId: "shipment-2" })
    expect(fold(order, history(...paid, first))).toMatchObject({
      lines: [{ status: "PENDING_SHIPMENT", shippedQuantity: 1 }],
    })
    expect(fold(order, history(...paid, first, second))).toMatchObject({
      lines: [{ status: "SHIPPED", shippedQuantity: 2 }],
      shipments: [{ shipmentId: "shipment-1" }, { shipmentId: "shipment-2" }],
    })
  })

  test.each<[string, OrderCommand, ReturnType<typeof rejected>]>([
    [
      "more than is left",
      ship([{ itemId: "item-1", quantity: 3 }]),
      rejected("invalid", "Only 2 of 2 units of “Sound bar” are left to ship."),
    ],
    [
      "more than is left in two parts",
      ship([
        { itemId: "item-1", quantity: 2 },
        { itemId: "item-1", quantity: 1 },
      ]),
      rejected("invalid"),
    ],
    [
      "a negative part",
      ship([{ itemId: "item-1", quantity: -1 }]),
      rejected("invalid", "Ship at least one unit of each item."),
    ],
    ["what was not ordered", ship([{ itemId: "item-9", quantity: 1 }]), rejected("not-found")],
  ])("does not hold %s", (_, command, rejection) => {
    expect(given(order, history(...paid)).when(command)).toMatchObject(rejection)
  })

  test("does not hold what a colleague has shipped meanwhile", () => {
    const again = ship([{ itemId: "item-1", quantity: 2 }], { shipmentId: "shipment-2" })
    expect(given(order, history(...paid, ship())).when(again)).toMatchObject(
      rejected("not-allowed-now", "All units of “Sound bar” are already shipped."),
    )
  })

  test("does not hold what is to be picked up", () => {
    expect(given(order, history(...pickup)).when(ship())).toMatchObject(
      rejected("not-allowed-now", "An item that is “Pending pickup” cannot become “Shipped”."),
    )
  })

  test.each<OrderStatus>([
    "PENDING_PAYMENT",
    "PENDING_REVIEW",
    "CANCELLED_BY_SUPPLIER",
    "CANCELLED",
    "COMPLETED",
  ])("does not leave while the order is in %s", (status) => {
    const another = ship([{ itemId: "item-1", quantity: 1 }], { shipmentId: "shipment-2" })
    expect(given(order, history(placing(), ...commandsLeadingTo[status])).when(another)).toMatchObject(
      rejected("not-allowed-now", `Nothing can be shipped for an order that is ${orderStatusName(status)}.`),
    )
  })

  test("that is known is corrected, even after the order is completed, and ships nothing twice", () => {
    const corrected = aShipment(undefined, { trackingNumber: "1Z-CORRECTED" })
    const completed = history(placing(), ...commandsLeadingTo.COMPLETED)
    expect(given(order, completed).when({ type: "RecordShipment", shipment: corrected })).toEqual({
      events: [{ type: "OrderShipmentDetailsUpdated", data: { before: aShipment(), after: corrected } }],
    })
    const after = fold(
      order,
      history(placing(), ...commandsLeadingTo.COMPLETED, { type: "RecordShipment", shipment: corrected }),
    )
    expect(after).toMatchObject({ lines: [{ shippedQuantity: 2 }], shipments: [corrected] })
  })

  test("that is known left when it left, whenever it is saved again", () => {
    const [left, later] = ["2026-03-01T12:00:00.000Z", "2026-03-05T12:00:00.000Z"]
    const shipped = history(...paid, ship(undefined, { shippedDate: left }))
    expect(given(order, shipped).when(ship(undefined, { shippedDate: later }))).toEqual({ events: [] })
    const carrier = { carrier: "FedEx" }
    expect(given(order, shipped).when(ship(undefined, { shippedDate: later, ...carrier }))).toMatchObject({
      events: [{ data: { after: { shippedDate: left, ...carrier } } }],
    })
  })

  test("that is known is not corrected by somebody who looked at it before a colleague corrected it", () => {
    const first = aShipment(undefined, { trackingNumber: "1Z-FIRST" })
    const correct = (trackingNumber: string, replaces = aShipment()): OrderCommand => ({
      type: "RecordShipment",
      shipment: aShipment(undefined, { trackingNumber }),
      replaces,
    })
    const shipped = history(...paid, ship(), correct("1Z-FIRST"))
    expect(given(order, shipped).when(correct("1Z-SECOND"))).toMatchObject(
      rejected("not-allowed-now", "Someone else just changed this shipment. Please check it again."),
    )
    expect(given(order, shipped).when(correct("1Z-FIRST"))).toEqual({ events: [] })
    expect(given(order, shipped).when(correct("1Z-SECOND", first))).toMatchObject({
      events: [{ data: { after: { trackingNumber: "1Z-SECOND" } } }],
    })
  })

  test("that is known changes nothing when it is the same, and holds no other units", () => {
    const shipped = history(...paid, ship())
    expect(given(order, shipped).when(ship())).toEqual({ events: [] })
    expect(given(order, shipped).when(ship([{ itemId: "item-1", quantity: 1 }]))).toMatchObject(
      rejected("already-exists"),
    )
  })
})

describe("a return", () => {
  const back = (quantity: number): OrderCommand => ({
    type: "ReturnItem",
    itemId: "item-1",
    quantity,
    reason: "too loud",
  })
  const delivered = [...paid, ship(), to("DELIVERED")] as const

  test("of part of a line is counted; of the rest makes it RETURNED", () => {
    expect(given(order, history(...delivered)).when(back(1))).toEqual({
      events: [
        {
          type: "OrderItemUpdated",
          data: {
            itemId: "item-1",
            before: { returnedQuantity: 0 },
            after: { returnedQuantity: 1 },
            reason: "too loud",
          },
        },
      ],
    })
    expect(given(order, history(...delivered, back(1))).when(back(1))).toMatchObject({
      events: [
        { data: { before: { returnedQuantity: 1 }, after: { returnedQuantity: 2 } } },
        { data: { from: "DELIVERED", to: "RETURNED", reason: "too loud" } },
      ],
    })
  })

  test.each([
    [0, [...delivered], "Only 2 of 2 units of “Sound bar” can be returned."],
    [3, [...delivered], "Only 2 of 2 units of “Sound bar” can be returned."],
    [2, [...delivered, back(1)], "Only 1 of 2 units of “Sound bar” can be returned."],
    [
      2,
      [...paid, ship([{ itemId: "item-1", quantity: 1 }])],
      "Only 1 of 2 units of “Sound bar” can be returned.",
    ],
  ])("of %d units, when fewer have left, is refused", (quantity, past, message) => {
    expect(given(order, history(...past)).when(back(quantity))).toMatchObject(rejected("invalid", message))
  })

  test("of what never left is refused", () => {
    expect(given(order, history(...paid)).when(back(1))).toMatchObject(
      rejected("not-allowed-now", "No units of an item that is “Pending shipment” can be returned."),
    )
  })
})
