import { readFileSync } from "node:fs"
import { join } from "node:path"
import { anItem, aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import { isObjectType } from "graphql"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { analyticsSchema } from "../composition/graphql.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { REPORT_NAMES, REPORTS } from "./report-request.ts"
import { fieldOf, typedReports } from "./typed-reports.ts"

let shop: ShopApp
let admin: Tokens

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
  const history = new History()
  const items = [anItem({ partner: "Best Buy", category: "tires", productType: "tires", size: "205/55R16" })]
  const affiliate = { affiliateId: "aff-1", subAffiliateId: "blog", clickHash: null, rollupId: "roll" }
  history.at("2026-03-02T10:00:00.000Z").order("a", placing(items, { orderId: "a", affiliate }))
  history.order("a", { type: "RecordPayment", payment: aPayment({ result: "succeeded" }) })
  history.visit("v-1", { gclid: "g", utm_term: "tires" })
  await project({ connectionString: shop.config.databaseUrl }, history.log.events)
})
afterAll(() => shop.close())

test("the definitions are those of the columns as they are now; else run write-typed-reports.ts", async () => {
  const file = join(import.meta.dirname, "typed-reports.shop.analytics.graphql")
  expect(readFileSync(file, "utf8")).toBe(await typedReports())
})

const columnsOf = (type: string): ReadonlyArray<string> => {
  const found = analyticsSchema.getType(type)
  if (!isObjectType(found)) throw new Error(`There is no type ${type}`)
  return Object.keys(found.getFields()).filter((name) => !["key", "cells", "opens"].includes(name))
}

const ask = async (query: string) => {
  const { body } = await shop.call("POST", "/graphql/analytics", { query }, { as: admin })
  expect(Object(body).errors).toBeUndefined()
  return Object(body.data)
}

const QUESTIONS = REPORT_NAMES.flatMap((name) =>
  Object.keys(REPORTS[name].groupings).map((groupBy) => [name, groupBy] as const),
)

test.each(QUESTIONS)("%s by %s has its cells as typed fields, too", async (name, groupBy) => {
  const field = fieldOf(name)
  const type = field.replace(/^./, (letter) => letter.toUpperCase())
  const columns = columnsOf(`${type}Row`)
  const figures = columnsOf(`${type}Sums`)
  const found =
    await ask(`{ ${field}(input: { from: "2026-03-01", to: "2026-03-31", groupBy: "${groupBy}" }) {
    columns { key kind } rows { cells ${columns.join(" ")} } totals sums { ${figures.join(" ")} } } }`)
  const report = found[field]
  const named = report.columns.map(({ key }: { key: string }) =>
    key.replace(/-(\w)/g, (_: string, letter: string) => letter.toUpperCase()),
  )
  expect(report.rows).not.toEqual([])
  const typed = (column: string, cell: string | undefined) => {
    if (cell === undefined || cell === "") return null
    return figures.includes(column) ? Number(cell) : cell
  }
  for (const row of report.rows)
    for (const column of columns)
      expect([column, row[column]]).toEqual([column, typed(column, row.cells[named.indexOf(column)])])
  for (const figure of figures)
    expect([figure, report.sums[figure]]).toEqual([
      figure,
      typed(figure, report.totals[named.indexOf(figure)]),
    ])
})

test("any report, asked for by its name, is of its own type", async () => {
  const { report } =
    await ask(`{ report(name: "revenue", input: { from: "2026-03-01", to: "2026-03-31", groupBy: "day" }) {
    __typename rows { key } ... on RevenueReport { rows { day gross } sums { gross } } } }`)
  expect(report).toEqual({
    __typename: "RevenueReport",
    rows: [{ key: "2026-03-02", day: "2026-03-02", gross: 200 }],
    sums: { gross: 200 },
  })
  const { body } = await shop.call(
    "POST",
    "/graphql/analytics",
    { query: `{ report(name: "nothing", input: { from: "x", to: "y", groupBy: "z" }) { name } }` },
    { as: admin },
  )
  expect(JSON.stringify(body)).toContain("This report could not be found.")
})
