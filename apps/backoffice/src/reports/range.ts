import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import type { Preset } from "./presets.ts"

/** Ranges of days of the shop, both ends included, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string
  readonly to: string
}

export const PRESET_LABELS: Readonly<Record<Preset, string>> = {
  today: "Today",
  yesterday: "Yesterday",
  "last-7-days": "Last 7 days",
  "last-30-days": "Last 30 days",
  "this-month": "This month",
  "last-month": "Last month",
  "this-quarter": "This quarter",
  "this-year": "This year",
  "last-12-months": "Last 12 months",
}

const DAY = 86_400_000

const written = (time: number): string => new Date(time).toISOString().slice(0, 10)
const days = (from: number, to: number): Days => ({ from: written(from), to: written(to) })

/** The day that it is in the shop. */
export const todayIn = (timeZone: string, now: Date): string => dayIn(timeZone)(now.toISOString())

/** The days that a preset means on a day. */
export const presetDays = (preset: Preset, day: string): Days => {
  const today = Date.parse(`${day}T00:00:00Z`)
  const year = new Date(today).getUTCFullYear()
  const month = new Date(today).getUTCMonth()
  switch (preset) {
    case "today":
      return days(today, today)
    case "yesterday":
      return days(today - DAY, today - DAY)
    case "last-7-days":
      return days(today - 6 * DAY, today)
    case "last-30-days":
      return days(today - 29 * DAY, today)
    case "this-month":
      return days(Date.UTC(year, month, 1), today)
    case "last-month":
      return days(Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0))
    case "this-quarter":
      return days(Date.UTC(year, month - (month % 3), 1), today)
    case "this-year":
      return days(Date.UTC(year, 0, 1), today)
    case "last-12-months":
      return days(Date.UTC(year, month - 11, 1), today)
  }
}

/** How many days a range has. */
export const lengthOf = ({ from, to }: Days): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY + 1

/** The same number of days, ending the day before. */
export const previousDays = (range: Days): Days => {
  const start = Date.parse(`${range.from}T00:00:00Z`)
  return days(start - lengthOf(range) * DAY, start - DAY)
}

/** The days of a row of time: of a day, of a week by its Monday, of a month. */
export const spanOf = (key: string, groupBy: string): Days => {
  const [year = 0, month = 1] = key.split("-").map(Number)
  if (groupBy === "month") return days(Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0))
  const first = Date.parse(`${key}T00:00:00Z`)
  return days(first, groupBy === "week" ? first + 6 * DAY : first)
}
