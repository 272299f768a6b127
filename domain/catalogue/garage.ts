/** A shopper's vehicle. */
export interface GarageVehicle {
  readonly vehicleId: string
  /** `2019 Ford F-150 XLT`. */
  readonly name: string
}

/** The shopper's vehicles, each once; the first is the chosen one, which product finders and fit checks use. */
export type Garage<Vehicle = GarageVehicle> = ReadonlyArray<Vehicle>

/** When another vehicle is added, the one chosen longest ago is removed. */
export const MAX_VEHICLES = 10
export const MAX_VEHICLE_ID_LENGTH = 100

interface Identified {
  readonly vehicleId: string
}

export const removeVehicle = <Vehicle extends Identified>(
  garage: Garage<Vehicle>,
  vehicleId: string,
): Garage<Vehicle> => garage.filter((each) => each.vehicleId !== vehicleId)

/** Chooses a vehicle, and adds it to the garage if it is not there yet. */
export const chooseVehicle = <Vehicle extends Identified>(
  garage: Garage<Vehicle>,
  vehicle: Vehicle,
): Garage<Vehicle> => [vehicle, ...removeVehicle(garage, vehicle.vehicleId)].slice(0, MAX_VEHICLES)

/** Adds all of `added`, and chooses its chosen vehicle. Idempotent. */
export const joinGarages = <Vehicle extends Identified>(
  garage: Garage<Vehicle>,
  added: Garage<Vehicle>,
): Garage<Vehicle> => added.reduceRight((joined, vehicle) => chooseVehicle(joined, vehicle), garage)
