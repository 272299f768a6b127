import type { OrderItem, Totals } from "@voltread/domain/ordering/order-item.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"

/** The purchase and its buyer: a cart, or an order. Cents. */
export interface Purchase {
  readonly email: string
  readonly lines: ReadonlyArray<OrderItem>
  readonly totals: Totals
  readonly billingAddress: PostalAddress
  readonly shippingAddress: PostalAddress
}

/** The facts about the order that a gateway may need. */
export interface OrderToPay extends Purchase {
  /** The number shown to people; unique. */
  readonly number: string
}
