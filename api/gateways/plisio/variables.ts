import { Schema } from "effect"
import { Text, Url, withDefault } from "../../platform/variables.ts"
import { vendorVariables } from "../../platform/vendor-variables.ts"
import type { MinimumOrders } from "./plisio-coins.ts"

const Credentials = Schema.Struct({
  PLISIO_URL: Url("http", "https"),
  PLISIO_SECRET_KEY: Text,
})

const Minimums = Schema.String.check(
  Schema.isPattern(/^[A-Z_]+:\d{1,6}(,[A-Z_]+:\d{1,6})*$/, {
    message: "must list coins with dollars, such as ETH:150,USDT:150",
  }),
)

const Options = Schema.Struct({
  /** The least that an order paid in a coin must come to, in dollars: `ETH:150,USDT:150`. */
  CRYPTO_MINIMUM_ORDERS: withDefault(Minimums, "ETH:150,USDT:150"),
})

const minimumOrders = (list: string): MinimumOrders =>
  Object.fromEntries(
    list.split(",").map((entry) => {
      const [coin = "", dollars] = entry.split(":")
      return [coin, Number(dollars) * 100]
    }),
  )

export const plisioVariables = vendorVariables(Credentials, Options, (given) => ({
  baseUrl: given.PLISIO_URL,
  secretKey: given.PLISIO_SECRET_KEY,
  minimumOrders: minimumOrders(given.CRYPTO_MINIMUM_ORDERS),
}))
