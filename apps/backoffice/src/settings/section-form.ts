import { toDecimal } from "@voltread/domain/shared/money.ts"
import { REMINDER_KINDS, type ReminderKind } from "@voltread/domain/shared/reminder-kinds.ts"
import {
  duration,
  hourInWords,
  REMINDER_LABELS,
  readDuration,
  zoneInWords,
} from "@voltread/domain/shared/settings-labels.ts"
import type { ReminderSchedule, SettingSection } from "@voltread/domain/shared/shop-settings.ts"
import { US_STATES } from "@voltread/domain/shared/us-states.ts"
import { readSurcharge } from "./amounts.ts"
import { lending } from "./lending-form.ts"
import { isWrong, readAll, type SectionForm, type SettingField } from "./setting-field.ts"

const STATES = Object.entries(US_STATES)
export const YES = "yes"

const general: SectionForm = {
  fields: [{ name: "name", label: "Name" }],
  values: (settings) => ({ name: settings.general.name }),
  read: ({ name = "" }) =>
    name.trim() === "" ? { errors: { name: "Please enter a name" } } : { value: { name: name.trim() } },
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: hourInWords(hour) }))

const time: SectionForm = {
  fields: [
    {
      name: "timeZone",
      label: "Time zone",
      options: ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")].map(
        (zone) => ({
          id: zone,
          label: zoneInWords(zone),
        }),
      ),
    },
    { name: "cutOffHour", label: "Same-day processing cutoff", options: HOURS },
  ],
  values: ({ time: { timeZone, cutOffHour } }) => ({ timeZone, cutOffHour: String(cutOffHour) }),
  read: ({ timeZone = "", cutOffHour }) => ({ value: { timeZone, cutOffHour: Number(cutOffHour) } }),
}

/** `"6.875"` → `6875` */
const readRate = (text: string): number | undefined => {
  const match = /^(\d{1,2})(?:\.(\d{1,3}))? ?%?$/.exec(text)
  if (match === null) return undefined
  const rate = Number(match[1]) * 1_000 + Number((match[2] ?? "").padEnd(3, "0"))
  return rate <= 20_000 ? rate : undefined
}

const tax: SectionForm = {
  fields: STATES.map(([code, name]) => ({
    name: `rates.${code}`,
    label: `${name}, %`,
    mark: {
      name: `taxesShipping.${code}`,
      label: "Shipping is taxed",
      accessibleLabel: `Shipping is taxed: ${name}`,
    },
  })),
  values: (settings) =>
    Object.fromEntries(
      STATES.flatMap(([code]) => [
        [`rates.${code}`, String((settings.tax.rates[code] ?? 0) / 1_000)],
        [`taxesShipping.${code}`, settings.tax.taxesShipping.includes(code) ? YES : ""],
      ]),
    ),
  read: (values) => {
    const names = STATES.map(([code]) => `rates.${code}`)
    const { found, errors } = readAll(names, values, readRate, "Please enter a percentage up to 20")
    if (isWrong(errors)) return { errors }
    return {
      value: {
        rates: Object.fromEntries(STATES.map(([code]) => [code, found[`rates.${code}`] ?? 0])),
        taxesShipping: STATES.flatMap(([code]) => (values[`taxesShipping.${code}`] === YES ? [code] : [])),
      },
    }
  },
}

const shipping: SectionForm = {
  fields: STATES.map(([code, name]) => ({ name: `surcharges.${code}`, label: `${name}, $` })),
  values: (settings) =>
    Object.fromEntries(
      STATES.map(([code]) => {
        const cents = settings.shipping.surcharges[code] ?? 0
        return [`surcharges.${code}`, cents === 0 ? "" : toDecimal(cents)]
      }),
    ),
  read: (values, before) => {
    const names = STATES.map(([code]) => `surcharges.${code}`)
    const { found, errors } = readAll(names, values, readSurcharge, "Please enter an amount such as 25.00")
    if (isWrong(errors)) return { errors }
    const costly = STATES.flatMap(([code]) => {
      const cents = found[`surcharges.${code}`] ?? 0
      return cents === 0 ? [] : [[code, cents] as const]
    })
    return { value: { ...before.shipping, surcharges: Object.fromEntries(costly) } }
  },
}

const readScore = (text: string): number | undefined =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) <= 99 ? Number(text) : undefined

const readCount = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

const fraud: SectionForm = {
  fields: [
    { name: "reviewAbove", label: "Review orders that score above" },
    {
      name: "declinedCardsPerHour",
      label: "Declined cards in an hour",
      description: "Per IP address. The limit for one cart or card is a fifth of it.",
    },
  ],
  values: ({ fraud: { reviewAbove, declinedCardsPerHour } }) => ({
    reviewAbove: String(reviewAbove),
    declinedCardsPerHour: String(declinedCardsPerHour),
  }),
  read: (values) => {
    const score = readAll(["reviewAbove"], values, readScore, "Please enter a number from 0 to 99")
    const declines = readAll(
      ["declinedCardsPerHour"],
      values,
      readCount,
      "Please enter a whole number from 1",
    )
    const errors = { ...score.errors, ...declines.errors }
    if (isWrong(errors)) return { errors }
    const { reviewAbove = 0 } = score.found
    const { declinedCardsPerHour = 0 } = declines.found
    return { value: { reviewAbove, declinedCardsPerHour } }
  },
}

const readSteps = (text: string): ReadonlyArray<number> | undefined => {
  const parts = text === "" ? [] : text.split(",").map(readDuration)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

const reminders: SectionForm = {
  fields: REMINDER_KINDS.flatMap((kind) => [
    {
      name: `${kind}.steps`,
      label: REMINDER_LABELS[kind],
      description: "Such as 30 minutes, 1 day, 3 days. Leave empty for no reminder.",
    },
    { name: `${kind}.end`, label: `${REMINDER_LABELS[kind]}: stop after` },
  ]),
  values: (settings) =>
    Object.fromEntries(
      REMINDER_KINDS.flatMap((kind) => [
        [`${kind}.steps`, settings.reminders[kind].steps.map(duration).join(", ")],
        [`${kind}.end`, duration(settings.reminders[kind].end)],
      ]),
    ),
  read: (values) => {
    const steps = readAll(
      REMINDER_KINDS.map((kind) => `${kind}.steps`),
      values,
      readSteps,
      "Please enter times such as 30 minutes, 1 day",
    )
    const ends = readAll(
      REMINDER_KINDS.map((kind) => `${kind}.end`),
      values,
      readDuration,
      "Please enter a time such as 7 days",
    )
    const errors = { ...steps.errors, ...ends.errors }
    if (isWrong(errors)) return { errors }
    const schedule = (kind: ReminderKind): ReminderSchedule => ({
      steps: steps.found[`${kind}.steps`] ?? [],
      end: ends.found[`${kind}.end`] ?? 0,
    })
    return {
      value: {
        payment: schedule("payment"),
        signature: schedule("signature"),
        pickup: schedule("pickup"),
      },
    }
  },
}

const readDays = (text: string): number | undefined => {
  const days = readCount(text)
  return days !== undefined && days <= 365 ? days : undefined
}

const returns: SectionForm = {
  fields: [{ name: "days", label: "Days to return" }],
  values: (settings) => ({ days: String(settings.returns.days) }),
  read: (values) => {
    const { found, errors } = readAll(["days"], values, readDays, "Please enter a whole number from 1 to 365")
    return isWrong(errors) ? { errors } : { value: { days: found.days ?? 0 } }
  },
}

export const SECTION_FORMS: Readonly<Record<SettingSection, SectionForm>> = {
  general,
  time,
  tax,
  shipping,
  lending,
  fraud,
  reminders,
  returns,
}

/** The server's property of an error → the field that shows it: what is wrong with a schedule is shown at its end. */
export const fieldOf = (property: string, fields: ReadonlyArray<SettingField>): string | undefined =>
  (
    fields.find(({ name }) => property === name || property.startsWith(`${name}.`)) ??
    fields.findLast(({ name }) => name.startsWith(`${property}.`))
  )?.name
