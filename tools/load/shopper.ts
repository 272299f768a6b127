import { Schema } from "effect"
import { openSession, type Session } from "./session.ts"

const Cart = Schema.Struct({ id: Schema.String, position: Schema.String })
const Checkout = Schema.Struct({
  success: Schema.Boolean,
  message: Schema.String,
  orderToken: Schema.NullOr(Schema.String),
  errors: Schema.Array(Schema.Struct({ code: Schema.String })),
  order: Schema.NullOr(Schema.Struct({ id: Schema.String, position: Schema.String })),
})
export type CheckoutAnswer = typeof Checkout.Type

const decodeCart = Schema.decodeUnknownSync(Schema.Struct({ addItem: Cart }))
const decodeQuote = Schema.decodeUnknownSync(
  Schema.Struct({ checkoutQuote: Schema.Struct({ total: Schema.Finite }) }),
)
const decodeCheckout = Schema.decodeUnknownSync(Schema.Struct({ result: Checkout }))
const decodeOrder = Schema.decodeUnknownSync(
  Schema.Struct({ order: Schema.NullOr(Schema.Struct({ id: Schema.String, status: Schema.String })) }),
)
/** The answer of the card vendor to a card, or to Google Pay. */
export const decodeNonce = Schema.decodeSync(Schema.fromJsonString(Schema.Struct({ nonce: Schema.String })))

const ADD = "mutation ($p: ID!, $q: Int!) { addItem(productId: $p, quantity: $q) { id position } }"
const QUOTE = 'query ($c: ID!) { checkoutQuote(cartId: $c, state: "TX") { total } }'
const checkOutBy = ({ mutation, inputType }: Payment) => `mutation ($input: ${inputType}!) {
  result: ${mutation}(input: $input) { success message orderToken errors { code } order { id position } }
}`
const ORDER =
  "query ($id: ID!, $t: String, $p: String) { order(id: $id, token: $t, position: $p) { id status } }"

const ADDRESS = {
  firstName: "Load",
  lastName: "Tester",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550100",
}
/** Whom a cart is for, as forms ask for it. */
export const CUSTOMER = {
  email: "load@voltread.example",
  shippingAddress: ADDRESS,
  isBillingShippingSame: true,
}

export const GOOD_CARD = "4111111111111111"
export const DECLINED_CARD = "4000000000000002"

/** How a cart is ordered: the mutation for it, and what that takes besides the cart, its customer and its total. */
export interface Payment {
  readonly mutation: string
  readonly inputType: string
  readonly given: object
}

export const byCard = (paymentMethodNonce: string): Payment => ({
  mutation: "checkoutWithBraintree",
  inputType: "BraintreeCheckoutInput",
  given: { paymentMethodNonce },
})

export interface QuotedCart {
  readonly cartId: string
  /** Dollars, as quoted by the shop. */
  readonly expectedTotal: number
}

export interface Submission extends QuotedCart {
  readonly payment: Payment
}

/** A guest's actions in a browser, over HTTP. Everything rejects with `NotAnswered` or `RefusedByShop`. */
export interface Shopper extends Pick<Session, "graphql" | "post"> {
  /** Returns the cart's id. */
  readonly add: (productId: string, quantity: number) => Promise<string>
  /** Dollars, delivered to the shopper's address. */
  readonly quote: (cartId: string) => Promise<number>
  /** Enters the card in the vendor's form and returns its one-time token. */
  readonly typeCard: (number: string) => Promise<string>
  readonly checkOut: (submission: Submission, signal?: AbortSignal) => Promise<CheckoutAnswer>
  /** The status on the order's page, including the shopper's own writes; null if there is no such page. */
  readonly orderStatus: (answer: CheckoutAnswer) => Promise<string | null>
}

export interface ShopperOptions {
  readonly shopUrl: string
  readonly tokenizeUrl: string
}

export const newShopper = ({ shopUrl, tokenizeUrl }: ShopperOptions): Shopper => {
  const { graphql, post }: Session = openSession(shopUrl)
  return {
    graphql,
    post,
    add: async (productId, quantity) =>
      decodeCart(await graphql(ADD, { p: productId, q: quantity })).addItem.id,
    quote: async (cartId) => decodeQuote(await graphql(QUOTE, { c: cartId })).checkoutQuote.total,
    typeCard: async (number) => {
      const card = { number, expirationMonth: "12", expirationYear: "2039", cvv: "123" }
      return decodeNonce(await post(tokenizeUrl, card)).nonce
    },
    checkOut: async ({ payment, ...cart }, signal) => {
      const input = { ...cart, ...CUSTOMER, ...payment.given }
      return decodeCheckout(await graphql(checkOutBy(payment), { input }, signal)).result
    },
    orderStatus: async ({ order, orderToken }) =>
      order === null
        ? null
        : (decodeOrder(await graphql(ORDER, { id: order.id, t: orderToken, p: order.position })).order
            ?.status ?? null),
  }
}
