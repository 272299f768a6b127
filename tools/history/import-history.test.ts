import { writeFile } from "node:fs/promises"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { exportHistory, historyLines } from "@voltread/api/history/export-history.ts"
import { importHistory } from "@voltread/api/history/import-history.ts"
import { orderIdOf } from "@voltread/api/history/past-order-commands.ts"
import { HISTORY_TEMPLATE } from "@voltread/api/history/past-records.ts"
import { captureSent } from "@voltread/api/payments/capture-sent.ts"
import { makePaymentGateways, PaymentGateways } from "@voltread/api/payments/payment-gateways.ts"
import { rows } from "@voltread/api/platform/postgres/query.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { revenueReport } from "@voltread/projections/reports/revenue.ts"
import { Effect, Layer, Schema, Stream } from "effect"
import pg from "pg"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { type ReplayShop, replayShop } from "../replay/testing/replay-shop.ts"
import { rowsOf } from "../replay/verify.ts"

const [CUSTOMER, ORDER, RETURN] = HISTORY_TEMPLATE
const FORMER = { id: "former-shop", name: "Former shop", prefix: "F-" }

/** A guest's order of the same products, with SKUs in lower case. */
const GUEST_ORDER = {
  ...ORDER,
  number: "10018",
  placedAt: "2025-03-05T15:30:00Z",
  email: "",
  hasAccount: false,
  items: ORDER?.type === "order" ? ORDER.items.map((item) => ({ ...item, sku: item.sku.toLowerCase() })) : [],
}
/** Refunded with its shipping. */
const GUEST_RETURN = {
  ...RETURN,
  number: "C-312",
  order: "10018",
  refund: "24.90",
  lines: [{ line: 2, quantity: 1 }],
}
/** An order that the former shop could not export is not an error of this file. */
const MISSING = { type: "left-out", what: "10019", why: "not all of it has left the shop" }
const GOOD = [CUSTOMER, ORDER, RETURN, GUEST_ORDER, GUEST_RETURN, MISSING]
const BAD: ReadonlyArray<readonly [record: unknown, reason: string]> = [
  [{ ...ORDER, type: "invoice" }, "type: must be customer, order or return"],
  [{ ...ORDER, number: "1", placedAt: "yesterday" }, "placedAt: must be a UTC instant"],
  [{ ...ORDER, number: "2", items: [] }, "items"],
  [{ ...RETURN, number: "C-1", order: "unknown" }, ""],
  [{ ...RETURN, number: "C-2", lines: [{ line: 1, quantity: 2 }] }, ""],
  [{ ...CUSTOMER, email: "nobody" }, "email: must be an email address"],
]

let shop: ReplayShop
beforeEach(async () => {
  const records = [...GOOD, ...BAD.map(([record]) => record)]
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join("")
  shop = await replayShop(inject("postgresUrl"), lines, "history.jsonl")
})
afterEach(() => shop.close())

const bringIn = (isDryRun: boolean) =>
  shop.run(importHistory({ file: shop.file, formerShop: FORMER, isDryRun }))
const orderOf = (number: string) =>
  shop.run(CommandHandlers.use(({ orders }) => orders.load(orderIdOf(FORMER, number))))

test("the history of another shop is imported at its own time, and errors are reported line by line", async () => {
  const tried = await bringIn(true)
  expect(await shop.head()).toBe("")
  const outcome = await bringIn(false)
  expect(outcome).toEqual(tried)
  expect(outcome).toMatchObject({ customers: 1, orders: 2, returns: 2, products: 2, rejected: BAD.length })
  for (const [index, [, reason]] of BAD.entries()) {
    expect(outcome.rejections[index]?.line).toBe(GOOD.length + index + 1)
    expect(outcome.rejections[index]?.reason).toContain(reason)
  }

  const { state } = await orderOf("10017")
  if (state._tag !== "placed") throw new Error("the order is not there")
  expect(state.created).toMatchObject({ uniqueId: "F-10017", username: "ann.lee@example.com" })
  expect(orderTotals(state).total).toBe(2 * 40_900 + 1_990 + 500 + 5_112)
  expect(state.payments.map(({ kind, amount, gatewayName }) => [kind, amount, gatewayName])).toEqual([
    ["sale", 2 * 40_900 + 1_990 + 500 + 5_112, "stripe"],
    ["refund", 40_900 + 2_556, "stripe"],
  ])
  // Its own gateways are not those that took this money.
  const noGateways = Layer.succeed(PaymentGateways, makePaymentGateways({ gateways: [] }))
  expect(await shop.run(Effect.provide(captureSent(state), noGateways))).toEqual([])

  await shop.project()
  const client = new pg.Client({ connectionString: shop.url })
  await client.connect()
  const report = await revenueReport(client, { from: "2025-01-01", to: "2025-12-31", groupBy: "month" })
  const months = await rowsOf(client, report, ["orders", "gross", "returns"])
  await client.end()
  expect(months.map(({ key, cells }) => [key, ...cells])).toEqual([["2025-03", "2", "1675.80", "428.90"]])

  const Account = Schema.Struct({ username: Schema.String, city: Schema.String })
  const accounts = await shop.run(
    rows(Account, {
      text: "select username, city from account join account_address using (username)",
      values: [],
    }),
  )
  expect(accounts).toEqual([{ username: "ann.lee@example.com", city: "Chicago" }])
})

test("an exported history is the same after its import into an empty shop", async () => {
  await bringIn(false)
  await shop.project()
  const exported = async (from: ReplayShop) => {
    const parts = await from.run(Stream.runCollect(exportHistory))
    return {
      lines: parts.map(historyLines).join(""),
      leftOut: parts.flatMap((part) => part.leftOut),
    }
  }
  const first = await exported(shop)
  expect(first.leftOut).toEqual([])
  const records = first.lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
  expect(records).toMatchObject([
    { type: "customer", email: "ann.lee@example.com", address: { city: "Chicago" } },
    { type: "order", number: "F-10017", hasAccount: true, shippedAt: "2025-03-06T18:00:00.000Z" },
    { ...RETURN, order: "F-10017", at: "2025-03-20T10:00:00.000Z" },
    { type: "order", number: "F-10018", email: "", hasAccount: false },
    { type: "return", number: "C-312", order: "F-10018", refund: "24.90" },
  ])
  const empty = await replayShop(inject("postgresUrl"), first.lines, "history.jsonl")
  try {
    const formerShop = { ...FORMER, prefix: "" }
    expect(await empty.run(importHistory({ file: empty.file, formerShop, isDryRun: false }))).toMatchObject({
      customers: 1,
      orders: 2,
      returns: 2,
      rejected: 0,
    })
    await empty.project()
    expect(await exported(empty)).toEqual(first)
  } finally {
    await empty.close()
  }
})

test("importing the same history again changes nothing, and says so", async () => {
  await bringIn(false)
  const before = await shop.head()
  const nothing = { customers: 0, orders: 0, returns: 0, products: 0, unchanged: 5, rejected: BAD.length }
  expect(await bringIn(true)).toMatchObject(nothing)
  expect(await bringIn(false)).toMatchObject(nothing)
  expect(await shop.head()).toBe(before)
})

test("a check knows the orders of earlier files", async () => {
  await bringIn(false)
  const later = { ...RETURN, number: "C-400", order: "10018", lines: [{ line: 1, quantity: 1 }] }
  await writeFile(shop.file, `${JSON.stringify(later)}\n`)
  expect(await bringIn(true)).toMatchObject({ returns: 1, rejected: 0 })
  expect(await bringIn(false)).toMatchObject({ returns: 1, rejected: 0 })
  expect(await bringIn(true)).toMatchObject({ returns: 0, unchanged: 1, rejected: 0 })
})
