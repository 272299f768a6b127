import { Schema } from "effect"

export const decodeBooks = Schema.decodeUnknownSync(
  Schema.Struct({
    position: Schema.NullOr(Schema.String),
    checkedAt: Schema.NullOr(Schema.String),
    orders: Schema.Int,
    findings: Schema.Array(
      Schema.Struct({ stream: Schema.String, what: Schema.String, foundAt: Schema.String }),
    ),
  }),
)
