import { toDecimal } from "@voltread/domain/shared/money.ts"
import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import { shopTimeZone } from "@voltread/projections/platform/schema.ts"
import { customerValueReport } from "@voltread/projections/reports/customer-value.ts"
import { dailyBusinessReport } from "@voltread/projections/reports/daily-business.ts"
import { popularProductsReport } from "@voltread/projections/reports/popular-products.ts"
import { type ReportTable, streamReport } from "@voltread/projections/reports/report-table.ts"
import { revenueReport } from "@voltread/projections/reports/revenue.ts"
import pg from "pg"
import { ONLINE_RETAIL, productIdOf } from "./commands.ts"
import { GUESTS, type Sums, sumFile } from "./sums.ts"

export interface Compared {
  readonly text: string
  readonly equal: boolean
}

/** The most differences that are listed; all are counted. */
const SHOWN = 20

/** Compares key by key; both sides must have the same keys. */
export const compareKeys = (
  name: string,
  expected: ReadonlyMap<string, string>,
  shown: ReadonlyMap<string, string>,
): Compared => {
  const different = [...new Set([...expected.keys(), ...shown.keys()])]
    .toSorted()
    .filter((key) => expected.get(key) !== shown.get(key))
    .map(
      (key) => `${key}  ${shown.get(key) ?? "nothing"}  but the file says ${expected.get(key) ?? "nothing"}`,
    )
  const equal = different.length === 0
  return {
    equal,
    text: [
      `${name}: ${equal ? `all ${expected.size} rows equal the file, to the cent.` : `${different.length} rows differ from the file:`}`,
      ...different.slice(0, SHOWN).map((line) => `  ${line}`),
      "",
    ].join("\n"),
  }
}

const written = (of: (sums: Sums) => ReadonlyArray<number | string>) => (groups: ReadonlyMap<string, Sums>) =>
  new Map([...groups].map(([key, sums]) => [key, of(sums).join("  ")]))

/** All rows of a report except the totals, with these columns. */
export const rowsOf = async (
  client: pg.Client,
  table: ReportTable,
  keys: ReadonlyArray<string>,
): Promise<
  ReadonlyArray<{ readonly key: string; readonly name: string; readonly cells: ReadonlyArray<string> }>
> => {
  const at = keys.map((key) => table.columns.findIndex((column) => column.key === key))
  await client.query("begin transaction isolation level repeatable read read only")
  const pieces: Array<ReadonlyArray<{ readonly key: string; readonly cells: ReadonlyArray<string> }>> = []
  for await (const piece of streamReport(client, table)) pieces.push(piece)
  await client.query("commit")
  return pieces
    .slice(0, -1)
    .flat()
    .map(({ key, cells }) => ({ key, name: cells[0] ?? "", cells: at.map((index) => cells[index] ?? "") }))
}

/**
 * Compares Revenue, Daily Business, Customer Value and Most Popular Products with sums taken directly from the file.
 * `equal` only if every figure of every row agrees to the cent, and neither side has extra rows.
 */
export const compare = async (file: string, databaseUrl: string): Promise<Compared> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const sums = await sumFile(file, dayIn((await shopTimeZone(client)) ?? "UTC"))
    const asked = { from: "2010-01-01", to: "2012-12-31", partner: ONLINE_RETAIL.name }
    const byKey = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
      new Map(rows.map(({ key, cells }) => [key, cells.join("  ")]))

    const revenue = await rowsOf(client, await revenueReport(client, { ...asked, groupBy: "month" }), [
      "orders",
      "gross",
      "returns",
    ])
    const business = await rowsOf(client, await dailyBusinessReport(client, { ...asked, groupBy: "day" }), [
      "submitted",
      "newCustomers",
      "net",
    ])
    const customers = await rowsOf(
      client,
      await customerValueReport(client, { ...asked, groupBy: "customer" }),
      ["orders", "gross", "refunds"],
    )
    const products = await rowsOf(
      client,
      await popularProductsReport(client, { ...asked, groupBy: "product" }),
      ["units", "orders", "gross", "returns"],
    )

    const results = [
      compareKeys(
        "Revenue by month",
        written(({ orders, gross, returns }) => [orders, toDecimal(gross), toDecimal(returns)])(sums.months),
        byKey(revenue),
      ),
      compareKeys(
        "Daily Business",
        written(({ orders, newCustomers, gross, returns }) => [
          orders,
          newCustomers,
          toDecimal(gross - returns),
        ])(sums.days),
        byKey(business),
      ),
      compareKeys(
        "Customer Value",
        written(({ orders, gross, returns }) => [orders, toDecimal(gross), toDecimal(returns)])(
          sums.customers,
        ),
        customersByNumber(customers),
      ),
      compareKeys(
        "Most Popular Products",
        new Map(
          [...sums.products].map(([stock, { units, gross, returns }]) => [
            productIdOf(stock),
            [units, toDecimal(gross), toDecimal(returns)].join("  "),
          ]),
        ),
        new Map(
          products.map(({ key, cells: [units, , gross, returns] }) => [
            key,
            [units, gross, returns].join("  "),
          ]),
        ),
      ),
    ]
    return {
      equal: results.every(({ equal }) => equal),
      text: results.map(({ text }) => text).join(""),
    }
  } finally {
    await client.end()
  }
}

const centsOf = (text: string | undefined): number => Math.round(Number(text) * 100)

/** By the number in the user name; guests, each a customer of their own, are added up. */
const customersByNumber = (
  rows: ReadonlyArray<{ readonly name: string; readonly cells: ReadonlyArray<string> }>,
): ReadonlyMap<string, string> => {
  const named = new Map<string, string>()
  const guests = { orders: 0, gross: 0, returns: 0 }
  for (const { name, cells } of rows) {
    const number = /^customer-(.*)@/.exec(name)?.[1]
    if (number !== undefined) named.set(number, cells.join("  "))
    else {
      const [orders, gross, returns] = cells
      guests.orders += Number(orders)
      guests.gross += centsOf(gross)
      guests.returns += centsOf(returns)
    }
  }
  if (guests.orders > 0)
    named.set(GUESTS, [guests.orders, toDecimal(guests.gross), toDecimal(guests.returns)].join("  "))
  return named
}
