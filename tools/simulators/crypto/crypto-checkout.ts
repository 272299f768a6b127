import type { Browser } from "@voltread/api/testing/browser.ts"
import { ADDRESS } from "@voltread/api/testing/browser.ts"
import { Schema } from "effect"
import type { Kind } from "./crypto-payment.ts"

const CHECKOUT = "success message status paymentGatewayUrl errors { name code message } order { id total }"

const decodeCheckout = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Struct({
      result: Schema.Struct({
        success: Schema.Boolean,
        message: Schema.String,
        status: Schema.NullOr(Schema.String),
        paymentGatewayUrl: Schema.NullOr(Schema.String),
        errors: Schema.Array(
          Schema.Struct({ name: Schema.String, code: Schema.String, message: Schema.String }),
        ),
        order: Schema.NullOr(Schema.Struct({ id: Schema.String, total: Schema.Finite })),
      }),
    }),
  }),
)
const decodeCharge = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Struct({ generateCoinbaseChargeId: Schema.Struct({ chargeId: Schema.String }) }),
  }),
)

/** The mutation and the answer of a checkout with this vendor. */
export const checkOutWith = async (browser: Browser, kind: Kind, change: object = {}) => {
  const { id: cartId } = await browser.cart()
  const expectedTotal = await browser.total(cartId)
  const needsCharge = kind === "coinbase" && !("chargeId" in change)
  const input = {
    cartId,
    email: "ada@example.com",
    shippingAddress: ADDRESS,
    isBillingShippingSame: true,
    expectedTotal,
    ...(kind === "plisio" && { currency: "BTC", attempt: crypto.randomUUID() }),
    ...(needsCharge && { chargeId: await chargeId(browser, { cartId, state: "TX", expectedTotal }) }),
    ...change,
  }
  const [name, type] =
    kind === "plisio"
      ? ["checkoutWithPlisio", "PlisioCheckoutInput"]
      : ["checkoutWithCoinbase", "CoinbaseCheckoutInput"]
  const query = `mutation ($input: ${type}!) { result: ${name}(input: $input) { ${CHECKOUT} } }`
  return decodeCheckout(await browser.graphql(query, { input })).data.result
}

export const chargeId = async (browser: Browser, input: object): Promise<string> => {
  const query =
    "query ($input: CoinbaseChargeInput!) { generateCoinbaseChargeId(input: $input) { chargeId } }"
  return decodeCharge(await browser.graphql(query, { input })).data.generateCoinbaseChargeId.chargeId
}
