import { anApplication, decision } from "@voltread/domain/loans/application-examples.ts"
import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { expect, inject, test } from "vitest"
import { preparedDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { dailyBusinessReport } from "./daily-business.ts"
import { readReport } from "./report-table.ts"

test("a day stands against the day and the week before, also where those are outside the report, and approvals against decisions", async () => {
  const database = await preparedDatabase(inject("postgresUrl"))
  try {
    const history = new History()
    // $190.00 net each.
    for (const [id, day] of [
      ["week-before", "02-24"],
      ["monday", "03-02"],
      ["tuesday", "03-03"],
      ["tuesday-too", "03-03"],
      ["next-monday", "03-09"],
    ] as const)
      history.at(`2026-${day}T12:00:00.000Z`).order(id, placing(undefined, { orderId: id }))
    history.at("2026-03-03T13:00:00.000Z")
    for (const [loanId, outcome] of [
      ["one", "APPROVED"],
      ["two", "APPROVED"],
      ["three", "DECLINED"],
      ["four", null],
    ] as const) {
      history.loan(loanId, { type: "Initiate", application: anApplication({ loanId }) })
      history.loan(loanId, decision("PENDING"))
      if (outcome !== null) history.loan(loanId, decision(outcome, { approvedAmount: 100_000 }))
    }
    await project(database.connection, history.log.events)
    const input = { from: "2026-03-03", to: "2026-03-09", groupBy: "day" }
    const { columns, rows } = await readReport(database.pool, await dailyBusinessReport(database.pool, input))
    const shown = ["day", "submitted", "net", "netDayBefore", "netWeekBefore", "applications", "approval"]
    expect(
      rows.map(({ cells }) => shown.map((name) => cells[columns.findIndex(({ key }) => key === name)])),
    ).toEqual([
      ["2026-03-03", "2", "380.00", "190.00", "190.00", "4", "66.7"],
      ["2026-03-09", "1", "190.00", "190.00", "0.00", "0", ""],
    ])
  } finally {
    await database.drop()
  }
})
