import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import type { Facts } from "./facts.ts"

/** A wheel as the API sends it (spec §3). */
export interface WheelDetails {
  readonly boltPattern1: string
  readonly boltPattern2: string | null
  readonly boltPattern3: string | null
  readonly boltPattern4: string | null
  readonly hubBore: number
  readonly offset: number
  readonly backSpacing: number
  readonly wheelDiameter: number
  readonly wheelWidth: number
  readonly material: string
  readonly wheelStyle: string
  readonly finish: string
  readonly staggeredFlag: boolean
  readonly loadRating: number | null
}

const number = (value: number): string => formatNumber(value, 2)

/** What the maker does not say is left out. */
export const wheelFacts = (wheel: WheelDetails): Facts => {
  const patterns = [wheel.boltPattern1, wheel.boltPattern2, wheel.boltPattern3, wheel.boltPattern4].filter(
    (pattern) => pattern !== null && pattern !== "",
  )
  return (
    [
      ["Diameter", `${number(wheel.wheelDiameter)} in`],
      ["Width", `${number(wheel.wheelWidth)} in`],
      [patterns.length > 1 ? "Bolt patterns" : "Bolt pattern", patterns.join(", ")],
      ["Hub bore", `${number(wheel.hubBore)} mm`],
      ["Offset", `${wheel.offset > 0 ? "+" : ""}${number(wheel.offset)} mm`],
      ["Backspacing", `${number(wheel.backSpacing)} in`],
      ["Style", wheel.wheelStyle],
      ["Finish", wheel.finish],
      ["Material", wheel.material],
      ["Load rating", wheel.loadRating === null ? "" : `${number(wheel.loadRating)} lb`],
      ["Available in staggered widths", wheel.staggeredFlag ? "Yes" : "No"],
    ] as const
  ).filter(([, value]) => value !== "")
}
