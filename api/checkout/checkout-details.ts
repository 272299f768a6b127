import type { Affiliate, Tracking } from "@voltread/domain/ordering/order-event.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"

/** How the shopper pays. The same token again is the same attempt to pay. */
export interface CheckoutPayment {
  readonly gatewayName: string
  readonly token: string
  readonly deviceData: string | undefined
}

/** A checkout whose every value has been looked at. */
export interface CheckoutDetails {
  readonly cartId: string
  readonly email: string
  readonly shippingAddress: PostalAddress
  readonly billingAddress: PostalAddress
  readonly payment: CheckoutPayment
  readonly expectedTotal: Cents
  readonly affiliate: typeof Affiliate.Type
  readonly tracking: typeof Tracking.Type
  /** Where the shopper is, and how many cards may be declined there in an hour. */
  readonly declines: { readonly networkAddress: string; readonly perHour: number }
}
