import { inDollars } from "./money.ts"
import { duration, percent, REMINDER_LABELS } from "./settings-labels.ts"
import type { ReminderSchedule, SettingSection, ShopSettings } from "./shop-settings.ts"
import { isStateCode, US_STATES } from "./us-states.ts"

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
