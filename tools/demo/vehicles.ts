import type {
  CatalogueAxle,
  CatalogueFitment,
  CatalogueVehicle,
} from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import { isSpeedSymbol, type SpeedSymbol, topSpeed } from "@voltread/domain/catalogue/tire-ratings.ts"
import { factoryCasing } from "./casings.ts"
import { type FactoryAxle, type FactoryFitment, GENERATIONS, type Generation } from "./facts/vehicles.ts"
import { slug } from "./offer.ts"

/** Tall tires are not made for the speeds of low ones, whatever the model's other trims have. */
const LIMITS = { 0: "H", 1: "V", 2: "Y" } as const
const LIGHT_TRUCK_LIMIT = "S"

const slower = (a: SpeedSymbol, b: SpeedSymbol): SpeedSymbol => (topSpeed(a).kmh < topSpeed(b).kmh ? a : b)

const axleOf = ({ tire, diameter, width, offset }: FactoryAxle, speed: SpeedSymbol): CatalogueAxle => {
  const { dimensions, loads, strength, step } = factoryCasing(tire)
  const rated = slower(speed, tire.startsWith("LT") ? LIGHT_TRUCK_LIMIT : LIMITS[step])
  return {
    tireSize: [dimensions, `${loads}${rated}`, strength].join(" ").trim(),
    wheelDiameter: diameter,
    wheelWidth: width,
    offset,
  }
}

const fitmentOf = ([front, rear]: FactoryFitment, speed: SpeedSymbol): CatalogueFitment => ({
  front: axleOf(front, speed),
  rear: axleOf(rear, speed),
})

const yearsOf = ({ firstYear, lastYear }: Generation): ReadonlyArray<number> =>
  Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)

const vehiclesOf = (generation: Generation): ReadonlyArray<CatalogueVehicle> => {
  const { make, model, body, boltPattern, hubBore, speed, trims } = generation
  if (!isSpeedSymbol(speed)) throw new Error(`${speed} is not a speed symbol`)
  return [...trims].flatMap(([trim, fitments]) => {
    const [original, ...others] = fitments.map((fitment) => fitmentOf(fitment, speed))
    if (original === undefined) return []
    return yearsOf(generation).map((year) => ({
      vehicleId: slug(`${year} ${make} ${model} ${trim}`),
      year,
      make,
      model,
      trim,
      body,
      boltPattern,
      hubBore,
      fitments: [original, ...others] as const,
    }))
  })
}

/** Every year and trim of every model in the tables. */
export const demoVehicles = (): ReadonlyArray<CatalogueVehicle> => GENERATIONS.flatMap(vehiclesOf)
