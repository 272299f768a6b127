/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddressInput = {
  address1: string;
  address2?: string | null | undefined;
  city: string;
  country?: string | null | undefined;
  firstName: string;
  lastName: string;
  phone: string;
  postalCode: string;
  state: string;
};

export type ShipmentInput = {
  carrier: string;
  estimatedDeliveryDate?: string | null | undefined;
  lines: Array<ShipmentLineInput>;
  partnerOrderId?: string | null | undefined;
  shipMethod?: string | null | undefined;
  /** Of an earlier shipment, to correct it. */
  shipmentId?: string | number | null | undefined;
  trackingNumber: string;
  trackingUrl?: string | null | undefined;
};

export type ShipmentLineInput = {
  itemId: string | number;
  quantity: number;
};

export type CommandOutcomeFragment = { success: boolean, message: string, position: string | null };

export type UpdateOrderShippingAddressMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  address: AddressInput;
  revision: number;
}>;


export type UpdateOrderShippingAddressMutation = { result: { success: boolean, message: string, position: string | null } };

export type UpdateOrderBillingAddressMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  address: AddressInput;
  revision: number;
}>;


export type UpdateOrderBillingAddressMutation = { result: { success: boolean, message: string, position: string | null } };

export type UpdateOrderEmailMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  email: string;
  revision: number;
}>;


export type UpdateOrderEmailMutation = { result: { success: boolean, message: string, position: string | null } };

export type RecordOrderShipmentMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  shipment: ShipmentInput;
  revision?: number | null | undefined;
}>;


export type RecordOrderShipmentMutation = { result: { success: boolean, message: string, position: string | null } };

export type ChangeOrderStatusMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  status: string;
  reason: string;
  revision?: number | null | undefined;
}>;


export type ChangeOrderStatusMutation = { result: { success: boolean, message: string, position: string | null } };

export type ChangeOrderItemStatusMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  itemId: string | number;
  status: string;
  reason: string;
}>;


export type ChangeOrderItemStatusMutation = { result: { success: boolean, message: string, position: string | null } };

export type ReturnOrderItemMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  itemId: string | number;
  quantity: number;
  reason: string;
}>;


export type ReturnOrderItemMutation = { result: { success: boolean, message: string, position: string | null } };

export type DeleteOrderItemMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  itemId: string | number;
  reason: string;
  revision: number;
}>;


export type DeleteOrderItemMutation = { result: { success: boolean, message: string, position: string | null } };

export type CancelOrderItemUnitsMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  itemId: string | number;
  quantity: number;
  reason: string;
  revision: number;
}>;


export type CancelOrderItemUnitsMutation = { result: { success: boolean, message: string, position: string | null } };

export type CancelOrderMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  reason: string;
  revision?: number | null | undefined;
}>;


export type CancelOrderMutation = { result: { success: boolean, message: string, position: string | null } };

export type ApproveOrderMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  reason: string;
  revision: number;
}>;


export type ApproveOrderMutation = { result: { success: boolean, message: string, position: string | null } };

export type ConfirmOrderPayoutMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  paymentId: string | number;
  reference: string;
}>;


export type ConfirmOrderPayoutMutation = { result: { success: boolean, message: string, position: string | null } };

export type RefundOrderPaymentMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  paymentId: string | number;
  amount: number;
  reason: string;
  left?: number | null | undefined;
}>;


export type RefundOrderPaymentMutation = { result: { success: boolean, message: string, position: string | null } };

export type HandOverPickupMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  storeId?: string | number | null | undefined;
  code: string;
}>;


export type HandOverPickupMutation = { result: { success: boolean, message: string, position: string | null } };

export type AnswerReturnMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  itemId: string | number;
  isAccepted: boolean;
  answer?: string | null | undefined;
}>;


export type AnswerReturnMutation = { result: { success: boolean, message: string, position: string | null } };

export type ReceiveReturnMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  itemId: string | number;
  restock: boolean;
  quantity: number;
}>;


export type ReceiveReturnMutation = { result: { success: boolean, message: string, position: string | null } };

export type RefundReturnMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  itemId: string | number;
  amount: number;
}>;


export type RefundReturnMutation = { result: { success: boolean, message: string, position: string | null } };

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
export const CommandOutcomeFragmentDoc = new TypedDocumentString(`
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}
    `, {"fragmentName":"CommandOutcome"}) as unknown as TypedDocumentString<CommandOutcomeFragment, unknown>;
export const UpdateOrderShippingAddressDocument = new TypedDocumentString(`
    mutation UpdateOrderShippingAddress($orderId: ID!, $commandId: ID!, $address: AddressInput!, $revision: Int!) {
  result: updateOrderShippingAddress(
    orderId: $orderId
    commandId: $commandId
    address: $address
    revision: $revision
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<UpdateOrderShippingAddressMutation, UpdateOrderShippingAddressMutationVariables>;
export const UpdateOrderBillingAddressDocument = new TypedDocumentString(`
    mutation UpdateOrderBillingAddress($orderId: ID!, $commandId: ID!, $address: AddressInput!, $revision: Int!) {
  result: updateOrderBillingAddress(
    orderId: $orderId
    commandId: $commandId
    address: $address
    revision: $revision
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<UpdateOrderBillingAddressMutation, UpdateOrderBillingAddressMutationVariables>;
export const UpdateOrderEmailDocument = new TypedDocumentString(`
    mutation UpdateOrderEmail($orderId: ID!, $commandId: ID!, $email: String!, $revision: Int!) {
  result: updateOrderEmail(
    orderId: $orderId
    commandId: $commandId
    email: $email
    revision: $revision
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<UpdateOrderEmailMutation, UpdateOrderEmailMutationVariables>;
export const RecordOrderShipmentDocument = new TypedDocumentString(`
    mutation RecordOrderShipment($orderId: ID!, $commandId: ID!, $shipment: ShipmentInput!, $revision: Int) {
  result: recordOrderShipment(
    orderId: $orderId
    commandId: $commandId
    shipment: $shipment
    revision: $revision
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<RecordOrderShipmentMutation, RecordOrderShipmentMutationVariables>;
export const ChangeOrderStatusDocument = new TypedDocumentString(`
    mutation ChangeOrderStatus($orderId: ID!, $commandId: ID!, $status: String!, $reason: String!, $revision: Int) {
  result: changeOrderStatus(
    orderId: $orderId
    commandId: $commandId
    status: $status
    reason: $reason
    revision: $revision
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<ChangeOrderStatusMutation, ChangeOrderStatusMutationVariables>;
export const ChangeOrderItemStatusDocument = new TypedDocumentString(`
    mutation ChangeOrderItemStatus($orderId: ID!, $commandId: ID!, $itemId: ID!, $status: String!, $reason: String!) {
  result: changeOrderItemStatus(
    orderId: $orderId
    commandId: $commandId
    itemId: $itemId
    status: $status
    reason: $reason
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<ChangeOrderItemStatusMutation, ChangeOrderItemStatusMutationVariables>;
export const ReturnOrderItemDocument = new TypedDocumentString(`
    mutation ReturnOrderItem($orderId: ID!, $commandId: ID!, $itemId: ID!, $quantity: Int!, $reason: String!) {
  result: returnOrderItem(
    orderId: $orderId
    commandId: $commandId
    itemId: $itemId
    quantity: $quantity
    reason: $reason
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<ReturnOrderItemMutation, ReturnOrderItemMutationVariables>;
export const DeleteOrderItemDocument = new TypedDocumentString(`
    mutation DeleteOrderItem($orderId: ID!, $commandId: ID!, $itemId: ID!, $reason: String!, $revision: Int!) {
  result: deleteOrderItem(
    orderId: $orderId
    commandId: $commandId
    itemId: $itemId
    reason: $reason
    revision: $revision
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<DeleteOrderItemMutation, DeleteOrderItemMutationVariables>;
export const CancelOrderItemUnitsDocument = new TypedDocumentString(`
    mutation CancelOrderItemUnits($orderId: ID!, $commandId: ID!, $itemId: ID!, $quantity: Int!, $reason: String!, $revision: Int!) {
  result: cancelOrderItemUnits(
    orderId: $orderId
    commandId: $commandId
    itemId: $itemId
    quantity: $quantity
    reason: $reason
    revision: $revision
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<CancelOrderItemUnitsMutation, CancelOrderItemUnitsMutationVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($orderId: ID!, $commandId: ID!, $reason: String!, $revision: Int) {
  result: cancelOrder(
    orderId: $orderId
    commandId: $commandId
    reason: $reason
    revision: $revision
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const ApproveOrderDocument = new TypedDocumentString(`
    mutation ApproveOrder($orderId: ID!, $commandId: ID!, $reason: String!, $revision: Int!) {
  result: approveOrder(
    orderId: $orderId
    commandId: $commandId
    reason: $reason
    revision: $revision
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<ApproveOrderMutation, ApproveOrderMutationVariables>;
export const ConfirmOrderPayoutDocument = new TypedDocumentString(`
    mutation ConfirmOrderPayout($orderId: ID!, $commandId: ID!, $paymentId: ID!, $reference: String!) {
  result: confirmOrderPayout(
    orderId: $orderId
    commandId: $commandId
    paymentId: $paymentId
    reference: $reference
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<ConfirmOrderPayoutMutation, ConfirmOrderPayoutMutationVariables>;
export const RefundOrderPaymentDocument = new TypedDocumentString(`
    mutation RefundOrderPayment($orderId: ID!, $commandId: ID!, $paymentId: ID!, $amount: Float!, $reason: String!, $left: Float) {
  result: refundOrderPayment(
    orderId: $orderId
    commandId: $commandId
    paymentId: $paymentId
    amount: $amount
    reason: $reason
    left: $left
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<RefundOrderPaymentMutation, RefundOrderPaymentMutationVariables>;
export const HandOverPickupDocument = new TypedDocumentString(`
    mutation HandOverPickup($orderId: ID!, $commandId: ID!, $storeId: ID, $code: String!) {
  result: handOverPickup(
    orderId: $orderId
    commandId: $commandId
    storeId: $storeId
    code: $code
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<HandOverPickupMutation, HandOverPickupMutationVariables>;
export const AnswerReturnDocument = new TypedDocumentString(`
    mutation AnswerReturn($orderId: ID!, $commandId: ID!, $itemId: ID!, $isAccepted: Boolean!, $answer: String) {
  result: answerReturn(
    orderId: $orderId
    commandId: $commandId
    itemId: $itemId
    isAccepted: $isAccepted
    answer: $answer
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<AnswerReturnMutation, AnswerReturnMutationVariables>;
export const ReceiveReturnDocument = new TypedDocumentString(`
    mutation ReceiveReturn($orderId: ID!, $commandId: ID!, $itemId: ID!, $restock: Boolean!, $quantity: Int!) {
  result: receiveReturn(
    orderId: $orderId
    commandId: $commandId
    itemId: $itemId
    restock: $restock
    quantity: $quantity
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<ReceiveReturnMutation, ReceiveReturnMutationVariables>;
export const RefundReturnDocument = new TypedDocumentString(`
    mutation RefundReturn($orderId: ID!, $commandId: ID!, $itemId: ID!, $amount: Float!) {
  result: refundReturn(
    orderId: $orderId
    commandId: $commandId
    itemId: $itemId
    amount: $amount
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<RefundReturnMutation, RefundReturnMutationVariables>;