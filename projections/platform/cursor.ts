import { Instant } from "@voltread/domain/shared/text.ts"
import { Data, Option, Schema } from "effect"

/** The cursor was not made by this list in this sort order, or was tampered with. */
export class InvalidCursor extends Data.TaggedError("InvalidCursor")<{ readonly message: string }> {}

const Keys = Schema.fromJsonString(
  Schema.Tuple([Schema.String, Schema.Union([Instant, Schema.Int]), Schema.String]),
)
const decode = Schema.decodeUnknownOption(Keys)

/** Opaque to clients: the end of a page, as the sort order's value and the id that breaks ties. */
export const toCursor = (sort: string, value: string | number, id: string): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString("base64url")

/** The value and id that a cursor of `sort` holds. Throws `InvalidCursor`. */
export const fromCursor = (sort: string, cursor: string): readonly [value: string | number, id: string] => {
  const keys = decode(Buffer.from(cursor, "base64url").toString())
  if (Option.isNone(keys) || keys.value[0] !== sort)
    throw new InvalidCursor({
      message: "This page marker does not belong to this list; start from its first page.",
    })
  return [keys.value[1], keys.value[2]]
}

/**
 * One page of a query that reads one row more than the page holds, and the cursor of the next page; null after the last
 * one.
 */
export const paged = <Row>(
  rows: ReadonlyArray<Row>,
  size: number,
  cursorOf: (last: Row) => string,
): { readonly page: ReadonlyArray<Row>; readonly nextCursor: string | null } => {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { page, nextCursor: last === undefined ? null : cursorOf(last) }
}
