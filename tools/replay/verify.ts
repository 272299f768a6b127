import { toDecimal } from "@voltread/domain/shared/money.ts"
import { revenueReport } from "@voltread/projections/reports/revenue.ts"
import pg from "pg"
import { PARTNER } from "./commands.ts"
import { sumByMonth } from "./sums.ts"

/**
 * Compares the Revenue report, month by month, with sums made straight from the file. `equal` only when orders, gross
 * and returns agree to the cent in every month, and neither side has a month of its own.
 */
export const compare = async (
  file: string,
  databaseUrl: string,
): Promise<{ readonly text: string; readonly equal: boolean }> => {
  const expected = await sumByMonth(file)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const report = await revenueReport(client, {
    from: "2010-01-01",
    to: "2012-12-31",
    groupBy: "month",
    partner: PARTNER,
  }).finally(() => client.end())
  const column = (key: string): number => report.columns.findIndex((each) => each.key === key)
  const [orders, gross, returns] = [column("orders"), column("gross"), column("returns")]
  const shown = new Map(
    report.rows.map(({ key, cells }) => [key, [cells[orders], cells[gross], cells[returns]].join("  ")]),
  )
  const lines = [...new Set([...expected.keys(), ...shown.keys()])].toSorted().map((month) => {
    const sums = expected.get(month)
    const wanted =
      sums === undefined
        ? "nothing"
        : [sums.orders, toDecimal(sums.gross), toDecimal(sums.returns)].join("  ")
    const found = shown.get(month) ?? "nothing"
    return {
      text: `${month}  ${found}${found === wanted ? "" : `  but the file says ${wanted}`}`,
      same: found === wanted,
    }
  })
  const equal = lines.every(({ same }) => same)
  return {
    equal,
    text: [
      "month    orders  gross  returns",
      ...lines.map(({ text }) => text),
      equal ? "The report equals the file, to the cent." : "The report differs from the file.",
      "",
    ].join("\n"),
  }
}
