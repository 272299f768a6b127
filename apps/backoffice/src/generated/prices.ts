/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddPriceMarkupInput = {
  /** A UUID made by the client; adding it again adds nothing. */
  id: string | number;
  rule: PriceMarkupRuleInput;
  supplierId?: string | null | undefined;
  type: string;
};

export type GetPriceMarkupInput = {
  includeDeleted?: boolean | null | undefined;
  pageNumber?: number | null | undefined;
  pageSize?: number | null | undefined;
  ruleType?: string | null | undefined;
  /** Part of a category, brand or supplier. */
  search?: string | null | undefined;
  type?: string | null | undefined;
};

export type PreviewPriceMarkupInput = {
  /** Of the rule that is changed; absent for a new one. */
  id?: string | number | null | undefined;
  isDeleted?: boolean | null | undefined;
  rule: PriceMarkupRuleInput;
  supplierId?: string | null | undefined;
  type: string;
};

export type PriceMarkupBrandInput = {
  id: string | number;
  name: string;
};

export type PriceMarkupRuleInput = {
  brands?: Array<PriceMarkupBrandInput> | null | undefined;
  categoryName?: string | null | undefined;
  markupType: string;
  markupValue: number;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  roundingMethod: string;
  ruleType: string;
};

export type UpdatePriceMarkupInput = {
  id: string | number;
  isDeleted: boolean;
  rule: PriceMarkupRuleInput;
  supplierId?: string | null | undefined;
  type: string;
  /** Of the version that was changed; where somebody else was faster, nothing is saved. */
  updatedAt: string;
};

export type MarkupFragment = { id: string, supplierId: string | null, type: string, isDeleted: boolean, createdAt: string, updatedAt: string, title: string, rule: { ruleType: string, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: string, roundingMethod: string, markupValue: number, brands: Array<{ name: string, id: string }> } };

export type MarkupOutcomeFragment = { success: boolean, message: string, fieldErrors: Array<{ property: string, constraints: unknown }>, priceMarkup: { id: string, supplierId: string | null, type: string, isDeleted: boolean, createdAt: string, updatedAt: string, title: string, rule: { ruleType: string, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: string, roundingMethod: string, markupValue: number, brands: Array<{ name: string, id: string }> } } | null };

export type GenerationFragment = { id: string, state: string, requestedAt: string, requestedBy: string, finishedAt: string | null, changes: number | null, written: number };

export type GetPriceMarkupQueryVariables = Exact<{
  input: GetPriceMarkupInput;
}>;


export type GetPriceMarkupQuery = { getPriceMarkup: { pageNumber: number, pageSize: number, totalCount: number, priceMarkups: Array<{ id: string, supplierId: string | null, type: string, isDeleted: boolean, createdAt: string, updatedAt: string, title: string, rule: { ruleType: string, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: string, roundingMethod: string, markupValue: number, brands: Array<{ name: string, id: string }> } }> } };

export type PriceMarkupQueryVariables = Exact<{
  id: string | number;
}>;


export type PriceMarkupQuery = { priceMarkup: { id: string, supplierId: string | null, type: string, isDeleted: boolean, createdAt: string, updatedAt: string, title: string, rule: { ruleType: string, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: string, roundingMethod: string, markupValue: number, brands: Array<{ name: string, id: string }> } } | null };

export type PriceMarkupChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceMarkupChoicesQuery = { priceMarkupChoices: { suppliers: Array<string>, brands: Array<{ name: string, id: string }> } };

export type PreviewPriceMarkupQueryVariables = Exact<{
  input: PreviewPriceMarkupInput;
}>;


export type PreviewPriceMarkupQuery = { previewPriceMarkup: { priced: number, changed: number, raised: number, leastChange: number, greatestChange: number, averageChange: number, fieldErrors: Array<{ property: string, constraints: unknown }>, sales: { units: number, net: number, netThen: number, margin: number, marginThen: number }, examples: Array<{ productId: string, sku: string, name: string, supplierCost: number, oldPrice: number, newPrice: number }> } };

export type PriceGenerationQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceGenerationQuery = { priceGeneration: { id: string, state: string, requestedAt: string, requestedBy: string, finishedAt: string | null, changes: number | null, written: number } | null };

export type ChangedPriceMarkupsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangedPriceMarkupsQuery = { changedPriceMarkups: number };

export type AddPriceMarkupMutationVariables = Exact<{
  input: AddPriceMarkupInput;
}>;


export type AddPriceMarkupMutation = { result: { success: boolean, message: string, fieldErrors: Array<{ property: string, constraints: unknown }>, priceMarkup: { id: string, supplierId: string | null, type: string, isDeleted: boolean, createdAt: string, updatedAt: string, title: string, rule: { ruleType: string, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: string, roundingMethod: string, markupValue: number, brands: Array<{ name: string, id: string }> } } | null } };

export type UpdatePriceMarkupMutationVariables = Exact<{
  input: UpdatePriceMarkupInput;
}>;


export type UpdatePriceMarkupMutation = { result: { success: boolean, message: string, fieldErrors: Array<{ property: string, constraints: unknown }>, priceMarkup: { id: string, supplierId: string | null, type: string, isDeleted: boolean, createdAt: string, updatedAt: string, title: string, rule: { ruleType: string, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: string, roundingMethod: string, markupValue: number, brands: Array<{ name: string, id: string }> } } | null } };

export type GenerateCatalogueMutationVariables = Exact<{ [key: string]: never; }>;


export type GenerateCatalogueMutation = { generateCatalogue: { success: boolean, message: string, generation: { id: string, state: string, requestedAt: string, requestedBy: string, finishedAt: string | null, changes: number | null, written: number } } };

export type PricedProductFieldsFragment = { productId: string, sku: string, name: string, brand: string, category: string, partner: string, thumbnailImage: string, supplierCost: number, regularPrice: number, salePrice: number, isLive: boolean, priceMarkup: { id: string, title: string } | null };

export type PricedProductsQueryVariables = Exact<{
  search: string;
  pageNumber?: number | null | undefined;
}>;


export type PricedProductsQuery = { pricedProducts: { pageNumber: number, pageSize: number, totalCount: number, products: Array<{ productId: string, sku: string, name: string, brand: string, category: string, partner: string, thumbnailImage: string, supplierCost: number, regularPrice: number, salePrice: number, isLive: boolean, priceMarkup: { id: string, title: string } | null }> } };

export type PriceHistoryQueryVariables = Exact<{
  productId: string | number;
  pageNumber?: number | null | undefined;
}>;


export type PriceHistoryQuery = { priceHistory: { pageNumber: number, pageSize: number, totalCount: number, product: { productId: string, sku: string, name: string, brand: string, category: string, partner: string, thumbnailImage: string, supplierCost: number, regularPrice: number, salePrice: number, isLive: boolean, priceMarkup: { id: string, title: string } | null }, changes: Array<{ id: string, at: string, by: string, oldPrice: number, newPrice: number, supplierCost: number, priceMarkup: { id: string, title: string } | null }> } | null };

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
export const MarkupFragmentDoc = new TypedDocumentString(`
    fragment Markup on PriceMarkup {
  id
  supplierId
  type
  isDeleted
  createdAt
  updatedAt
  title
  rule {
    ruleType
    categoryName
    minPrice
    maxPrice
    markupType
    roundingMethod
    markupValue
    brands {
      name
      id
    }
  }
}
    `, {"fragmentName":"Markup"}) as unknown as TypedDocumentString<MarkupFragment, unknown>;
export const MarkupOutcomeFragmentDoc = new TypedDocumentString(`
    fragment MarkupOutcome on PriceMarkupResult {
  success
  message
  fieldErrors {
    property
    constraints
  }
  priceMarkup {
    ...Markup
  }
}
    fragment Markup on PriceMarkup {
  id
  supplierId
  type
  isDeleted
  createdAt
  updatedAt
  title
  rule {
    ruleType
    categoryName
    minPrice
    maxPrice
    markupType
    roundingMethod
    markupValue
    brands {
      name
      id
    }
  }
}`, {"fragmentName":"MarkupOutcome"}) as unknown as TypedDocumentString<MarkupOutcomeFragment, unknown>;
export const GenerationFragmentDoc = new TypedDocumentString(`
    fragment Generation on PriceGeneration {
  id
  state
  requestedAt
  requestedBy
  finishedAt
  changes
  written
}
    `, {"fragmentName":"Generation"}) as unknown as TypedDocumentString<GenerationFragment, unknown>;
export const PricedProductFieldsFragmentDoc = new TypedDocumentString(`
    fragment PricedProductFields on PricedProduct {
  productId
  sku
  name
  brand
  category
  partner
  thumbnailImage
  supplierCost
  regularPrice
  salePrice
  isLive
  priceMarkup {
    id
    title
  }
}
    `, {"fragmentName":"PricedProductFields"}) as unknown as TypedDocumentString<PricedProductFieldsFragment, unknown>;
export const GetPriceMarkupDocument = new TypedDocumentString(`
    query GetPriceMarkup($input: GetPriceMarkupInput!) {
  getPriceMarkup(input: $input) {
    priceMarkups {
      ...Markup
    }
    pageNumber
    pageSize
    totalCount
  }
}
    fragment Markup on PriceMarkup {
  id
  supplierId
  type
  isDeleted
  createdAt
  updatedAt
  title
  rule {
    ruleType
    categoryName
    minPrice
    maxPrice
    markupType
    roundingMethod
    markupValue
    brands {
      name
      id
    }
  }
}`) as unknown as TypedDocumentString<GetPriceMarkupQuery, GetPriceMarkupQueryVariables>;
export const PriceMarkupDocument = new TypedDocumentString(`
    query PriceMarkup($id: ID!) {
  priceMarkup(id: $id) {
    ...Markup
  }
}
    fragment Markup on PriceMarkup {
  id
  supplierId
  type
  isDeleted
  createdAt
  updatedAt
  title
  rule {
    ruleType
    categoryName
    minPrice
    maxPrice
    markupType
    roundingMethod
    markupValue
    brands {
      name
      id
    }
  }
}`) as unknown as TypedDocumentString<PriceMarkupQuery, PriceMarkupQueryVariables>;
export const PriceMarkupChoicesDocument = new TypedDocumentString(`
    query PriceMarkupChoices {
  priceMarkupChoices {
    suppliers
    brands {
      name
      id
    }
  }
}
    `) as unknown as TypedDocumentString<PriceMarkupChoicesQuery, PriceMarkupChoicesQueryVariables>;
export const PreviewPriceMarkupDocument = new TypedDocumentString(`
    query PreviewPriceMarkup($input: PreviewPriceMarkupInput!) {
  previewPriceMarkup(input: $input) {
    fieldErrors {
      property
      constraints
    }
    priced
    changed
    raised
    leastChange
    greatestChange
    averageChange
    sales {
      units
      net
      netThen
      margin
      marginThen
    }
    examples {
      productId
      sku
      name
      supplierCost
      oldPrice
      newPrice
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewPriceMarkupQuery, PreviewPriceMarkupQueryVariables>;
export const PriceGenerationDocument = new TypedDocumentString(`
    query PriceGeneration {
  priceGeneration {
    ...Generation
  }
}
    fragment Generation on PriceGeneration {
  id
  state
  requestedAt
  requestedBy
  finishedAt
  changes
  written
}`) as unknown as TypedDocumentString<PriceGenerationQuery, PriceGenerationQueryVariables>;
export const ChangedPriceMarkupsDocument = new TypedDocumentString(`
    query ChangedPriceMarkups {
  changedPriceMarkups
}
    `) as unknown as TypedDocumentString<ChangedPriceMarkupsQuery, ChangedPriceMarkupsQueryVariables>;
export const AddPriceMarkupDocument = new TypedDocumentString(`
    mutation AddPriceMarkup($input: AddPriceMarkupInput!) {
  result: addPriceMarkup(input: $input) {
    ...MarkupOutcome
  }
}
    fragment Markup on PriceMarkup {
  id
  supplierId
  type
  isDeleted
  createdAt
  updatedAt
  title
  rule {
    ruleType
    categoryName
    minPrice
    maxPrice
    markupType
    roundingMethod
    markupValue
    brands {
      name
      id
    }
  }
}
fragment MarkupOutcome on PriceMarkupResult {
  success
  message
  fieldErrors {
    property
    constraints
  }
  priceMarkup {
    ...Markup
  }
}`) as unknown as TypedDocumentString<AddPriceMarkupMutation, AddPriceMarkupMutationVariables>;
export const UpdatePriceMarkupDocument = new TypedDocumentString(`
    mutation UpdatePriceMarkup($input: UpdatePriceMarkupInput!) {
  result: updatePriceMarkup(input: $input) {
    ...MarkupOutcome
  }
}
    fragment Markup on PriceMarkup {
  id
  supplierId
  type
  isDeleted
  createdAt
  updatedAt
  title
  rule {
    ruleType
    categoryName
    minPrice
    maxPrice
    markupType
    roundingMethod
    markupValue
    brands {
      name
      id
    }
  }
}
fragment MarkupOutcome on PriceMarkupResult {
  success
  message
  fieldErrors {
    property
    constraints
  }
  priceMarkup {
    ...Markup
  }
}`) as unknown as TypedDocumentString<UpdatePriceMarkupMutation, UpdatePriceMarkupMutationVariables>;
export const GenerateCatalogueDocument = new TypedDocumentString(`
    mutation GenerateCatalogue {
  generateCatalogue {
    success
    message
    generation {
      ...Generation
    }
  }
}
    fragment Generation on PriceGeneration {
  id
  state
  requestedAt
  requestedBy
  finishedAt
  changes
  written
}`) as unknown as TypedDocumentString<GenerateCatalogueMutation, GenerateCatalogueMutationVariables>;
export const PricedProductsDocument = new TypedDocumentString(`
    query PricedProducts($search: String!, $pageNumber: Int) {
  pricedProducts(search: $search, pageNumber: $pageNumber) {
    products {
      ...PricedProductFields
    }
    pageNumber
    pageSize
    totalCount
  }
}
    fragment PricedProductFields on PricedProduct {
  productId
  sku
  name
  brand
  category
  partner
  thumbnailImage
  supplierCost
  regularPrice
  salePrice
  isLive
  priceMarkup {
    id
    title
  }
}`) as unknown as TypedDocumentString<PricedProductsQuery, PricedProductsQueryVariables>;
export const PriceHistoryDocument = new TypedDocumentString(`
    query PriceHistory($productId: ID!, $pageNumber: Int) {
  priceHistory(productId: $productId, pageNumber: $pageNumber) {
    product {
      ...PricedProductFields
    }
    changes {
      id
      at
      by
      oldPrice
      newPrice
      supplierCost
      priceMarkup {
        id
        title
      }
    }
    pageNumber
    pageSize
    totalCount
  }
}
    fragment PricedProductFields on PricedProduct {
  productId
  sku
  name
  brand
  category
  partner
  thumbnailImage
  supplierCost
  regularPrice
  salePrice
  isLive
  priceMarkup {
    id
    title
  }
}`) as unknown as TypedDocumentString<PriceHistoryQuery, PriceHistoryQueryVariables>;