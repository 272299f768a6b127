import type { CatalogueFitment } from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import { isStaggered } from "@voltread/domain/catalogue/fitment.ts"
import { formatDimensions, type MetricSize } from "@voltread/domain/catalogue/tire-size.ts"
import { Effect } from "effect"
import type { QueryResolvers, Vehicle as WireVehicle } from "../generated/products.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { ProductIndex } from "./search/product-index.ts"
import {
  type FoundVehicle,
  findVehicle,
  vehicleMakes,
  vehicleModels,
  vehicleTrims,
  vehicleYears,
} from "./vehicle-queries.ts"

/** The sizes of tires on sale, by width, aspect ratio and rim. */
const metricSizes = Effect.gen(function* () {
  const { tireSizes } = yield* (yield* ProductIndex).current
  return tireSizes.filter((size): size is MetricSize => size?.kind === "metric")
})

const rising = (numbers: ReadonlyArray<number>): ReadonlyArray<number> =>
  [...new Set(numbers)].sort((a, b) => a - b)

const toWire = ({ record, name, vehicle }: FoundVehicle): WireVehicle => ({
  vehicleId: record.vehicleId,
  name,
  year: record.year,
  make: record.make,
  model: record.model,
  trim: record.trim,
  body: record.body,
  boltPattern: record.boltPattern,
  hubBore: record.hubBore,
  fitments: record.fitments.map((fitment, position) => ({
    position,
    isOriginal: position === 0,
    isStaggered: vehicle.fitments[position] !== undefined && isStaggered(vehicle.fitments[position]),
    label: labelOf(vehicle.fitments[position], fitment),
    ...fitment,
  })),
})

const labelOf = (
  fitment: FoundVehicle["vehicle"]["fitments"][number] | undefined,
  kept: CatalogueFitment,
) => {
  if (fitment === undefined) return kept.front.tireSize
  const [front, rear] = [
    formatDimensions(fitment.front.tire.dimensions),
    formatDimensions(fitment.rear.tire.dimensions),
  ]
  return front === rear ? front : `${front} front and ${rear} rear`
}

export const vehicleQueries = {
  getTireWidths: (_, __, context) =>
    answer(
      context,
      Effect.map(metricSizes, (sizes) => rising(sizes.map(({ widthMm }) => widthMm))),
    ),
  getAspectRatios: (_, { width }, context) =>
    answer(
      context,
      Effect.map(metricSizes, (sizes) =>
        rising(sizes.filter(({ widthMm }) => widthMm === width).map(({ aspectRatio }) => aspectRatio)),
      ),
    ),
  getRimDiameters: (_, { aspectRatio, width }, context) =>
    answer(
      context,
      Effect.map(metricSizes, (sizes) =>
        rising(
          sizes
            .filter((size) => size.widthMm === width && size.aspectRatio === aspectRatio)
            .map(({ rim }) => rim),
        ),
      ),
    ),
  getVehicleYears: (_, __, context) => answer(context, vehicleYears),
  getVehicleMakes: (_, { year }, context) => answer(context, vehicleMakes(year)),
  getVehicleModels: (_, { year, make }, context) => answer(context, vehicleModels(year, make)),
  getVehicleTrims: (_, { year, make, model }, context) => answer(context, vehicleTrims(year, make, model)),
  getVehicle: (_, { vehicleId }, context) =>
    answer(
      context,
      Effect.map(findVehicle(vehicleId), (found) => (found === null ? null : toWire(found))),
    ),
} satisfies QueryResolvers<GraphQLContext<ProductIndex>>

export const vehiclePermissions = {
  getTireWidths: "browse",
  getAspectRatios: "browse",
  getRimDiameters: "browse",
  getVehicleYears: "browse",
  getVehicleMakes: "browse",
  getVehicleModels: "browse",
  getVehicleTrims: "browse",
  getVehicle: "browse",
} as const
