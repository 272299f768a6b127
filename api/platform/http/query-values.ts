import { Schema, SchemaTransformation } from "effect"

/**
 * A number in a query. Left empty it is no number: JavaScript reads that as 0, which is a question of its own, such as
 * for the first revision of an order.
 */
export const QueryNumber = Schema.String.check(
  Schema.isPattern(/^-?\d{1,15}(\.\d+)?$/, { message: "must be a number such as 50" }),
).pipe(Schema.decodeTo(Schema.Finite, SchemaTransformation.numberFromString))

/** A whole number in a query, such as a revision. */
export const queryCount = (range: { readonly minimum: number; readonly maximum: number }) =>
  QueryNumber.check(Schema.isInt(), Schema.isBetween(range))

/** Several values in one parameter. Left empty it asks for nothing. */
export const commaSeparated = (text: string | undefined): ReadonlyArray<string> | null =>
  text === undefined || text === "" ? null : text.split(",")
