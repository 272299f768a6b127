/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProductByIdQueryVariables = Exact<{
  productId: string | number;
}>;


export type ProductByIdQuery = { getProductById: { productId: string, sku: string, name: string, description: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, thumbnailImage: string, smallImage: string, largeImage: string, attributes: unknown, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean } | null };

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

export const ProductByIdDocument = new TypedDocumentString(`
    query ProductById($productId: ID!) {
  getProductById(productId: $productId) {
    productId
    sku
    name
    description
    brand
    category
    productType
    partner
    size
    regularPrice
    salePrice
    onSale
    shippingCost
    thumbnailImage
    smallImage
    largeImage
    attributes
    customerReviewAverage
    customerReviewCount
    availableQuantity
    inStock
  }
}
    `) as unknown as TypedDocumentString<ProductByIdQuery, ProductByIdQueryVariables>;