import type { VisitIds } from "@voltread/domain/marketing/tracking.ts"
import type { Affiliate, Tracking } from "@voltread/domain/ordering/order-event.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"

/** How the shopper pays. The same token again is the same attempt to pay. */
export interface CheckoutPayment {
  readonly gatewayName: string
  readonly token: string
  readonly deviceData?: string | undefined
  /** The shopper's choice at that gateway, such as a coin. */
  readonly choice?: string | undefined
}

/** The contents of an order, however it is paid; every value has been validated. */
export interface OrderDetails {
  readonly cartId: string
  readonly email: string
  readonly shippingAddress: PostalAddress
  readonly billingAddress: PostalAddress
  /** The page of an order, as its shopper opens it without an account. */
  readonly orderUrl: (orderId: string) => string
  /** Keyed hash of a customer's address, by which reports know the customer (lifecycle §8, Customer Value). */
  readonly customerKey: (address: string) => string
  readonly expectedTotal: Cents
  readonly affiliate: typeof Affiliate.Type
  readonly tracking: typeof Tracking.Type
  /** That the shopper's browser remembers. */
  readonly visits: VisitIds
  /** Where the shopper is: declined cards are counted there. */
  readonly networkAddress: string
}

/** A checkout that is paid through a gateway. */
export interface CheckoutDetails extends OrderDetails {
  readonly payment: CheckoutPayment
}
