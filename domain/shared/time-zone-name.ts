import { Schema } from "effect"

const isTimeZone = (name: string): boolean => {
  // JavaScript takes +05:00 as ahead of UTC, Postgres as behind it.
  if (!/^[a-z]/i.test(name)) return false
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}

/** A name in the time zone database, such as `America/New_York`; also `UTC`. */
export const TimeZone = Schema.String.check(
  Schema.makeFilter<string>(isTimeZone, { message: "must be a time zone such as America/New_York" }),
)
