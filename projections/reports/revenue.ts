import type { Queryable } from "../platform/sql.ts"
import { groupingOf, orderedBy } from "./groupings.ts"
import { ledgerRows, ledgerTotals } from "./ledger-relation.ts"
import { count, heading, MARGIN, money, NET } from "./money-columns.ts"
import type { Grouping, ReportInput } from "./report.ts"
import { reportScope } from "./report-scope.ts"
import type { ReportTable } from "./report-table.ts"

/** The key of a row: a day, the Monday of a week, a month, or a name. */
export const revenueGroupings: Readonly<
  Record<string, Grouping & { readonly dimension?: "category" | "promotion" }>
> = {
  day: { label: "Day", isTime: true },
  week: { label: "Week from", isTime: true },
  month: { label: "Month", isTime: true },
  category: { label: "Category", dimension: "category" },
  gateway: { label: "Paid by" },
  promotion: { label: "Promotion code", dimension: "promotion" },
}

const MEASURES = [
  "orders",
  "gross",
  "discount",
  "returns",
  "shipping",
  "tax",
  "lender_take",
  "affiliate_take",
  "supplier_cost",
] as const

/**
 * Lifecycle §8, Revenue; `posting.ts` describes how money is booked. An order with lines in several categories counts
 * in each, and once in the totals. Throws `InvalidReport`.
 */
export const revenueReport = async (db: Queryable, input: ReportInput): Promise<ReportTable> => {
  const grouping = groupingOf("Revenue", revenueGroupings, input)
  const scope = await reportScope(db, input)
  const question = { measures: MEASURES, ...(grouping.dimension && { dimension: grouping.dimension }) }
  return {
    name: "Revenue",
    scope,
    parts: {
      x: ledgerRows(scope, input.groupBy, question),
      t: ledgerTotals(scope, question),
    },
    columns: [
      heading(input.groupBy, grouping.label),
      count("orders", "Orders", "r.orders"),
      money("gross", "Gross", "r.gross"),
      money("discounts", "Discounts", "r.discount"),
      money("returns", "Returns", "r.returns"),
      money("net", "Net", NET),
      money("shipping", "Shipping", "r.shipping"),
      money("tax", "Tax", "r.tax"),
      money("total", "Total", `${NET} + r.shipping + r.tax`),
      money("lenderTake", "Lender take", "r.lender_take"),
      money("affiliateTake", "Affiliate take", "r.affiliate_take"),
      money("supplierCost", "Supplier cost", "r.supplier_cost"),
      money("margin", "Margin", MARGIN),
    ],
    ...orderedBy(grouping, NET),
  }
}
