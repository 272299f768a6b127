import { Schema } from "effect"

/** The reports of lifecycle §8, by the name in their addresses, in the API and in the back office. */
export type ReportName =
  | "transactions"
  | "revenue"
  | "daily-business"
  | "customer-value"
  | "google-keywords"
  | "traffic-sources"
  | "most-popular-products"
  | "best-buy-expenses"
  | "daily-affiliate"
  | "affiliate-summary"

/** A table to be shown or exported; money cells are decimal strings, exact to the cent. */
const Report = Schema.Struct({
  name: Schema.String,
  columns: Schema.Array(
    Schema.Struct({
      key: Schema.String,
      label: Schema.String,
      kind: Schema.Literals(["text", "time", "count", "money", "percent"]),
    }),
  ),
  rows: Schema.Array(
    Schema.Struct({
      key: Schema.String,
      cells: Schema.Array(Schema.String),
      /**
       * The page about the subject of the row, where there is one: `order:<id>`, `customer:<username>`, `product:<id>`.
       */
      opens: Schema.NullOr(Schema.String),
    }),
  ),
  totals: Schema.Array(Schema.String),
  /** Where the next page begins; null after the last row. */
  next: Schema.NullOr(Schema.String),
  /** The position up to which events are included; a request with this position gives the same figures again. */
  asOf: Schema.String,
  generatedAt: Schema.String,
})

export const ReportData = Schema.Struct({ report: Report })

const Values = Schema.Array(Schema.String)

/** The filters of the reports. */
export const ReportFiltersData = Schema.Struct({
  gateway: Values,
  category: Values,
  brand: Values,
  partner: Values,
  affiliate: Values,
  /** The time zone whose days the reports count by. */
  timeZone: Schema.String,
})
