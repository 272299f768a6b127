import type { Queryable } from "../platform/sql.ts"
import { groupingOf, orderedBy, PAGE_SIZE } from "./groupings.ts"
import { ledgerRows, ledgerTotals, postings } from "./ledger-relation.ts"
import { count, heading, money, NET, text } from "./money-columns.ts"
import type { Grouping, ReportInput } from "./report.ts"
import { reportScope, type Scope } from "./report-scope.ts"
import type { ReportTable } from "./report-table.ts"

const PARTNER = "Best Buy"

export const bestBuyExpensesGroupings: Readonly<Record<string, Grouping>> = {
  day: { label: "Day", isTime: true },
  sku: { label: "SKU" },
  order: { label: "Partner order" },
}

const MEASURES = [
  "orders",
  "units",
  "gross",
  "discount",
  "returns",
  "shipping",
  "supplier_cost",
  "credits",
] as const

const columns = [
  count("quantity", "Quantity", "r.units"),
  money("supplierCost", "Supplier cost", "r.supplier_cost + r.credits"),
  money("shipping", "Shipping", "r.shipping"),
  money("credits", "Credits", "r.credits"),
  money("price", "Price", NET),
  money("margin", "Margin", `${NET} - r.supplier_cost`),
]

/**
 * Lifecycle §8, Best Buy Expenses: the cost of the partner's items, and their revenue. `Credits` is the partner's
 * refund for items canceled and returned; `Price` is net. Throws `InvalidReport`.
 */
export const bestBuyExpensesReport = async (db: Queryable, input: ReportInput): Promise<ReportTable> => {
  const grouping = groupingOf("Expenses", bestBuyExpensesGroupings, input)
  const scope = await reportScope(db, input.partner === PARTNER ? { ...input, partner: null } : input)
  const question = { measures: MEASURES, base: "best_buy" as const }
  if (input.groupBy === "order") return byOrder(scope)
  const bySku = { ...question, dimension: "best_buy_sku" as const }
  return {
    name: "Best Buy Expenses",
    scope,
    parts: {
      x: ledgerRows(scope, input.groupBy, input.groupBy === "sku" ? bySku : question),
      t: ledgerTotals(scope, question),
    },
    columns: [heading(input.groupBy, grouping.label), ...columns],
    ...orderedBy(grouping, "(r.supplier_cost + r.credits)"),
  }
}

/** A current field of the line that an entry belongs to. */
const ofLine = (field: "partnerOrderId" | "winnerMarkupId") =>
  `(select l->>'${field}' from read.order_detail d cross join json_array_elements(d.document->'state'->'lines') l
    where d.order_id = r.order_id and l->>'itemId' = r.item_id)`

/** To the partner, what the shop sells is bought. */
const ENTRY = "case p.kind when 'sale' then 'purchase' else p.kind end"

/** One row per entry, newest first: purchases and credits. */
const byOrder = (scope: Scope): ReportTable => ({
  name: "Best Buy Expenses",
  scope,
  parts: {
    x: `select p.position || '/' || p.item_id as key, p.order_id, p.item_id, p.day, p.sku, ${ENTRY} as kind, p.units,
        p.gross, p.discount, p.returns, p.shipping, p.supplier_cost,
        case when p.kind in ('cancellation', 'return') then -p.supplier_cost else 0 end as credits
      ${postings(scope, "best_buy")} and (p.units <> 0 or p.gross <> 0 or p.returns <> 0 or p.supplier_cost <> 0
        or p.discount <> 0 or p.shipping <> 0)`,
    t: ledgerTotals(scope, { measures: MEASURES, base: "best_buy" }),
  },
  columns: [
    heading("day", "Day", "r.day"),
    text("partnerOrderId", "Partner order", ofLine("partnerOrderId")),
    text("sku", "SKU", "r.sku"),
    text("kind", "Entry", "r.kind"),
    ...columns,
    text("markupRule", "Markup rule", ofLine("winnerMarkupId")),
  ],
  opens: "'order:' || r.order_id",
  order: { sql: "r.day", type: "date", descending: true },
  pageSize: PAGE_SIZE,
})
