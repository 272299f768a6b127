/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProductByIdQueryVariables = Exact<{
  productId: string | number;
}>;


export type ProductByIdQuery = { getProductById: { productId: string, sku: string, name: string, description: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, clearance: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, moreImages: Array<string>, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean, lineId: string | null, categoryPath: Array<{ id: string, name: string }>, attributes: Array<{ name: string, value: string }>, rebates: Array<{ url: string, code: string, description: string, amount: number, validUntil: string }>, tire: { size: string, widthMm: number, aspectRatio: number | null, rimDiameter: number, tireType: string, loadIndex: number | null, dualLoadIndex: number | null, loadRange: string | null, plyRating: number | null, maximumLoad: number | null, speedRating: string | null, maximumSpeed: number | null, treadWear: number | null, traction: string | null, temperature: string | null, seasonalDesignation: string, mileageWarranty: number, sidewall: string, runFlat: boolean, overallDiameter: number | null, treadDepth: number | null, maxInflationPressure: number | null } | null, wheel: { boltPattern1: string, boltPattern2: string | null, boltPattern3: string | null, boltPattern4: string | null, hubBore: number, offset: number, backSpacing: number, wheelDiameter: number, wheelWidth: number, material: string, wheelStyle: string, finish: string, staggeredFlag: boolean, loadRating: number | null } | null } | null };

export type ProductVariantsQueryVariables = Exact<{
  productId: string | number;
}>;


export type ProductVariantsQuery = { variants: Array<{ productId: string, salePrice: number, inStock: boolean, options: Array<{ name: string, value: string }> }> };

export type TireLineQueryVariables = Exact<{
  lineId: string | number;
}>;


export type TireLineQuery = { line: { id: string, name: string, groupName: string, description: string, startingPrice: number | null, features: Array<string>, benefits: Array<string>, products: Array<{ productId: string, name: string, size: string, salePrice: number }> } | null };

export type WheelLineQueryVariables = Exact<{
  lineId: string | number;
}>;


export type WheelLineQuery = { line: { id: string, name: string, groupName: string, description: string, startingPrice: number | null, features: Array<string>, benefits: Array<string>, products: Array<{ productId: string, name: string, size: string, salePrice: number }> } | null };

export type LineFragment = { id: string, name: string, groupName: string, description: string, startingPrice: number | null, features: Array<string>, benefits: Array<string>, products: Array<{ productId: string, name: string, size: string, salePrice: number }> };

export type AvailabilityQueryVariables = Exact<{
  postalCode: string;
  productIds: Array<string | number>;
}>;


export type AvailabilityQuery = { getProductAvailabilityDetails: Array<{ productId: string, displayMessage: string, maxQuantity: number, availableHomeDelivery: boolean, availablePickup: boolean, error: string | null, inStoreAvaibility: Array<{ storeId: string, name: string, address1: string, city: string, state: string, phone: string, distance: number, availableQuantity: number }>, avaiableShipping: Array<{ deliveryType: string, label: string, cost: number, estimatedDelivery: string | null }> }> };

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
export const LineFragmentDoc = new TypedDocumentString(`
    fragment Line on ProductLine {
  id
  name
  groupName
  description
  startingPrice
  features
  benefits
  products {
    productId
    name
    size
    salePrice
  }
}
    `, {"fragmentName":"Line"}) as unknown as TypedDocumentString<LineFragment, unknown>;
export const ProductByIdDocument = new TypedDocumentString(`
    query ProductById($productId: ID!) {
  getProductById(productId: $productId) {
    productId
    sku
    name
    description
    brand
    category
    categoryPath {
      id
      name
    }
    productType
    partner
    size
    regularPrice
    salePrice
    onSale
    clearance
    shippingCost
    isShippable
    thumbnailImage
    smallImage
    largeImage
    moreImages
    attributes {
      name
      value
    }
    customerReviewAverage
    customerReviewCount
    availableQuantity
    inStock
    lineId
    rebates {
      url
      code
      description
      amount
      validUntil
    }
    tire {
      size
      widthMm
      aspectRatio
      rimDiameter
      tireType
      loadIndex
      dualLoadIndex
      loadRange
      plyRating
      maximumLoad
      speedRating
      maximumSpeed
      treadWear
      traction
      temperature
      seasonalDesignation
      mileageWarranty
      sidewall
      runFlat
      overallDiameter
      treadDepth
      maxInflationPressure
    }
    wheel {
      boltPattern1
      boltPattern2
      boltPattern3
      boltPattern4
      hubBore
      offset
      backSpacing
      wheelDiameter
      wheelWidth
      material
      wheelStyle
      finish
      staggeredFlag
      loadRating
    }
  }
}
    `) as unknown as TypedDocumentString<ProductByIdQuery, ProductByIdQueryVariables>;
export const ProductVariantsDocument = new TypedDocumentString(`
    query ProductVariants($productId: ID!) {
  variants: getProductVariants(productId: $productId) {
    productId
    salePrice
    inStock
    options {
      name
      value
    }
  }
}
    `) as unknown as TypedDocumentString<ProductVariantsQuery, ProductVariantsQueryVariables>;
export const TireLineDocument = new TypedDocumentString(`
    query TireLine($lineId: ID!) {
  line: getTireProductLine(lineId: $lineId) {
    ...Line
  }
}
    fragment Line on ProductLine {
  id
  name
  groupName
  description
  startingPrice
  features
  benefits
  products {
    productId
    name
    size
    salePrice
  }
}`) as unknown as TypedDocumentString<TireLineQuery, TireLineQueryVariables>;
export const WheelLineDocument = new TypedDocumentString(`
    query WheelLine($lineId: ID!) {
  line: getWheelProductLine(lineId: $lineId) {
    ...Line
  }
}
    fragment Line on ProductLine {
  id
  name
  groupName
  description
  startingPrice
  features
  benefits
  products {
    productId
    name
    size
    salePrice
  }
}`) as unknown as TypedDocumentString<WheelLineQuery, WheelLineQueryVariables>;
export const AvailabilityDocument = new TypedDocumentString(`
    query Availability($postalCode: String!, $productIds: [ID!]!) {
  getProductAvailabilityDetails(postalCode: $postalCode, productIds: $productIds) {
    productId
    displayMessage
    maxQuantity
    inStoreAvaibility {
      storeId
      name
      address1
      city
      state
      phone
      distance
      availableQuantity
    }
    avaiableShipping {
      deliveryType
      label
      cost
      estimatedDelivery
    }
    availableHomeDelivery
    availablePickup
    error
  }
}
    `) as unknown as TypedDocumentString<AvailabilityQuery, AvailabilityQueryVariables>;