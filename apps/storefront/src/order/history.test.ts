import { describe, expect, it } from "vitest"
import { type HistoryEntry, shopperHistory } from "./history.ts"

let ids = 0
type Change = readonly [field: string, before: string | null, after: string | null]
const entry = (
  type: string,
  title: string,
  body: string | null,
  ...changes: ReadonlyArray<Change>
): HistoryEntry => {
  ids += 1
  return {
    id: `e${ids}`,
    type,
    category: "order",
    title,
    body,
    at: "2026-11-21T12:00:00.000Z",
    differences: changes.map(([field, before, after]) => ({ field, before, after })),
  }
}
const payment = (id: string, result: string, kind?: string, body: string | null = null) =>
  entry(
    "OrderPaymentDetailsUpdated",
    "Payment details updated",
    body,
    ...(kind === undefined ? [] : [[`payments.${id}.kind`, null, kind] as const]),
    [`payments.${id}.result`, null, result],
  )
const status = (before: string, after: string) =>
  entry("OrderStatusChanged", "Status changed", null, ["status", before, after])
const item = (id: string, after: string) =>
  entry("OrderStatusChanged", "Item status changed", null, [`items.${id}.status`, "PENDING", after])

const placed = [
  entry("OrderCreated", "Order created", "Order VT-1", ["status", null, "PENDING_PAYMENT"]),
  entry("OrderItemAdded", "Item added", "2 × TV"),
  entry("OrderItemAdded", "Item added", "1 × Stand"),
  entry("OrderBillingAddressUpdated", "Billing address updated", null),
  entry("OrderShippingAddressUpdated", "Shipping address updated", null),
  entry("OrderSubmitted", "Order submitted", "Total 10.00"),
]
const names = new Map([["i1", "TV"]])
const read = (...entries: ReadonlyArray<HistoryEntry>) =>
  shopperHistory([...placed, ...entries], names).map(({ title, body }) => [title, body])

describe("a shopper's history", () => {
  it("begins with one line for placing the order, with all its items", () => {
    expect(read()).toEqual([["Order placed", "2 × TV\n1 × Stand"]])
  })

  it("tells of a declined and a good card once each, not of the statuses that follow", () => {
    expect(
      read(
        payment("o:pay:1", "requested", "sale"),
        payment("o:pay:1", "declined", undefined, "Your card was declined."),
        status("PENDING_PAYMENT", "PAYMENT_FAILED"),
        item("i1", "PAYMENT_FAILED"),
        payment("o:pay:2", "requested", "sale"),
        status("PAYMENT_FAILED", "PENDING_PAYMENT"),
        payment("o:pay:2", "succeeded"),
        status("PENDING_PAYMENT", "PAYMENT_RECEIVED"),
        item("i1", "PENDING_SHIPMENT"),
        payment("o:pay:2", "settled"),
      ).slice(1),
    ).toEqual([
      ["Payment declined", "Your card was declined."],
      ["Payment received", null],
    ])
  })

  it("knows money that goes back from money that comes", () => {
    const titles = read(payment("r1", "requested", "refund"), payment("r1", "succeeded")).map(
      ([title]) => title,
    )
    expect(titles).toEqual(["Order placed", "Refund started", "Refund sent to your card"])
  })

  it("names the item that is on its way", () => {
    expect(read(item("i1", "SHIPPED"), item("gone", "DELIVERED")).slice(1)).toEqual([
      ["Shipped: TV", null],
      ["Delivered: an item", null],
    ])
  })

  it("keeps the server's words for what it does not know, and address changes after the order was placed", () => {
    expect(
      read(
        entry("OrderShipmentDetailsUpdated", "Shipment sent", "UPS 1Z9"),
        entry("OrderShippingAddressUpdated", "Shipping address updated", null),
        entry("OrderFraudCheckDetailsUpdated", "Fraud check details updated", "Score 3"),
        entry("SomethingNew", "Something new", null),
      ).slice(1),
    ).toEqual([
      ["Shipment sent", "UPS 1Z9"],
      ["Shipping address updated", null],
      ["Something new", null],
    ])
  })
})
