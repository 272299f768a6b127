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

/** By vehicle, or by size (as text, or by its parts), or neither. */
export type SearchTireProductsInput = {
  aspectRatio?: number | null | undefined;
  brands?: Array<string> | null | undefined;
  filters?: Array<FilterInput> | null | undefined;
  /** Which of the vehicle's fitments, 0 being the original; all of them where nothing is said. */
  fitment?: number | null | undefined;
  inStock?: boolean | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  pageNumber?: number | null | undefined;
  pageSize?: number | null | undefined;
  query?: string | null | undefined;
  rimDiameter?: number | null | undefined;
  /** 225/65R17, 225 65 17, 2256517, P225/65R17 102H: equal and compatible sizes, with warnings. */
  size?: string | null | undefined;
  sort?: string | null | undefined;
  vehicleId?: string | number | null | undefined;
  /** Slug of a vehicle type, such as suv-cuv. */
  vehicleType?: string | null | undefined;
  width?: number | null | undefined;
};

/** By vehicle, or by measures, or neither. */
export type SearchWheelProductsInput = {
  boltPattern?: string | null | undefined;
  brands?: Array<string> | null | undefined;
  diameter?: number | null | undefined;
  filters?: Array<FilterInput> | null | undefined;
  fitment?: number | null | undefined;
  inStock?: boolean | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  pageNumber?: number | null | undefined;
  pageSize?: number | null | undefined;
  query?: string | null | undefined;
  sort?: string | null | undefined;
  vehicleId?: string | number | null | undefined;
  width?: number | null | undefined;
};

export type SearchProductsQueryVariables = Exact<{
  input: SearchProductsInput;
}>;


export type SearchProductsQuery = { page: { pageNumber: number, pageSize: number, totalCount: number, moreThanCounted: boolean, didYouMean: string | null, notice: string | null, namedVehicle: { name: string, trims: Array<{ vehicleId: string, trim: string }> } | null, products: Array<{ productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean, fit: { fits: boolean, reasons: Array<string>, warnings: Array<string>, axle: string | null } | null }>, filters: { minPrice: number, maxPrice: number, facets: Array<{ kind: string, title: string, values: Array<{ value: string, label: string, count: number }> }> } } };

export type SearchTiresQueryVariables = Exact<{
  input: SearchTireProductsInput;
}>;


export type SearchTiresQuery = { page: { pageNumber: number, pageSize: number, totalCount: number, moreThanCounted: boolean, didYouMean: string | null, notice: string | null, sets: Array<{ salePrice: number, front: { productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean }, rear: { productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean }, fit: { fits: boolean, reasons: Array<string>, warnings: Array<string>, axle: string | null } }>, namedVehicle: { name: string, trims: Array<{ vehicleId: string, trim: string }> } | null, products: Array<{ productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean, fit: { fits: boolean, reasons: Array<string>, warnings: Array<string>, axle: string | null } | null }>, filters: { minPrice: number, maxPrice: number, facets: Array<{ kind: string, title: string, values: Array<{ value: string, label: string, count: number }> }> } } };

export type SearchWheelsQueryVariables = Exact<{
  input: SearchWheelProductsInput;
}>;


export type SearchWheelsQuery = { page: { pageNumber: number, pageSize: number, totalCount: number, moreThanCounted: boolean, didYouMean: string | null, notice: string | null, sets: Array<{ salePrice: number, front: { productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean }, rear: { productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean }, fit: { fits: boolean, reasons: Array<string>, warnings: Array<string>, axle: string | null } }>, namedVehicle: { name: string, trims: Array<{ vehicleId: string, trim: string }> } | null, products: Array<{ productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean, fit: { fits: boolean, reasons: Array<string>, warnings: Array<string>, axle: string | null } | null }>, filters: { minPrice: number, maxPrice: number, facets: Array<{ kind: string, title: string, values: Array<{ value: string, label: string, count: number }> }> } } };

export type ListingPageFragment = { pageNumber: number, pageSize: number, totalCount: number, moreThanCounted: boolean, didYouMean: string | null, notice: string | null, namedVehicle: { name: string, trims: Array<{ vehicleId: string, trim: string }> } | null, products: Array<{ productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean, fit: { fits: boolean, reasons: Array<string>, warnings: Array<string>, axle: string | null } | null }>, filters: { minPrice: number, maxPrice: number, facets: Array<{ kind: string, title: string, values: Array<{ value: string, label: string, count: number }> }> } };

export type TireOrWheelSetFragment = { salePrice: number, front: { productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean }, rear: { productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean }, fit: { fits: boolean, reasons: Array<string>, warnings: Array<string>, axle: string | null } };

export type FitDetailsFragment = { fits: boolean, reasons: Array<string>, warnings: Array<string>, axle: string | null };

export type ProductCardFragment = { productId: string, sku: string, name: string, brand: string, category: string, productType: string, partner: string, size: string, regularPrice: number, salePrice: number, onSale: boolean, shippingCost: number, isShippable: boolean, thumbnailImage: string, smallImage: string, largeImage: string, customerReviewAverage: number | null, customerReviewCount: number, availableQuantity: number, inStock: boolean };

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
export const FitDetailsFragmentDoc = new TypedDocumentString(`
    fragment FitDetails on Fit {
  fits
  reasons
  warnings
  axle
}
    `, {"fragmentName":"FitDetails"}) as unknown as TypedDocumentString<FitDetailsFragment, unknown>;
export const ListingPageFragmentDoc = new TypedDocumentString(`
    fragment ListingPage on ProductPage {
  pageNumber
  pageSize
  totalCount
  moreThanCounted
  didYouMean
  namedVehicle {
    name
    trims {
      vehicleId
      trim
    }
  }
  notice
  products {
    ...ProductCard
    fit {
      ...FitDetails
    }
  }
  filters {
    minPrice
    maxPrice
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
    fragment FitDetails on Fit {
  fits
  reasons
  warnings
  axle
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
}`, {"fragmentName":"ListingPage"}) as unknown as TypedDocumentString<ListingPageFragment, unknown>;
export const TireOrWheelSetFragmentDoc = new TypedDocumentString(`
    fragment TireOrWheelSet on ProductSet {
  front {
    ...ProductCard
  }
  rear {
    ...ProductCard
  }
  fit {
    ...FitDetails
  }
  salePrice
}
    fragment FitDetails on Fit {
  fits
  reasons
  warnings
  axle
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
}`, {"fragmentName":"TireOrWheelSet"}) as unknown as TypedDocumentString<TireOrWheelSetFragment, unknown>;
export const SearchProductsDocument = new TypedDocumentString(`
    query SearchProducts($input: SearchProductsInput!) {
  page: searchProducts(input: $input) {
    ...ListingPage
  }
}
    fragment ListingPage on ProductPage {
  pageNumber
  pageSize
  totalCount
  moreThanCounted
  didYouMean
  namedVehicle {
    name
    trims {
      vehicleId
      trim
    }
  }
  notice
  products {
    ...ProductCard
    fit {
      ...FitDetails
    }
  }
  filters {
    minPrice
    maxPrice
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
fragment FitDetails on Fit {
  fits
  reasons
  warnings
  axle
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
}`) as unknown as TypedDocumentString<SearchProductsQuery, SearchProductsQueryVariables>;
export const SearchTiresDocument = new TypedDocumentString(`
    query SearchTires($input: SearchTireProductsInput!) {
  page: searchTireProducts(input: $input) {
    ...ListingPage
    sets {
      ...TireOrWheelSet
    }
  }
}
    fragment ListingPage on ProductPage {
  pageNumber
  pageSize
  totalCount
  moreThanCounted
  didYouMean
  namedVehicle {
    name
    trims {
      vehicleId
      trim
    }
  }
  notice
  products {
    ...ProductCard
    fit {
      ...FitDetails
    }
  }
  filters {
    minPrice
    maxPrice
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
fragment TireOrWheelSet on ProductSet {
  front {
    ...ProductCard
  }
  rear {
    ...ProductCard
  }
  fit {
    ...FitDetails
  }
  salePrice
}
fragment FitDetails on Fit {
  fits
  reasons
  warnings
  axle
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
}`) as unknown as TypedDocumentString<SearchTiresQuery, SearchTiresQueryVariables>;
export const SearchWheelsDocument = new TypedDocumentString(`
    query SearchWheels($input: SearchWheelProductsInput!) {
  page: searchWheelProducts(input: $input) {
    ...ListingPage
    sets {
      ...TireOrWheelSet
    }
  }
}
    fragment ListingPage on ProductPage {
  pageNumber
  pageSize
  totalCount
  moreThanCounted
  didYouMean
  namedVehicle {
    name
    trims {
      vehicleId
      trim
    }
  }
  notice
  products {
    ...ProductCard
    fit {
      ...FitDetails
    }
  }
  filters {
    minPrice
    maxPrice
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
fragment TireOrWheelSet on ProductSet {
  front {
    ...ProductCard
  }
  rear {
    ...ProductCard
  }
  fit {
    ...FitDetails
  }
  salePrice
}
fragment FitDetails on Fit {
  fits
  reasons
  warnings
  axle
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
}`) as unknown as TypedDocumentString<SearchWheelsQuery, SearchWheelsQueryVariables>;