import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import type { Projection } from "../platform/projection.ts"
import { type Queryable, run } from "../platform/sql.ts"
import type { LoanBatch, LoanChange } from "./loan-document.ts"

const DECISIONS = ["applications", "approved", "declined"] as const
type Decision = (typeof DECISIONS)[number]

/**
 * Loan applications by day (lifecycle §8, Daily Business): when each was submitted, first approved, and declined or
 * blocked, and the numbers of each day.
 */
export const loanDecisions = (timeZone: string): Projection<LoanBatch> => {
  const day = dayIn(timeZone)
  return {
    name: "loan-decisions",
    version: 1,
    setting: timeZone,
    source: "loans",
    tables: ["loan_decision", "loan_day"],
    tableDdl: `
      create table if not exists loan_decision (
        loan_id text collate "C",
        revision integer,
        position text collate "C" not null,
        day date not null,
        decision text not null,
        primary key (loan_id, revision)
      );
      create table if not exists loan_day (
        day date primary key,
        ${DECISIONS.map((name) => `${name} bigint not null`).join(", ")}
      ) with (fillfactor = 50)`,
    indexDdl: "create index if not exists loan_decision_day on loan_decision (day);",
    apply: async (db, { loans }) => {
      const rows = loans.flatMap((change) => {
        const decision = decisionOf(change)
        const { id, revision, position, at } = change.entry
        return decision === null ? [] : [{ loan_id: id, revision, position, day: day(at), decision }]
      })
      if (rows.length === 0) return
      await run(
        db,
        "insert into loan_decision select * from json_populate_recordset(null::loan_decision, $1)",
        [JSON.stringify(rows)],
      )
      const days = new Map<string, Record<Decision, number> & { readonly day: string }>()
      for (const row of rows) {
        const sums = days.get(row.day) ?? { day: row.day, applications: 0, approved: 0, declined: 0 }
        sums[row.decision] += 1
        days.set(row.day, sums)
      }
      await addDays(db, [...days.values()])
    },
    remove: async (db, ids) => {
      await run(
        db,
        `with gone as (delete from loan_decision where loan_id = any ($1) returning day, decision),
         days as (
           select day, ${DECISIONS.map((name) => `count(*) filter (where decision = '${name}') as ${name}`).join(", ")}
           from gone group by day
         )
         update loan_day known set ${DECISIONS.map((name) => `${name} = known.${name} - days.${name}`).join(", ")}
         from days where known.day = days.day`,
        [[...ids]],
      )
      await run(db, `delete from loan_day where ${DECISIONS.map((name) => `${name} = 0`).join(" and ")}`)
    },
  }
}

const addDays = (db: Queryable, days: ReadonlyArray<Record<Decision, number>>): Promise<number> =>
  run(
    db,
    `insert into loan_day as known select * from json_populate_recordset(null::loan_day, $1)
     on conflict (day) do update set ${DECISIONS.map((name) => `${name} = known.${name} + excluded.${name}`).join(", ")}`,
    [JSON.stringify(days)],
  )

const decisionOf = ({ entry: { event }, before }: LoanChange): Decision | null => {
  if (event.type === "LoanApplicationInitiated") return "applications"
  if (event.type !== "LoanApplicationStatusChanged") return null
  switch (event.data.to) {
    case "APPROVED":
      return event.data.from === "COMPLETED" || before?.approvedAt != null ? null : "approved"
    case "DECLINED":
    case "BLOCKED":
      return "declined"
    default:
      return null
  }
}
