import { Schema } from "effect"

/** Whether event log, read models, stock and gateways agree, as the shop's own audit last saw it. */
export const BooksData = Schema.Struct({
  /** Up to where the books were compared; null before they were. */
  position: Schema.NullOr(Schema.String),
  checkedAt: Schema.NullOr(Schema.String),
  orders: Schema.Int,
  findings: Schema.Array(
    Schema.Struct({ stream: Schema.String, what: Schema.String, foundAt: Schema.String }),
  ),
})
