import { Result, Schema } from "effect"
import { type Rejection, rejection } from "../shared/rejection.ts"
import { Id } from "../shared/text.ts"
import type { AxleFitment, Fitment, Vehicle } from "./fitment.ts"
import { parseTireSize } from "./tire-size-parser.ts"
import { parseBoltPattern } from "./wheel.ts"

const Measure = Schema.Finite.check(Schema.isGreaterThan(0))

/** The factory's tire and wheel of one axle, as stored: tire size in its normalized spelling, inches, millimeters. */
export const CatalogueAxle = Schema.Struct({
  tireSize: Schema.String,
  wheelDiameter: Measure,
  wheelWidth: Measure,
  offset: Schema.Finite,
})
export type CatalogueAxle = typeof CatalogueAxle.Type

export const CatalogueFitment = Schema.Struct({ front: CatalogueAxle, rear: CatalogueAxle })
export type CatalogueFitment = typeof CatalogueFitment.Type

/** One year, make, model and trim, with all its factory fitments. */
export const CatalogueVehicle = Schema.Struct({
  /** Slug, such as `2019-ford-f-150-xlt`. */
  vehicleId: Id,
  year: Schema.Int.check(Schema.isBetween({ minimum: 1900, maximum: 2100 })),
  make: Id,
  model: Id,
  trim: Id,
  body: Schema.Literals(["car", "truck"]),
  /** In its normalized spelling: `6x135`. */
  boltPattern: Schema.String,
  /** Millimeters. */
  hubBore: Measure,
  /** The original first, then the optional ones. */
  fitments: Schema.NonEmptyArray(CatalogueFitment),
})
export type CatalogueVehicle = typeof CatalogueVehicle.Type

/** `2019 Ford F-150 XLT`. */
export const vehicleName = ({
  year,
  make,
  model,
  trim,
}: Pick<CatalogueVehicle, "year" | "make" | "model" | "trim">): string => `${year} ${make} ${model} ${trim}`

/** The vehicle in the form that fitment rules take. Fails with `invalid` if a size or pattern cannot be parsed. */
export const toVehicle = (vehicle: CatalogueVehicle): Result.Result<Vehicle, Rejection> =>
  Result.flatMap(parseBoltPattern(vehicle.boltPattern), (boltPattern) =>
    Result.flatMap(Result.all(vehicle.fitments.map(toFitment)), ([first, ...others]) =>
      first === undefined
        ? Result.fail(rejection("invalid", `Nothing is known to fit the ${vehicleName(vehicle)}.`))
        : Result.succeed({
            name: vehicleName(vehicle),
            body: vehicle.body,
            boltPattern,
            hubBoreMm: vehicle.hubBore,
            fitments: [
              first,
              ...others.map((fitment): Fitment => ({ ...fitment, isOptional: true })),
            ] as const,
          }),
    ),
  )

const toFitment = ({ front, rear }: CatalogueFitment): Result.Result<Fitment, Rejection> =>
  Result.all({ front: toAxle(front), rear: toAxle(rear) })

const toAxle = (axle: CatalogueAxle): Result.Result<AxleFitment, Rejection> =>
  Result.map(parseTireSize(axle.tireSize), (tire) => ({
    tire,
    wheel: { diameterIn: axle.wheelDiameter, widthIn: axle.wheelWidth, offsetMm: axle.offset },
  }))
