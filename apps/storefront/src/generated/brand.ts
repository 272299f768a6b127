/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsQuery = { getAllBrands: Array<{ id: string, name: string, description: string, productCount: number, headquarters: string, rating: number | null, ratingCount: number, images: { thumbnail: string, small: string, large: string } }> };

export type BrandQueryVariables = Exact<{
  name: string;
}>;


export type BrandQuery = { getBrand: { id: string, name: string, description: string, productCount: number, founded: string, founder: string, headquarters: string, pastInnovations: string, warrantyPlans: string, rating: number | null, ratingCount: number, images: { thumbnail: string, small: string, large: string }, productLines: Array<{ id: string, name: string, groupName: string, description: string, startingPrice: number | null, category: string, features: Array<string>, images: { thumbnail: string, small: string, large: string } }> } | null };

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

export const BrandsDocument = new TypedDocumentString(`
    query Brands {
  getAllBrands {
    id
    name
    description
    productCount
    headquarters
    images {
      thumbnail
      small
      large
    }
    rating
    ratingCount
  }
}
    `) as unknown as TypedDocumentString<BrandsQuery, BrandsQueryVariables>;
export const BrandDocument = new TypedDocumentString(`
    query Brand($name: String!) {
  getBrand(name: $name) {
    id
    name
    description
    productCount
    founded
    founder
    headquarters
    pastInnovations
    warrantyPlans
    images {
      thumbnail
      small
      large
    }
    rating
    ratingCount
    productLines {
      id
      name
      groupName
      description
      startingPrice
      category
      images {
        thumbnail
        small
        large
      }
      features
    }
  }
}
    `) as unknown as TypedDocumentString<BrandQuery, BrandQueryVariables>;