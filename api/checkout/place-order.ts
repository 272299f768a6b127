import { affiliateTakeOf } from "@voltread/domain/ordering/affiliate-take.ts"
import type { Attribution } from "@voltread/domain/ordering/attribution.ts"
import type { CommandOf } from "@voltread/domain/ordering/order-command.ts"
import type { Affiliate } from "@voltread/domain/ordering/order-event.ts"
import type { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { orderNumber } from "../cart/order-number.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { OrderDetails } from "./checkout-details.ts"
import type { PricedCart } from "./pricing.ts"

export type PlaceOrder = CommandOf<"PlaceOrder">

/** The order of a closed cart. `place` is null if it was placed before. */
export interface OrderOfCart {
  readonly orderId: string
  readonly place: PlaceOrder | null
}

/** The id of the order that a cart becomes. */
export const orderIdOf = (cartId: string): string => derivedId("order", cartId)

/** Where the shopper came from: the visits, and the affiliate's terms at this moment. */
export interface OrderOrigin {
  readonly affiliate: typeof Affiliate.Type
  readonly attribution: Attribution
  readonly affiliateTerms: CommissionTerms | null
}

/** The command that places the order of a priced cart. */
export const placeOrder = (
  { lines, promotion }: PricedCart,
  details: OrderDetails,
  { affiliate, attribution, affiliateTerms }: OrderOrigin,
  { username, status, returnDays }: Required<Pick<PlaceOrder["order"], "username" | "status" | "returnDays">>,
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
      customerKey: details.customerKey(username ?? details.email),
      status,
      contact: { firstName, lastName, email: details.email, phone },
      affiliate,
      tracking: details.tracking,
      attribution,
      promotionCode: promotion?.code ?? null,
      priceMarkupGroupId: null,
      returnDays,
    },
    items: lines,
    billingAddress: details.billingAddress,
    shippingAddress: details.shippingAddress,
    submission: {
      submittedBy: username ?? "guest",
      submittedRollupId: affiliate.rollupId,
      lenderTake: 0,
      affiliateTake: affiliateTakeOf(affiliateTerms, lines),
      affiliateTerms,
    },
  }
}
