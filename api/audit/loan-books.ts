import type { RecordedEvent } from "@voltread/domain/event.ts"
import { Effect, Schema } from "effect"
import { rowsOn } from "../platform/postgres/query.ts"
import { defineComparison, difference } from "./comparison.ts"
import { reader } from "./stored-event.ts"

interface AuditedLoan {
  readonly orderId: string | null
  readonly username: string | null
  readonly status: string
  /** Cents. */
  readonly approved: number | null
  /** Cents. */
  readonly funded: number | null
}

const initiated = reader(
  Schema.Struct({ orderId: Schema.NullOr(Schema.String), username: Schema.NullOr(Schema.String) }),
)
const decided = reader(Schema.Struct({ to: Schema.String, approvedAmount: Schema.NullOr(Schema.Int) }))
const funded = reader(Schema.Struct({ amount: Schema.Int }))

export const foldLoan = (events: ReadonlyArray<RecordedEvent>): AuditedLoan | null => {
  const [first, ...others] = events
  const begun = first?.type === "LoanApplicationInitiated" ? initiated(first) : undefined
  if (begun === undefined) return null
  const { orderId, username } = begun
  let loan: AuditedLoan = { orderId, username, status: "INITIATED", approved: null, funded: null }
  for (const event of others) {
    if (event.type === "LoanApplicationStatusChanged") {
      const change = decided(event)
      if (change === undefined) return null
      loan = { ...loan, status: change.to, approved: change.approvedAmount ?? loan.approved }
    }
    if (event.type === "LoanFunded") loan = { ...loan, funded: funded(event)?.amount ?? null }
  }
  return loan
}

const Row = Schema.Struct({
  id: Schema.String,
  revision: Schema.Int,
  order_id: Schema.NullOr(Schema.String),
  username: Schema.NullOr(Schema.String),
  status: Schema.String,
  approved: Schema.NullOr(Schema.Int),
  funded: Schema.NullOr(Schema.Int),
})

/** Loan applications and their rows. */
export const loanBooks = defineComparison({
  prefix: "loan-",
  fold: foldLoan,
  read: (client, loans) =>
    rowsOn(client, Row, {
      text: `select loan_id as id, (document->>'revision')::int as revision, order_id, username, status,
               (document#>>'{state,approvedAmount}')::bigint as approved,
               (document#>>'{state,funded,amount}')::bigint as funded
             from read.loan_application where loan_id = any ($1)`,
      values: [[...loans.keys()]],
    }).pipe(Effect.map((rows) => new Map(rows.map((row) => [row.id, row])))),
  differences: (loan, row) =>
    row === undefined
      ? ["The applications do not have it."]
      : [
          difference("Its order in the applications", row.order_id, loan.orderId),
          difference("Its owner in the applications", row.username, loan.username),
          difference("Its status in the applications", row.status, loan.status),
          difference("What was approved in the applications", row.approved, loan.approved),
          difference("What was funded in the applications", row.funded, loan.funded),
        ],
})
