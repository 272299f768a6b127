import type { Queryable } from "../platform/sql.ts"
import { groupingOf, orderedBy, PAGE_SIZE } from "./groupings.ts"
import { DIMENSIONS } from "./measures.ts"
import { count, heading, money, text } from "./money-columns.ts"
import type { Grouping, ReportInput } from "./report.ts"
import { holding, reportScope, type Scope } from "./report-scope.ts"
import type { ReportTable } from "./report-table.ts"
import { placeOf } from "./transactions-model.ts"

export const transactionsGroupings: Readonly<Record<string, Grouping & { readonly key: string }>> = {
  transaction: { label: "Transaction", key: "''" },
  gateway: { label: "Paid by", key: "t.gateway_type" },
  day: { label: "Day", isTime: true, key: "t.day::text" },
}

/** Sums of transactions `t` that count for `n` each, in cents: those that succeeded, by direction. */
const FIGURES = {
  transactions: "sum(n)",
  sales: "sum(amount) filter (where kind in ('sale', 'lease') and moved)",
  leases: "sum(amount) filter (where kind = 'lease' and moved)",
  refunds: "sum(amount) filter (where kind in ('refund', 'void') and moved)",
  writtenOff: "sum(amount) filter (where kind = 'write-off')",
  refused: "sum(n) filter (where result in ('declined', 'failed'))",
} as const

const sums = Object.entries(FIGURES)
  .map(([name, sql]) => `coalesce(${sql}, 0)::bigint as ${name}`)
  .join(", ")

const MOVED = "t.result in ('succeeded', 'settled') as moved"

/** Transactions as of a position; filters on orders are applied to their orders. */
const single = (scope: Scope): string => {
  const { input, values } = scope
  const lines = (["category", "brand", "partner"] as const).flatMap((name) =>
    input[name] == null ? [] : [`${DIMENSIONS[name]} = ${values.value(input[name])}`],
  )
  if (input.affiliateId != null) lines.push(`p.affiliate_id = ${values.value(input.affiliateId)}`)
  const conditions = [
    scope.isNow ? "t.until_position is null" : holding(scope, "t.position", "t.until_position"),
    `t.day between ${values.value(input.from)}::date and ${values.value(input.to)}::date`,
    ...(input.gateway == null ? [] : [`t.gateway_type = ${values.value(input.gateway)}`]),
    ...(lines.length === 0
      ? []
      : [
          `exists (select from read.revenue_posting p where p.order_id = t.order_id and ${lines.join(" and ")})`,
        ]),
    ...(input.statuses == null || input.statuses.length === 0
      ? []
      : [
          `exists (select from read.order_status_period s where s.order_id = t.order_id
             and ${holding(scope, "s.from_position", "s.until_position")}
             and s.status = any (${values.value(input.statuses)}::text[]))`,
        ]),
  ]
  return `read.transaction t where ${conditions.join(" and ")}`
}

/** Whether the sums by day and gateway can answer. */
const isSummed = ({ isNow, input }: Scope): boolean =>
  isNow &&
  (input.statuses ?? []).length === 0 &&
  [input.category, input.brand, input.partner, input.affiliateId].every((filter) => filter == null)

const figures = (scope: Scope, key: string): string => {
  const { input, values } = scope
  if (!isSummed(scope))
    return `select ${key} as key, 1 as n, t.kind, t.result, t.amount, ${MOVED} from ${single(scope)}`
  const gateway = input.gateway == null ? "" : `and t.gateway_type = ${values.value(input.gateway)}`
  return `select ${key} as key, t.transactions as n, t.kind, t.result, t.amount, ${MOVED} from read.transaction_sum t
    where t.day between ${values.value(input.from)}::date and ${values.value(input.to)}::date ${gateway}`
}

/** Lifecycle §8, Transactions: movements of money, single or summed. Throws `InvalidReport`. */
export const transactionsReport = async (db: Queryable, input: ReportInput): Promise<ReportTable> => {
  const grouping = groupingOf("Transactions", transactionsGroupings, input)
  const scope = await reportScope(db, input)
  const t = `select ${sums} from (${figures(scope, "''")}) f`
  if (input.groupBy !== "transaction")
    return {
      name: "Transactions",
      scope,
      parts: { x: `select key, ${sums} from (${figures(scope, grouping.key)}) f group by key`, t },
      columns: [
        heading(input.groupBy, grouping.label),
        count("transactions", "Transactions", "r.transactions"),
        count("refused", "Refused", "r.refused"),
        money("sales", "Received", "r.sales"),
        money("leases", "Of which leases", "r.leases"),
        money("refunds", "Given back", "r.refunds"),
        money("received", "Net received", "r.sales - r.refunds"),
        money("writtenOff", "Written off", "r.writtenOff"),
      ],
      ...orderedBy(grouping, "(r.sales - r.refunds)"),
    }
  return {
    name: "Transactions",
    scope,
    parts: { x: `select t.*, ${placeOf("t.")} as key, ${MOVED} from ${single(scope)}`, t },
    columns: [
      { ...heading("time", "Time", "r.at"), kind: "time", total: "null::timestamptz" },
      { ...text("order", "Order", "r.unique_id"), total: "'Total'" },
      text("username", "Username", "coalesce(r.username, 'Guest')"),
      text("gateway", "Paid by", "r.gateway_type"),
      text("transactionId", "Transaction ID", "r.transaction_id"),
      text("leaseIds", "Lease IDs", "concat_ws(', ', r.lease_id, r.secondary_lease_id)"),
      text("kind", "Kind", "r.kind"),
      { ...money("amount", "Amount", "r.amount"), total: null },
      text("result", "Result", "r.result"),
      {
        ...money(
          "received",
          "Net received",
          `case when not r.moved or r.kind = 'write-off' then 0
             when r.kind in ('refund', 'void') then -r.amount else r.amount end`,
        ),
        total: "r.sales - r.refunds",
      },
      text("actor", "Actor", "r.actor"),
    ],
    opens: "'order:' || r.order_id",
    order: { sql: "r.day", type: "date", descending: true },
    pageSize: PAGE_SIZE,
  }
}
