import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import type { Facts } from "./facts.ts"

/** A tire as the API sends it (spec §3); null where the maker gives no value. */
export interface TireDetails {
  readonly size: string
  readonly widthMm: number
  readonly aspectRatio: number | null
  readonly rimDiameter: number
  readonly tireType: string
  readonly loadIndex: number | null
  readonly dualLoadIndex: number | null
  readonly loadRange: string | null
  readonly plyRating: number | null
  readonly maximumLoad: number | null
  readonly speedRating: string | null
  readonly maximumSpeed: number | null
  readonly treadWear: number | null
  readonly traction: string | null
  readonly temperature: string | null
  readonly seasonalDesignation: string
  readonly mileageWarranty: number
  readonly sidewall: string
  readonly runFlat: boolean
  readonly overallDiameter: number | null
  readonly treadDepth: number | null
  readonly maxInflationPressure: number | null
}

const number = (value: number): string => formatNumber(value, 2)
const measured = (value: number | null, unit: string): string =>
  value === null ? "" : `${number(value)}${unit}`

const loadText = ({ loadIndex, dualLoadIndex, maximumLoad }: TireDetails): string => {
  if (loadIndex === null) return measured(maximumLoad, " lb")
  const index = dualLoadIndex === null ? `${loadIndex}` : `${loadIndex}/${dualLoadIndex}`
  return maximumLoad === null ? index : `${index} (${number(maximumLoad)} lb)`
}

const speedText = ({ speedRating, maximumSpeed }: TireDetails): string => {
  if (speedRating === null) return ""
  return maximumSpeed === null ? speedRating : `${speedRating} (up to ${maximumSpeed} mph)`
}

/** UTQG grades: tread wear, traction, temperature. */
const uniformGrade = ({ treadWear, traction, temperature }: TireDetails): string =>
  treadWear === null || traction === null || temperature === null
    ? ""
    : `${treadWear} ${traction} ${temperature} (treadwear, traction, temperature)`

/** Specifications of a tire; values that the maker does not give are left out. */
export const tireFacts = (tire: TireDetails): Facts =>
  (
    [
      ["Size", tire.size],
      ["Season", tire.seasonalDesignation],
      ["Load index", loadText(tire)],
      ["Speed rating", speedText(tire)],
      ["Load range", tire.loadRange ?? ""],
      ["Ply rating", measured(tire.plyRating, " plies")],
      ["UTQG", uniformGrade(tire)],
      ["Mileage warranty", tire.mileageWarranty === 0 ? "None" : `${number(tire.mileageWarranty)} miles`],
      ["Run flat", tire.runFlat ? "Yes" : "No"],
      ["Sidewall", tire.sidewall],
      ["Construction", tire.tireType],
      ["Section width", measured(tire.widthMm, " mm")],
      ["Aspect ratio", measured(tire.aspectRatio, "%")],
      ["Rim diameter", measured(tire.rimDiameter, " in")],
      ["Overall diameter", measured(tire.overallDiameter, " in")],
      ["Tread depth", measured(tire.treadDepth, "/32 in")],
      ["Maximum inflation pressure", measured(tire.maxInflationPressure, " psi")],
    ] as const
  ).filter(([, value]) => value !== "")
