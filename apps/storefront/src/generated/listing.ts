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
  /** 12, 24, 36, 48 or 50; 12 where nothing is said. */
  pageSize?: number | null | undefined;
  query?: string | null | undefined;
  /** relevance, price_asc, price_desc, rating, best_selling, newest */
  sort?: string | null | undefined;
};

export type SearchProductsQueryVariables = Exact<{
  input: SearchProductsInput;
}>;


export type SearchProductsQuery = { searchProducts: { pageNumber: number, pageSize: number, totalCount: number, products: Array<{ productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean }>, filters: { minPrice: number, maxPrice: number, brands: Array<{ value: string, label: string, count: number }>, categories: Array<{ value: string, label: string, count: number }> } } };

export type ProductCardsQueryVariables = Exact<{
  input: SearchProductsInput;
}>;


export type ProductCardsQuery = { searchProducts: { products: Array<{ productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean }> } };

export type ProductCardFragment = { productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean };

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
  thumbnailImage
  smallImage
  largeImage
  customerReviewAverage
  customerReviewCount
  availableQuantity
  inStock
}
    `, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const SearchProductsDocument = new TypedDocumentString(`
    query SearchProducts($input: SearchProductsInput!) {
  searchProducts(input: $input) {
    pageNumber
    pageSize
    totalCount
    products {
      ...ProductCard
    }
    filters {
      minPrice
      maxPrice
      brands {
        value
        label
        count
      }
      categories {
        value
        label
        count
      }
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
  thumbnailImage
  smallImage
  largeImage
  customerReviewAverage
  customerReviewCount
  availableQuantity
  inStock
}`) as unknown as TypedDocumentString<SearchProductsQuery, SearchProductsQueryVariables>;
export const ProductCardsDocument = new TypedDocumentString(`
    query ProductCards($input: SearchProductsInput!) {
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
  thumbnailImage
  smallImage
  largeImage
  customerReviewAverage
  customerReviewCount
  availableQuantity
  inStock
}`) as unknown as TypedDocumentString<ProductCardsQuery, ProductCardsQueryVariables>;