import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { share } from "@voltread/domain/shared/money.ts"
import { orderNumber } from "../cart/order-number.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import type { PricedCart } from "./pricing.ts"

export type PlaceOrder = Extract<OrderCommand, { readonly type: "PlaceOrder" }>

/** The order of a closed cart. `place` is null when it was placed before. */
export interface OrderOfCart {
  readonly orderId: string
  readonly place: PlaceOrder | null
}

/** The order that a cart becomes. */
export const orderIdOf = (cartId: string): string => derivedId("order", cartId)

/** The affiliate's commission on what a shopper pays for the products, in basis points. */
const AFFILIATE_TAKE = 600

/** The command that places the order of a priced cart. */
export const placeOrder = (
  { lines, totals }: PricedCart,
  details: CheckoutDetails,
  username: string | null,
): PlaceOrder => {
  const { firstName, lastName, phone } = details.billingAddress
  const orderId = orderIdOf(details.cartId)
  return {
    type: "PlaceOrder",
    order: {
      orderId,
      uniqueId: orderNumber(orderId),
      mode: "CREATE_ORDER_FOR_CART",
      cartId: details.cartId,
      username,
      status: "PENDING_PAYMENT",
      contact: { firstName, lastName, email: details.email, phone },
      affiliate: details.affiliate,
      tracking: details.tracking,
      promotionCode: null,
      priceMarkupGroupId: null,
    },
    items: lines,
    billingAddress: details.billingAddress,
    shippingAddress: details.shippingAddress,
    submission: {
      submittedBy: username ?? "guest",
      submittedRollupId: details.affiliate.rollupId,
      lenderTake: 0,
      affiliateTake:
        details.affiliate.affiliateId === null ? 0 : share(totals.subTotal - totals.discount, AFFILIATE_TAKE),
    },
  }
}
