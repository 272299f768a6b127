import { isDay } from "./calendar-day.ts"
import { dateFormatter } from "./date-formatter.ts"

const part = (parts: ReadonlyArray<Intl.DateTimeFormatPart>, type: Intl.DateTimeFormatPartTypes): string =>
  parts.find((candidate) => candidate.type === type)?.value ?? ""

/** Spec §9, 'dd MMM, yyyy': "05 Nov, 2026" in a time zone; without one, in the reader's. */
export const formatDate = (at: Date, timeZone?: string): string => {
  const parts = dateFormatter({
    day: "2-digit",
    month: "short",
    year: "numeric",
    ...(timeZone && { timeZone }),
  }).formatToParts(at)
  return `${part(parts, "day")} ${part(parts, "month")}, ${part(parts, "year")}`
}

/** "3:20 PM" in a time zone; without one, in the reader's. */
export const formatTime = (at: Date, timeZone?: string): string =>
  dateFormatter({ hour: "numeric", minute: "2-digit", ...(timeZone && { timeZone }) }).format(at)

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** A day, `YYYY-MM-DD`, as "05 Nov, 2026"; other text stays as it is. */
export const formatDay = (day: string): string => (isDay(day) ? formatDate(midnight(day), "UTC") : day)

/** A day, `YYYY-MM-DD`, as "Thu, 05 Nov, 2026". */
export const formatWeekday = (day: string): string =>
  `${dateFormatter({ weekday: "short", timeZone: "UTC" }).format(midnight(day))}, ${formatDay(day)}`
