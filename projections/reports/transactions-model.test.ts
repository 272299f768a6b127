import { aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { readReport } from "./report-table.ts"
import { transactionsReport } from "./transactions.ts"

let database: TestDatabase

beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

test("reserved money counts on the day of its sale, however many captures follow on other days", async () => {
  const history = new History()
  history.at("2026-03-02T10:00:00.000Z").order("a", placing(undefined, { orderId: "a" }))
  history.order("a", { type: "RecordPayment", payment: aPayment() })
  for (const [day, taken] of [
    ["03", 0],
    ["04", 5_000],
    ["05", 10_000],
    ["06", 21_200],
  ] as const)
    history.at(`2026-03-${day}T12:00:00.000Z`).order("a", {
      type: "RecordPayment",
      payment: aPayment({ result: "succeeded", captured: taken }),
    })
  await project(database.connection, history.log.events, { sizes: [1] })
  const march = { from: "2026-03-01", to: "2026-03-31", groupBy: "day" }
  const report = await readReport(database.pool, await transactionsReport(database.pool, march))
  const received = report.columns.findIndex(({ key }) => key === "received")
  expect(report.rows.map(({ key, cells }) => [key, cells[received]])).toEqual([["2026-03-03", "212.00"]])
})
