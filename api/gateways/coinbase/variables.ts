import { Schema } from "effect"
import { Text, Url } from "../../platform/variables.ts"
import { vendorVariables } from "../../platform/vendor-variables.ts"

const Credentials = Schema.Struct({
  COINBASE_URL: Url("http", "https"),
  COINBASE_API_KEY: Text,
  COINBASE_WEBHOOK_SECRET: Text,
})

export const coinbaseVariables = vendorVariables(Credentials, Schema.Struct({}), (given) => ({
  baseUrl: given.COINBASE_URL,
  apiKey: given.COINBASE_API_KEY,
  webhookSecret: given.COINBASE_WEBHOOK_SECRET,
}))
