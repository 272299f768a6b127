import { PASSENGER_SIZES, type PassengerSize } from "./facts/passenger-sizes.ts"
import type { TireClass, TireLine } from "./facts/tire-lines.ts"
import {
  LIGHT_TRUCK_SIZES,
  MEDIUM_TRUCK_SIZES,
  OFF_THE_ROAD_SIZES,
  type TruckSize,
} from "./facts/truck-sizes.ts"

/** A size with the load of its casing: everything about a tire except its speed. */
export interface Casing {
  /** `225/65R17`, `LT275/70R18`, `11R22.5`: without load, speed and load range. */
  readonly dimensions: string
  /** `102` or `125/122`; empty where plies or stars define it. */
  readonly loads: string
  /** `XL`, `E`, `16PR`; empty for a standard-load passenger tire. */
  readonly strength: string
  /** Which of a line's speed ratings it gets: 0 for tall, 2 for low sidewalls. */
  readonly step: 0 | 1 | 2
}

const diameterIn = ({ width, aspect, rim }: PassengerSize): number => rim + (2 * width * aspect) / 2_540

const between = (value: number, low: number, high: number): boolean => value >= low && value <= high

/** The passenger sizes of each class. */
const PASSENGER: Readonly<Partial<Record<TireClass, (size: PassengerSize) => boolean>>> = {
  touring: (size) => size.rim <= 19 && size.aspect >= 45 && size.width <= 245 && diameterIn(size) < 28.6,
  luxury: (size) => between(size.rim, 16, 20) && between(size.aspect, 35, 65) && diameterIn(size) < 28.6,
  performance: (size) => size.rim >= 16 && size.aspect <= 55 && diameterIn(size) < 31,
  crossover: (size) =>
    size.rim >= 15 && size.width >= 205 && size.aspect >= 40 && between(diameterIn(size), 26, 32),
  truck: (size) => size.rim >= 15 && size.width >= 225 && size.aspect >= 40 && diameterIn(size) >= 28.2,
  "off-road": (size) => size.rim >= 15 && size.width >= 225 && size.aspect >= 50 && diameterIn(size) >= 27.5,
  winter: (size) => between(size.rim, 14, 20) && between(size.aspect, 35, 75) && diameterIn(size) < 31,
  "winter-truck": (size) => size.width >= 235 && size.aspect >= 50 && diameterIn(size) >= 28.5,
}

const TRUCK: Readonly<Partial<Record<TireClass, ReadonlyArray<TruckSize>>>> = {
  "light-truck": LIGHT_TRUCK_SIZES,
  "off-road": LIGHT_TRUCK_SIZES,
  "winter-truck": LIGHT_TRUCK_SIZES.filter(({ size }) => size.startsWith("LT")),
  "medium-truck": MEDIUM_TRUCK_SIZES,
}

const stepOf = (aspect: number): Casing["step"] => {
  if (aspect >= 65) return 0
  return aspect >= 55 ? 1 : 2
}

/** Sporty tires are extra load where that exists; the others are standard load. */
const passengerCasing = (size: PassengerSize, isSporty: boolean): Casing => {
  const isExtra = size.extra !== null && (isSporty || size.standard === null)
  return {
    dimensions: `${size.width}/${size.aspect}R${size.rim}`,
    loads: String(isExtra ? size.extra : size.standard),
    strength: isExtra ? "XL" : "",
    step: stepOf(size.aspect),
  }
}

/** All casings that a line could be made in. */
export const casingsOf = ({ tireClass }: Pick<TireLine, "tireClass">): ReadonlyArray<Casing> => {
  const belongs = PASSENGER[tireClass] ?? (() => false)
  const passenger = PASSENGER_SIZES.filter(belongs).map((size) =>
    passengerCasing(size, tireClass === "performance"),
  )
  const truck = (TRUCK[tireClass] ?? []).map(
    ({ size, loads, loadRange }): Casing => ({ dimensions: size, loads, strength: loadRange, step: 0 }),
  )
  const heavy =
    tireClass !== "off-the-road"
      ? []
      : OFF_THE_ROAD_SIZES.flatMap(({ size, ratings }) =>
          ratings.map((strength): Casing => ({ dimensions: size, loads: "", strength, step: 0 })),
        )
  return [...passenger, ...truck, ...heavy]
}

/** The casing of a vehicle's factory size: the standard one of a passenger size, the first of a light truck's. */
export const factoryCasing = (dimensions: string): Casing => {
  const passenger = PASSENGER_SIZES.find(
    ({ width, aspect, rim }) => `${width}/${aspect}R${rim}` === dimensions,
  )
  if (passenger !== undefined) return passengerCasing(passenger, false)
  const truck = LIGHT_TRUCK_SIZES.find(({ size }) => size === dimensions)
  if (truck === undefined) throw new Error(`${dimensions} is in no table of sizes`)
  return { dimensions, loads: truck.loads, strength: truck.loadRange, step: 0 }
}
