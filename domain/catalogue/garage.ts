/** A vehicle that a shopper buys for. */
export interface GarageVehicle {
  readonly vehicleId: string
  /** `2019 Ford F-150 XLT`. */
  readonly name: string
}

/** The shopper's vehicles, each once; the first is the chosen one, which finders and fit go by. */
export type Garage<Vehicle = GarageVehicle> = ReadonlyArray<Vehicle>

/** The one that was chosen longest ago leaves when another comes. */
export const MAX_VEHICLES = 10
export const MAX_VEHICLE_ID_LENGTH = 100

interface Identified {
  readonly vehicleId: string
}

export const removeVehicle = <Vehicle extends Identified>(
  garage: Garage<Vehicle>,
  vehicleId: string,
): Garage<Vehicle> => garage.filter((each) => each.vehicleId !== vehicleId)

/** Chooses a vehicle, and puts it into the garage where it is not there yet. */
export const chooseVehicle = <Vehicle extends Identified>(
  garage: Garage<Vehicle>,
  vehicle: Vehicle,
): Garage<Vehicle> => [vehicle, ...removeVehicle(garage, vehicle.vehicleId)].slice(0, MAX_VEHICLES)

/** All of `added` on top of what is there, its chosen one chosen. Doing it again changes nothing. */
export const joinGarages = <Vehicle extends Identified>(
  garage: Garage<Vehicle>,
  added: Garage<Vehicle>,
): Garage<Vehicle> => added.reduceRight((joined, vehicle) => chooseVehicle(joined, vehicle), garage)
