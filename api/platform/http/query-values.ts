import { Schema, SchemaTransformation } from "effect"

/** Text in a query, with what it means: that stands in the API's description. */
export const queryText = (description: string, most = 200) =>
  Schema.String.check(Schema.isMaxLength(most)).annotate({ description })

export const AFTER = queryText("`nextCursor` of the page before; absent: the first page.", 500)
export const POSITION = queryText(
  "`position` of an earlier answer, such as that to one's own write: this answer includes it, or says `isBehind`.",
)
export const ORDER_TOKEN = queryText("Token of the link to the order, for guests; its owner needs none.")

const NUMBER = Schema.String.check(
  Schema.isPattern(/^-?\d{1,15}(\.\d+)?$/, { message: "must be a number such as 50" }),
)

/**
 * A number in a query. Left empty it is no number: JavaScript reads that as 0, which is a question of its own, such as
 * for the first revision of an order.
 */
export const queryNumber = (description: string) =>
  NUMBER.annotate({ description }).pipe(Schema.decodeTo(Schema.Finite, SchemaTransformation.numberFromString))

/** A whole number in a query, such as a revision. */
export const queryCount = (
  description: string,
  range: { readonly minimum: number; readonly maximum: number },
) => queryNumber(description).check(Schema.isInt(), Schema.isBetween(range))

/** Several values in one parameter. Left empty it asks for nothing. */
export const commaSeparated = (text: string | undefined): ReadonlyArray<string> | null =>
  text === undefined || text === "" ? null : text.split(",")
