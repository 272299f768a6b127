import { Schema } from "effect"
import { Text, Url } from "../../platform/variables.ts"
import { vendorVariables } from "../../platform/vendor-variables.ts"

const Credentials = Schema.Struct({
  MINFRAUD_URL: Url("http", "https"),
  MINFRAUD_ACCOUNT_ID: Text,
  MINFRAUD_LICENSE_KEY: Text,
})

export const minFraudVariables = vendorVariables(Credentials, Schema.Struct({}), (given) => ({
  baseUrl: given.MINFRAUD_URL,
  accountId: given.MINFRAUD_ACCOUNT_ID,
  licenseKey: given.MINFRAUD_LICENSE_KEY,
}))
