import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import {
  AspectRatiosDocument,
  RimDiametersDocument,
  TireWidthsDocument,
  VehicleDocument,
  VehicleMakesDocument,
  VehicleModelsDocument,
  VehicleTrimsDocument,
  VehicleTypesDocument,
  VehicleYearsDocument,
  WheelMeasuresDocument,
} from "../generated/finder.ts"

const endpoint = "/graphql/products"
/** Vehicles change only with the catalog. */
const staleTime = 30 * 60_000

export const yearsQuery = (request: GraphqlRequest) =>
  queryOptions({
    queryKey: ["vehicle-years"],
    queryFn: async ({ signal }) =>
      (await request(VehicleYearsDocument, {}, { endpoint, signal })).getVehicleYears,
    staleTime,
  })

export const makesQuery = (request: GraphqlRequest, year: number) =>
  queryOptions({
    queryKey: ["vehicle-makes", year],
    queryFn: async ({ signal }) =>
      (await request(VehicleMakesDocument, { year }, { endpoint, signal })).getVehicleMakes,
    staleTime,
  })

export const modelsQuery = (request: GraphqlRequest, year: number, make: string) =>
  queryOptions({
    queryKey: ["vehicle-models", year, make],
    queryFn: async ({ signal }) =>
      (await request(VehicleModelsDocument, { year, make }, { endpoint, signal })).getVehicleModels,
    staleTime,
  })

export const trimsQuery = (request: GraphqlRequest, year: number, make: string, model: string) =>
  queryOptions({
    queryKey: ["vehicle-trims", year, make, model],
    queryFn: async ({ signal }) =>
      (await request(VehicleTrimsDocument, { year, make, model }, { endpoint, signal })).getVehicleTrims,
    staleTime,
  })

/** The vehicle with its factory sizes; null if it does not exist. */
export const vehicleQuery = (request: GraphqlRequest, vehicleId: string) =>
  queryOptions({
    queryKey: ["vehicle", vehicleId],
    queryFn: async ({ signal }) =>
      (await request(VehicleDocument, { vehicleId }, { endpoint, signal })).getVehicle,
    staleTime,
  })

export const widthsQuery = (request: GraphqlRequest) =>
  queryOptions({
    queryKey: ["tire-widths"],
    queryFn: async ({ signal }) =>
      (await request(TireWidthsDocument, {}, { endpoint, signal })).getTireWidths,
    staleTime,
  })

export const aspectRatiosQuery = (request: GraphqlRequest, width: number) =>
  queryOptions({
    queryKey: ["aspect-ratios", width],
    queryFn: async ({ signal }) =>
      (await request(AspectRatiosDocument, { width }, { endpoint, signal })).getAspectRatios,
    staleTime,
  })

export const rimDiametersQuery = (request: GraphqlRequest, width: number, aspectRatio: number) =>
  queryOptions({
    queryKey: ["rim-diameters", width, aspectRatio],
    queryFn: async ({ signal }) =>
      (await request(RimDiametersDocument, { width, aspectRatio }, { endpoint, signal })).getRimDiameters,
    staleTime,
  })

export const vehicleTypesQuery = (request: GraphqlRequest) =>
  queryOptions({
    queryKey: ["vehicle-types"],
    queryFn: async ({ signal }) =>
      (await request(VehicleTypesDocument, {}, { endpoint, signal })).getVehicleTypes,
    staleTime,
  })

/** Bolt patterns, diameters and widths that wheels on sale have. */
export const wheelMeasuresQuery = (request: GraphqlRequest) =>
  queryOptions({
    queryKey: ["wheel-measures"],
    queryFn: async ({ signal }) =>
      (await request(WheelMeasuresDocument, {}, { endpoint, signal })).searchWheelProducts.filters.facets,
    staleTime,
  })
