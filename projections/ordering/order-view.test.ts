import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import {
  aLease,
  anItem,
  aShipment,
  placing,
  recordPayment,
} from "@voltread/domain/ordering/order-examples.ts"
import { OUTCOME_UNKNOWN } from "@voltread/domain/ordering/order-money.ts"
import { historyOf } from "@voltread/domain/ordering/order-testing.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { describe, expect, test } from "vitest"
import { orderChanges } from "../testing/order-changes.ts"
import { lastGatewayType } from "./order-gateway.ts"
import { toOrderView } from "./order-view.ts"

const documentOf = (...commands: ReadonlyArray<OrderCommand>) => {
  const last = orderChanges(historyOf(orderWithReactions, commands)).at(-1)
  if (last === undefined) throw new Error("no event")
  return last.after
}
const viewOf = (...commands: ReadonlyArray<OrderCommand>) => toOrderView(documentOf(...commands))

const items = [anItem(), anItem({ itemId: "item-2", estimatedDeliveryDate: "2026-03-09" })]
const placed = [placing(items), recordPayment({ amount: 42_400 })]
const paid = [...placed, recordPayment({ amount: 42_400, result: "succeeded" })]
const ship = (itemId: string, quantity: number, change: Parameters<typeof aShipment>[1]): OrderCommand => ({
  type: "RecordShipment",
  shipment: aShipment([{ itemId, quantity }], change),
})
const first = ship("item-1", 1, {
  shipmentId: "s-1",
  trackingNumber: "1Z-1",
  estimatedDeliveryDate: "2026-03-05",
})
const second = ship("item-1", 1, { shipmentId: "s-2", trackingNumber: "1Z-2" })
const rest = ship("item-2", 2, { shipmentId: "s-3", trackingNumber: "1Z-3" })
const item = (itemId: string, to: "CANCELLED" | "DELIVERED"): OrderCommand => ({
  type: "ChangeItemStatus",
  itemId,
  to,
  reason: "",
})

describe("the order's page", () => {
  test("says that an order is shipped once every unit that was not canceled is", () => {
    expect(viewOf(...paid, first, rest)).toMatchObject({ shipped: false })
    expect(viewOf(...paid, first, second, rest)).toMatchObject({ shipped: true })
    expect(viewOf(...paid, item("item-2", "CANCELLED"), first, second)).toMatchObject({ shipped: true })
    expect(viewOf(...paid, { type: "CancelOrder", reason: "" })).toMatchObject({ shipped: false })
  })

  test("has the newest parcel of each line, and the estimate of the order where no parcel has one", () => {
    expect(viewOf(...paid, first, rest).items).toMatchObject([
      { trackingNumber: "1Z-1", estimatedDeliveryDate: "2026-03-05" },
      { trackingNumber: "1Z-3", estimatedDeliveryDate: "2026-03-09" },
    ])
    expect(viewOf(...paid, first, second).items).toMatchObject([
      { trackingNumber: "1Z-2", estimatedDeliveryDate: null },
      { trackingNumber: null },
    ])
  })

  test("says which lines the totals include: all but those canceled while others stayed", () => {
    const countedIn = (...commands: ReadonlyArray<OrderCommand>) =>
      viewOf(...paid, ...commands).items.map(({ isCounted }) => isCounted)
    expect(countedIn(item("item-2", "CANCELLED"))).toEqual([true, false])
    expect(countedIn({ type: "CancelOrder", reason: "" })).toEqual([true, true])
  })

  test("has lines that add up to the order's total", () => {
    const { items: lines, total } = viewOf(...placed)
    expect(lines.map((line) => line.total)).toEqual([21_200, 21_200])
    expect(total).toBe(42_400)
  })

  test("says what a cancellation would refund", () => {
    expect(viewOf(...placed)).toMatchObject({ refundable: 0 })
    expect(viewOf(...paid)).toMatchObject({ refundable: 42_400 })
    expect(viewOf(...paid, item("item-2", "CANCELLED"))).toMatchObject({ refundable: 21_200 })
  })

  test("offers no cancellation while a charge is under way, or of what is canceled", () => {
    expect(viewOf(...placed)).toMatchObject({ canBeCancelled: false })
    expect(viewOf(...paid)).toMatchObject({ canBeCancelled: true })
    expect(viewOf(...paid, { type: "CancelOrder", reason: "" })).toMatchObject({ canBeCancelled: false })
  })

  test("lets staff send an order to its lender only where there is one", () => {
    const lease: OrderCommand = { type: "UpdateLeaseDetails", lease: aLease() }
    const declined: OrderCommand = {
      type: "UpdateLeaseDetails",
      lease: aLease({ statusName: "DECLINED", approvedAmount: null }),
    }
    expect(viewOf(...placed, declined).nextStatuses).not.toContain("LOAN_IN_PROCESS")
    expect(viewOf(...placed).nextStatuses).not.toContain("LOAN_IN_PROCESS")
    expect(viewOf(...placed, lease).nextStatuses).toContain("LOAN_IN_PROCESS")
    expect(viewOf(...paid).nextStatuses).not.toContain("PENDING_ESIGNATURE")
    expect(viewOf(...paid, lease).nextStatuses).toContain("PENDING_ESIGNATURE")
  })

  test("lets staff say that nothing was charged only where that is in question", () => {
    const unknown = recordPayment({ amount: 42_400, result: "reviewing", code: OUTCOME_UNKNOWN })
    expect(viewOf(...placed, unknown).review).toMatchObject({ notChargedStatus: "PENDING_PAYMENT" })
    expect(viewOf(...placed, recordPayment({ amount: 42_400, result: "reviewing" })).review).toMatchObject({
      notChargedStatus: null,
    })
    expect(viewOf(...paid).review).toBeNull()
  })

  test("counts the days to return a line from when its units last left or arrived, not from their return", () => {
    const departed = (...commands: ReadonlyArray<OrderCommand>) =>
      viewOf(...paid, ...commands).items.map(({ departedAt }) => departedAt !== null)
    expect(departed()).toEqual([false, false])
    expect(departed(first)).toEqual([true, false])
    expect(departed(first, rest)).toEqual([true, true])
  })
})

describe("an order is paid", () => {
  const failed = recordPayment({ paymentId: "pay-1", amount: 42_400, result: "declined" })
  const crypto = { paymentId: "pay-2", amount: 42_400, gatewayType: "CRYPTO", gatewayName: "plisio" } as const
  const way = (...commands: ReadonlyArray<OrderCommand>) => lastGatewayType(documentOf(...commands).state)

  test("by its newest payment, whatever was given back since", () => {
    const again = [...placed, failed, recordPayment(crypto)]
    expect(way(...again)).toBe("CRYPTO")
    const settled = [...again, recordPayment({ ...crypto, result: "settled" })]
    const manual = {
      ...crypto,
      paymentId: "void-1",
      kind: "void",
      refersTo: "pay-2",
      result: "succeeded",
    } as const
    expect(way(...settled, recordPayment({ ...manual, gatewayType: "CARD" }))).toBe("CRYPTO")
  })
})
