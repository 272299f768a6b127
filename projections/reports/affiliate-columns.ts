import { orderStatusesThat } from "@voltread/domain/ordering/order-status-table.ts"
import { ledgerRows } from "./ledger-relation.ts"
import type { Dimension, Measure } from "./measures.ts"
import { count, each, MARGIN, money, NET, percent } from "./money-columns.ts"
import type { Scope } from "./report-scope.ts"
import type { ReportTable, TableColumn } from "./report-table.ts"
import { visitRows } from "./visit-relation.ts"

const CONVERSIONS = ["pending", "approved", "reversed"] as const

const MEASURES = [
  "orders",
  "gross",
  "discount",
  "returns",
  "supplier_cost",
  "lender_take",
  "affiliate_take",
  "reversals",
] as const satisfies ReadonlyArray<Measure>

const FIGURES = [...MEASURES, ...CONVERSIONS, "sessions"] as const

/** A conversion is an order that an affiliate brought; it counts by its status as of the report's position. */
const conversions = ({ values }: Scope): Readonly<Record<string, string>> =>
  Object.fromEntries(
    CONVERSIONS.map((conversion) => {
      const statuses = values.value(orderStatusesThat((facts) => facts.conversion === conversion))
      return [
        conversion,
        `coalesce(sum(l.orders) filter (where l.status = any (${statuses}::text[])), 0)::bigint`,
      ]
    }),
  )

/**
 * Clicks and orders of affiliates by the values of a dimension, or by time; a value with clicks but no orders has a
 * row, too. An affiliate's order belongs to one value, so that the rows, `a`, add up.
 */
export const affiliateParts = (
  scope: Scope,
  groupBy: string,
  dimension: Extract<Dimension, "affiliate" | "rollup" | "sub_affiliate"> | undefined,
): ReportTable["parts"] => {
  const question = { measures: MEASURES, base: "referred" as const, ...(dimension && { dimension }) }
  return {
    l: ledgerRows(scope, groupBy, question, conversions(scope)),
    v: visitRows(scope, {
      groupBy,
      dimension: dimension ?? "referred",
      isKeyed: dimension !== undefined,
    }),
    a: `select key, ${FIGURES.map((name) => `coalesce(${name}, 0) as ${name}`).join(", ")} from l full join v using (key)`,
    t: `select ${FIGURES.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(", ")} from a`,
  }
}

/** `Payout` is net of reversals; `Reversals` is the amount reversed. */
export const affiliateColumns: ReadonlyArray<TableColumn> = [
  count("clicks", "Clicks", "r.sessions"),
  percent("conversion", "Conversion %", "r.orders", "r.sessions"),
  each("earningsPerClick", "Earnings per click", "r.affiliate_take", "r.sessions"),
  count("orders", "Conversions", "r.orders"),
  count("pending", "Pending", "r.pending"),
  count("approved", "Approved", "r.approved"),
  count("reversed", "Reversed", "r.reversed"),
  money("affiliateTake", "Payout", "r.affiliate_take"),
  money("reversals", "Reversals", "r.reversals"),
  money("gross", "Gross", "r.gross"),
  money("returns", "Returns", "r.returns"),
  money("net", "Net", NET),
  money("margin", "Margin", MARGIN),
]
