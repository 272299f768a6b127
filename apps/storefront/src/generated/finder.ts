/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type VehicleYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type VehicleYearsQuery = { getVehicleYears: Array<number> };

export type VehicleMakesQueryVariables = Exact<{
  year: number;
}>;


export type VehicleMakesQuery = { getVehicleMakes: Array<string> };

export type VehicleModelsQueryVariables = Exact<{
  year: number;
  make: string;
}>;


export type VehicleModelsQuery = { getVehicleModels: Array<string> };

export type VehicleTrimsQueryVariables = Exact<{
  year: number;
  make: string;
  model: string;
}>;


export type VehicleTrimsQuery = { getVehicleTrims: Array<{ vehicleId: string, trim: string }> };

export type VehicleQueryVariables = Exact<{
  vehicleId: string | number;
}>;


export type VehicleQuery = { getVehicle: { vehicleId: string, name: string, fitments: Array<{ position: number, isOriginal: boolean, isStaggered: boolean, label: string }> } | null };

export type TireWidthsQueryVariables = Exact<{ [key: string]: never; }>;


export type TireWidthsQuery = { getTireWidths: Array<number> };

export type AspectRatiosQueryVariables = Exact<{
  width: number;
}>;


export type AspectRatiosQuery = { getAspectRatios: Array<number> };

export type RimDiametersQueryVariables = Exact<{
  width: number;
  aspectRatio: number;
}>;


export type RimDiametersQuery = { getRimDiameters: Array<number> };

export type VehicleTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type VehicleTypesQuery = { getVehicleTypes: Array<{ id: string, name: string, description: string, productCount: number }> };

export type WheelMeasuresQueryVariables = Exact<{ [key: string]: never; }>;


export type WheelMeasuresQuery = { searchWheelProducts: { filters: { facets: Array<{ kind: string, title: string, values: Array<{ value: string, label: string, count: number }> }> } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const VehicleYearsDocument = new TypedDocumentString(`
    query VehicleYears {
  getVehicleYears
}
    `) as unknown as TypedDocumentString<VehicleYearsQuery, VehicleYearsQueryVariables>;
export const VehicleMakesDocument = new TypedDocumentString(`
    query VehicleMakes($year: Int!) {
  getVehicleMakes(year: $year)
}
    `) as unknown as TypedDocumentString<VehicleMakesQuery, VehicleMakesQueryVariables>;
export const VehicleModelsDocument = new TypedDocumentString(`
    query VehicleModels($year: Int!, $make: String!) {
  getVehicleModels(year: $year, make: $make)
}
    `) as unknown as TypedDocumentString<VehicleModelsQuery, VehicleModelsQueryVariables>;
export const VehicleTrimsDocument = new TypedDocumentString(`
    query VehicleTrims($year: Int!, $make: String!, $model: String!) {
  getVehicleTrims(year: $year, make: $make, model: $model) {
    vehicleId
    trim
  }
}
    `) as unknown as TypedDocumentString<VehicleTrimsQuery, VehicleTrimsQueryVariables>;
export const VehicleDocument = new TypedDocumentString(`
    query Vehicle($vehicleId: ID!) {
  getVehicle(vehicleId: $vehicleId) {
    vehicleId
    name
    fitments {
      position
      isOriginal
      isStaggered
      label
    }
  }
}
    `) as unknown as TypedDocumentString<VehicleQuery, VehicleQueryVariables>;
export const TireWidthsDocument = new TypedDocumentString(`
    query TireWidths {
  getTireWidths
}
    `) as unknown as TypedDocumentString<TireWidthsQuery, TireWidthsQueryVariables>;
export const AspectRatiosDocument = new TypedDocumentString(`
    query AspectRatios($width: Int!) {
  getAspectRatios(width: $width)
}
    `) as unknown as TypedDocumentString<AspectRatiosQuery, AspectRatiosQueryVariables>;
export const RimDiametersDocument = new TypedDocumentString(`
    query RimDiameters($width: Int!, $aspectRatio: Int!) {
  getRimDiameters(width: $width, aspectRatio: $aspectRatio)
}
    `) as unknown as TypedDocumentString<RimDiametersQuery, RimDiametersQueryVariables>;
export const VehicleTypesDocument = new TypedDocumentString(`
    query VehicleTypes {
  getVehicleTypes(category: "tires") {
    id
    name
    description
    productCount
  }
}
    `) as unknown as TypedDocumentString<VehicleTypesQuery, VehicleTypesQueryVariables>;
export const WheelMeasuresDocument = new TypedDocumentString(`
    query WheelMeasures {
  searchWheelProducts(input: {pageSize: 12}) {
    filters {
      facets {
        kind
        title
        values {
          value
          label
          count
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WheelMeasuresQuery, WheelMeasuresQueryVariables>;