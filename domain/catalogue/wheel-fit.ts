import { capitalized } from "../shared/capitalized.ts"
import {
  type AxleFitment,
  type AxleSet,
  type Fit,
  type Fitment,
  isStaggered,
  type Vehicle,
} from "./fitment.ts"
import { formatBoltPattern, formatWheelSize, samePattern, type Wheel } from "./wheel.ts"

const MAX_DIAMETER_DIFFERENCE_IN = 2
const MAX_OFFSET_DIFFERENCE_MM: Readonly<Record<Vehicle["body"], number>> = { car: 15, truck: 40 }

/** Whether one wheel fits both axles, which on a staggered vehicle differ; `wheelSetFits` is for pairs. */
export const wheelFits = (wheel: Wheel, vehicle: Vehicle): Fit =>
  wheelSetFits({ front: wheel, rear: wheel }, vehicle)

/**
 * Whether wheels fit: a bolt pattern matches, the hub bore is not smaller than the vehicle's, and on both axles of one
 * of the vehicle's fitments the diameter is within two inches and the offset within 15 mm (trucks 40 mm) of the factory
 * wheel. Front and rear diameters are equal, or differ as the factory's do.
 */
export const wheelSetFits = (set: AxleSet<Wheel>, vehicle: Vehicle): Fit => {
  const hub = [set.front, set.rear].flatMap((wheel) => [
    patternRule(wheel, vehicle),
    boreRule(wheel, vehicle),
  ])
  const axles = best(vehicle.fitments.map((fitment) => axleRules(set, fitment, vehicle)))
  const rules = unique([...hub, ...orderRule(set), ...axles])
  return {
    fits: rules.every((rule) => rule.met),
    reasons: rules.map((rule) => rule.words),
    warnings: [],
  }
}

interface Rule {
  readonly met: boolean
  readonly words: string
}

const patternRule = (wheel: Wheel, vehicle: Vehicle): Rule => {
  const wanted = formatBoltPattern(vehicle.boltPattern)
  const met = wheel.boltPatterns.some((pattern) => samePattern(pattern, vehicle.boltPattern))
  return {
    met,
    words: met
      ? `Bolt pattern ${wanted} matches.`
      : `Bolt pattern ${wheel.boltPatterns.map(formatBoltPattern).join(" or ")} is not the vehicle's ${wanted}.`,
  }
}

const boreRule = ({ hubBoreMm }: Wheel, vehicle: Vehicle): Rule => {
  if (hubBoreMm < vehicle.hubBoreMm) {
    return {
      met: false,
      words: `Hub bore ${hubBoreMm} mm does not go over the vehicle's hub of ${vehicle.hubBoreMm} mm.`,
    }
  }
  return {
    met: true,
    words:
      hubBoreMm === vehicle.hubBoreMm
        ? `Hub bore ${hubBoreMm} mm is exactly the vehicle's.`
        : `Hub bore ${hubBoreMm} mm goes over the vehicle's hub of ${vehicle.hubBoreMm} mm with a centering ring.`,
  }
}

const orderRule = ({ front, rear }: AxleSet<Wheel>): ReadonlyArray<Rule> =>
  rear.widthIn < front.widthIn
    ? [
        {
          met: false,
          words: `The rear wheel (${rear.widthIn} in) must not be narrower than the front one (${front.widthIn} in).`,
        },
      ]
    : []

const axleRules = (set: AxleSet<Wheel>, fitment: Fitment, { body }: Vehicle): ReadonlyArray<Rule> => {
  const all = set.front === set.rear && !isStaggered(fitment)
  return all
    ? sizeRules(set.front, fitment.front, body, "")
    : [
        ...sizeRules(set.front, fitment.front, body, "Front: "),
        ...sizeRules(set.rear, fitment.rear, body, "Rear: "),
        ...diametersRule(set, fitment),
      ]
}

const diametersRule = ({ front, rear }: AxleSet<Wheel>, factory: Fitment): ReadonlyArray<Rule> => {
  const apart = rear.diameterIn - front.diameterIn
  return apart === 0 || apart === factory.rear.wheel.diameterIn - factory.front.wheel.diameterIn
    ? []
    : [
        {
          met: false,
          words: `Wheels of ${front.diameterIn} in in front and ${rear.diameterIn} in at the rear do not go together on this vehicle.`,
        },
      ]
}

const sizeRules = (
  wheel: Wheel,
  { wheel: factory }: AxleFitment,
  body: Vehicle["body"],
  axle: string,
): ReadonlyArray<Rule> => {
  const original = `the factory's ${formatWheelSize(factory)}`
  const inches = wheel.diameterIn - factory.diameterIn
  const offset = Math.abs(wheel.offsetMm - factory.offsetMm)
  const most = MAX_OFFSET_DIFFERENCE_MM[body]
  const diameterMet = Math.abs(inches) <= MAX_DIAMETER_DIFFERENCE_IN
  const offsetMet = offset <= most
  return [
    {
      met: diameterMet,
      words: `${axle}diameter ${wheel.diameterIn} in is ${distance(inches, diameterMet, "2 inches")} ${original}.`,
    },
    {
      met: offsetMet,
      words: `${axle}offset ${wheel.offsetMm} mm is ${distance(offset, offsetMet, `${most} mm`)} ${original}.`,
    },
  ].map(({ met, words }) => ({ met, words: capitalized(words) }))
}

const distance = (difference: number, isWithin: boolean, most: string): string => {
  if (difference === 0) return "that of"
  return isWithin ? `within ${most} of` : `more than ${most} from`
}

/** The closest fitment: the one with the fewest broken rules, the original before optional ones. */
const best = (outcomes: ReadonlyArray<ReadonlyArray<Rule>>): ReadonlyArray<Rule> => {
  const broken = (rules: ReadonlyArray<Rule>) => rules.filter((rule) => !rule.met).length
  return outcomes.reduce((a, b) => (broken(b) < broken(a) ? b : a))
}

const unique = (rules: ReadonlyArray<Rule>): ReadonlyArray<Rule> => [
  ...new Map(rules.map((rule) => [rule.words, rule])).values(),
]
