import { NO_TRACKING } from "@voltread/domain/ordering/order-event.ts"
import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { expect, inject, test } from "vitest"
import { preparedDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { googleKeywordsReport } from "./google-keywords.ts"
import { readReport } from "./report-table.ts"

test("Google Keywords as of an earlier position has the costs that were known then", async () => {
  const database = await preparedDatabase(inject("postgresUrl"))
  try {
    const history = new History()
    const visit = (id: string) => {
      history.visit(id, { gclid: id, utm_source: "google", utm_term: "cheap tires", utm_campaign: "tires" })
      return history.log.head()
    }
    const [first, second] = [visit("v-1"), visit("v-2")]
    visit("v-3")
    // $190.00 net.
    const tracking = { ...NO_TRACKING, googleClickId: "v-1", utmSource: "google", utmTerm: "cheap tires" }
    history.order("a", placing(undefined, { orderId: "a", tracking: { ...tracking, utmCampaign: "tires" } }))
    await project(database.connection, history.log.events)
    // As created by the API's migrations; imported, not projected.
    await database.pool.query(
      `create table ad_cost (day date, campaign text, keyword text, cost bigint, from_position text collate "C");
       create table replaced_ad_cost (like ad_cost, until_position text collate "C")`,
    )
    const cost = "'2026-03-01', 'tires', 'cheap tires'"
    await database.pool.query(`insert into replaced_ad_cost values (${cost}, 1000, '', $1)`, [second])
    await database.pool.query(`insert into ad_cost values (${cost}, 900, $1)`, [second])
    const figureAsOf = async (asOf: string | null, figure = "cost") => {
      const input = { from: "2026-03-01", to: "2026-03-31", groupBy: "keyword", asOf }
      const { columns, totals } = await readReport(
        database.pool,
        await googleKeywordsReport(database.pool, input),
      )
      return totals[columns.findIndex(({ key }) => key === figure)]
    }
    expect(await figureAsOf(first)).toBe("10.00")
    expect(await figureAsOf(second)).toBe("9.00")
    expect(await figureAsOf(null)).toBe("9.00")
    expect(await figureAsOf(null, "returnOnAdSpend")).toBe("2111.1")
  } finally {
    await database.drop()
  }
})
