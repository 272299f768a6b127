import { randomUUID } from "node:crypto"
import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { Schema } from "effect"
import type { LoadedShop } from "../load/loaded-shop.ts"
import { NotAnswered } from "../load/session.ts"
import {
  byCard,
  type CheckoutAnswer,
  CUSTOMER,
  decodeNonce,
  GOOD_CARD,
  type Payment,
  type QuotedCart,
  type Shopper,
} from "../load/shopper.ts"
import { ANSWER_TIMEOUT_MS, askVendor } from "../load/vendor-admin.ts"
import { typedIn } from "../simulators/simple-lease/application-input.ts"
import { booksOf } from "../simulators/vendor-books.ts"

/** How a shopper of the fault tests pays, without a browser. Whatever is not answered may be repeated. */
export interface WayToPay {
  readonly name: string
  /** Gets the vendor's authorization before the order is placed. */
  readonly agree: (shop: LoadedShop, shopper: Shopper, cart: QuotedCart) => Promise<Payment>
  /**
   * Pays or signs on the vendor's own page; absent: a successful checkout is paid. Returns false if there is nothing to
   * pay or to sign.
   */
  readonly finish?: (shop: LoadedShop, shopper: Shopper, placed: PlacedAnswer) => Promise<boolean>
}

export interface PlacedAnswer extends CheckoutAnswer {
  readonly order: NonNullable<CheckoutAnswer["order"]>
}

const ask = (shop: LoadedShop) => booksOf((vendor, path) => askVendor(shop, vendor, "GET", path))

const card: WayToPay = {
  name: "card",
  agree: async (_, shopper) => byCard(await shopper.typeCard(GOOD_CARD)),
}

const googlePay: WayToPay = {
  name: "Google Pay",
  agree: async ({ tokenizeUrl }, { post }) => {
    const sheet = new URL("/google-pay/pay", tokenizeUrl).href
    return byCard(decodeNonce(await post(sheet, { card: "visa" })).nonce)
  },
}

const SESSION = "mutation ($input: KlarnaSessionInput!) { klarnaSession(input: $input) { clientToken } }"
const decodeSession = Schema.decodeUnknownSync(
  Schema.Struct({ klarnaSession: Schema.Struct({ clientToken: Schema.NonEmptyString }) }),
)
const decodeConsent = Schema.decodeUnknownSync(Schema.Struct({ authorization_token: Schema.NonEmptyString }))

const klarna: WayToPay = {
  name: "Klarna",
  agree: async (shop, { graphql }, { cartId }) => {
    const { klarnaSession } = decodeSession(await graphql(SESSION, { input: { cartId, ...CUSTOMER } }))
    const { clientToken } = klarnaSession
    const consent = await askVendor(shop, "klarna", "POST", "/consents", {
      clientToken,
      email: CUSTOMER.email,
    })
    return {
      mutation: "checkoutWithKlarna",
      inputType: "KlarnaCheckoutInput",
      given: { authorizationToken: decodeConsent(consent).authorization_token },
    }
  },
}

const plisio: WayToPay = {
  name: "Plisio",
  agree: async () => ({
    mutation: "checkoutWithPlisio",
    inputType: "PlisioCheckoutInput",
    given: { currency: "BTC", attempt: randomUUID() },
  }),
  finish: async (shop, _, { order }) => {
    const { invoices } = await ask(shop).plisio(order.id)
    const last = invoices.at(-1)
    if (last === undefined) return false
    if (invoices.every(({ receivedCents }) => receivedCents === 0))
      await askVendor(shop, "plisio", "POST", `/invoices/${last.id}/payments`, { units: last.units })
    return true
  },
}

const CHARGE = "query ($input: CoinbaseChargeInput!) { generateCoinbaseChargeId(input: $input) { chargeId } }"
const decodeCharge = Schema.decodeUnknownSync(
  Schema.Struct({
    generateCoinbaseChargeId: Schema.Struct({ chargeId: Schema.NullOr(Schema.NonEmptyString) }),
  }),
)

const coinbase: WayToPay = {
  name: "Coinbase",
  agree: async (_, { graphql }, cart) => {
    const input = { ...cart, state: CUSTOMER.shippingAddress.state }
    const { generateCoinbaseChargeId } = decodeCharge(await graphql(CHARGE, { input }))
    return {
      mutation: "checkoutWithCoinbase",
      inputType: "CoinbaseCheckoutInput",
      given: { chargeId: generateCoinbaseChargeId.chargeId ?? "" },
    }
  },
  finish: async (shop, _, { order }) => {
    const { charges } = await ask(shop).coinbase(order.id)
    const last = charges.at(-1)
    if (last === undefined) return false
    if (charges.every(({ receivedCents }) => receivedCents === 0))
      await askVendor(shop, "coinbase", "POST", `/charges/${last.code}/payments`, { cents: last.amountCents })
    return true
  },
}

const CONTRACT =
  "query ($id: ID!, $t: String, $p: String) { order(id: $id, token: $t, position: $p) { lenderSignatureUrl } }"
const decodeContract = Schema.decodeUnknownSync(
  Schema.Struct({
    order: Schema.NullOr(Schema.Struct({ lenderSignatureUrl: Schema.NullOr(Schema.String) })),
  }),
)

/** Sends the signature to the lender's page; returns false if the contract can no longer be signed. */
const sign = async (url: string): Promise<boolean> => {
  const { status } = await fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ name: "Load Tester", agree: "yes" }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch((cause: unknown) => Promise.reject(new NotAnswered(String(cause), { cause })))
  if (status >= 500) throw new NotAnswered(`${status} from ${url}`)
  return status < 400
}

/** Signed, not paid: the lender pays when the items are delivered. */
const lease: WayToPay = {
  name: "lease",
  agree: async () => ({
    mutation: "processLoanApplication",
    inputType: "LoanApplicationInput",
    given: { product: "lease", token: randomUUID(), applicant: typedIn(SSN.approved) },
  }),
  finish: async (_, { graphql }, { order: { id, position }, orderToken }) => {
    const { order } = decodeContract(await graphql(CONTRACT, { id, t: orderToken, p: position }))
    const url = order?.lenderSignatureUrl ?? null
    return url !== null && (await sign(url))
  },
}

/** Every payment gateway and the lender; each shopper takes one after the other. */
export const WAYS_TO_PAY: ReadonlyArray<WayToPay> = [card, googlePay, klarna, plisio, coinbase, lease]
