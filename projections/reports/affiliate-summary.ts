import { Schema } from "effect"
import { type Queryable, reading } from "../sql.ts"
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

const GROUPS: Readonly<Record<string, { readonly label: string; readonly key: string }>> = {
  affiliate: { label: "Affiliate", key: "p.affiliate_id" },
  rollup: { label: "Roll-up", key: "coalesce(p.rollup_id, 'none')" },
}

/** A conversion is an order that an affiliate brought; approved once its money or signature is there. */
const conversions = (column: string, statuses: ReadonlyArray<string>): string =>
  `count(distinct p.order_id) filter (where p.kind = 'sale' and s.status in (${statuses.map((status) => `'${status}'`).join(", ")})) as "${column}"`

const CONVERSIONS = [
  conversions("pending", [
    "PENDING_PAYMENT",
    "PENDING_ESIGNATURE",
    "PENDING_REVIEW",
    "LOAN_IN_PROCESS",
    "PAYMENT_FAILED",
  ]),
  conversions("approved", ["PAYMENT_RECEIVED", "PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER", "COMPLETED"]),
  conversions("reversed", ["CANCELLED", "CANCELLED_BY_SUPPLIER", "RETURNED"]),
].join(", ")

const Row = Schema.Struct({
  key: Schema.NullOr(Schema.String),
  isTotal: Schema.Int,
  ...SumFields,
  pending: Schema.Int,
  approved: Schema.Int,
  reversed: Schema.Int,
  reversals: Schema.Int,
})
type Row = typeof Row.Type

const COLUMNS: ReadonlyArray<ReportColumn & { readonly key: Exclude<keyof Row, "key"> }> = [
  { key: "orders", label: "Conversions", kind: "count" },
  { key: "pending", label: "Pending", kind: "count" },
  { key: "approved", label: "Approved", kind: "count" },
  { key: "reversed", label: "Reversed", kind: "count" },
  { key: "affiliateTake", label: "Payout", kind: "money" },
  { key: "reversals", label: "Reversals", kind: "money" },
  { key: "gross", label: "Gross", kind: "money" },
  { key: "returns", label: "Returns", kind: "money" },
  { key: "net", label: "Net", kind: "money" },
  { key: "margin", label: "Margin", kind: "money" },
]

const readRows = reading(Row)

/**
 * Lifecycle §8, Affiliate Summary: orders that came with an affiliate's id, best net first. `Payout` is what is owed
 * after reversals; `Reversals` is how much of it was taken back for cancelled and returned goods.
 *
 * Clicks, conversion % and earnings per click are not in it: no event records a visit, and a column of zeros would
 * say that nobody came. Throws `InvalidReport`.
 */
export const affiliateSummaryReport = async (db: Queryable, input: ReportInput): Promise<Report> => {
  const group = GROUPS[input.groupBy]
  if (group === undefined)
    throw new InvalidReport({
      message: `The affiliate summary is grouped by ${Object.keys(GROUPS).join(" or ")}.`,
    })
  const { asOf, where, from } = await reportScope(db, input)
  const sums = await readRows(
    db,
    `select ${group.key} as "key", grouping(${group.key}) as "isTotal", ${SUMS}, ${CONVERSIONS},
       coalesce(-sum(p.affiliate_take) filter (where p.kind in ('cancellation', 'return')), 0)::bigint as "reversals"
     from ${from} where ${where} and p.affiliate_id is not null
     group by grouping sets ((${group.key}), ())
     order by 2, "net" desc, 1`,
    where.values,
  )
  const cells = (row: Row) => COLUMNS.map(({ key, kind }) => cell(kind, row[key]))
  return {
    name: "Affiliate Summary",
    columns: [
      { key: "rank", label: "Rank", kind: "count" },
      { key: input.groupBy, label: group.label, kind: "text" },
      ...COLUMNS,
    ],
    rows: sums
      .filter(({ isTotal }) => isTotal === 0)
      .map((row, index) => ({
        key: row.key ?? "",
        cells: [String(index + 1), row.key ?? "", ...cells(row)],
      })),
    totals: ["", "Total", ...sums.filter(({ isTotal }) => isTotal === 1).flatMap(cells)],
    asOf,
    generatedAt: new Date().toISOString(),
  }
}
