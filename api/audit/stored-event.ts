import type { RecordedEvent } from "@voltread/domain/event.ts"
import { Option, Schema } from "effect"

/**
 * Reads what the audit needs of a stored event, by a schema of its own: a mistake in the domain's codecs, which
 * everything else shares, must not be repeated here. Undefined for data of another shape.
 */
export const reader = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownOption(schema)
  return ({ data }: Pick<RecordedEvent, "data">): S["Type"] | undefined => Option.getOrUndefined(decode(data))
}
