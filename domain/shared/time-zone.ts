import { dateFormatter } from "./date-formatter.ts"

/** Time zone offsets from UTC are whole quarters of an hour, so all instants of a quarter have the same day. */
const QUARTER = 900_000
const MAX_KEPT = 50_000

/**
 * The calendar day, `YYYY-MM-DD`, of an instant in a time zone, whatever the zone of this machine. Results are cached,
 * since asking the calendar costs a hundred times more than the rest.
 */
export const dayIn = (timeZone: string): ((instant: string) => string) => {
  if (timeZone === "UTC") return (instant) => instant.slice(0, 10)
  const calendar = dateFormatter({
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  })
  const known = new Map<number, string>()
  return (instant) => {
    const quarter = Math.floor(Date.parse(instant) / QUARTER)
    const found = known.get(quarter)
    if (found !== undefined) return found
    const parts = new Map(
      calendar.formatToParts(quarter * QUARTER).map(({ type, value }) => [type, value] as const),
    )
    const day = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`
    if (known.size >= MAX_KEPT) known.clear()
    known.set(quarter, day)
    return day
  }
}

/** Milliseconds by which the local time of a zone is ahead of UTC at an instant. */
const offsetAt = (timeZone: string, time: number): number => {
  const parts = new Map(
    dateFormatter({
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    })
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)] as const),
  )
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  return (
    Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second")) -
    Math.floor(time / 1_000) * 1_000
  )
}

/** The instant, in milliseconds, at which the local time of a zone is that full hour of a day, `YYYY-MM-DD`. */
export const instantOf = (timeZone: string, day: string, hour: number): number => {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000
  // The offset at that instant; it may differ from the first guess because of daylight saving time.
  return shown - offsetAt(timeZone, shown - offsetAt(timeZone, shown))
}
