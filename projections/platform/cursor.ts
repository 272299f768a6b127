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

/** The most rows of a page, and how many it has where nobody says. */
const MAX_PAGE = 200
const PAGE = 50

/** How many rows a page has for whoever asks for `first` of them. */
export const pageSize = (first: number | null | undefined): number =>
  Math.min(Math.max(Math.trunc(first ?? PAGE), 1), MAX_PAGE)

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
