import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import type { Purchase } from "../../payments/order-to-pay.ts"

interface KlarnaLine {
  readonly type: "physical" | "shipping_fee" | "sales_tax" | "discount"
  readonly reference?: string
  readonly name: string
  readonly quantity: number
  readonly unit_price: Cents
  readonly total_discount_amount?: Cents
  /** `quantity` × `unit_price` − `total_discount_amount`. */
  readonly total_amount: Cents
}

const MAX_TEXT = 255

/**
 * The purchase as Klarna wants it (in the US, shipping and sales tax are lines of their own). Session and order must say
 * the same to the letter, so both are made here.
 */
export const klarnaPurchase = ({ billingAddress, email, lines, shippingAddress, totals }: Purchase) => ({
  purchase_country: "US",
  purchase_currency: "USD",
  locale: "en-US",
  order_amount: totals.total,
  order_tax_amount: totals.tax,
  order_lines: [
    ...lines.map(productLine),
    ...extraLine("shipping_fee", "Shipping", totals.shippingCost),
    ...extraLine("sales_tax", "Sales Tax", totals.tax),
  ],
  billing_address: toAddress(billingAddress, email),
  shipping_address: toAddress(shippingAddress, email),
})

const productLine = ({ discount, name, price, quantity, sku }: OrderItem): KlarnaLine => ({
  type: "physical",
  reference: sku.slice(0, MAX_TEXT),
  name: name.slice(0, MAX_TEXT),
  quantity,
  unit_price: price,
  total_discount_amount: discount,
  total_amount: price * quantity - discount,
})

const extraLine = (type: KlarnaLine["type"], name: string, amount: Cents): ReadonlyArray<KlarnaLine> =>
  amount === 0 ? [] : [{ type, name, quantity: 1, unit_price: amount, total_amount: amount }]

/** Takes a part of a purchase off; `reference` finds it again. */
export const reductionLine = (reference: string, amount: Cents): KlarnaLine => ({
  type: "discount",
  reference,
  name: "Not charged",
  quantity: 1,
  unit_price: -amount,
  total_amount: -amount,
})

const toAddress = (address: PostalAddress, email: string) => ({
  given_name: address.firstName,
  family_name: address.lastName,
  email,
  phone: address.phone,
  street_address: address.address1,
  street_address2: address.address2,
  city: address.city,
  region: address.state,
  postal_code: address.postalCode,
  country: "US",
})
