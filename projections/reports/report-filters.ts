import { Schema } from "effect"
import { shopTimeZone } from "../platform/schema.ts"
import { type Queryable, reading } from "../platform/sql.ts"

const readValues = reading(Schema.Struct({ filter: Schema.String, value: Schema.String }))

type Filter = "gateway" | "category" | "brand" | "partner" | "affiliate"

export interface ReportFilters extends Readonly<Record<Filter, ReadonlyArray<string>>> {
  /** The time zone whose days the reports count by. */
  readonly timeZone: string
}

/** The possible values of the reports' filters, sorted. */
export const reportFilters = async (db: Queryable): Promise<ReportFilters> => {
  const [rows, timeZone] = await Promise.all([
    readValues(db, "select filter, value from read.report_value order by filter, value"),
    shopTimeZone(db),
  ])
  const of = (wanted: Filter) => rows.filter(({ filter }) => filter === wanted).map(({ value }) => value)
  return {
    gateway: of("gateway"),
    category: of("category"),
    brand: of("brand"),
    partner: of("partner"),
    affiliate: of("affiliate"),
    timeZone: timeZone ?? "UTC",
  }
}
