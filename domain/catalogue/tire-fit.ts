import { type AxleSet, type Fit, type Fitment, isStaggered, type Vehicle } from "./fitment.ts"
import { compareSizes, type Replacement, replacementWarnings } from "./tire-match.ts"
import { formatDimensions, type TireSize } from "./tire-size.ts"

/** Whether one tire fits both axles, which on a staggered vehicle differ. */
export const tireFits = (tire: TireSize, vehicle: Vehicle): Fit =>
  tireSetFits({ front: tire, rear: tire }, vehicle)

/**
 * Whether tires fit: on both axles of one of the vehicle's fitments they are equal to or compatible with the factory's
 * size. Warns wherever a tire is below the original in load, speed or casing. Where several fitments are equally close,
 * the first is used, so that an optional one with a lower load never hides a warning.
 */
export const tireSetFits = (set: AxleSet<TireSize>, vehicle: Vehicle): Fit => {
  const [first, ...others] = vehicle.fitments
  let found = judge(set, first)
  for (const fitment of others) {
    const next = judge(set, fitment)
    if (next.rank < found.rank) found = next
  }
  return found.fit
}

const RANKS: Readonly<Record<Replacement["verdict"], number>> = {
  equal: 0,
  compatible: 1,
  "other-wheel": 2,
  different: 3,
}

/** The worse axle decides. */
const judge = (set: AxleSet<TireSize>, fitment: Fitment): { readonly rank: number; readonly fit: Fit } => {
  const same = !isStaggered(fitment) && set.front === set.rear
  const axles = same
    ? [{ axle: "", offered: set.front, original: fitment.front.tire }]
    : [
        { axle: "Front: ", offered: set.front, original: fitment.front.tire },
        { axle: "Rear: ", offered: set.rear, original: fitment.rear.tire },
      ]
  const verdicts = axles.map(({ axle, offered, original }) => ({
    axle,
    original,
    offered,
    ...compareSizes(original.dimensions, offered.dimensions),
    warnings: replacementWarnings(original, offered).map((warning) => axle + warning),
  }))
  const worst = Math.max(...verdicts.map(({ verdict }) => RANKS[verdict]))
  const warnings = verdicts.flatMap((verdict) => verdict.warnings)
  const option = fitment.isOptional === true ? "optional" : "original"
  return {
    rank: worst,
    fit: {
      fits: worst <= RANKS.compatible,
      reasons: verdicts.map(({ axle, original, offered, verdict, reason }) =>
        verdict === "equal" ? axle + sameSize(option, original, offered) : axle + reason,
      ),
      warnings,
    },
  }
}

/** Short, since it stands on every card of a vehicle's listing. */
const sameSize = (option: "original" | "optional", original: TireSize, offered: TireSize): string => {
  const [from, to] = [formatDimensions(original.dimensions), formatDimensions(offered.dimensions)]
  if (from !== to) return `${to} is the same size as the ${option} ${from}.`
  return option === "original" ? `Original size, ${to}.` : `Optional size, ${to}.`
}
