import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import type { TireLine } from "./facts/tire-lines.ts"

interface Words {
  readonly pitch: string
  readonly features: ReadonlyArray<string>
  readonly benefits: ReadonlyArray<string>
}

const SEASONS: Readonly<Record<TireLine["seasonalDesignation"], Words>> = {
  "All-season": {
    pitch: "An all-season tire for dry, wet and light winter roads.",
    features: ["Four wide grooves around the tire", "Sipes through the full depth of the tread"],
    benefits: ["Drains water before it lifts the tire", "Keeps its wet grip as it wears"],
  },
  "All-weather": {
    pitch: "An all-weather tire with the mountain snowflake: one set for the whole year.",
    features: ["V-shaped tread that points forward", "Compound that stays supple in frost"],
    benefits: ["Certified for severe snow", "No change of tires in spring and fall"],
  },
  Summer: {
    pitch: "A summer tire that steers precisely and stops short on warm roads.",
    features: ["Stiff outer shoulder blocks", "High-grip compound with silica"],
    benefits: ["Answers at once in corners", "Short braking on dry and wet roads"],
  },
  Winter: {
    pitch: "A winter tire for snow, slush and ice, studless.",
    features: ["Thousands of interlocking sipes", "Compound with grip crystals"],
    benefits: ["Bites into packed snow", "Holds on ice at low speed"],
  },
  "All-terrain": {
    pitch: "An all-terrain tire that is quiet on the highway and sure on gravel, mud and rock.",
    features: ["Stepped blocks that bite from every side", "Cut-resistant sidewall with guard ribs"],
    benefits: ["Pulls through loose ground", "Survives what lies on the trail"],
  },
  "Mud-terrain": {
    pitch: "A mud-terrain tire for deep ruts, built for pickups and trail rigs.",
    features: ["Wide open shoulders with mud ejectors", "Three-ply sidewall"],
    benefits: ["Cleans itself with every turn", "Can be run at low pressure"],
  },
  Highway: {
    pitch: "A commercial tire for long hauls and heavy loads.",
    features: ["Deep tread that wears evenly", "Casing made for retreading"],
    benefits: ["Low cost for each mile", "Carries its load all day"],
  },
}

const mileage = ({ mileageWarranty }: TireLine): ReadonlyArray<string> =>
  mileageWarranty === 0 ? [] : [`Treadwear warranty of ${formatNumber(mileageWarranty)} miles`]

const runFlat = ({ isRunFlat }: TireLine): ReadonlyArray<string> =>
  isRunFlat ? ["Drives on for 50 miles without air"] : []

const sidewall = ({ sidewall: looks }: TireLine): ReadonlyArray<string> =>
  looks === "Black sidewall" ? [] : [looks]

/** The text of a line's page. */
export const wordsAbout = (line: TireLine): Words => {
  const words = SEASONS[line.seasonalDesignation]
  return {
    pitch: words.pitch,
    features: [...words.features, ...sidewall(line)],
    benefits: [...words.benefits, ...runFlat(line), ...mileage(line)],
  }
}
