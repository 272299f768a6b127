import { Effect, Schema } from "effect"
import { event } from "../shared/event-schema.ts"
import { Price } from "../shared/money.ts"
import { pseudonymous } from "../shared/personal.ts"
import { PromotionCode } from "../shared/promotion.ts"
import { Id, Quantity } from "../shared/text.ts"

/** Spec §3 Cart item, as the shopper saw it when it was added; prices in cents per unit. */
export const CartItem = Schema.Struct({
  productId: Id,
  sku: Schema.String,
  name: Schema.String,
  brand: Schema.String,
  size: Schema.String,
  quantity: Quantity,
  price: Price,
  shippingCost: Price,
  productType: Schema.String,
  partner: Schema.String,
  isPromotion: Schema.Boolean,
  thumbnailImage: Schema.String,
  smallImage: Schema.String,
  largeImage: Schema.String,
  /** The store for pickup; null for shipping, or while none was chosen. */
  pickupStoreId: Schema.NullOr(Id).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
})
export type CartItem = typeof CartItem.Type

export const CartCreated = event(
  "CartCreated",
  Schema.Struct({
    cartId: Id,
    /** Null for a guest. */
    username: pseudonymous(Schema.NullOr(Schema.String)),
    /** The cart whose unpaid order the shopper left in order to change it. */
    successorOf: Schema.NullOr(Id),
  }),
)
/** The item is new in the cart; `quantity` is in the item. */
export const CartItemAdded = event("CartItemAdded", Schema.Struct({ item: CartItem }))
/** The new quantity of an item in the cart; adding the same item again adds up. */
export const CartItemQuantityChanged = event(
  "CartItemQuantityChanged",
  Schema.Struct({ productId: Id, from: Quantity, to: Quantity }),
)
/** How the shopper gets it: from a store, or shipped. */
export const CartItemDeliveryChosen = event(
  "CartItemDeliveryChosen",
  Schema.Struct({ productId: Id, pickupStoreId: Schema.NullOr(Id) }),
)
/** The promotion code that the shopper entered; null: it was removed. */
export const CartPromotionChosen = event(
  "CartPromotionChosen",
  Schema.Struct({ code: Schema.NullOr(PromotionCode) }),
)
export const CartItemRemoved = event("CartItemRemoved", Schema.Struct({ productId: Id }))
export const CartCleared = event("CartCleared", Schema.Struct({}))
/** The other cart's items were added to this one (lifecycle §6); `items` holds the resulting lines. */
export const CartMerged = event(
  "CartMerged",
  Schema.Struct({ fromCartId: Id, items: Schema.Array(CartItem) }),
)
/** This cart was merged into another one and is closed. */
export const CartMergedInto = event("CartMergedInto", Schema.Struct({ cartId: Id }))
/** The cart was checked out and is closed. */
export const CartCheckedOut = event("CartCheckedOut", Schema.Struct({ orderId: Id }))

export const CartEvent = Schema.Union([
  CartCreated,
  CartItemAdded,
  CartItemQuantityChanged,
  CartItemDeliveryChosen,
  CartPromotionChosen,
  CartItemRemoved,
  CartCleared,
  CartMerged,
  CartMergedInto,
  CartCheckedOut,
])
export type CartEvent = typeof CartEvent.Type

/** `available`: the units in stock; a larger quantity is rejected, not reduced. */
export type CartCommand =
  | {
      readonly type: "CreateCart"
      readonly cartId: string
      readonly username: string | null
      readonly successorOf: string | null
      readonly promotionCode?: string | null
      readonly items: ReadonlyArray<CartItem>
    }
  | { readonly type: "AddItem"; readonly item: CartItem; readonly available: number }
  | {
      readonly type: "ChangeQuantity"
      readonly productId: string
      readonly quantity: number
      readonly available: number
    }
  /** `available`: the units in stock for that delivery; null where the product does not offer it. */
  | {
      readonly type: "ChooseDelivery"
      readonly productId: string
      readonly pickupStoreId: string | null
      readonly available: number | null
    }
  /** The code is checked when the cart is priced. */
  | { readonly type: "ChoosePromotion"; readonly code: string | null }
  | { readonly type: "RemoveItem"; readonly productId: string }
  | { readonly type: "ClearCart" }
  /**
   * Lifecycle §6: adds up quantities, capped at `available` by product id but never below what either cart held alone.
   * A code of the other cart is taken over: it was entered last.
   */
  | {
      readonly type: "MergeCart"
      readonly fromCartId: string
      readonly promotionCode?: string | null
      readonly items: ReadonlyArray<CartItem>
      readonly available: Readonly<Record<string, number>>
    }
  | { readonly type: "CloseInto"; readonly cartId: string }
  | { readonly type: "CheckOut"; readonly orderId: string }
