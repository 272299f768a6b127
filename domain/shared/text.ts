import { Schema } from "effect"

/** Stream-local and global identifiers: UUIDs, or what outside systems hand us. */
export const Id = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100))

/** UTC instant, ISO 8601 with milliseconds and `Z`. Sorts as text. */
export const Instant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, { message: "must be a UTC instant" }),
)

export const isInstant = Schema.is(Instant)

/** The most units of one line; wholesale orders of tens of thousands are real. */
export const MAX_QUANTITY = 999_999

/** A positive whole number of units. */
export const Quantity = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MAX_QUANTITY }))

export const isQuantity = (units: number): boolean =>
  Number.isInteger(units) && units >= 1 && units <= MAX_QUANTITY

/** Free text that a person wrote; may hold anything, personal data included. */
export const MAX_BODY = 20_000
