import { DEFAULT_SETTINGS, type ShopSettings, TaxRules } from "@voltread/domain/shared/shop-settings.ts"
import { isStateCode, US_STATES } from "@voltread/domain/shared/us-states.ts"
import { Effect, Result } from "effect"
import { putSection } from "../../settings/change-settings.ts"
import { readSettings } from "../../settings/current-settings.ts"
import { type ReferenceKind, readRecord } from "./reference-kind.ts"

/** Sales tax of one state. */
interface StateTax {
  readonly state: string
  /** In thousandths of a percent. */
  readonly rate: number
  readonly taxesShipping: boolean
}

const STATES = Object.keys(US_STATES).sort()

const taxOf = ({ tax }: ShopSettings, state: string): StateTax => ({
  state,
  rate: tax.rates[state] ?? 0,
  taxesShipping: tax.taxesShipping.includes(state),
})

const PERCENT = /^(\d{1,3})(?:\.(\d{1,3}))?%?$/

/** `"6.875"` → `6875`; NaN for a text that is no percentage: every schema rejects it. */
const readRate = (cell: string): number => {
  const match = PERCENT.exec(cell.replaceAll(" ", ""))
  return match === null ? Number.NaN : Number(match[1]) * 1_000 + Number((match[2] ?? "").padEnd(3, "0"))
}

const readRules = readRecord(TaxRules)

/** The tax rates of the settings; a file changes only the states that it names. */
export const TAX_RATES: ReferenceKind<StateTax> = {
  columns: { state: "TX", percent: "6.25", taxesShipping: "yes" },
  read: ({ state: cell = "", percent = "", taxesShipping: answer = "" }) => {
    const state = cell.toUpperCase()
    const taxesShipping = answer.toLowerCase()
    if (!isStateCode(state)) return Result.fail("state: must be a state such as TX")
    if (taxesShipping !== "yes" && taxesShipping !== "no")
      return Result.fail("taxesShipping: must be yes or no")
    const rate = readRate(percent)
    // With the same checks as the settings page.
    return readRules({ rates: { [state]: rate }, taxesShipping: [] }).pipe(
      Result.map(() => ({ state, rate, taxesShipping: taxesShipping === "yes" })),
      Result.mapError(() => "percent: must be from 0 to 20, such as 6.25"),
    )
  },
  lines: ({ state, rate, taxesShipping }) => [
    { state, percent: String(rate / 1_000), taxesShipping: taxesShipping ? "yes" : "no" },
  ],
  keyOf: ({ state }) => state,
  known: (client, keys) =>
    readSettings(client, DEFAULT_SETTINGS).pipe(
      Effect.map(({ settings }) => keys.map((state) => taxOf(settings, state))),
    ),
  write: Effect.fnUntraced(function* (client, states, by) {
    if (states.length === 0) return
    const known = yield* readSettings(client, DEFAULT_SETTINGS, "for update")
    const { rates, taxesShipping } = known.settings.tax
    const named = new Set(states.map(({ state }) => state))
    const value = {
      rates: { ...rates, ...Object.fromEntries(states.map(({ state, rate }) => [state, rate])) },
      taxesShipping: [
        ...taxesShipping.filter((state) => !named.has(state)),
        ...states.filter((tax) => tax.taxesShipping).map(({ state }) => state),
      ].sort(),
    }
    yield* putSection(client, known, { section: "tax", value, by })
  }),
  keysAfter: (_, after, limit) => Effect.succeed(STATES.filter((state) => state > after).slice(0, limit)),
}
