import type { CatalogueAxle, CatalogueVehicle } from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import { Effect } from "effect"
import type pg from "pg"
import { type DatabaseError, executeOn } from "../platform/postgres/query.ts"
import { type BulkTable, bulkUpsert } from "./upsert.ts"

/** Writes vehicles with all their factory fitments; distinct ids. A vehicle's fitments are replaced as a whole. */
export const upsertVehicles = Effect.fnUntraced(function* (
  client: pg.Pool | pg.ClientBase,
  vehicles: ReadonlyArray<CatalogueVehicle>,
): Effect.fn.Return<void, DatabaseError> {
  yield* bulkUpsert(client, VEHICLE_TABLE, vehicles)
  const fitments = vehicles.flatMap(({ vehicleId, fitments }) =>
    fitments.map(({ front, rear }, position) => ({ vehicleId, position, front, rear })),
  )
  yield* bulkUpsert(client, FITMENT_TABLE, fitments)
  yield* executeOn(client, {
    text: `delete from vehicle_fitment f using unnest($1::text[], $2::int[]) kept (vehicle_id, fitments)
           where f.vehicle_id = kept.vehicle_id and f.position >= kept.fitments`,
    values: [vehicles.map((each) => each.vehicleId), vehicles.map((each) => each.fitments.length)],
  })
})

const VEHICLE_TABLE: BulkTable<CatalogueVehicle> = {
  table: "vehicle",
  key: ["vehicle_id"],
  columns: [
    { name: "vehicle_id", type: "text", of: (vehicle) => vehicle.vehicleId },
    { name: "year", type: "integer", of: (vehicle) => vehicle.year },
    { name: "make", type: "text", of: (vehicle) => vehicle.make },
    { name: "model", type: "text", of: (vehicle) => vehicle.model },
    { name: "trim", type: "text", of: (vehicle) => vehicle.trim },
    { name: "body", type: "text", of: (vehicle) => vehicle.body },
    { name: "bolt_pattern", type: "text", of: (vehicle) => vehicle.boltPattern },
    { name: "hub_bore", type: "float8", of: (vehicle) => vehicle.hubBore },
  ],
}

interface FitmentRecord {
  readonly vehicleId: string
  readonly position: number
  readonly front: CatalogueAxle
  readonly rear: CatalogueAxle
}

const FITMENT_TABLE: BulkTable<FitmentRecord> = {
  table: "vehicle_fitment",
  key: ["vehicle_id", "position"],
  columns: [
    { name: "vehicle_id", type: "text", of: (fitment) => fitment.vehicleId },
    { name: "position", type: "integer", of: (fitment) => fitment.position },
    { name: "front_tire_size", type: "text", of: ({ front }) => front.tireSize },
    { name: "front_wheel_diameter", type: "float8", of: ({ front }) => front.wheelDiameter },
    { name: "front_wheel_width", type: "float8", of: ({ front }) => front.wheelWidth },
    { name: "front_offset", type: "float8", of: ({ front }) => front.offset },
    { name: "rear_tire_size", type: "text", of: ({ rear }) => rear.tireSize },
    { name: "rear_wheel_diameter", type: "float8", of: ({ rear }) => rear.wheelDiameter },
    { name: "rear_wheel_width", type: "float8", of: ({ rear }) => rear.wheelWidth },
    { name: "rear_offset", type: "float8", of: ({ rear }) => rear.offset },
  ],
}
