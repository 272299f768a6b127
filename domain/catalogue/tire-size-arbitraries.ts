import fc from "fast-check"
import { anyUnicode } from "../shared/text-arbitraries.ts"
import { LOAD_RANGES, MAX_LOAD_INDEX, MIN_LOAD_INDEX, SPEED_SYMBOLS } from "./tire-ratings.ts"
import { formatDimensions, type TireDimensions, type TireSize } from "./tire-size.ts"

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((amount) => amount / 100)

const rim = fc.oneof(fc.integer({ min: 10, max: 63 }), fc.constantFrom(14.5, 16.5, 17.5, 19.5, 22.5, 24.5))
const construction = fc.constantFrom("R", "B", "-")

const metric = fc
  .record({
    kind: fc.constant("metric"),
    service: fc.constantFrom("P", "LT", "ST", null),
    widthMm: fc.integer({ min: 21, max: 180 }).map((steps) => steps * 5),
    aspectRatio: fc.integer({ min: 4, max: 20 }).map((steps) => steps * 5),
    z: fc.boolean(),
    construction,
    rim,
    commercial: fc.boolean(),
  })
  .map((size) => ({
    ...size,
    z: size.z && size.construction === "R",
    commercial: size.commercial && size.service === null,
  }))

const flotation = fc
  .record({
    kind: fc.constant("flotation"),
    diameter: hundredths(16, 60),
    width: hundredths(6, 25),
    construction,
    rim,
    lightTruck: fc.boolean(),
  })
  .filter((size) => size.diameter >= size.rim + 4)

const numeric = fc.record({ kind: fc.constant("numeric"), width: hundredths(4, 40), construction, rim })

const loadIndex = fc.integer({ min: MIN_LOAD_INDEX, max: MAX_LOAD_INDEX })

const service = fc
  .record({
    loadIndex,
    dualLoadIndex: fc.option(loadIndex),
    speed: fc.constantFrom(...SPEED_SYMBOLS),
  })
  .map((ratings) => ({
    ...ratings,
    dualLoadIndex: ratings.dualLoadIndex === null ? null : Math.min(ratings.dualLoadIndex, ratings.loadIndex),
  }))

const strength = fc.oneof(
  fc.record({ kind: fc.constant("plies"), count: fc.integer({ min: 1, max: 30 }).map((half) => half * 2) }),
  fc.record({ kind: fc.constant("stars"), count: fc.integer({ min: 1, max: 3 }) }),
)

/** Any size that the shop can write. */
export const tireSize: fc.Arbitrary<TireSize> = fc.record({
  dimensions: fc.oneof(metric, flotation, numeric),
  service: fc.option(service),
  loadRange: fc.option(fc.constantFrom(...LOAD_RANGES)),
  strength: fc.option(strength),
})

const fragment = fc.constantFrom(
  ..."0123456789 /-.XRZBDCHYP()".split(""),
  "225",
  "65",
  "17",
  "LT",
  "ST",
  "22.5",
  "102H",
  "XL",
  "PR",
)

/** Any Unicode text, as people and attackers may type it, and text that looks like a size. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  anyUnicode(),
  fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join("")),
)

/** Every spelling of a size equal to this one. */
export const equalSpellings = (dimensions: TireDimensions): ReadonlyArray<string> =>
  variants(dimensions).map(formatDimensions)

const variants = (dimensions: TireDimensions): ReadonlyArray<TireDimensions> => {
  switch (dimensions.kind) {
    case "metric": {
      const { service, construction, commercial } = dimensions
      const passengerServices = commercial ? [null] : [null, "P" as const]
      const services = service === null || service === "P" ? passengerServices : [service]
      const speeds = construction === "R" ? [false, true] : [false]
      return services.flatMap((each) => speeds.map((z) => ({ ...dimensions, service: each, z })))
    }
    case "flotation":
      return [true, false].map((lightTruck) => ({ ...dimensions, lightTruck }))
    case "numeric":
      return [dimensions]
  }
}
