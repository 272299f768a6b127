import { Schema } from "effect"
import { Line } from "../shared/text.ts"
import { MAX_VEHICLE_ID_LENGTH, MAX_VEHICLES } from "./garage.ts"

export const VehicleId = Line(MAX_VEHICLE_ID_LENGTH).check(Schema.isMinLength(1))

/** Vehicles to put into the garage, the one to choose first. */
export const GarageAdditions = Schema.Struct({
  vehicleIds: Schema.Array(VehicleId).check(Schema.isMaxLength(MAX_VEHICLES)),
})

/** Apart from the rules, so that the shop's pages can keep them without loading the schemas. */
export const GarageVehicles = Schema.Array(Schema.Struct({ vehicleId: Schema.String, name: Schema.String }))

/** The answer to every call about the garage. */
export const GarageData = Schema.Struct({ garage: GarageVehicles })
