/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SuggestionsQueryVariables = Exact<{
  query: string;
}>;


export type SuggestionsQuery = { searchSuggestions: { didYouMean: string | null, products: Array<{ productId: string, name: string, brand: string, category: string, thumbnailImage: string }>, categories: Array<{ id: string, name: string, productCount: number }>, brands: Array<{ id: string, name: string, productCount: number }> } };

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

export const SuggestionsDocument = new TypedDocumentString(`
    query Suggestions($query: String!) {
  searchSuggestions(query: $query) {
    products {
      productId
      name
      brand
      category
      thumbnailImage
    }
    categories {
      id
      name
      productCount
    }
    brands {
      id
      name
      productCount
    }
    didYouMean
  }
}
    `) as unknown as TypedDocumentString<SuggestionsQuery, SuggestionsQueryVariables>;