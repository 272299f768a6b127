import { AppendTooLarge } from "@voltread/domain/event.ts"

/** What EventStoreDB takes in one append unless it is told otherwise (its MaxAppendSize), in bytes. */
const MAX_APPEND_SIZE = 1_048_576

/** Bytes of an append, counted as EventStoreDB does: names of types, and data and metadata as JSON. */
export const appendSize = (types: ReadonlyArray<string>, json: ReadonlyArray<string>): number =>
  types.reduce((sum, type) => sum + 2 * type.length, 0) +
  json.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/** The refusal of an append that is too large, on every engine alike; undefined for all others. */
export const refusalOf = (stream: string, size: number): AppendTooLarge | undefined =>
  size > MAX_APPEND_SIZE ? new AppendTooLarge({ stream, limit: MAX_APPEND_SIZE }) : undefined
