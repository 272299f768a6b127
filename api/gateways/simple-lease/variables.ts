import { Schema } from "effect"
import { Text, Url } from "../../platform/variables.ts"
import { vendorVariables } from "../../platform/vendor-variables.ts"

const Credentials = Schema.Struct({
  SIMPLE_LEASE_URL: Url("http", "https"),
  SIMPLE_LEASE_KEY: Text,
  SIMPLE_LEASE_WEBHOOK_SECRET: Text,
})

export const simpleLeaseVariables = vendorVariables(Credentials, Schema.Struct({}), (given) => ({
  baseUrl: given.SIMPLE_LEASE_URL,
  apiKey: given.SIMPLE_LEASE_KEY,
  webhookSecret: given.SIMPLE_LEASE_WEBHOOK_SECRET,
}))
