import { Schema } from "effect"
import { Secret, Text, Url, withDefault } from "../../platform/variables.ts"
import { vendorVariables } from "../../platform/vendor-variables.ts"

const Credentials = Schema.Struct({
  KLARNA_URL: Url("http", "https"),
  KLARNA_USERNAME: Text,
  KLARNA_PASSWORD: Text,
  /** Klarna signs nothing: the addresses that it calls carry what only the shop can have made of this. */
  KLARNA_WEBHOOK_SECRET: Secret,
})

const Options = Schema.Struct({
  KLARNA_WIDGET_URL: withDefault(Url("http", "https"), "https://x.klarnacdn.net/kp/lib/v1/api.js"),
})

export const klarnaVariables = vendorVariables(Credentials, Options, (given) => ({
  baseUrl: given.KLARNA_URL,
  username: given.KLARNA_USERNAME,
  password: given.KLARNA_PASSWORD,
  webhookSecret: given.KLARNA_WEBHOOK_SECRET,
  widgetUrl: given.KLARNA_WIDGET_URL,
}))
