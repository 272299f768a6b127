import { aLease, aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { describe, expect, test } from "vitest"
import { audit } from "./audit.ts"
import { type Evidence, foldOrders } from "./evidence.ts"

const TOTAL = 21_200

/** One paid order of two units, with all books in agreement. */
const honest = (): Evidence => {
  const history = new History()
  history.order("order-1", placing())
  history.order("order-1", { type: "RecordPayment", payment: aPayment() })
  history.order("order-1", {
    type: "RecordPayment",
    payment: aPayment({ result: "succeeded", transactionId: "tx-1" }),
  })
  const { orders, beginnings } = foldOrders(history.log.events)
  const entries = [...orders]
  return {
    receipts: [{ cartId: "cart-1", orderId: "order-1", paid: true }],
    products: [{ productId: "product-1", units: 10 }],
    charges: [CHARGE],
    leases: [],
    loans: new Map(),
    orders,
    beginnings,
    tables: [],
    available: new Map([["product-1", 8]]),
    held: [{ orderId: "order-1", productId: "product-1", quantity: 2 }],
    readModels: {
      details: orders,
      list: new Map(
        entries.map(([id, { state }]) => [id, { status: state.status, total: orderTotals(state).total }]),
      ),
      timelines: new Map(entries.map(([id, { revision }]) => [id, revision + 1])),
      counts: new Map(entries.map(([, { state }]) => [state.status, 1])),
      parked: 0,
    },
  }
}

/** The same order under a signed lease, which the lender has not paid for. */
const leased = () => {
  const history = new History()
  history.order("order-1", placing())
  history.order("order-1", { type: "UpdateLeaseDetails", lease: aLease({ statusName: "COMPLETED" }) })
  return foldOrders(history.log.events)
}

const CHARGE = { id: "tx-1", orderId: "order-1", cents: TOTAL, givenBack: 0 }

const empty = new Map<never, never>()
const change = (part: Partial<Evidence>) => audit({ ...honest(), ...part })
const changeModels = (part: Partial<Evidence["readModels"]>) =>
  change({ readModels: { ...honest().readModels, ...part } })

describe("the audit", () => {
  test("finds nothing when all books agree", () => {
    expect(audit(honest())).toEqual([])
  })

  test.each<[string, () => ReadonlyArray<string>, string]>([
    ["an order that was lost", () => change({ orders: empty }), "is not in the log"],
    ["an order that began twice", () => change({ beginnings: new Map([["order-1", 2]]) }), "begins 2 times"],
    [
      "a cart that became two orders",
      () =>
        change({
          orders: new Map([
            ...honest().orders,
            ...[...honest().orders].map(([, o]) => ["order-2", o] as const),
          ]),
        }),
      "became 2 orders",
    ],
    [
      "a shopper who was told of two orders",
      () =>
        change({ receipts: [...honest().receipts, { cartId: "cart-1", orderId: "order-2", paid: false }] }),
      "was acknowledged as 2 orders",
    ],
    [
      "a charge of no order",
      () => change({ charges: [CHARGE, { ...CHARGE, id: "tx-2", orderId: null }] }),
      "belongs to no order",
    ],
    [
      "a charge the order does not know",
      () => change({ charges: [CHARGE, { ...CHARGE, id: "tx-2" }] }),
      "is not known",
    ],
    [
      "an order charged twice",
      () => change({ charges: [CHARGE, { ...CHARGE, id: "tx-2" }] }),
      "was charged 2 times",
    ],
    [
      "an order charged twice that got one back",
      () => change({ charges: [CHARGE, { ...CHARGE, id: "tx-2", givenBack: TOTAL }] }),
      "was charged 2 times",
    ],
    ["a charge of another amount", () => change({ charges: [{ ...CHARGE, cents: 1 }] }), "another amount"],
    [
      "money that went back unknown to the order",
      () => change({ charges: [{ ...CHARGE, givenBack: 500 }] }),
      "500 cents of charge tx-1 went back",
    ],
    ["money that never came", () => change({ charges: [] }), "which is not a charge"],
    [
      "a product sold too often",
      () => change({ products: [{ productId: "product-1", units: 1 }] }),
      "was sold 2 times",
    ],
    ["a unit that was lost", () => change({ available: new Map([["product-1", 7]]) }), "are not 10"],
    [
      "a paid order whose units were given away",
      () => change({ held: [], available: new Map([["product-1", 10]]) }),
      "does not hold what it has sold",
    ],
    [
      "a leased order whose units were given away",
      () => change({ ...leased(), held: [], available: new Map([["product-1", 10]]) }),
      "does not hold what it has sold",
    ],
    ["a page that is missing", () => changeModels({ details: empty }), "has no page"],
    [
      "a page that is behind",
      () => {
        const behind = [...honest().orders].map(([id, order]) => [id, { ...order, revision: 0 }] as const)
        return changeModels({ details: new Map(behind) })
      },
      "The page of order order-1 differs",
    ],
    [
      "a list that is behind",
      () => changeModels({ list: new Map([["order-1", { status: "PENDING_PAYMENT", total: TOTAL }]]) }),
      "The list's row of order order-1 differs",
    ],
    ["a gap in a timeline", () => changeModels({ timelines: new Map([["order-1", 1]]) }), "is not complete"],
    ["a wrong count", () => changeModels({ counts: new Map([["PAYMENT_RECEIVED", 2]]) }), "counts by status"],
    ["a row from nowhere", () => change({ receipts: [], orders: empty }), "and the log has not"],
    ["a table that differs", () => change({ tables: ["cart-1: It is wrong."] }), "cart-1: It is wrong."],
    ["a parked event", () => changeModels({ parked: 1 }), "1 events are parked"],
  ])("finds %s", (_, findings, sentence) => {
    expect(findings().join("\n")).toContain(sentence)
  })
})
