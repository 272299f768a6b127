import { orderIdOf } from "@voltread/api/checkout/place-order.ts"
import { ADDRESS, type Browser } from "@voltread/api/testing/browser.ts"
import { Schema } from "effect"
import type { KlarnaVendor } from "./bench.ts"

const SESSION = "mutation ($input: KlarnaSessionInput!) { klarnaSession(input: $input) { clientToken } }"
const CHECKOUT = "mutation ($input: KlarnaCheckoutInput!) { checkoutWithKlarna(input: $input) { success } }"
const decodeSession = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Struct({ klarnaSession: Schema.Struct({ clientToken: Schema.NonEmptyString }) }),
  }),
)
const decodeOrders = Schema.decodeUnknownSync(
  Schema.Struct({
    orders: Schema.Array(
      Schema.Struct({
        id: Schema.String,
        status: Schema.String,
        fraud_status: Schema.String,
        order_amount: Schema.Int,
        original_order_amount: Schema.Int,
        captured_amount: Schema.Int,
        refunded_amount: Schema.Int,
      }),
    ),
  }),
)

/** The client token for Klarna's form. */
export const klarnaSession = async (browser: Browser, input: object): Promise<string> =>
  decodeSession(await browser.graphql(SESSION, { input })).data.klarnaSession.clientToken

/** A shopper's cart up to the authorization in Klarna's form; `submit` does what the browser would do next. */
export const consentToCart = async (
  { consent }: Pick<KlarnaVendor, "consent">,
  browser: Browser,
  email: string,
) => {
  const { id: cartId } = await browser.cart()
  const form = { cartId, email, shippingAddress: ADDRESS, isBillingShippingSame: true }
  const clientToken = await klarnaSession(browser, form)
  const expectedTotal = await browser.total(cartId)
  const authorizationToken = await consent(clientToken, email)
  return {
    browser,
    authorizationToken,
    expectedTotal,
    orderId: orderIdOf(cartId),
    submit: (through = browser) =>
      through.graphql(CHECKOUT, { input: { ...form, authorizationToken, expectedTotal } }),
  }
}

/** Klarna's orders for an order of the store; amounts in cents. */
export const ordersAtKlarna = async ({ admin }: Pick<KlarnaVendor, "admin">, orderId: string) =>
  decodeOrders(await (await admin("GET", `/orders?orderId=${orderId}`)).json()).orders
