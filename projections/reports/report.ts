import { toDecimal } from "@voltread/domain/shared/money.ts"
import { Data, Schema } from "effect"
import { checkpoint, LIVE } from "../platform/schema.ts"
import { type Queryable, reading } from "../platform/sql.ts"
import { Where } from "../platform/where.ts"

/** `from` and `to`: UTC days, both inclusive. `asOf`: a position of the log; absent: now. */
export interface ReportInput {
  readonly from: string
  readonly to: string
  readonly groupBy: string
  readonly statuses?: ReadonlyArray<string> | null
  readonly gateway?: string | null
  readonly category?: string | null
  readonly brand?: string | null
  readonly partner?: string | null
  readonly affiliateId?: string | null
  readonly asOf?: string | null
}

/** The report cannot be grouped or dated like that. */
export class InvalidReport extends Data.TaggedError("InvalidReport")<{ readonly message: string }> {}

export interface ReportColumn {
  readonly key: string
  readonly label: string
  readonly kind: "text" | "count" | "money" | "percent"
}

/** A table ready to be shown or exported; money cells are decimal strings, exact to the cent. */
export interface Report {
  readonly name: string
  readonly columns: ReadonlyArray<ReportColumn>
  readonly rows: ReadonlyArray<{ readonly key: string; readonly cells: ReadonlyArray<string> }>
  readonly totals: ReadonlyArray<string>
  /** The position up to which events are in it; asking as of it again gives the same figures. */
  readonly asOf: string
  readonly generatedAt: string
}

/** Sums of postings, cents; `orders` counts those with a sale among them. */
export const SUMS = `
  count(distinct p.order_id) filter (where p.kind = 'sale') as "orders",
  coalesce(sum(p.gross), 0)::bigint as "gross",
  coalesce(sum(p.discount), 0)::bigint as "discounts",
  coalesce(sum(p.returns), 0)::bigint as "returns",
  coalesce(sum(p.gross - p.discount - p.returns), 0)::bigint as "net",
  coalesce(sum(p.shipping), 0)::bigint as "shipping",
  coalesce(sum(p.tax), 0)::bigint as "tax",
  coalesce(sum(p.gross - p.discount - p.returns + p.shipping + p.tax), 0)::bigint as "total",
  coalesce(sum(p.lender_take), 0)::bigint as "lenderTake",
  coalesce(sum(p.affiliate_take), 0)::bigint as "affiliateTake",
  coalesce(sum(p.supplier_cost), 0)::bigint as "supplierCost",
  coalesce(sum(p.gross - p.discount - p.returns - p.supplier_cost - p.lender_take - p.affiliate_take), 0)::bigint
    as "margin"`

export const SumFields = {
  orders: Schema.Int,
  gross: Schema.Int,
  discounts: Schema.Int,
  returns: Schema.Int,
  net: Schema.Int,
  shipping: Schema.Int,
  tax: Schema.Int,
  total: Schema.Int,
  lenderTake: Schema.Int,
  affiliateTake: Schema.Int,
  supplierCost: Schema.Int,
  margin: Schema.Int,
}

/** Postings as of a position, each with the status and gateway that its order had then. */
const POSTINGS = (asOf: string): string => `
  read.revenue_posting p
  join read.order_status_period s
    on s.order_id = p.order_id and s.from_position <= ${asOf} and (s.until_position is null or s.until_position > ${asOf})`

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** The filters all reports share, with the position as of which they hold. Throws `InvalidReport`. */
export const reportScope = async (db: Queryable, input: ReportInput) => {
  if (!isDay(input.from) || !isDay(input.to) || input.from > input.to)
    throw new InvalidReport({
      message: "A report runs from one day to the same or a later one, as 2026-11-01.",
    })
  const { position } = await checkpoint(db, { schema: LIVE })
  const asOf = input.asOf == null || input.asOf > position ? position : input.asOf
  const where = new Where()
  const asOfValue = `${where.value(asOf)}::text collate "C"`
  where
    .also(`p.position <= ${asOfValue}`)
    .and(input.from, (at) => `p.day >= ${at}::date`)
    .and(input.to, (at) => `p.day <= ${at}::date`)
    .and(input.statuses?.length === 0 ? null : input.statuses, (at) => `s.status = any(${at}::text[])`)
    .and(input.gateway, (at) => `s.gateway_type = ${at}`)
    .and(input.category, (at) => `p.category = ${at}`)
    .and(input.brand, (at) => `p.brand = ${at}`)
    .and(input.partner, (at) => `p.partner = ${at}`)
    .and(input.affiliateId, (at) => `p.affiliate_id = ${at}`)
  return { asOf, where, from: POSTINGS(asOfValue) }
}

/** Money as decimals, counts as they are. */
export const cell = (kind: ReportColumn["kind"], value: string | number): string =>
  kind === "money" && typeof value === "number" ? toDecimal(value) : String(value)

const readValues = reading(Schema.Struct({ filter: Schema.String, value: Schema.String }))

/** What the reports' filters can be set to, sorted: `{ gateway, category, brand, partner, affiliate }`. */
export const reportFilters = async (
  db: Queryable,
): Promise<
  Readonly<Record<"gateway" | "category" | "brand" | "partner" | "affiliate", ReadonlyArray<string>>>
> => {
  const rows = await readValues(db, "select filter, value from read.report_value order by filter, value")
  const of = (wanted: string) => rows.filter(({ filter }) => filter === wanted).map(({ value }) => value)
  return {
    gateway: of("gateway"),
    category: of("category"),
    brand: of("brand"),
    partner: of("partner"),
    affiliate: of("affiliate"),
  }
}
