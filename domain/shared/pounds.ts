import { formatNumber } from "./number-format.ts"

/** Twenty thousand pounds, in hundredths: more than the heaviest tire of a mining truck. */
export const MAX_WEIGHT = 2_000_000

/**
 * Hundredths of a pound, `245000`, → `"2,450 lb"`; `2450` → `"24.5 lb"`. Not in `weight.ts`, whose schema pages need
 * not load.
 */
export const inPounds = (weight: number): string => `${formatNumber(weight / 100, 2)} lb`

/** Hundredths of a pound in one unit. */
const UNITS: Readonly<Record<string, number>> = {
  lb: 100,
  lbs: 100,
  pound: 100,
  pounds: 100,
  oz: 100 / 16,
  ounce: 100 / 16,
  ounces: 100 / 16,
  kg: 220.462262185,
  g: 0.220462262185,
}

export const isWeightUnit = (unit: string): boolean => Object.hasOwn(UNITS, unit.toLowerCase())

const WEIGHT = /^(\d{1,7}|\d{1,3}(?:,\d{3})+)(\.\d{1,6})? ?([a-z]+)?\.?$/i

/**
 * A weight as people write it, such as `24.5 lb`, `1,200` or `3 kg`, to the nearest hundredth of a pound. `unit`: for a
 * number without one; undefined: such a number is no weight. Undefined for text that is no weight, or not from 0.01 lb
 * to `MAX_WEIGHT`.
 */
export const readWeight = (text: string, unit?: string): number | undefined => {
  const match = WEIGHT.exec(text.trim())
  const factor = UNITS[(match?.[3] ?? unit ?? "").toLowerCase()]
  if (match === null || factor === undefined) return undefined
  const weight = Math.round(Number(`${match[1]?.replaceAll(",", "")}${match[2] ?? ""}`) * factor)
  return weight >= 1 && weight <= MAX_WEIGHT ? weight : undefined
}
