/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SendOrderEmailMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  subject: string;
  body: string;
}>;


export type SendOrderEmailMutation = { result: { success: boolean, message: string, position: string | null } };

export type MailPickupCodeMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  storeId?: string | number | null | undefined;
}>;


export type MailPickupCodeMutation = { result: { success: boolean, message: string, position: string | null } };

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

export const SendOrderEmailDocument = new TypedDocumentString(`
    mutation SendOrderEmail($orderId: ID!, $commandId: ID!, $subject: String!, $body: String!) {
  result: sendOrderEmail(
    orderId: $orderId
    commandId: $commandId
    subject: $subject
    body: $body
  ) {
    success
    message
    position
  }
}
    `) as unknown as TypedDocumentString<SendOrderEmailMutation, SendOrderEmailMutationVariables>;
export const MailPickupCodeDocument = new TypedDocumentString(`
    mutation MailPickupCode($orderId: ID!, $commandId: ID!, $storeId: ID) {
  result: mailPickupCode(
    orderId: $orderId
    commandId: $commandId
    storeId: $storeId
  ) {
    success
    message
    position
  }
}
    `) as unknown as TypedDocumentString<MailPickupCodeMutation, MailPickupCodeMutationVariables>;