import type { FastifyInstance } from "fastify"
import type { CartView, CheckoutView } from "./answers.ts"
import { readCart, readCheckout, readError, readQuote } from "./answers.ts"

export interface Checkout {
  readonly nonce: string
  readonly cartId?: string
  readonly expectedTotal?: number
  readonly state?: string
  readonly change?: Readonly<Record<string, unknown>>
}

/** A shopper's actions over GraphQL, with the cookies of one browser. */
export interface Browser {
  readonly graphql: (query: string, variables?: object, path?: string) => Promise<unknown>
  readonly cart: () => Promise<CartView>
  readonly add: (productId: string, quantity?: number) => Promise<CartView>
  readonly setQuantity: (productId: string, quantity: number) => Promise<CartView>
  readonly remove: (productId: string) => Promise<CartView>
  /** The message of an answer that must be an error. */
  readonly refusal: (query: string, variables?: object) => Promise<{ message: string; code: string }>
  readonly total: (cartId: string, state?: string) => Promise<number>
  readonly checkOut: (checkout: Checkout) => Promise<CheckoutView>
  /** Logs in; the cookie of the answer authenticates all later requests. */
  readonly logIn: (username: string, password: string) => Promise<void>
  readonly merge: () => Promise<CartView>
  /** The error of a checkout that fails before it is paid. */
  readonly refusedCheckOut: (cartId: string) => Promise<{ message: string; code: string }>
  /** The same cookies without the one of the session. */
  readonly withoutSession: () => Browser
  /** Another browser with a copy of the current cookies. */
  readonly copy: () => Browser
  /** The same browser, which sends these headers with each request. */
  readonly sending: (headers: Readonly<Record<string, string>>) => Browser
  /** The same browser through another server, as behind a load balancer. */
  readonly through: (app: FastifyInstance) => Browser
}

const CART =
  "id items { productId quantity price inStock previousPrice } total pendingOrder { id status isBeingPaid }"

const CHECKOUT = `mutation ($input: BraintreeCheckoutInput!) {
  checkoutWithBraintree(input: $input) {
    success message status transactionId orderToken paymentGatewayUrl
    errors { name code message } fieldErrors { property constraints }
    order {
      id uniqueId position revision status total tax shipState createdAt updatedAt orderSubmittedDate
      items { productId quantity status } paymentDetails { paymentId kind result amount at }
    }
  }
}`

const POSTAL_CODES: Readonly<Record<string, string>> = { TX: "78701", OR: "97201" }

/** A shopper's address. */
export const ADDRESS = {
  firstName: "Ada",
  lastName: "Lovelace",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550100",
}

export const browser = (
  app: FastifyInstance,
  cookies: Map<string, string>,
  headers: Readonly<Record<string, string>> = {},
): Browser => {
  const graphql = async (query: string, variables: object = {}, path = "/graphql"): Promise<unknown> => {
    const response = await app.inject({
      method: "POST",
      url: path,
      headers: {
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "),
      },
      payload: { query, variables },
    })
    for (const { name, value } of response.cookies) cookies.set(name, value)
    return response.json()
  }

  const cart = () => graphql(`{ cart { ${CART} } }`).then(readCart)
  const total: Browser["total"] = async (cartId, state = "TX") =>
    readQuote(
      await graphql("query ($c: ID!, $s: String) { checkoutQuote(cartId: $c, state: $s) { total } }", {
        c: cartId,
        s: state,
      }),
    )

  const checkOut = async ({ nonce, cartId, expectedTotal, state = "TX", change = {} }: Checkout) => {
    const id = cartId ?? (await cart()).id
    return graphql(CHECKOUT, {
      input: {
        cartId: id,
        email: "ada@example.com",
        shippingAddress: { ...ADDRESS, state, postalCode: POSTAL_CODES[state] ?? ADDRESS.postalCode },
        isBillingShippingSame: true,
        paymentMethodNonce: nonce,
        expectedTotal: expectedTotal ?? (await total(id, state)),
        ...change,
      },
    })
  }

  return {
    sending: (more) => browser(app, cookies, more),
    through: (other) => browser(other, cookies),
    copy: () => browser(app, new Map(cookies)),
    withoutSession: () => browser(app, new Map([...cookies].filter(([name]) => name !== "auth_ck"))),
    logIn: async (username, password) => {
      const payload = { username, password }
      const response = await app.inject({ method: "POST", url: "/api/auth/login", payload })
      if (response.statusCode !== 200) throw new Error(response.body)
      for (const { name, value } of response.cookies) cookies.set(name, value)
    },
    merge: () => graphql(`mutation { mergeCarts { ${CART} } }`).then(readCart),
    graphql,
    cart,
    total,
    add: (productId, quantity = 1) =>
      graphql(`mutation ($p: ID!, $q: Int!) { addItem(productId: $p, quantity: $q) { ${CART} } }`, {
        p: productId,
        q: quantity,
      }).then(readCart),
    setQuantity: (productId, quantity) =>
      graphql(`mutation ($p: ID!, $q: Int!) { changeQuantity(productId: $p, quantity: $q) { ${CART} } }`, {
        p: productId,
        q: quantity,
      }).then(readCart),
    remove: (productId) =>
      graphql(`mutation ($p: ID!) { deleteItem(productId: $p) { ${CART} } }`, { p: productId }).then(
        readCart,
      ),
    refusal: async (query, variables) => readError(await graphql(query, variables)),
    refusedCheckOut: async (cartId) =>
      readError(await checkOut({ nonce: "good-1", cartId, expectedTotal: 1 })),
    checkOut: async (wanted) => readCheckout(await checkOut(wanted)),
  }
}
