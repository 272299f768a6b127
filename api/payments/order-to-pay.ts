import type { OrderItem, Totals } from "@voltread/domain/ordering/order-item.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"

/** What is bought, and by whom: a cart, or an order. Cents. */
export interface Purchase {
  readonly email: string
  readonly lines: ReadonlyArray<OrderItem>
  readonly totals: Totals
  readonly billingAddress: PostalAddress
  readonly shippingAddress: PostalAddress
}

/** What a gateway may want to know of the order that is paid. */
export interface OrderToPay extends Purchase {
  /** The number that people say; unique. */
  readonly number: string
}
