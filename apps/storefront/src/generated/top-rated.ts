/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Values of one filter, of which a product has at least one. */
export type FilterInput = {
  /** A kind that `filters.facets` names, such as `seasons` or `mileageWarranty`. */
  kind: string;
  values: Array<string>;
};

export type SearchProductsInput = {
  brands?: Array<string> | null | undefined;
  categories?: Array<string> | null | undefined;
  /** The same as `categories`. */
  categoriesId?: Array<string> | null | undefined;
  /** Stars and up: 4, 3, 2 or 1. */
  customerReview?: number | null | undefined;
  filters?: Array<FilterInput> | null | undefined;
  inStock?: boolean | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** Products on a page, 1 to 50; 12 where nothing is said. */
  pageSize?: number | null | undefined;
  query?: string | null | undefined;
  /** relevance, price_asc, price_desc, rating, best_selling, newest */
  sort?: string | null | undefined;
};

export type ProductCardFragment = { productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean };

export type TopRatedQueryVariables = Exact<{
  input: SearchProductsInput;
}>;


export type TopRatedQuery = { searchProducts: { products: Array<{ productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean }> } };

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
export const TopRatedDocument = new TypedDocumentString(`
    query TopRated($input: SearchProductsInput!) {
  searchProducts(input: $input) {
    products {
      ...ProductCard
    }
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
}`) as unknown as TypedDocumentString<TopRatedQuery, TopRatedQueryVariables>;