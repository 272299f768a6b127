/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProductFitQueryVariables = Exact<{
  productId: string | number;
  vehicleId: string | number;
}>;


export type ProductFitQuery = { getProductById: { fit: { fits: boolean, reasons: Array<string>, warnings: Array<string>, axle: string | null } | null } | null };

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

export const ProductFitDocument = new TypedDocumentString(`
    query ProductFit($productId: ID!, $vehicleId: ID!) {
  getProductById(productId: $productId, vehicleId: $vehicleId) {
    fit {
      fits
      reasons
      warnings
      axle
    }
  }
}
    `) as unknown as TypedDocumentString<ProductFitQuery, ProductFitQueryVariables>;