/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { id: string, subTotal: number, shipping: number, discount: number, total: number, promotionCode: string | null, position: string, pendingOrder: { uniqueId: string, isBeingPaid: boolean } | null, items: Array<{ productId: string, sku: string, name: string, brand: string, size: string, quantity: number, price: number, previousPrice: number | null, shippingCost: number, productType: string, rimDiameter: number | null, isLive: boolean, inStock: boolean, availableQuantity: number, availableAnywhere: number, deliveryType: string, isShippable: boolean, thumbnailImage: string, pickupStore: { storeId: string, name: string, city: string, state: string } | null }> } };

export type AddItemMutationVariables = Exact<{
  productId: string | number;
  quantity: number;
  commandId: string | number;
}>;


export type AddItemMutation = { addItem: { id: string, subTotal: number, shipping: number, discount: number, total: number, promotionCode: string | null, position: string, pendingOrder: { uniqueId: string, isBeingPaid: boolean } | null, items: Array<{ productId: string, sku: string, name: string, brand: string, size: string, quantity: number, price: number, previousPrice: number | null, shippingCost: number, productType: string, rimDiameter: number | null, isLive: boolean, inStock: boolean, availableQuantity: number, availableAnywhere: number, deliveryType: string, isShippable: boolean, thumbnailImage: string, pickupStore: { storeId: string, name: string, city: string, state: string } | null }> } };

export type ChangeQuantityMutationVariables = Exact<{
  productId: string | number;
  quantity: number;
  commandId: string | number;
}>;


export type ChangeQuantityMutation = { changeQuantity: { id: string, subTotal: number, shipping: number, discount: number, total: number, promotionCode: string | null, position: string, pendingOrder: { uniqueId: string, isBeingPaid: boolean } | null, items: Array<{ productId: string, sku: string, name: string, brand: string, size: string, quantity: number, price: number, previousPrice: number | null, shippingCost: number, productType: string, rimDiameter: number | null, isLive: boolean, inStock: boolean, availableQuantity: number, availableAnywhere: number, deliveryType: string, isShippable: boolean, thumbnailImage: string, pickupStore: { storeId: string, name: string, city: string, state: string } | null }> } };

export type DeleteItemMutationVariables = Exact<{
  productId: string | number;
}>;


export type DeleteItemMutation = { deleteItem: { id: string, subTotal: number, shipping: number, discount: number, total: number, promotionCode: string | null, position: string, pendingOrder: { uniqueId: string, isBeingPaid: boolean } | null, items: Array<{ productId: string, sku: string, name: string, brand: string, size: string, quantity: number, price: number, previousPrice: number | null, shippingCost: number, productType: string, rimDiameter: number | null, isLive: boolean, inStock: boolean, availableQuantity: number, availableAnywhere: number, deliveryType: string, isShippable: boolean, thumbnailImage: string, pickupStore: { storeId: string, name: string, city: string, state: string } | null }> } };

export type ChooseDeliveryMutationVariables = Exact<{
  productIds: Array<string | number>;
  storeId?: string | number | null | undefined;
}>;


export type ChooseDeliveryMutation = { chooseDelivery: { id: string, subTotal: number, shipping: number, discount: number, total: number, promotionCode: string | null, position: string, pendingOrder: { uniqueId: string, isBeingPaid: boolean } | null, items: Array<{ productId: string, sku: string, name: string, brand: string, size: string, quantity: number, price: number, previousPrice: number | null, shippingCost: number, productType: string, rimDiameter: number | null, isLive: boolean, inStock: boolean, availableQuantity: number, availableAnywhere: number, deliveryType: string, isShippable: boolean, thumbnailImage: string, pickupStore: { storeId: string, name: string, city: string, state: string } | null }> } };

export type ApplyPromotionCodeMutationVariables = Exact<{
  promotionCode?: string | null | undefined;
  commandId: string | number;
}>;


export type ApplyPromotionCodeMutation = { applyPromotionCode: { id: string, subTotal: number, shipping: number, discount: number, total: number, promotionCode: string | null, position: string, pendingOrder: { uniqueId: string, isBeingPaid: boolean } | null, items: Array<{ productId: string, sku: string, name: string, brand: string, size: string, quantity: number, price: number, previousPrice: number | null, shippingCost: number, productType: string, rimDiameter: number | null, isLive: boolean, inStock: boolean, availableQuantity: number, availableAnywhere: number, deliveryType: string, isShippable: boolean, thumbnailImage: string, pickupStore: { storeId: string, name: string, city: string, state: string } | null }> } };

export type MergeCartsMutationVariables = Exact<{ [key: string]: never; }>;


export type MergeCartsMutation = { mergeCarts: { id: string, subTotal: number, shipping: number, discount: number, total: number, promotionCode: string | null, position: string, pendingOrder: { uniqueId: string, isBeingPaid: boolean } | null, items: Array<{ productId: string, sku: string, name: string, brand: string, size: string, quantity: number, price: number, previousPrice: number | null, shippingCost: number, productType: string, rimDiameter: number | null, isLive: boolean, inStock: boolean, availableQuantity: number, availableAnywhere: number, deliveryType: string, isShippable: boolean, thumbnailImage: string, pickupStore: { storeId: string, name: string, city: string, state: string } | null }> } };

export type CartFieldsFragment = { id: string, subTotal: number, shipping: number, discount: number, total: number, promotionCode: string | null, position: string, pendingOrder: { uniqueId: string, isBeingPaid: boolean } | null, items: Array<{ productId: string, sku: string, name: string, brand: string, size: string, quantity: number, price: number, previousPrice: number | null, shippingCost: number, productType: string, rimDiameter: number | null, isLive: boolean, inStock: boolean, availableQuantity: number, availableAnywhere: number, deliveryType: string, isShippable: boolean, thumbnailImage: string, pickupStore: { storeId: string, name: string, city: string, state: string } | null }> };

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
export const CartFieldsFragmentDoc = new TypedDocumentString(`
    fragment CartFields on Cart {
  id
  subTotal
  shipping
  discount
  total
  promotionCode
  position
  pendingOrder {
    uniqueId
    isBeingPaid
  }
  items {
    productId
    sku
    name
    brand
    size
    quantity
    price
    previousPrice
    shippingCost
    productType
    rimDiameter
    isLive
    inStock
    availableQuantity
    availableAnywhere
    deliveryType
    isShippable
    pickupStore {
      storeId
      name
      city
      state
    }
    thumbnailImage
  }
}
    `, {"fragmentName":"CartFields"}) as unknown as TypedDocumentString<CartFieldsFragment, unknown>;
export const CartDocument = new TypedDocumentString(`
    query Cart {
  cart {
    ...CartFields
  }
}
    fragment CartFields on Cart {
  id
  subTotal
  shipping
  discount
  total
  promotionCode
  position
  pendingOrder {
    uniqueId
    isBeingPaid
  }
  items {
    productId
    sku
    name
    brand
    size
    quantity
    price
    previousPrice
    shippingCost
    productType
    rimDiameter
    isLive
    inStock
    availableQuantity
    availableAnywhere
    deliveryType
    isShippable
    pickupStore {
      storeId
      name
      city
      state
    }
    thumbnailImage
  }
}`) as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const AddItemDocument = new TypedDocumentString(`
    mutation AddItem($productId: ID!, $quantity: Int!, $commandId: ID!) {
  addItem(productId: $productId, quantity: $quantity, commandId: $commandId) {
    ...CartFields
  }
}
    fragment CartFields on Cart {
  id
  subTotal
  shipping
  discount
  total
  promotionCode
  position
  pendingOrder {
    uniqueId
    isBeingPaid
  }
  items {
    productId
    sku
    name
    brand
    size
    quantity
    price
    previousPrice
    shippingCost
    productType
    rimDiameter
    isLive
    inStock
    availableQuantity
    availableAnywhere
    deliveryType
    isShippable
    pickupStore {
      storeId
      name
      city
      state
    }
    thumbnailImage
  }
}`) as unknown as TypedDocumentString<AddItemMutation, AddItemMutationVariables>;
export const ChangeQuantityDocument = new TypedDocumentString(`
    mutation ChangeQuantity($productId: ID!, $quantity: Int!, $commandId: ID!) {
  changeQuantity(
    productId: $productId
    quantity: $quantity
    commandId: $commandId
  ) {
    ...CartFields
  }
}
    fragment CartFields on Cart {
  id
  subTotal
  shipping
  discount
  total
  promotionCode
  position
  pendingOrder {
    uniqueId
    isBeingPaid
  }
  items {
    productId
    sku
    name
    brand
    size
    quantity
    price
    previousPrice
    shippingCost
    productType
    rimDiameter
    isLive
    inStock
    availableQuantity
    availableAnywhere
    deliveryType
    isShippable
    pickupStore {
      storeId
      name
      city
      state
    }
    thumbnailImage
  }
}`) as unknown as TypedDocumentString<ChangeQuantityMutation, ChangeQuantityMutationVariables>;
export const DeleteItemDocument = new TypedDocumentString(`
    mutation DeleteItem($productId: ID!) {
  deleteItem(productId: $productId) {
    ...CartFields
  }
}
    fragment CartFields on Cart {
  id
  subTotal
  shipping
  discount
  total
  promotionCode
  position
  pendingOrder {
    uniqueId
    isBeingPaid
  }
  items {
    productId
    sku
    name
    brand
    size
    quantity
    price
    previousPrice
    shippingCost
    productType
    rimDiameter
    isLive
    inStock
    availableQuantity
    availableAnywhere
    deliveryType
    isShippable
    pickupStore {
      storeId
      name
      city
      state
    }
    thumbnailImage
  }
}`) as unknown as TypedDocumentString<DeleteItemMutation, DeleteItemMutationVariables>;
export const ChooseDeliveryDocument = new TypedDocumentString(`
    mutation ChooseDelivery($productIds: [ID!]!, $storeId: ID) {
  chooseDelivery(productIds: $productIds, storeId: $storeId) {
    ...CartFields
  }
}
    fragment CartFields on Cart {
  id
  subTotal
  shipping
  discount
  total
  promotionCode
  position
  pendingOrder {
    uniqueId
    isBeingPaid
  }
  items {
    productId
    sku
    name
    brand
    size
    quantity
    price
    previousPrice
    shippingCost
    productType
    rimDiameter
    isLive
    inStock
    availableQuantity
    availableAnywhere
    deliveryType
    isShippable
    pickupStore {
      storeId
      name
      city
      state
    }
    thumbnailImage
  }
}`) as unknown as TypedDocumentString<ChooseDeliveryMutation, ChooseDeliveryMutationVariables>;
export const ApplyPromotionCodeDocument = new TypedDocumentString(`
    mutation ApplyPromotionCode($promotionCode: String, $commandId: ID!) {
  applyPromotionCode(promotionCode: $promotionCode, commandId: $commandId) {
    ...CartFields
  }
}
    fragment CartFields on Cart {
  id
  subTotal
  shipping
  discount
  total
  promotionCode
  position
  pendingOrder {
    uniqueId
    isBeingPaid
  }
  items {
    productId
    sku
    name
    brand
    size
    quantity
    price
    previousPrice
    shippingCost
    productType
    rimDiameter
    isLive
    inStock
    availableQuantity
    availableAnywhere
    deliveryType
    isShippable
    pickupStore {
      storeId
      name
      city
      state
    }
    thumbnailImage
  }
}`) as unknown as TypedDocumentString<ApplyPromotionCodeMutation, ApplyPromotionCodeMutationVariables>;
export const MergeCartsDocument = new TypedDocumentString(`
    mutation MergeCarts {
  mergeCarts {
    ...CartFields
  }
}
    fragment CartFields on Cart {
  id
  subTotal
  shipping
  discount
  total
  promotionCode
  position
  pendingOrder {
    uniqueId
    isBeingPaid
  }
  items {
    productId
    sku
    name
    brand
    size
    quantity
    price
    previousPrice
    shippingCost
    productType
    rimDiameter
    isLive
    inStock
    availableQuantity
    availableAnywhere
    deliveryType
    isShippable
    pickupStore {
      storeId
      name
      city
      state
    }
    thumbnailImage
  }
}`) as unknown as TypedDocumentString<MergeCartsMutation, MergeCartsMutationVariables>;