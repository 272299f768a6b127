import { createPool, Database } from "@voltread/api/platform/postgres/pool.ts"
import { csvFile } from "@voltread/api/reports/csv-file.ts"
import { REPORTS } from "@voltread/api/reports/report-request.ts"
import type { ReportName } from "@voltread/domain/contract/report.ts"
import { ensureReadModels } from "@voltread/projections/prepare.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { readReport } from "@voltread/projections/reports/report-table.ts"
import { Effect } from "effect"
import pg from "pg"
import { fillLedger } from "./fill-ledger.ts"
import { type Percentiles, timed } from "./projections.ts"
import { withScratchDatabase } from "./scratch.ts"

/** Times in milliseconds. */
export interface ReportFigures {
  readonly orders: number
  /** The first page over a year, by report and grouping. */
  readonly pages: ReadonlyArray<{ readonly report: string; readonly groupBy: string } & Percentiles>
  readonly csv: {
    readonly rows: number
    readonly seconds: number
    /** The peak growth of the process: after a quarter of the rows, and after all of them. */
    readonly quarterMb: number
    readonly memoryMb: number
  }
}

/** The reports that admins open first, and the groupings that read the most rows. */
const PAGES: ReadonlyArray<readonly [ReportName, string]> = [
  ["transactions", "transaction"],
  ["transactions", "day"],
  ["revenue", "day"],
  ["revenue", "category"],
  ["daily-business", "day"],
  ["customer-value", "customer"],
  ["customer-value", "month"],
  ["google-keywords", "keyword"],
  ["traffic-sources", "source"],
  ["most-popular-products", "brand"],
  ["most-popular-products", "product"],
  ["best-buy-expenses", "day"],
  ["best-buy-expenses", "order"],
  ["daily-affiliate", "day"],
  ["affiliate-summary", "affiliate"],
]
const YEAR = { from: "2025-11-22", to: "2026-11-21" }

const MB = 1_048_576

/** Reports on this many orders of a year, and a file of all transactions. */
export const benchReports = (databaseUrl: string, orders: number): Promise<ReportFigures> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await ensureReadModels(client, readModels)
      await fillLedger(client, orders)
      await client.query("update read.checkpoint set position = '9'")
    } finally {
      await client.end()
    }
    const pool = createPool({ url, max: 4 }, () => undefined)
    try {
      const pages: Array<ReportFigures["pages"][number]> = []
      for (const [report, groupBy] of PAGES) {
        const input = { ...YEAR, groupBy }
        const times = await timed(25, async () => readReport(pool, await REPORTS[report].table(pool, input)))
        pages.push({ report, groupBy, ...times })
      }
      return { orders, pages, csv: await timeCsv(url, orders) }
    } finally {
      await pool.end()
    }
  })

const timeCsv = async (url: string, orders: number): Promise<ReportFigures["csv"]> => {
  const start = performance.now()
  const before = process.memoryUsage().rss
  let most = before
  let mostOfQuarter = before
  let rows = -2
  const file = await Effect.runPromise(
    csvFile("transactions", { ...YEAR, groupBy: "transaction" }).pipe(
      Effect.provide(Database.layer({ url, max: 1 })),
    ),
  )
  for await (const piece of file) {
    rows += String(piece).split("\r\n").length - 1
    most = Math.max(most, process.memoryUsage().rss)
    if (rows < orders / 4) mostOfQuarter = most
  }
  return {
    rows,
    seconds: (performance.now() - start) / 1_000,
    quarterMb: (mostOfQuarter - before) / MB,
    memoryMb: (most - before) / MB,
  }
}
