import type { TableColumn } from "./report-table.ts"

/** Lifecycle §8, from a row of the ledger's measures, in cents. */
export const NET = "(r.gross - r.discount - r.returns)"
export const MARGIN = `(${NET} - r.supplier_cost - r.lender_take - r.affiliate_take)`

export const count = (key: string, label: string, sql: string): TableColumn => ({
  key,
  label,
  kind: "count",
  sql,
})
export const money = (key: string, label: string, sql: string): TableColumn => ({
  key,
  label,
  kind: "money",
  sql,
})

/** A text column, empty in the totals. */
export const text = (key: string, label: string, sql: string): TableColumn => ({
  key,
  label,
  kind: "text",
  sql,
  total: null,
})

/** The first column; it labels the row of totals. */
export const heading = (key: string, label: string, sql = "r.key"): TableColumn => ({
  ...text(key, label, sql),
  total: "'Total'",
})

/** Percent; null when the denominator is 0. */
export const percent = (key: string, label: string, part: string, of: string): TableColumn => ({
  key,
  label,
  kind: "percent",
  sql: `(${part}) * 100.0 / nullif(${of}, 0)`,
})

/** Average in cents, rounded to the nearest. */
export const each = (key: string, label: string, amount: string, of: string): TableColumn => ({
  key,
  label,
  kind: "money",
  sql: `round((${amount})::numeric / nullif(${of}, 0))`,
})
