/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProductCardFragment = { productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean };

export type SavedProductsQueryVariables = Exact<{
  productIds: Array<string | number>;
}>;


export type SavedProductsQuery = { products: Array<{ productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean }> };

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
export const ProductCardFragmentDoc = new TypedDocumentString(`
    fragment ProductCard on Product {
  productId
  sku
  name
  brand
  category
  productType
  partner
  size
  regularPrice
  salePrice
  onSale
  shippingCost
  isShippable
  thumbnailImage
  smallImage
  largeImage
  customerReviewAverage
  customerReviewCount
  availableQuantity
  inStock
}
    `, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const SavedProductsDocument = new TypedDocumentString(`
    query SavedProducts($productIds: [ID!]!) {
  products: getProducts(productIds: $productIds) {
    ...ProductCard
  }
}
    fragment ProductCard on Product {
  productId
  sku
  name
  brand
  category
  productType
  partner
  size
  regularPrice
  salePrice
  onSale
  shippingCost
  isShippable
  thumbnailImage
  smallImage
  largeImage
  customerReviewAverage
  customerReviewCount
  availableQuantity
  inStock
}`) as unknown as TypedDocumentString<SavedProductsQuery, SavedProductsQueryVariables>;