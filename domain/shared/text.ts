import { Schema } from "effect"
import { isDay } from "./calendar-day.ts"
import { isLine, isText, UNUSABLE_CHARACTERS } from "./characters.ts"

/** One line of text from outside: no control characters, at most `max` UTF-16 units. */
export const Line = (max: number) =>
  Schema.String.check(
    Schema.makeFilter<string>(isLine, { rule: "isText", message: UNUSABLE_CHARACTERS }),
    Schema.isMaxLength(max, { message: `has at most ${max} characters` }),
  )

/** Text from outside that may have several lines: no control characters except line breaks and tabs. */
export const Text = (max: number) =>
  Schema.String.check(
    Schema.makeFilter<string>(isText, { rule: "isText", message: UNUSABLE_CHARACTERS }),
    Schema.isMaxLength(max, { message: `has at most ${max} characters` }),
  )

/** Stream-local and global identifiers: UUIDs, or ids from outside systems. */
export const Id = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100))

/** UTC instant, ISO 8601 with milliseconds and `Z`. Sorts as text. */
export const Instant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, { message: "must be a UTC instant" }),
)

export const isInstant = Schema.is(Instant)

const calendarDay = Schema.makeFilter<string>(isDay, { message: "must be a date such as 2026-11-01" })

export const Day = Schema.String.check(calendarDay)

/** A day with what it means: the description of the API has that from the string, as it leaves out our own checks. */
export const dayMeaning = (description: string) => Schema.String.annotate({ description }).check(calendarDay)

/** The most units of one line; wholesale orders of tens of thousands are real. */
export const MAX_QUANTITY = 999_999

/** A positive whole number of units. */
export const Quantity = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MAX_QUANTITY }))

export const isPositiveInteger = (value: number): boolean => Number.isInteger(value) && value >= 1

export const isQuantity = (units: number): boolean => isPositiveInteger(units) && units <= MAX_QUANTITY

/** Free text that a person wrote, which may contain anything, including personal data. */
export const MAX_BODY = 20_000
