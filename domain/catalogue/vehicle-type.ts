import { Option, Schema } from "effect"

/** The slugs of spec §3. */
export const VEHICLE_TYPE_IDS = [
  "car-van",
  "luxury-car",
  "sports-car",
  "suv-cuv",
  "medium-truck",
  "otr-grader-em",
  "blemished",
] as const
export const VehicleTypeId = Schema.Literals(VEHICLE_TYPE_IDS)
export type VehicleTypeId = typeof VehicleTypeId.Type

export interface VehicleType {
  readonly id: VehicleTypeId
  readonly name: string
  readonly description: string
}

const described: Readonly<Record<VehicleTypeId, Omit<VehicleType, "id">>> = {
  "car-van": {
    name: "Car & Van",
    description: "Everyday tires for sedans, hatchbacks, wagons and minivans.",
  },
  "luxury-car": {
    name: "Luxury Car",
    description: "Quiet, comfortable tires for premium sedans and coupes.",
  },
  "sports-car": { name: "Sports Car", description: "Grip and steering feel for performance cars." },
  "suv-cuv": {
    name: "SUV, Crossover & Pickup",
    description: "For crossovers, sport utilities and light trucks.",
  },
  "medium-truck": { name: "Medium Truck", description: "Commercial tires for delivery, freight and buses." },
  "otr-grader-em": {
    name: "Off-the-Road, Grader & Earthmover",
    description: "For graders, loaders and earthmoving machines.",
  },
  blemished: { name: "Blemished", description: "Full warranty and tread, with cosmetic flaws only." },
}

export const VEHICLE_TYPES: ReadonlyArray<VehicleType> = VEHICLE_TYPE_IDS.map((id) => ({
  id,
  ...described[id],
}))

/** Reads a slug, whatever its letters' case. */
export const vehicleTypeOf = (slug: string): Option.Option<VehicleType> =>
  Option.fromUndefinedOr(VEHICLE_TYPES.find(({ id }) => id === slug.trim().toLowerCase()))
