import { type Words, wordDifferences } from "./difference.ts"
import { inDollars } from "./dollars.ts"
import { LENDING_LABELS, PRODUCTS, TERM_LABELS, TERMS, termInWords } from "./lending-words.ts"
import { REMINDER_KINDS } from "./reminder-kinds.ts"
import {
  bandsInWords,
  duration,
  hourInWords,
  percent,
  REMINDER_LABELS,
  zoneInWords,
} from "./settings-labels.ts"
import type { ReminderSchedule, SettingSection, ShopSettings } from "./shop-settings.ts"
import { isStateCode, US_STATES } from "./us-states.ts"

const scheduleInWords = ({ steps, end }: ReminderSchedule): string =>
  steps.length === 0 ? "Never" : `After ${steps.map(duration).join(", ")}; stop after ${duration(end)}`

const stateName = (code: string): string => (isStateCode(code) ? US_STATES[code] : code)

const byState = (values: Readonly<Record<string, number>>, inWords: (value: number) => string): Words =>
  Object.fromEntries(Object.entries(values).map(([code, value]) => [stateName(code), inWords(value)]))

const WORDS: Readonly<Record<SettingSection, (settings: ShopSettings) => Words>> = {
  general: ({ general }) => ({ Name: general.name }),
  time: ({ time }) => ({
    "Time zone": zoneInWords(time.timeZone),
    "Same-day processing cutoff": hourInWords(time.cutOffHour),
  }),
  tax: ({ tax }) => ({
    ...byState(tax.rates, percent),
    ...Object.fromEntries(tax.taxesShipping.map((code) => [`${stateName(code)}, on shipping`, "yes"])),
  }),
  shipping: ({ shipping }) => ({
    ...byState(shipping.surcharges, inDollars),
    ...(shipping.weightBands === undefined ? {} : { "By weight": bandsInWords(shipping.weightBands) }),
    ...Object.fromEntries(
      Object.entries(shipping.stateWeightBands ?? {}).map(([code, bands]) => [
        `${stateName(code)}, by weight`,
        bandsInWords(bands),
      ]),
    ),
  }),
  lending: ({ lending }) =>
    Object.fromEntries(
      PRODUCTS.flatMap((product) =>
        TERMS.flatMap((term) => {
          const words = termInWords(term, lending[product])
          return words === undefined
            ? []
            : [[`${LENDING_LABELS[product]}, ${TERM_LABELS[term]}`, words] as const]
        }),
      ),
    ),
  fraud: ({ fraud }) => ({
    "Review above": String(fraud.reviewAbove),
    "Declined cards of one address in an hour": String(fraud.declinedCardsPerHour),
  }),
  reminders: ({ reminders }) =>
    Object.fromEntries(
      REMINDER_KINDS.map((kind) => [REMINDER_LABELS[kind], scheduleInWords(reminders[kind])] as const),
    ),
  returns: ({ returns }) => ({ "Days to return": String(returns.days) }),
}

/** What a section sets, by the name of each value. */
export const settingsInWords = (section: SettingSection, settings: ShopSettings): Words =>
  WORDS[section](settings)

const NONE = "none"

/** The differences between two versions of a section. */
export const settingsDifferences = (section: SettingSection, before: ShopSettings, after: ShopSettings) =>
  wordDifferences(settingsInWords(section, before), settingsInWords(section, after)).map((difference) => ({
    what: difference.what,
    before: difference.before ?? NONE,
    after: difference.after ?? NONE,
  }))
