import { CatalogueVehicle, toVehicle } from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import { Effect, Result, Schema } from "effect"
import { upsertVehicles } from "../../catalogue/vehicles.ts"
import { keysOf, rowsOf } from "./known-rows.ts"
import { type Cells, number, type ReferenceKind, readRecord } from "./reference-kind.ts"

const readVehicle = readRecord(CatalogueVehicle)

type Axle = CatalogueVehicle["fitments"][number]["front"]

const axleOf = (cells: Cells, axle: "front" | "rear") => ({
  tireSize: cells[`${axle}TireSize`] ?? "",
  wheelDiameter: number(cells[`${axle}WheelDiameter`]),
  wheelWidth: number(cells[`${axle}WheelWidth`]),
  offset: number(cells[`${axle}Offset`]),
})
const axleCells = (axle: "front" | "rear", { tireSize, wheelDiameter, wheelWidth, offset }: Axle): Cells => ({
  [`${axle}TireSize`]: tireSize,
  [`${axle}WheelDiameter`]: String(wheelDiameter),
  [`${axle}WheelWidth`]: String(wheelWidth),
  [`${axle}Offset`]: String(offset),
})

/** `fitments.0.front.offset: …` is about the column `frontOffset`. */
const withColumnOfAxle = (problem: string): string =>
  problem.replace(
    /^fitments\.0\.(front|rear)\.(\w)/,
    (_, axle: string, first: string) => `${axle}${first.toUpperCase()}`,
  )

const { fitments: _, ...VEHICLE_FIELDS } = CatalogueVehicle.fields
const isSameVehicle = Schema.toEquivalence(Schema.Struct(VEHICLE_FIELDS))

const Stored = Schema.Struct({ vehicle: CatalogueVehicle })

const AXLE = (axle: "front" | "rear") =>
  `json_build_object('tireSize', f.${axle}_tire_size, 'wheelDiameter', f.${axle}_wheel_diameter,
     'wheelWidth', f.${axle}_wheel_width, 'offset', f.${axle}_offset)`

/** A line for each fitment, the original first; the vehicle's own columns are repeated in all of them. */
export const VEHICLES: ReferenceKind<CatalogueVehicle> = {
  columns: {
    vehicleId: "2019-ford-f-150-xlt",
    year: "2019",
    make: "Ford",
    model: "F-150",
    trim: "XLT",
    body: "truck",
    boltPattern: "6x135",
    hubBore: "87.1",
    frontTireSize: "265/70R17",
    frontWheelDiameter: "17",
    frontWheelWidth: "7.5",
    frontOffset: "44",
    rearTireSize: "265/70R17",
    rearWheelDiameter: "17",
    rearWheelWidth: "7.5",
    rearOffset: "44",
  },
  read: (cells) =>
    Result.flatMap(
      Result.mapError(
        readVehicle({
          ...cells,
          year: number(cells.year),
          hubBore: number(cells.hubBore),
          fitments: [{ front: axleOf(cells, "front"), rear: axleOf(cells, "rear") }],
        }),
        withColumnOfAxle,
      ),
      // A size or bolt pattern that cannot be parsed would match no product.
      (vehicle) =>
        Result.mapBoth(toVehicle(vehicle), {
          onSuccess: () => vehicle,
          onFailure: ({ message }) => message,
        }),
    ),
  lines: ({ fitments, year, hubBore, ...vehicle }) =>
    fitments.map(({ front, rear }) => ({
      ...vehicle,
      year: String(year),
      hubBore: String(hubBore),
      ...axleCells("front", front),
      ...axleCells("rear", rear),
    })),
  keyOf: ({ vehicleId }) => vehicleId,
  merge: (vehicle, next) =>
    isSameVehicle(vehicle, next)
      ? Result.succeed({ ...vehicle, fitments: [...vehicle.fitments, ...next.fitments] })
      : Result.fail("says something else of the vehicle than the line before"),
  known: (client, keys) =>
    rowsOf(client, Stored, keys, {
      from: "vehicle v join vehicle_fitment f using (vehicle_id)",
      key: "v.vehicle_id",
      columns: `json_build_object(
        'vehicleId', v.vehicle_id, 'year', v.year, 'make', v.make, 'model', v.model, 'trim', v.trim, 'body', v.body,
        'boltPattern', v.bolt_pattern, 'hubBore', v.hub_bore,
        'fitments', json_agg(json_build_object('front', ${AXLE("front")}, 'rear', ${AXLE("rear")}) order by f.position)
      ) as vehicle`,
      groupBy: "v.vehicle_id",
    }).pipe(Effect.map((found) => found.map(({ vehicle }) => vehicle))),
  write: upsertVehicles,
  keysAfter: keysOf("vehicle", "vehicle_id"),
}
