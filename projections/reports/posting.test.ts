import type { CommandOf, OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { anItem, aShipment, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { historyOf } from "@voltread/domain/ordering/order-testing.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { describe, expect, test } from "vitest"
import { orderChanges } from "../testing/order-changes.ts"
import { toPostings } from "./posting.ts"

const booked = (...commands: ReadonlyArray<OrderCommand>) =>
  orderChanges(historyOf(orderWithReactions, commands)).flatMap(toPostings)
const milestones = (...commands: ReadonlyArray<OrderCommand>) =>
  booked(...commands).flatMap(({ milestone }) => milestone ?? [])

const paid = [placing(), recordPayment({}), recordPayment({ result: "succeeded" })]
const to = (status: CommandOf<"ChangeStatus">["to"]): OrderCommand => ({
  type: "ChangeStatus",
  to: status,
  reason: "",
})
const back = (quantity: number): OrderCommand => ({
  type: "ReturnItem",
  itemId: "item-1",
  quantity,
  reason: "",
})
const cancelLine: OrderCommand = { type: "ChangeItemStatus", itemId: "item-1", to: "CANCELLED", reason: "" }
const ship: OrderCommand = { type: "RecordShipment", shipment: aShipment() }

describe("an order in the books", () => {
  test("is a sale of each line when it is submitted, also of one that is free", () => {
    const free = { price: 0, discount: 0, tax: 0, shippingCost: 0, supplierCost: 0 }
    expect(booked(placing([anItem(), anItem({ itemId: "item-2", ...free })]))).toMatchObject([
      { itemId: "item-1", kind: "sale", units: 2, gross: 20_000, returns: 0, milestone: null },
      { itemId: "item-2", kind: "sale", units: 2, gross: 0 },
    ])
  })

  test("is paid once, however often it is reviewed, and fails as often as it fails", () => {
    expect(milestones(...paid, to("PENDING_REVIEW"), to("PAYMENT_RECEIVED"))).toEqual(["paid"])
    const declined = (paymentId: string) => [
      recordPayment({ paymentId }),
      recordPayment({ paymentId, result: "declined" }),
    ]
    expect(milestones(placing(), ...declined("pay-1"), ...declined("pay-2"))).toEqual(["failed", "failed"])
    expect(milestones(...paid, { type: "CancelOrder", reason: "" })).toEqual(["paid", "cancelled"])
    expect(milestones(...paid, ship)).toEqual(["paid"])
  })

  test("loses what came back as a return, and what never left as a cancellation", () => {
    const left = [...paid, to("PENDING_FULFILMENT"), ship]
    expect(booked(...left, back(1), back(1)).slice(-2)).toMatchObject([
      { kind: "return", units: 0, returnedUnits: 1, gross: 0, returns: 10_000, discount: -500, tax: -600 },
      { kind: "return", units: 0, returnedUnits: 1, gross: 0, returns: 10_000, discount: -500, tax: -600 },
    ])
    expect(booked(...paid, cancelLine)).toContainEqual(
      expect.objectContaining({ kind: "cancellation", returnedUnits: 0, returns: 20_000, discount: -1_000 }),
    )
    const moved = (status: "DELIVERED" | "RETURNED"): OrderCommand => ({ ...cancelLine, to: status })
    expect(booked(...left, moved("DELIVERED"), moved("RETURNED")).at(-1)).toMatchObject({
      kind: "return",
      returnedUnits: 2,
      returns: 20_000,
    })
  })

  test("changes by what its lines come to, and by nothing else", () => {
    const change = { tax: 1_300 }
    expect(
      booked(placing(), { type: "UpdateItem", itemId: "item-1", change, reason: "" }).at(-1),
    ).toMatchObject({
      kind: "change",
      gross: 0,
      tax: 100,
    })
    const note: OrderCommand = { type: "AddCustomNotes", note: { noteId: "n", subject: "s", body: "b" } }
    expect(booked(...paid, ship, note)).toHaveLength(booked(...paid).length)
  })
})
