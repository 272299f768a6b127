import { NO_ATTRIBUTION, type Touch } from "@voltread/domain/ordering/attribution.ts"
import { NO_TRACKING } from "@voltread/domain/ordering/order-event.ts"
import { aCreation, placing } from "@voltread/domain/ordering/order-examples.ts"
import { expect, inject, test } from "vitest"
import { preparedDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { customerValueReport } from "./customer-value.ts"
import { readReport } from "./report-table.ts"

const touch = (source: string): Touch => ({
  visitId: "v",
  at: "2026-02-01T00:00:00.000Z",
  source,
  medium: "email",
  campaign: null,
  term: null,
  content: null,
  affiliateId: null,
  subAffiliateId: null,
  rollupId: null,
})

test("the first source of a customer is that of the first visit, as far as it is known", async () => {
  const database = await preparedDatabase(inject("postgresUrl"))
  try {
    const history = new History()
    const order = (orderId: string, username: string, change: Parameters<typeof placing>[1]) => {
      const contact = { ...aCreation().contact, email: username }
      history.order(orderId, placing(undefined, { orderId, username, contact, ...change }))
    }
    const attribution = { visitId: "v", first: touch("google"), last: touch("news"), lastPaid: null }
    order("a", "ada@example.com", { attribution })
    order("b", "ada@example.com", { attribution: { ...attribution, first: touch("partner") } })
    // From before visits were recorded: cookies know the last one only.
    const tracking = { ...NO_TRACKING, utmSource: "bing", utmMedium: "cpc" }
    order("c", "bob@example.com", { attribution: NO_ATTRIBUTION, tracking })
    await project(database.connection, history.log.events)
    const input = { from: "2026-03-01", to: "2026-03-31", groupBy: "customer" }
    const { columns, rows } = await readReport(database.pool, await customerValueReport(database.pool, input))
    const source = columns.findIndex(({ key }) => key === "firstSource")
    expect(rows.map(({ cells }) => [cells[0], cells[source]])).toEqual([
      ["ada@example.com", "google"],
      ["bob@example.com", "bing"],
    ])
  } finally {
    await database.drop()
  }
})
