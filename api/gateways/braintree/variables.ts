import { Schema } from "effect"
import { Text, Url } from "../../platform/variables.ts"
import { vendorVariables } from "../../platform/vendor-variables.ts"

const Credentials = Schema.Struct({
  BRAINTREE_URL: Url("http", "https"),
  BRAINTREE_MERCHANT_ID: Text,
  BRAINTREE_PUBLIC_KEY: Text,
  BRAINTREE_PRIVATE_KEY: Text,
})

const Options = Schema.Struct({
  /** Where the browser turns a card into a nonce; absent: the vendor's hosted fields. */
  CARD_FORM_URL: Schema.optionalKey(Url("http", "https")),
  /** The shop's account at Google Pay, whose payments go through Braintree. */
  GOOGLE_PAY_MERCHANT_ID: Schema.optionalKey(Text),
  /** A sheet that stands in for Google's own, which needs the internet. Neither: Google Pay is not offered. */
  GOOGLE_PAY_SHEET_URL: Schema.optionalKey(Url("http", "https")),
})

export const braintreeVariables = vendorVariables(Credentials, Options, (given) => ({
  baseUrl: given.BRAINTREE_URL,
  merchantId: given.BRAINTREE_MERCHANT_ID,
  publicKey: given.BRAINTREE_PUBLIC_KEY,
  privateKey: given.BRAINTREE_PRIVATE_KEY,
  cardFormUrl: given.CARD_FORM_URL,
  googlePay: { merchantId: given.GOOGLE_PAY_MERCHANT_ID, sheetUrl: given.GOOGLE_PAY_SHEET_URL },
}))
