import { Schema } from "effect"
import { Line } from "../shared/text.ts"
import { MAX_VEHICLE_ID_LENGTH, MAX_VEHICLES } from "./garage.ts"

export const VehicleId = Line(MAX_VEHICLE_ID_LENGTH).check(Schema.isMinLength(1))

/** Vehicles to add to the garage, the one to choose first. */
export const GarageAdditions = Schema.Struct({
  vehicleIds: Schema.Array(VehicleId).check(Schema.isMaxLength(MAX_VEHICLES)),
})

/** Not in the file of the rules, so that pages can store vehicles without loading the schemas. */
const GarageVehicles = Schema.Array(Schema.Struct({ vehicleId: Schema.String, name: Schema.String }))

/** The response of every call about the garage. */
export const GarageData = Schema.Struct({ garage: GarageVehicles })
