import { Schema } from "effect"

const nullable = Schema.NullOr

const Cart = Schema.Struct({
  id: Schema.String,
  items: Schema.Array(
    Schema.Struct({
      productId: Schema.String,
      quantity: Schema.Int,
      price: Schema.Finite,
      inStock: Schema.Boolean,
      previousPrice: nullable(Schema.Finite),
    }),
  ),
  total: Schema.Finite,
  pendingOrder: nullable(
    Schema.Struct({ id: Schema.String, status: Schema.String, isBeingPaid: Schema.Boolean }),
  ),
})
export type CartView = typeof Cart.Type

const Checkout = Schema.Struct({
  success: Schema.Boolean,
  message: Schema.String,
  status: nullable(Schema.String),
  transactionId: nullable(Schema.String),
  orderToken: nullable(Schema.String),
  paymentGatewayUrl: nullable(Schema.String),
  errors: Schema.Array(Schema.Struct({ name: Schema.String, code: Schema.String, message: Schema.String })),
  fieldErrors: Schema.Array(
    Schema.Struct({ property: Schema.String, constraints: Schema.Record(Schema.String, Schema.String) }),
  ),
  order: nullable(
    Schema.Struct({
      id: Schema.String,
      uniqueId: Schema.String,
      position: Schema.String,
      revision: Schema.Int,
      status: Schema.String,
      total: Schema.Finite,
      tax: Schema.Finite,
      shipState: Schema.String,
      items: Schema.Array(
        Schema.Struct({ productId: Schema.String, quantity: Schema.Int, status: Schema.String }),
      ),
      paymentDetails: Schema.Array(
        Schema.Struct({
          paymentId: Schema.String,
          kind: Schema.String,
          result: Schema.String,
          amount: Schema.Finite,
          at: Schema.String,
        }),
      ),
      createdAt: Schema.String,
      updatedAt: Schema.String,
      orderSubmittedDate: nullable(Schema.String),
    }),
  ),
})
export type CheckoutView = typeof Checkout.Type

const decodeCarts = Schema.decodeUnknownSync(Schema.Struct({ data: Schema.Record(Schema.String, Cart) }))
const decodeCheckout = Schema.decodeUnknownSync(
  Schema.Struct({ data: Schema.Struct({ checkoutWithBraintree: Checkout }) }),
)
const decodeQuote = Schema.decodeUnknownSync(
  Schema.Struct({ data: Schema.Struct({ checkoutQuote: Schema.Struct({ total: Schema.Finite }) }) }),
)
const decodeErrors = Schema.decodeUnknownSync(
  Schema.Struct({
    errors: Schema.NonEmptyArray(
      Schema.Struct({
        message: Schema.String,
        extensions: Schema.optional(Schema.Struct({ code: Schema.optional(Schema.String) })),
      }),
    ),
  }),
)

/** The cart of an answer. Throws for an answer without one, with what it has. */
export const readCart = (answer: unknown): CartView => {
  const [cart] = Object.values(decodeCarts(answer).data)
  if (cart === undefined) throw new Error("no cart in the answer")
  return cart
}

export const readCheckout = (answer: unknown): CheckoutView =>
  decodeCheckout(answer).data.checkoutWithBraintree

export const readQuote = (answer: unknown): number => decodeQuote(answer).data.checkoutQuote.total

export const readError = (answer: unknown): { message: string; code: string } => {
  const [error] = decodeErrors(answer).errors
  return { message: error.message, code: error.extensions?.code ?? "" }
}
