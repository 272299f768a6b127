import { CatalogueVehicle, vehicleName } from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import { type Garage, joinGarages, removeVehicle } from "@voltread/domain/catalogue/garage.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { notFound, type Problem } from "../platform/problem.ts"

const { vehicleId, year, make, model, trim } = CatalogueVehicle.fields
const VehicleRow = Schema.Struct({ vehicleId, year, make, model, trim })

/** The customer's vehicles with their names from the catalog, the chosen one first. */
export const garageOf = (username: string): Effect.Effect<Garage, DatabaseError, Database> =>
  rows(VehicleRow, {
    text: `select v.vehicle_id as "vehicleId", v.year, v.make, v.model, v.trim
           from garage g
             cross join unnest(g.vehicle_ids) with ordinality as parked (vehicle_id, position)
             join vehicle v on v.vehicle_id = parked.vehicle_id
           where g.username = $1 order by parked.position`,
    values: [username],
  }).pipe(
    Effect.map((found) => found.map((each) => ({ vehicleId: each.vehicleId, name: vehicleName(each) }))),
  )

const IdsRow = Schema.Struct({ ids: Schema.Array(Schema.String) })
interface Parked {
  readonly vehicleId: string
}
const parked = (ids: ReadonlyArray<string>): Garage<Parked> => ids.map((id) => ({ vehicleId: id }))

/** Changes the garage under a row lock, so that two devices at once lose nothing, and returns the result. */
const updateGarage = (
  username: string,
  change: (kept: Garage<Parked>) => Garage<Parked>,
): Effect.Effect<Garage, Problem | DatabaseError, Database> =>
  transaction(
    Effect.fnUntraced(function* (client) {
      yield* executeOn(client, {
        text: `insert into garage (username, vehicle_ids)
               select username, '{}' from account where username = $1 for key share on conflict do nothing`,
        values: [username],
      })
      const [kept] = yield* rowsOn(client, IdsRow, {
        text: "select vehicle_ids as ids from garage where username = $1 for update",
        values: [username],
      })
      // Erased since they logged in.
      if (kept === undefined) return yield* notFound("Your account")
      const after = change(parked(kept.ids))
      yield* executeOn(client, {
        text: "update garage set vehicle_ids = $2, updated_at = clock_timestamp() where username = $1",
        values: [username, after.map((each) => each.vehicleId)],
      })
    }),
  ).pipe(Effect.andThen(garageOf(username)))

const KnownRow = Schema.Struct({ vehicleId: Schema.String })

/** Adds these vehicles to the garage and chooses the first; vehicles that the catalog does not have are left out. */
export const addToGarage = Effect.fnUntraced(function* (username: string, vehicleIds: ReadonlyArray<string>) {
  const known = yield* rows(KnownRow, {
    text: 'select vehicle_id as "vehicleId" from vehicle where vehicle_id = any($1)',
    values: [vehicleIds],
  })
  const wanted = vehicleIds.filter((id) => known.some((each) => each.vehicleId === id))
  return yield* updateGarage(username, (kept) => joinGarages(kept, parked(wanted)))
})

export const removeFromGarage = (username: string, id: string) =>
  updateGarage(username, (kept) => removeVehicle(kept, id))
