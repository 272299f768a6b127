import { Schema } from "effect"

/** An event of this type with this data. */
export const event = <const Type extends string, Data extends Schema.Top>(type: Type, data: Data) =>
  Schema.Struct({ type: Schema.Literal(type), data })
