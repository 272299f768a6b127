import type { TableColumn } from "./report-table.ts"

/** Lifecycle §8, of a row of the ledger's measures, cents. */
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

/** A column of text, of which the totals have none. */
export const text = (key: string, label: string, sql: string): TableColumn => ({
  key,
  label,
  kind: "text",
  sql,
  total: null,
})

/** The first column, whose total says that it is one. */
export const heading = (key: string, label: string, sql = "r.key"): TableColumn => ({
  ...text(key, label, sql),
  total: "'Total'",
})

/** Percent; nothing where there is nothing to compare with. */
export const percent = (key: string, label: string, part: string, of: string): TableColumn => ({
  key,
  label,
  kind: "percent",
  sql: `(${part}) * 100.0 / nullif(${of}, 0)`,
})

/** Cents for each of something, to the nearest. */
export const each = (key: string, label: string, amount: string, of: string): TableColumn => ({
  key,
  label,
  kind: "money",
  sql: `round((${amount})::numeric / nullif(${of}, 0))`,
})
