import { CatalogueVehicle, toVehicle, vehicleName } from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import type { Vehicle } from "@voltread/domain/catalogue/fitment.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

/** A vehicle as stored, and in the form that fitment rules take. */
export interface FoundVehicle {
  readonly record: CatalogueVehicle
  readonly name: string
  readonly vehicle: Vehicle
}

const VehicleRow = Schema.Struct({ vehicle: CatalogueVehicle })

/** Null for an unknown id, and for a vehicle without fitments. */
export const findVehicle = Effect.fnUntraced(function* (
  vehicleId: string,
): Effect.fn.Return<FoundVehicle | null, DatabaseError | Rejection, Database> {
  const [row] = yield* rows(VehicleRow, {
    name: "vehicle",
    text: `select json_build_object(
             'vehicleId', v.vehicle_id, 'year', v.year, 'make', v.make, 'model', v.model, 'trim', v.trim,
             'body', v.body, 'boltPattern', v.bolt_pattern, 'hubBore', v.hub_bore,
             'fitments', json_agg(json_build_object(
               'front', json_build_object('tireSize', f.front_tire_size, 'wheelDiameter', f.front_wheel_diameter,
                 'wheelWidth', f.front_wheel_width, 'offset', f.front_offset),
               'rear', json_build_object('tireSize', f.rear_tire_size, 'wheelDiameter', f.rear_wheel_diameter,
                 'wheelWidth', f.rear_wheel_width, 'offset', f.rear_offset)) order by f.position)) as vehicle
           from vehicle v join vehicle_fitment f using (vehicle_id)
           where v.vehicle_id = $1 group by v.vehicle_id`,
    values: [vehicleId],
  })
  if (row === undefined) return null
  const record = row.vehicle
  return { record, name: vehicleName(record), vehicle: yield* Effect.fromResult(toVehicle(record)) }
})

/** Each year is looked up in the index: there are few of them, and many vehicles in each. */
export const vehicleYears: Effect.Effect<ReadonlyArray<number>, DatabaseError, Database> = rows(
  Schema.Struct({ year: Schema.Int }),
  {
    name: "vehicle-years",
    text: `with recursive known as (
             select max(year) as year from vehicle
             union all
             select (select max(year) from vehicle where year < known.year) from known where year is not null
           )
           select year from known where year is not null`,
    values: [],
  },
).pipe(Effect.map((found) => found.map(({ year }) => year)))

export const vehicleMakes = (year: number): Effect.Effect<ReadonlyArray<string>, DatabaseError, Database> =>
  rows(Schema.Struct({ make: Schema.String }), {
    name: "vehicle-makes",
    text: "select distinct make from vehicle where year = $1 order by make",
    values: [year],
  }).pipe(Effect.map((found) => found.map(({ make }) => make)))

export const vehicleModels = (
  year: number,
  make: string,
): Effect.Effect<ReadonlyArray<string>, DatabaseError, Database> =>
  rows(Schema.Struct({ model: Schema.String }), {
    name: "vehicle-models",
    text: "select distinct model from vehicle where year = $1 and make = $2 order by model",
    values: [year, make],
  }).pipe(Effect.map((found) => found.map(({ model }) => model)))

export const VehicleTrim = Schema.Struct({ vehicleId: Schema.String, trim: Schema.String })

export const vehicleTrims = (
  year: number,
  make: string,
  model: string,
): Effect.Effect<ReadonlyArray<typeof VehicleTrim.Type>, DatabaseError, Database> =>
  rows(VehicleTrim, {
    name: "vehicle-trims",
    text: `select vehicle_id as "vehicleId", trim from vehicle
           where year = $1 and make = $2 and model = $3 order by trim`,
    values: [year, make, model],
  })
