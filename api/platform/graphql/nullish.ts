import { Schema } from "effect"

/** In GraphQL, an argument that was not given is absent or null. */
export const nullish = <S extends Schema.Constraint>(schema: S) => Schema.optional(Schema.NullOr(schema))
