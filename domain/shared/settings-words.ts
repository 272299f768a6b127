import { inDollars } from "./money.ts"
import type { ReminderSchedule, SettingSection, ShopSettings } from "./shop-settings.ts"
import { isStateCode, US_STATES } from "./us-states.ts"

export const SECTION_LABELS: Readonly<Record<SettingSection, string>> = {
  general: "Shop",
  tax: "Sales tax",
  shipping: "Shipping",
  fraud: "Fraud checks",
  reminders: "Reminders",
}

export const REMINDER_LABELS: Readonly<Record<keyof ShopSettings["reminders"], string>> = {
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

/** What somebody typed, such as `2 days`, in minutes; undefined for what is no duration. */
export const readDuration = (text: string): number | undefined => {
  const match = DURATION.exec(text.trim().toLowerCase())
  const unit = UNITS.find(([name]) => name.startsWith((match?.[2] ?? "?").charAt(0)))
  const minutes = unit === undefined ? Number.NaN : Number(match?.[1]) * unit[1]
  return Number.isInteger(minutes) ? minutes : undefined
}

/** `6875` → `"6.875%"` */
export const percent = (thousandths: number): string => `${thousandths / 1_000}%`

const scheduleInWords = ({ steps, end }: ReminderSchedule): string =>
  steps.length === 0 ? "never" : `after ${steps.map(duration).join(", ")}; none after ${duration(end)}`

/** One value that is not what it was, in words for staff. */
export interface Difference {
  readonly what: string
  readonly before: string
  readonly after: string
}

type Words = Readonly<Record<string, string>>

const stateName = (code: string): string => (isStateCode(code) ? US_STATES[code] : code)

const byState = (values: Readonly<Record<string, number>>, inWords: (value: number) => string): Words =>
  Object.fromEntries(Object.entries(values).map(([code, value]) => [stateName(code), inWords(value)]))

const WORDS: Readonly<Record<SettingSection, (settings: ShopSettings) => Words>> = {
  general: ({ general }) => ({ Name: general.name }),
  tax: ({ tax }) => ({
    ...byState(tax.rates, percent),
    ...Object.fromEntries(tax.taxesShipping.map((code) => [`${stateName(code)}, on shipping`, "yes"])),
  }),
  shipping: ({ shipping }) => byState(shipping.surcharges, inDollars),
  fraud: ({ fraud }) => ({ "Review above": String(fraud.reviewAbove) }),
  reminders: ({ reminders }) => ({
    [REMINDER_LABELS.payment]: scheduleInWords(reminders.payment),
    [REMINDER_LABELS.signature]: scheduleInWords(reminders.signature),
    [REMINDER_LABELS.pickup]: scheduleInWords(reminders.pickup),
  }),
}

const NONE = "none"

/** What differs in a section between two versions of it. */
export const settingsDifferences = (
  section: SettingSection,
  before: ShopSettings,
  after: ShopSettings,
): ReadonlyArray<Difference> => {
  const was = WORDS[section](before)
  const is = WORDS[section](after)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((what) => was[what] !== is[what])
    .map((what) => ({ what, before: was[what] ?? NONE, after: is[what] ?? NONE }))
}
