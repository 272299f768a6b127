import { inDollars } from "./dollars.ts"
import { inPounds } from "./pounds.ts"
import type { ReminderKind } from "./reminder-kinds.ts"
import type { SettingSection, WeightBand } from "./shop-settings.ts"

export const SECTION_LABELS: Readonly<Record<SettingSection, string>> = {
  general: "Shop",
  time: "Time",
  tax: "Sales tax",
  shipping: "Shipping",
  lending: "Lender terms",
  fraud: "Fraud checks",
  reminders: "Reminders",
  returns: "Returns",
}

export const REMINDER_LABELS: Readonly<Record<ReminderKind, string>> = {
  payment: "To pay",
  signature: "To sign the contract",
  pickup: "To pick up the order",
}

const UNITS = [
  ["day", 1_440],
  ["hour", 60],
  ["minute", 1],
] as const

/** `2880` → `"2 days"`: in the largest unit that needs no fraction. */
export const duration = (minutes: number): string => {
  const [name, size] = UNITS.find(([, unit]) => minutes % unit === 0) ?? UNITS[2]
  const count = minutes / size
  return `${count} ${name}${count === 1 ? "" : "s"}`
}

const DURATION = /^(\d{1,5}(?:\.\d)?) ?(m|min|minutes?|h|hours?|d|days?)$/

/** A typed duration, such as `2 days`, in minutes; undefined for text that is no duration. */
export const readDuration = (text: string): number | undefined => {
  const match = DURATION.exec(text.trim().toLowerCase())
  const unit = UNITS.find(([name]) => name.startsWith((match?.[2] ?? "?").charAt(0)))
  const minutes = unit === undefined ? Number.NaN : Number(match?.[1]) * unit[1]
  return Number.isInteger(minutes) ? minutes : undefined
}

/** `14` → `"2 PM"` */
export const hourInWords = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? "AM" : "PM"}`

/** `"America/New_York"` → `"America/New York"` */
export const zoneInWords = (timeZone: string): string => timeZone.replaceAll("_", " ")

/** `6875` → `"6.875%"` */
export const percent = (thousandths: number): string => `${thousandths / 1_000}%`

const weightInWords = ({ upTo }: WeightBand, before: WeightBand | undefined): string => {
  if (upTo !== null) return `up to ${inPounds(upTo)}`
  return before === undefined ? "whatever it weighs" : `over ${inPounds(before.upTo ?? 0)}`
}

/** `"up to 20 lb: $5.00; over 20 lb: $9.00"` */
export const bandsInWords = (bands: ReadonlyArray<WeightBand>): string =>
  bands.map((band, place) => `${weightInWords(band, bands[place - 1])}: ${inDollars(band.cost)}`).join("; ")
