import { aCreation, anAddress } from "@voltread/domain/ordering/order-examples.ts"
import type { CheckoutDetails } from "../checkout/checkout-details.ts"

/** A card payment by a shopper in Texas, for tests that call the checkout directly. Total in cents. */
export const checkoutDetails = (cartId: string, token: string, expectedTotal: number): CheckoutDetails => ({
  cartId,
  email: "ada@example.com",
  shippingAddress: anAddress({ state: "TX" }),
  billingAddress: anAddress(),
  payment: { gatewayName: "braintree", token, deviceData: undefined },
  orderUrl: (orderId) => `https://shop.example/order/${orderId}`,
  expectedTotal,
  customerKey: (address) => address,
  mailboxKey: (address) => address,
  affiliate: aCreation().affiliate,
  tracking: aCreation().tracking,
  visits: {},
  networkAddress: "203.0.113.9",
  unpaidUnitsPerHour: 1_000,
  begunPaymentsPerMinute: 1_000,
})
