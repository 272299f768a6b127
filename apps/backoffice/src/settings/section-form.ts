import { toDecimal } from "@voltread/domain/shared/money.ts"
import { duration, REMINDER_LABELS, readDuration } from "@voltread/domain/shared/settings-labels.ts"
import type { ReminderSchedule, SettingSection } from "@voltread/domain/shared/shop-settings.ts"
import { US_STATES } from "@voltread/domain/shared/us-states.ts"
import { readSurcharge } from "./amounts.ts"
import { lending } from "./lending-form.ts"
import { isWrong, readAll, type SectionForm, type SettingField } from "./setting-field.ts"

const STATES = Object.entries(US_STATES)
const KINDS = ["payment", "signature", "pickup"] as const
export const YES = "yes"

const general: SectionForm = {
  fields: [{ name: "name", label: "Name" }],
  values: (settings) => ({ name: settings.general.name }),
  read: ({ name = "" }) =>
    name.trim() === "" ? { errors: { name: "Please enter a name" } } : { value: { name: name.trim() } },
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

const fraud: SectionForm = {
  fields: [{ name: "reviewAbove", label: "Review orders that score above" }],
  values: (settings) => ({ reviewAbove: String(settings.fraud.reviewAbove) }),
  read: ({ reviewAbove = "" }) => {
    const score = /^\d{1,2}(\.\d{1,2})?$/.test(reviewAbove.trim()) ? Number(reviewAbove) : Number.NaN
    return score >= 0 && score <= 99
      ? { value: { reviewAbove: score } }
      : { errors: { reviewAbove: "Please enter a number from 0 to 99" } }
  },
}

const readSteps = (text: string): ReadonlyArray<number> | undefined => {
  const parts = text === "" ? [] : text.split(",").map(readDuration)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

const reminders: SectionForm = {
  fields: KINDS.flatMap((kind) => [
    {
      name: `${kind}.steps`,
      label: REMINDER_LABELS[kind],
      description: "Such as 30 minutes, 1 day, 3 days. Leave empty for no reminder.",
    },
    { name: `${kind}.end`, label: `${REMINDER_LABELS[kind]}: none after` },
  ]),
  values: (settings) =>
    Object.fromEntries(
      KINDS.flatMap((kind) => [
        [`${kind}.steps`, settings.reminders[kind].steps.map(duration).join(", ")],
        [`${kind}.end`, duration(settings.reminders[kind].end)],
      ]),
    ),
  read: (values) => {
    const steps = readAll(
      KINDS.map((kind) => `${kind}.steps`),
      values,
      readSteps,
      "Please enter times such as 30 minutes, 1 day",
    )
    const ends = readAll(
      KINDS.map((kind) => `${kind}.end`),
      values,
      readDuration,
      "Please enter a time such as 7 days",
    )
    const errors = { ...steps.errors, ...ends.errors }
    if (isWrong(errors)) return { errors }
    const schedule = (kind: (typeof KINDS)[number]): ReminderSchedule => ({
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

export const SECTION_FORMS: Readonly<Record<SettingSection, SectionForm>> = {
  general,
  tax,
  shipping,
  lending,
  fraud,
  reminders,
}

/** The server's property of an error → the field that shows it: what is wrong with a schedule is shown at its end. */
export const fieldOf = (property: string, fields: ReadonlyArray<SettingField>): string | undefined =>
  (
    fields.find(({ name }) => property === name || property.startsWith(`${name}.`)) ??
    fields.findLast(({ name }) => name.startsWith(`${property}.`))
  )?.name
