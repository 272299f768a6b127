import { toDecimal } from "@voltread/domain/shared/money.ts"
import { readWeight } from "@voltread/domain/shared/pounds.ts"
import type { ShippingRules, WeightBand } from "@voltread/domain/shared/shop-settings.ts"
import { onTopOf } from "../page/newest-version.ts"
import { readSurcharge } from "./amounts.ts"

/** A band with a limit, as it is typed in. */
export interface BandRow {
  readonly id: number
  readonly upTo: string
  readonly cost: string
}

/** The bands of a state, or of everywhere else. */
export interface BandGroup {
  /** Null: everywhere. */
  readonly state: string | null
  readonly rows: ReadonlyArray<BandRow>
  /** What all costs that is heavier. */
  readonly over: string
}

/** Bands of a group, without the one for all that is heavier. */
export const MAX_ROWS = 9

/** The field's name in the server's errors. */
export const groupPath = (state: string | null): string =>
  state === null ? "weightBands" : `stateWeightBands.${state}`

const toGroup = (state: string | null, bands: ReadonlyArray<WeightBand>): BandGroup => ({
  state,
  rows: bands.flatMap(({ upTo, cost }, id) =>
    upTo === null ? [] : [{ id, upTo: String(upTo / 100), cost: toDecimal(cost) }],
  ),
  over: bands.filter(({ upTo }) => upTo === null).map(({ cost }) => toDecimal(cost))[0] ?? "",
})

/** Everywhere first, then each state that has bands of its own. */
export const groupsOf = ({ weightBands, stateWeightBands }: ShippingRules): ReadonlyArray<BandGroup> => [
  toGroup(null, weightBands ?? []),
  ...Object.entries(stateWeightBands ?? {}).map(([state, bands]) => toGroup(state, bands)),
]

/** What was typed, on top of what has been saved since the form was opened: the bands of a state are one value. */
export const groupsOnTopOf = (
  newer: ReadonlyArray<BandGroup>,
  { opened, typed }: { readonly opened: ReadonlyArray<BandGroup>; readonly typed: ReadonlyArray<BandGroup> },
): ReadonlyArray<BandGroup> => {
  const removed = Object.fromEntries(opened.map(({ state }) => [state ?? "", undefined]))
  const edits = { opened: byState(opened), typed: { ...removed, ...byState(typed) } }
  return Object.values(onTopOf(byState(newer), edits)).filter((group) => group !== undefined)
}

const byState = (groups: ReadonlyArray<BandGroup>): Readonly<Record<string, BandGroup | undefined>> =>
  Object.fromEntries(groups.map((group) => [group.state ?? "", group]))

export const withRow = (group: BandGroup): BandGroup => ({
  ...group,
  rows: [...group.rows, { id: 1 + Math.max(-1, ...group.rows.map(({ id }) => id)), upTo: "", cost: "" }],
})

const isUnused = ({ state, rows, over }: BandGroup): boolean =>
  state === null && rows.length === 0 && over.trim() === ""

type Errors = Readonly<Record<string, string>>

const readCost = (text: string): number | undefined =>
  text.trim() === "" ? undefined : readSurcharge(text.trim())

const readGroup = ({ state, rows, over }: BandGroup) => {
  const path = groupPath(state)
  const errors: Record<string, string> = {}
  const bands = [...rows, { upTo: null, cost: over }].map(({ upTo: limit, cost: amount }, place) => {
    const upTo = limit === null ? null : readWeight(limit, "lb")
    const cost = readCost(amount)
    if (upTo === undefined) errors[`${path}.${place}.upTo`] = "Please enter a weight such as 20"
    if (cost === undefined) errors[`${path}.${place}.cost`] = "Please enter an amount such as 5.00"
    return { upTo: upTo ?? null, cost: cost ?? 0 }
  })
  return { bands, errors }
}

/** The rules with the bands that were typed in, or what is wrong with them by the server's names. */
export const readGroups = (
  groups: ReadonlyArray<BandGroup>,
  { surcharges }: ShippingRules,
): { readonly value: ShippingRules } | { readonly errors: Errors } => {
  const read = groups
    .filter((group) => !isUnused(group))
    .map((group) => ({ state: group.state, ...readGroup(group) }))
  const errors = Object.assign({}, ...read.map((group) => group.errors))
  if (Object.keys(errors).length > 0) return { errors }
  const everywhere = read.find(({ state }) => state === null)
  const own = read.flatMap(({ state, bands }) => (state === null ? [] : [[state, bands] as const]))
  return {
    value: {
      surcharges,
      ...(everywhere === undefined ? {} : { weightBands: everywhere.bands }),
      ...(own.length === 0 ? {} : { stateWeightBands: Object.fromEntries(own) }),
    },
  }
}
