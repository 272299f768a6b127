import { Schema } from "effect"

/** A Schema as form validator: reports every field that is wrong, not just the first. */
export const standard = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) =>
  Schema.toStandardSchemaV1(schema, { parseOptions: { errors: "all" } })
