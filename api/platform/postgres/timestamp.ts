import { Schema, SchemaTransformation } from "effect"

/** A `timestamptz` as it is sent: UTC, ISO 8601. */
export const Timestamp = Schema.Date.pipe(
  Schema.decodeTo(
    Schema.String,
    SchemaTransformation.transform({
      decode: (date) => date.toISOString(),
      encode: (text) => new Date(text),
    }),
  ),
)
