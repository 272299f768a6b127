import { adminCounts, customerCounts } from "@voltread/domain/ordering/counts.ts"
import {
  aLease,
  anAddress,
  anItem,
  aPayment,
  aShipment,
  placing,
} from "@voltread/domain/ordering/order-examples.ts"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { InvalidCursor } from "../platform/cursor.ts"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { orderCountsByStatus, sumOf } from "./order-counts.ts"
import {
  adminOrderPage,
  filteredCounts,
  type OrderFilter,
  type OrderSort,
  orderPage,
} from "./order-list-query.ts"

let database: TestDatabase
const history = new History()

const TOTAL = 21_200
const contact = (firstName: string, lastName: string, email: string) => ({
  firstName,
  lastName,
  email,
  phone: "2025550143",
})
const affiliate = { affiliateId: "aff-1", subAffiliateId: null, clickHash: null, rollupId: null }

/** Seven orders, one a day; the fifth and sixth at the same instant. */
beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  const place = (id: string, at: string, change: Parameters<typeof placing>[1] = {}, items = [anItem()]) =>
    history.at(at).order(id, placing(items, { orderId: id, uniqueId: `VT-${id.toUpperCase()}`, ...change }))
  place("o1", "2026-02-01T09:00:00.000Z")
  place("o2", "2026-02-02T09:00:00.000Z", { contact: contact("Grace", "O'Hopper", "grace@navy.example") })
  place("o3", "2026-02-03T09:00:00.000Z", { username: null, affiliate })
  place("o4", "2026-02-04T09:00:00.000Z", { username: "bob@example.com" }, [
    anItem({ partner: "Tire Rack", sku: "100%_RUBBER", price: 99_900 }),
  ])
  history.order("o4", {
    type: "UpdateLeaseDetails",
    lease: aLease({ leaseId: "PL-7731", secondaryLeaseId: "ESIG-55" }),
  })
  place("o5", "2026-02-05T09:00:00.000Z")
  place("o6", "2026-02-05T09:00:00.000Z")
  place("o7", "2026-02-07T23:59:59.999Z")
  history.order("o7", {
    type: "UpdateShippingAddress",
    address: anAddress({ address1: "9 Elm Alley", city: "Capitol Heights", postalCode: "20502" }),
  })
  history.order("o7", { type: "UpdateBillingAddress", address: anAddress({ postalCode: "60601" }) })
  history.order("o2", { type: "RecordPayment", payment: aPayment({ amount: TOTAL }) })
  history.order("o2", {
    type: "RecordPayment",
    payment: aPayment({
      ...{ amount: TOTAL, result: "succeeded", transactionId: "BT-Q9" },
      card: { type: "Visa", lastFour: "8274" },
    }),
  })
  history.order("o2", {
    type: "RecordShipment",
    shipment: aShipment(undefined, { partnerOrderId: "PO-4471" }),
  })
  history.order("o5", { type: "CancelOrder", reason: "changed my mind" })
  await project(database.connection, history.log.events)
})
afterAll(() => database.drop())

const ids = async (filter: OrderFilter, sort?: OrderSort) =>
  (await orderPage(database.pool, { filter, ...(sort === undefined ? {} : { sort }) })).orders.map(
    ({ id }) => id,
  )

describe("the order list", () => {
  test.each<[string, OrderFilter, ReadonlyArray<string>]>([
    ["one status", { statuses: ["CANCELLED"] }, ["o5"]],
    ["several statuses", { statuses: ["CANCELLED", "CONFIRMED_BY_SUPPLIER"] }, ["o5", "o2"]],
    ["a status twice", { statuses: ["CANCELLED", "CANCELLED"] }, ["o5"]],
    ["no statuses, which means all", { statuses: [], affiliateId: "aff-1" }, ["o3"]],
    ["a status no order has", { statuses: ["RETURNED"] }, []],
    ["the way of payment", { gatewayType: "CARD" }, ["o2"]],
    ["an affiliate", { affiliateId: "aff-1" }, ["o3"]],
    ["a customer", { username: "bob@example.com" }, ["o4"]],
    [
      "a customer, with what they ordered without logging in",
      { username: "ada@example.com" },
      ["o7", "o6", "o5", "o3", "o2", "o1"],
    ],
    ["a partner", { partner: "Tire Rack" }, ["o4"]],
    ["a total from", { minTotal: 100_000 }, ["o4"]],
    ["a total from, itself included", { minTotal: TOTAL, to: "2026-02-01" }, ["o1"]],
    ["until an instant, which is excluded", { from: "2026-02-04", to: "2026-02-05T09:00:00.000Z" }, ["o4"]],
    ["a total up to", { maxTotal: TOTAL, from: "2026-02-06" }, ["o7"]],
    ["days, both inclusive", { from: "2026-02-04", to: "2026-02-05" }, ["o6", "o5", "o4"]],
    ["the last moment of a day", { from: "2026-02-07", to: "2026-02-07" }, ["o7"]],
    ["status and customer together", { statuses: ["PENDING_PAYMENT"], username: "bob@example.com" }, ["o4"]],
  ])("filters by %s", async (_, filter, expected) => {
    expect(await ids(filter)).toEqual(expected)
    const { totalCount } = await adminOrderPage(database.pool, { filter })
    expect(totalCount).toBe(expected.length)
  })

  test.each<[string, string, ReadonlyArray<string>]>([
    ["an order number", "vt-o3", ["o3"]],
    ["part of a name, whatever the case", "hOPp", ["o2"]],
    ["words in any order", "hopper grace", ["o2"]],
    ["a name with an apostrophe", "o'hopper", ["o2"]],
    ["an email address", "grace@navy.example", ["o2"]],
    ["a sku with signs that mean something to LIKE", "100%_rub", ["o4"]],
    ["which are not wildcards", "100_%rub", []],
    ["a transaction", "bt-q9", ["o2"]],
    ["the last digits of a card", "8274", ["o2"]],
    ["and its brand", "visa 8274", ["o2"]],
    ["a lender's contract", "pl-7731", ["o4"]],
    ["a contract's second number", "esig-55", ["o4"]],
    ["a ZIP code, of a parcel's address", "20502", ["o7"]],
    ["or of a bill's", "60601", ["o7"]],
    ["a last name and a city, which callers know by heart", "BYRON capitol", ["o7"]],
    ["a city with its state and ZIP code", "capitol heights, dc 20502", ["o7"]],
    ["the street on a parcel", "9 ELM alley", ["o7"]],
    ["the supplier's number of an order", "po-4471", ["o2"]],
    ["an amount on a bank statement", "$2,010.00", ["o4"]],
    ["and without its dollar sign", "2010.00", ["o4"]],
    ["a tracking number", "1z999aa1", ["o2"]],
    ["a phone number as people write it", "(202) 555-0143", ["o7", "o6", "o5", "o4", "o3", "o2", "o1"]],
    ["one with dashes alone", "202-555-0143", ["o7", "o6", "o5", "o4", "o3", "o2", "o1"]],
    ["and with the country's code", "1-202-555-0143", ["o7", "o6", "o5", "o4", "o3", "o2", "o1"]],
    ["the digits that a telephone shows", "12025550143", ["o7", "o6", "o5", "o4", "o3", "o2", "o1"]],
    ["two letters", "q9", ["o2"]],
    ["nothing but blanks", "   ", ["o7", "o6", "o5", "o4", "o3", "o2", "o1"]],
    ["what nobody is called", "zebra", []],
  ])("finds %s", async (_, search, expected) => {
    expect(await ids({ search })).toEqual(expected)
  })

  test("keeps the places of both addresses apart from what else is searched", async () => {
    const { rows } = await database.pool.query(
      "select places from read.order_list where order_id in ('o6', 'o7') order by order_id",
    )
    expect(rows).toEqual([
      { places: "washington, dc 20020\nwashington, dc 20020" },
      { places: "capitol heights, dc 20502\nwashington, dc 60601" },
    ])
  })

  test("searches within statuses, too", async () => {
    expect(await ids({ search: "ada", statuses: ["CANCELLED"] })).toEqual(["o5"])
  })

  test.each<[OrderSort, ReadonlyArray<string>]>([
    ["NEWEST", ["o7", "o6", "o5", "o4", "o3", "o2", "o1"]],
    ["OLDEST", ["o1", "o2", "o3", "o4", "o5", "o6", "o7"]],
    ["TOTAL_DESC", ["o4", "o7", "o6", "o5", "o3", "o2", "o1"]],
    ["TOTAL_ASC", ["o1", "o2", "o3", "o5", "o6", "o7", "o4"]],
    ["UPDATED", ["o5", "o2", "o7", "o6", "o4", "o3", "o1"]],
  ])("sorts by %s and pages without skipping or repeating an order", async (sort, expected) => {
    expect(await ids({}, sort)).toEqual(expected)
    for (const filter of [
      {},
      { statuses: ["PENDING_PAYMENT", "CANCELLED", "CONFIRMED_BY_SUPPLIER"] } as const,
    ]) {
      const paged: Array<string> = []
      let after: string | null = null
      do {
        const page = await orderPage(database.pool, { filter, sort, first: 2, after })
        expect(page.orders.length).toBeLessThanOrEqual(2)
        paged.push(...page.orders.map(({ id }) => id))
        after = page.nextCursor
      } while (after !== null)
      expect(paged).toEqual(expected)
    }
  })

  test("rejects the cursor of another list, and an invented one", async () => {
    const { nextCursor } = await orderPage(database.pool, { first: 1, sort: "NEWEST" })
    await expect(orderPage(database.pool, { after: nextCursor, sort: "TOTAL_ASC" })).rejects.toBeInstanceOf(
      InvalidCursor,
    )
    for (const after of ["nonsense", "", Buffer.from('["NEWEST","x","y"]').toString("base64url")])
      await expect(orderPage(database.pool, { after })).rejects.toBeInstanceOf(InvalidCursor)
  })

  test("shows what the row needs", async () => {
    const [order] = (await orderPage(database.pool, { filter: { search: "vt-o2" } })).orders
    expect(order).toEqual({
      id: "o2",
      uniqueId: "VT-O2",
      isIncomplete: false,
      username: "ada@example.com",
      customerName: "Grace O'Hopper",
      email: "grace@navy.example",
      status: "CONFIRMED_BY_SUPPLIER",
      total: TOTAL,
      paid: TOTAL,
      refunded: 0,
      disputed: 0,
      itemCount: 2,
      firstItemName: "Sound bar",
      gatewayType: "CARD",
      orderSubmittedDate: "2026-02-02T09:00:00.000Z",
      createdAt: "2026-02-02T09:00:00.000Z",
      updatedAt: expect.stringMatching(/^2026-02-08T00:0/),
      affiliateId: null,
      shipState: "DC",
    })
  })

  test("shows payments and refunds: of a part, of a return, of a cancellation after payment", async () => {
    const own = await preparedDatabase(inject("postgresUrl"))
    const money = new History()
    const paid = (id: string) => {
      money.order(id, placing([anItem()], { orderId: id, uniqueId: `VT-${id.toUpperCase()}` }))
      for (const result of ["requested", "succeeded"] as const)
        money.order(id, { type: "RecordPayment", payment: aPayment({ amount: TOTAL, result }) })
    }
    const refund = (id: string, amount: number, result: "requested" | "succeeded" | "failed") =>
      money.order(id, {
        type: "RecordPayment",
        payment: aPayment({ paymentId: `r-${amount}`, kind: "refund", refersTo: "pay-1", amount, result }),
      })
    const back = (id: string, amount: number) => {
      refund(id, amount, "requested")
      refund(id, amount, "succeeded")
    }
    paid("kept")
    paid("part")
    back("part", 2_000)
    refund("part", 1_000, "requested")
    refund("part", 1_000, "failed")
    paid("returned")
    money.order("returned", { type: "RecordShipment", shipment: aShipment() })
    money.order("returned", { type: "ReturnItem", itemId: "item-1", quantity: 1, reason: "" })
    back("returned", TOTAL / 2)
    paid("cancelled")
    money.order("cancelled", { type: "CancelOrder", reason: "changed my mind" })
    back("cancelled", TOTAL)
    await project(own.connection, money.log.events)
    const { orders } = await orderPage(own.pool)
    expect(
      Object.fromEntries(orders.map(({ id, total, paid, refunded }) => [id, [total, paid, refunded]])),
    ).toEqual({
      kept: [TOTAL, TOTAL, 0],
      part: [TOTAL, TOTAL, 2_000],
      returned: [TOTAL, TOTAL, TOTAL / 2],
      cancelled: [TOTAL, TOTAL, TOTAL],
    })
    await own.drop()
  })

  test("names a position that it includes", async () => {
    expect((await adminOrderPage(database.pool)).position).toBe(history.log.head())
  })
})

describe("the counts", () => {
  test("are right for each status, for all orders and for one customer", async () => {
    const all = await orderCountsByStatus(database.pool)
    expect(all).toMatchObject({
      PENDING_PAYMENT: 5,
      CANCELLED: 1,
      CONFIRMED_BY_SUPPLIER: 1,
      PAYMENT_RECEIVED: 0,
    })
    expect(sumOf(all)).toBe(7)
    const bob = await orderCountsByStatus(database.pool, "bob@example.com")
    expect(sumOf(bob)).toBe(1)
    expect(sumOf(await orderCountsByStatus(database.pool, "nobody@example.com"))).toBe(0)
    expect(sumOf(all, ["CANCELLED", "PENDING_PAYMENT", "CANCELLED"])).toBe(6)
  })

  test("count an abandoned checkout once, though it has no owner", async () => {
    const other = await preparedDatabase(inject("postgresUrl"))
    try {
      const givenUp = new History()
      const { order } = placing([anItem()], { orderId: "o1", username: null, contact: contact("", "", "") })
      givenUp.order("o1", { type: "CreateOrder", order })
      givenUp.order("o1", { type: "CancelOrder", reason: "The checkout was not finished" })
      await project(other.connection, givenUp.log.events)
      expect(sumOf(await orderCountsByStatus(other.pool))).toBe(1)
    } finally {
      await other.drop()
    }
  })

  test("feed the tables of spec §4, odd entries included", async () => {
    const all = await orderCountsByStatus(database.pool)
    expect(adminCounts(all)).toMatchObject({ pending: 5, awaitingDelivery: 5, cancelled: 1, processing: 0 })
    expect(customerCounts(all)).toMatchObject({
      awaitingPayment: 5,
      confirmed: 1,
      processing: 1,
      cancelled: 1,
    })
  })
})

describe("counts of what search and filters leave", () => {
  const counted = async (filter: OrderFilter) => {
    const { byStatus, ...counts } = await filteredCounts(database.pool, filter)
    return {
      ...counts,
      byStatus: Object.fromEntries(Object.entries(byStatus).filter(([, count]) => count > 0)),
    }
  }

  test.each<OrderFilter>([
    {},
    { username: "bob@example.com" },
    { affiliateId: "aff-1" },
    { search: "navy.example" },
    { from: "2026-02-05", to: "2026-02-05" },
    { gatewayType: "CARD", minTotal: 1 },
  ])("count the orders that %j finds, whatever the selected status", async (filter) => {
    const { orders } = await orderPage(database.pool, { filter })
    const byStatus: Record<string, number> = {}
    for (const { status } of orders) byStatus[status] = (byStatus[status] ?? 0) + 1
    const expected = { byStatus, total: orders.length, isPartial: false }
    expect(orders.length).toBeGreaterThan(0)
    expect(await counted(filter)).toEqual(expected)
    expect(await counted({ ...filter, statuses: ["RETURNED"] })).toEqual(expected)
  })

  test("are not made for text that no index can find", async () => {
    expect(await counted({ search: "na" })).toEqual({ byStatus: {}, total: 0, isPartial: true })
  })
})
