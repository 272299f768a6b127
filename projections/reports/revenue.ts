import { Schema } from "effect"
import { type Queryable, reading } from "../platform/sql.ts"
import {
  cell,
  InvalidReport,
  type Report,
  type ReportColumn,
  type ReportInput,
  reportScope,
  SUMS,
  SumFields,
} from "./report.ts"

/** The key of a row: a day, the Monday of a week, a month, or a name. */
const GROUPS: Readonly<Record<string, { readonly label: string; readonly key: string }>> = {
  day: { label: "Day", key: "p.day::text" },
  week: { label: "Week from", key: "date_trunc('week', p.day::timestamp)::date::text" },
  month: { label: "Month", key: "to_char(p.day, 'YYYY-MM')" },
  category: { label: "Category", key: "p.category" },
  gateway: { label: "Gateway", key: "coalesce(s.gateway_type, 'none')" },
}

const COLUMNS: ReadonlyArray<ReportColumn & { readonly key: keyof typeof SumFields }> = [
  { key: "orders", label: "Orders", kind: "count" },
  { key: "gross", label: "Gross", kind: "money" },
  { key: "discounts", label: "Discounts", kind: "money" },
  { key: "returns", label: "Returns", kind: "money" },
  { key: "net", label: "Net", kind: "money" },
  { key: "shipping", label: "Shipping", kind: "money" },
  { key: "tax", label: "Tax", kind: "money" },
  { key: "total", label: "Total", kind: "money" },
  { key: "lenderTake", label: "Lender take", kind: "money" },
  { key: "affiliateTake", label: "Affiliate take", kind: "money" },
  { key: "supplierCost", label: "Supplier cost", kind: "money" },
  { key: "margin", label: "Margin", kind: "money" },
]

const readRows = reading(
  Schema.Struct({ key: Schema.NullOr(Schema.String), isTotal: Schema.Int, ...SumFields }),
)

/**
 * Lifecycle §8, Revenue; how money is booked is in `posting.ts`. Rows and totals come from one statement, so their
 * money always agrees. An order with lines in several categories counts in each, and once in the totals.
 * Throws `InvalidReport`.
 */
export const revenueReport = async (db: Queryable, input: ReportInput): Promise<Report> => {
  const group = Object.hasOwn(GROUPS, input.groupBy) ? GROUPS[input.groupBy] : undefined
  if (group === undefined)
    throw new InvalidReport({ message: `Revenue is grouped by ${Object.keys(GROUPS).join(", ")}.` })
  const { asOf, where, from } = await reportScope(db, input)
  const sums = await readRows(
    db,
    `select ${group.key} as "key", grouping(${group.key}) as "isTotal", ${SUMS}
     from ${from} where ${where}
     group by grouping sets ((${group.key}), ()) order by 2, 1`,
    where.values,
  )
  const cells = (row: (typeof sums)[number]) => COLUMNS.map(({ key, kind }) => cell(kind, row[key]))
  return {
    name: "Revenue",
    columns: [{ key: input.groupBy, label: group.label, kind: "text" }, ...COLUMNS],
    rows: sums
      .filter(({ isTotal }) => isTotal === 0)
      .map((row) => ({ key: row.key ?? "", cells: [row.key ?? "", ...cells(row)] })),
    totals: ["Total", ...sums.filter(({ isTotal }) => isTotal === 1).flatMap(cells)],
    asOf,
    generatedAt: new Date().toISOString(),
  }
}
