import type { VisitIds } from "@voltread/domain/marketing/tracking.ts"
import type { Affiliate, Tracking } from "@voltread/domain/ordering/order-event.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"

/** How the shopper pays. The same token always means the same attempt to pay. */
export interface CheckoutPayment {
  readonly gatewayName: string
  readonly token: string
  readonly deviceData?: string | undefined
  /** The shopper's choice at that gateway, such as a coin. */
  readonly choice?: string | undefined
}

/** The contents of an order, whatever its payment; every value has been validated. */
export interface OrderDetails {
  readonly cartId: string
  readonly email: string
  readonly shippingAddress: PostalAddress
  readonly billingAddress: PostalAddress
  /** The address of the order's page, which opens without an account. */
  readonly orderUrl: (orderId: string) => string
  /** Keyed hash of a customer's address, by which reports know the customer (lifecycle §8, Customer Value). */
  readonly customerKey: (address: string) => string
  /** Keyed hash of the mailbox of an address, by which a code that each person may use once knows the person. */
  readonly mailboxKey: (address: string) => string
  readonly expectedTotal: Cents
  readonly affiliate: typeof Affiliate.Type
  readonly tracking: typeof Tracking.Type
  /** The visits that the shopper's browser remembers. */
  readonly visits: VisitIds
  /** Declined cards and units of unpaid orders are counted by it. */
  readonly networkAddress: string
  /** The most units that are held in an hour for unpaid orders of one network address. */
  readonly unpaidUnitsPerHour: number
  /** The most payments that vendors begin in a minute for one network address. */
  readonly begunPaymentsPerMinute: number
}

/** A checkout that is paid through a gateway. */
export interface CheckoutDetails extends OrderDetails {
  readonly payment: CheckoutPayment
}
