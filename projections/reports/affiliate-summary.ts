import { orderStatusesThat } from "@voltread/domain/ordering/order-status-table.ts"
import { toDecimal } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import { type Queryable, reading } from "../platform/sql.ts"
import { Where } from "../platform/where.ts"
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

interface Group {
  readonly label: string
  /** Of `p`, which is a posting or a visit. */
  readonly key: string
}

const GROUPS: Readonly<Record<string, Group>> = {
  affiliate: { label: "Affiliate", key: "p.affiliate_id" },
  rollup: { label: "Roll-up", key: "coalesce(p.rollup_id, 'none')" },
}

const CONVERSIONS = ["pending", "approved", "reversed"] as const

/** A conversion is an order that an affiliate brought; it counts by its status as of the report's position. */
const conversionSums = (where: Where): string =>
  CONVERSIONS.map((conversion) => {
    const statuses = where.value(orderStatusesThat((facts) => facts.conversion === conversion))
    return `count(distinct p.order_id) filter (where p.kind = 'sale' and s.status = any(${statuses}::text[])) as "${conversion}"`
  }).join(", ")

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

const readClicks = reading(
  Schema.Struct({ key: Schema.NullOr(Schema.String), isTotal: Schema.Int, clicks: Schema.Int }),
)

/** Visits that came with an affiliate's id. Of the filters only days and affiliate say something about a visit. */
const countClicks = (db: Queryable, { key }: Group, { from, to, affiliateId }: ReportInput, asOf: string) => {
  const where = new Where()
  where
    .and(asOf, (at) => `p.position <= ${at}::text collate "C"`)
    .and(from, (at) => `p.day >= ${at}::date`)
    .and(to, (at) => `p.day <= ${at}::date`)
    .and(affiliateId, (at) => `p.affiliate_id = ${at}`)
    .also("p.affiliate_id is not null")
  return readClicks(
    db,
    `select ${key} as "key", grouping(${key}) as "isTotal", count(*) as "clicks"
     from read.visit p where ${where} group by grouping sets ((${key}), ())`,
    where.values,
  )
}

const perClick: ReadonlyArray<ReportColumn> = [
  { key: "clicks", label: "Clicks", kind: "count" },
  { key: "conversion", label: "Conversion %", kind: "percent" },
  { key: "earningsPerClick", label: "Earnings per click", kind: "money" },
]

/** Percent with one decimal, dollars rounded to the cent; empty where nobody clicked. */
const perClickCells = (clicks: number, orders: number, payout: number) =>
  clicks === 0
    ? ["0", "", ""]
    : [String(clicks), ((orders / clicks) * 100).toFixed(1), toDecimal(Math.round(payout / clicks))]

/**
 * Lifecycle §8, Affiliate Summary: visits and orders that came with an affiliate's id, best net first. `Payout` is what
 * is owed after reversals; `Reversals` is how much of it was taken back for cancelled and returned goods.
 * Throws `InvalidReport`.
 */
export const affiliateSummaryReport = async (db: Queryable, input: ReportInput): Promise<Report> => {
  const group = Object.hasOwn(GROUPS, input.groupBy) ? GROUPS[input.groupBy] : undefined
  if (group === undefined)
    throw new InvalidReport({
      message: `The affiliate summary is grouped by ${Object.keys(GROUPS).join(" or ")}.`,
    })
  const { asOf, where, from } = await reportScope(db, input)
  const sums = await readRows(
    db,
    `select ${group.key} as "key", grouping(${group.key}) as "isTotal", ${SUMS}, ${conversionSums(where)},
       coalesce(-sum(p.affiliate_take) filter (where p.kind in ('cancellation', 'return')), 0)::bigint as "reversals"
     from ${from} where ${where} and p.affiliate_id is not null
     group by grouping sets ((${group.key}), ())
     order by 2, "net" desc, 1`,
    where.values,
  )
  const counted = await countClicks(db, group, input, asOf)
  const clicksOf = new Map(counted.filter(({ isTotal }) => isTotal === 0).map((row) => [row.key, row.clicks]))
  const earned = new Map(sums.filter(({ isTotal }) => isTotal === 0).map((row) => [row.key, row]))
  const clickedOnly = [...clicksOf.keys()].filter((key) => !earned.has(key)).sort()
  /** Who brought clicks but no order has no row: zeros. */
  const cells = (row: Row | undefined, clicks = 0) => [
    ...perClickCells(clicks, row?.orders ?? 0, row?.affiliateTake ?? 0),
    ...COLUMNS.map(({ key, kind }) => cell(kind, row?.[key] ?? 0)),
  ]
  const total = sums.find(({ isTotal }) => isTotal === 1)
  const totalClicks = counted.find(({ isTotal }) => isTotal === 1)?.clicks
  return {
    name: "Affiliate Summary",
    columns: [
      { key: "rank", label: "Rank", kind: "count" },
      { key: input.groupBy, label: group.label, kind: "text" },
      ...perClick,
      ...COLUMNS,
    ],
    rows: [...earned.keys(), ...clickedOnly].map((key, index) => ({
      key: key ?? "",
      cells: [String(index + 1), key ?? "", ...cells(earned.get(key), clicksOf.get(key))],
    })),
    totals: ["", "Total", ...cells(total, totalClicks)],
    asOf,
    generatedAt: new Date().toISOString(),
  }
}
