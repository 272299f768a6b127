import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { deliveredTo, sendTo } from "./delivered-to.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import { anAddress, anItem, aPayment, aStore, placing } from "./order-examples.ts"
import { orderTotals } from "./order-state.ts"
import type { OrderStatus } from "./order-status.ts"
import { commandsLeadingTo, history, rejected } from "./order-testing.ts"

const GEORGIA = anAddress({ city: "Savannah", state: "GA", postalCode: "31401" })
const rules = {
  tax: { rates: { GA: 4_000 }, taxesShipping: ["GA"] },
  shipping: { surcharges: { GA: 300 } },
}

const placedBy = (commands: ReadonlyArray<OrderCommand>) => {
  const state = fold(order, history(...commands))
  if (state._tag !== "placed") throw new Error("not placed")
  return state
}

/** An order of two lines before and after staff change its address to one in Georgia. */
const sent = (status: OrderStatus, address = GEORGIA) => {
  const lines = [
    anItem({ shippingSurcharge: 0 }),
    anItem({ itemId: "item-2", quantity: 1, price: 3_333, discount: 0, shippingSurcharge: 0 }),
  ]
  const commands = [placing(lines), ...commandsLeadingTo[status]]
  const before = placedBy(commands)
  return { before, after: placedBy([...commands, ...sendTo(before, { address }, rules)]) }
}

describe("an order that staff send to another state", () => {
  test.each(["PENDING_PAYMENT", "PAYMENT_FAILED", "LOAN_IN_PROCESS", "PENDING_ESIGNATURE"] as const)(
    "costs what that state does as long as it is in %s, to the cent",
    (status) => {
      const { after } = sent(status)
      expect(after.shippingAddress).toEqual(GEORGIA)
      // 4 % of 20,000 − 1,000 + 2 × 800 and of 3,333 + 800, rounded once and spread over both.
      expect(after.lines.map(({ shippingCost, tax }) => ({ shippingCost, tax }))).toEqual([
        { shippingCost: 800, tax: 824 },
        { shippingCost: 800, tax: 165 },
      ])
      expect(orderTotals(after)).toMatchObject({ shippingCost: 2_400, tax: 989, total: 25_722 })
    },
  )

  test("is charged again only for lines whose costs differ there, and not for canceled ones", () => {
    const pickup = { deliveryType: "DELIVERY_PICKUP", pickupStore: aStore({ state: "OR" }) } as const
    const before = placedBy([
      placing([
        anItem(),
        anItem({ itemId: "picked-up", ...pickup, shippingCost: 0, tax: 0 }),
        anItem({ itemId: "canceled" }),
      ]),
      { type: "CancelUnits", itemId: "canceled", quantity: 2, reason: "changed their mind" },
    ])
    // 4 % of 20,000 − 1,000 + 2 × 500. It was placed without surcharges, so that none are added.
    expect(sendTo(before, { address: GEORGIA }, rules).slice(1)).toEqual([
      { type: "UpdateItem", itemId: "item-1", change: { tax: 800 }, reason: "delivered elsewhere" },
    ])
    expect(deliveredTo(before, "GA", rules).totals).toMatchObject({ subTotal: 40_000, tax: 800 })
  })

  test("is charged the surcharge of that state, also where the tax is the same", () => {
    const before = placedBy([placing([anItem({ shippingSurcharge: 0, tax: 0 })])])
    const untaxed = { ...rules, tax: { rates: {}, taxesShipping: [] } }
    expect(sendTo(before, { address: GEORGIA }, untaxed)).toMatchObject([
      { type: "UpdateShippingAddress" },
      { type: "UpdateItem", change: { tax: 0, shippingCost: 800, shippingSurcharge: 300 } },
    ])
  })

  test("gets a new contract if one waits for its signature", () => {
    expect(sent("PENDING_ESIGNATURE").after.status).toBe("LOAN_IN_PROCESS")
    const nextDoor = anAddress({ address1: "1747 T Street Southeast" })
    expect(sent("PENDING_ESIGNATURE", nextDoor).after.status).toBe("PENDING_ESIGNATURE")
  })

  test.each(["PENDING_REVIEW", "PAYMENT_RECEIVED", "PENDING_FULFILMENT"] as const)(
    "stays as it was paid for in %s",
    (status) => {
      const { before, after } = sent(status)
      expect(after.shippingAddress).toEqual(GEORGIA)
      expect(after.lines).toEqual(before.lines)
    },
  )

  test.each([
    ["on its way", aPayment()],
    ["waiting to be final", aPayment({ result: "started", detected: aPayment().amount })],
  ])("stays in its state while a payment of its total is %s", (_, payment) => {
    const charging = history(placing(), { type: "RecordPayment", payment })
    const move = (address: typeof GEORGIA) =>
      given(order, charging).when({ type: "UpdateShippingAddress", address })
    expect(move(GEORGIA)).toMatchObject(rejected("not-allowed-now"))
    expect(move(anAddress({ address1: "1747 T Street Southeast" }))).toMatchObject({ events: [{}] })
  })

  test("may leave its state while the payment provider reviews its payment, since its total stays", () => {
    const reviewed = history(
      placing(),
      { type: "RecordPayment", payment: aPayment({ result: "reviewing" }) },
      { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "" },
    )
    expect(given(order, reviewed).when({ type: "UpdateShippingAddress", address: GEORGIA })).toHaveProperty(
      "events.length",
      1,
    )
  })
})
