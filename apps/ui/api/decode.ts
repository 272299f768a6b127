import { Schema } from "effect"

/** In a file of its own, so that the schema library is loaded with the first answer and not with the page. */
export const decode = <Data extends Schema.ConstraintDecoder<unknown>>(
  schema: Data,
  data: unknown,
): Data["Type"] => Schema.decodeUnknownSync(schema)(data)
