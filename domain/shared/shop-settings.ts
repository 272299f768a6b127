import { Schema } from "effect"
import { LendingRules } from "./lending-rules.ts"
import { AMOUNTS_OF_2026 } from "./loan-terms.ts"
import { Price } from "./money.ts"
import type { ReminderKind } from "./reminder-kinds.ts"
import { RATES_OF_2025, SHIPPING_TAXED_IN_2025 } from "./sales-tax-rates.ts"
import { Line } from "./text.ts"
import { TimeZone } from "./time-zone-name.ts"
import { isStateCode } from "./us-states.ts"
import { Weight } from "./weight.ts"

const isEveryState = Schema.makeFilter<Readonly<Record<string, unknown>>>(
  (byState) => Object.keys(byState).every(isStateCode),
  { message: "has something that is not a state" },
)

/** Thousandths of a percent, 0 to 20 %. */
const TaxRate = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: 20_000 }, { message: "must be from 0 to 20 percent" }),
)

/** Sales tax by state. */
export const TaxRules = Schema.Struct({
  /** By state; states that are not listed have no tax. */
  rates: Schema.Record(Schema.String, TaxRate).check(isEveryState),
  /** States that tax shipping, too. */
  taxesShipping: Schema.Array(
    Schema.String.check(Schema.makeFilter<string>(isStateCode, { message: "must be a state" })),
  ),
})
export type TaxRules = typeof TaxRules.Type

/** Ten thousand dollars: more than shipping any parcel costs. */
const MAX_SURCHARGE = 1_000_000

const Surcharge = Price.check(
  Schema.isLessThanOrEqualTo(MAX_SURCHARGE, { message: "must be at most $10,000" }),
)

const MAX_BANDS = 10

const WeightBand = Schema.Struct({
  /**
   * The most that a unit of this band weighs, in hundredths of a pound; null in the last band, for everything heavier.
   */
  upTo: Schema.NullOr(Weight),
  /** Cents for each unit. */
  cost: Surcharge,
})
export type WeightBand = typeof WeightBand.Type

/** The errors in the bands, each with its path. */
const bandIssues = (bands: ReadonlyArray<WeightBand>): ReadonlyArray<Schema.FilterIssue> =>
  bands.flatMap(({ upTo, cost }, place) => {
    const before = bands[place - 1]
    const isLast = place === bands.length - 1
    const issue = (field: keyof WeightBand, message: string) => ({ path: [place, field], issue: message })
    return [
      ...(isLast && upTo !== null ? [issue("upTo", "the last band must be for all that is heavier")] : []),
      ...(!isLast && upTo === null
        ? [issue("upTo", "only the last band can be for all that is heavier")]
        : []),
      ...(before !== undefined && upTo !== null && upTo <= (before.upTo ?? 0)
        ? [issue("upTo", "must be more than in the band before")]
        : []),
      ...(before !== undefined && cost < before.cost
        ? [issue("cost", "must not be less than in the band before")]
        : []),
    ]
  })

/** From the lightest to the heaviest, which is never cheaper. */
const WeightBands = Schema.Array(WeightBand).check(
  Schema.isMinLength(1, { message: "has no band" }),
  Schema.isMaxLength(MAX_BANDS, { message: `has at most ${MAX_BANDS} bands` }),
  Schema.makeFilter<ReadonlyArray<WeightBand>>(bandIssues),
)

/** Shipping costs in addition to a product's own. Cents for each unit. */
export const ShippingRules = Schema.Struct({
  /** By the state that a unit ships to; not listed: no surcharge. */
  surcharges: Schema.Record(Schema.String, Surcharge).check(isEveryState),
  /** In addition, by the weight of a unit. Absent: no surcharge. */
  weightBands: Schema.optionalKey(WeightBands),
  /** Replaces the general bands, by the state that a unit ships to. */
  stateWeightBands: Schema.optionalKey(Schema.Record(Schema.String, WeightBands).check(isEveryState)),
})
export type ShippingRules = typeof ShippingRules.Type

export const TimeRules = Schema.Struct({
  /** The time zone for the days of reports, promotions, payout periods and delivery. */
  timeZone: TimeZone,
  /** Orders placed before this full hour of a business day, in the shop's time zone, are processed on that day. */
  cutOffHour: Schema.Int.check(
    Schema.isBetween({ minimum: 0, maximum: 23 }, { message: "must be an hour from 0 to 23" }),
  ),
})
export type TimeRules = typeof TimeRules.Type

/** Vendors score from 0.01 to 99. */
const FraudRules = Schema.Struct({
  /** Orders with a higher score are reviewed by staff. */
  reviewAbove: Schema.Finite.check(
    Schema.isBetween({ minimum: 0, maximum: 99 }, { message: "must be from 0 to 99" }),
  ),
  /** The limit for one network address; a fifth of it for one cart or card. Beyond it, no more cards are accepted. */
  declinedCardsPerHour: Schema.Int.check(
    Schema.isGreaterThanOrEqualTo(1, { message: "must be a whole number from 1" }),
  ),
})

const HOUR = 60
const DAY = 24 * HOUR
const MAX_STEPS = 6

const Minutes = Schema.Int.check(
  Schema.isBetween({ minimum: 5, maximum: 90 * DAY }, { message: "must be from 5 minutes to 90 days" }),
)

/** Minutes since an order began to wait for its customer. */
export const ReminderSchedule = Schema.Struct({
  /** When each reminder is sent. A missed one is skipped once the next one is due. */
  steps: Schema.Array(Minutes).check(
    Schema.isMaxLength(MAX_STEPS, { message: `has at most ${MAX_STEPS} reminders` }),
    Schema.makeFilter<ReadonlyArray<number>>(
      (steps) => steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0)),
      { message: "must be in the order in which they are sent" },
    ),
  ),
  /** No reminders after that. */
  end: Minutes,
}).check(
  Schema.makeFilter<{ readonly steps: ReadonlyArray<number>; readonly end: number }>(
    ({ steps, end }) => end > (steps.at(-1) ?? 0),
    { message: "must end after the last reminder" },
  ),
)
export type ReminderSchedule = typeof ReminderSchedule.Type

export const ReminderRules = Schema.Struct({
  payment: ReminderSchedule,
  signature: ReminderSchedule,
  pickup: ReminderSchedule,
} satisfies Record<ReminderKind, typeof ReminderSchedule>)
export type ReminderRules = typeof ReminderRules.Type

const ReturnRules = Schema.Struct({
  /** Days in which a customer may ask to return items, from when they left the shop or arrived. */
  days: Schema.Int.check(
    Schema.isBetween({ minimum: 1, maximum: 365 }, { message: "must be a whole number from 1 to 365" }),
  ),
})

const GeneralSettings = Schema.Struct({
  /** As shown to customers and staff on pages, printed documents and in mails. */
  name: Line(60).check(
    Schema.makeFilter<string>((name) => name.trim() !== "", { message: "Please enter a name" }),
  ),
})

/** What staff can set without a release, by section. */
export const ShopSettings = Schema.Struct({
  general: GeneralSettings,
  time: TimeRules,
  tax: TaxRules,
  shipping: ShippingRules,
  lending: LendingRules,
  fraud: FraudRules,
  reminders: ReminderRules,
  returns: ReturnRules,
})
export type ShopSettings = typeof ShopSettings.Type

export const SETTING_SECTIONS = [
  "general",
  "time",
  "tax",
  "shipping",
  "lending",
  "fraud",
  "reminders",
  "returns",
] as const
export type SettingSection = (typeof SETTING_SECTIONS)[number]

/** The settings until somebody changes them. */
export const DEFAULT_SETTINGS: ShopSettings = {
  general: { name: "Voltread" },
  time: { timeZone: "America/New_York", cutOffHour: 14 },
  tax: { rates: RATES_OF_2025, taxesShipping: SHIPPING_TAXED_IN_2025 },
  shipping: { surcharges: {} },
  lending: AMOUNTS_OF_2026,
  fraud: { reviewAbove: 50, declinedCardsPerHour: 40 },
  reminders: {
    // The first reminder while the shopper may still be around, and the items are still held.
    payment: { steps: [30, DAY, 3 * DAY], end: 7 * DAY },
    // The last reminder before the items are released.
    signature: { steps: [2 * HOUR, DAY, 3 * DAY, 6 * DAY], end: 14 * DAY },
    // The notice that items are ready is sent at once.
    pickup: { steps: [2 * DAY, 5 * DAY], end: 10 * DAY },
  },
  returns: { days: 30 },
}
