import { Schema } from "effect"

/** A table ready to be shown or exported; money cells are decimal strings, exact to the cent. */
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
      /** What the row counts, where it has a page: `order:<id>`, `customer:<username>`, `product:<id>`. */
      opens: Schema.NullOr(Schema.String),
    }),
  ),
  totals: Schema.Array(Schema.String),
  /** Where the next page begins; null after the last row. */
  next: Schema.NullOr(Schema.String),
  /** The position up to which events are in it; asking as of it again gives the same figures. */
  asOf: Schema.String,
  generatedAt: Schema.String,
})

export const ReportData = Schema.Struct({ report: Report })

const Values = Schema.Array(Schema.String)

/** What the reports can be filtered by. */
export const ReportFiltersData = Schema.Struct({
  gateway: Values,
  category: Values,
  brand: Values,
  partner: Values,
  affiliate: Values,
  /** Whose days the reports count by. */
  timeZone: Schema.String,
})
