import { Result } from "effect"
import { expect, test } from "vitest"
import { type Config, readConfig } from "../platform/config.ts"
import { storefrontPolicy } from "./content-security.ts"

const config = (environment: Readonly<Record<string, string>>): Config =>
  Result.getOrThrow(
    readConfig({
      DATABASE_URL: "postgres://localhost/shop",
      BRAINTREE_URL: "http://localhost:9",
      BRAINTREE_MERCHANT_ID: "merchant",
      BRAINTREE_PUBLIC_KEY: "public",
      BRAINTREE_PRIVATE_KEY: "private",
      CARD_FORM_URL: "http://localhost:9/form",
      SESSION_SECRET: "a secret of the tests that is long enough",
      ...environment,
    }),
  )

const directives = (policy: string) =>
  new Map(policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)]))

test("only the chat that the shop is configured with may load, call and frame", () => {
  const own = directives(storefrontPolicy(config({}), "n"))
  expect(own.get("script-src")).toEqual(["'self'", "'nonce-n'"])
  expect(own.get("frame-src")).toEqual(["'none'"])
  const widget = { CHAT_WIDGET_URL: "https://chat.vendor.example/widget/v1.js" }
  const vendors = directives(storefrontPolicy(config(widget), "n"))
  for (const name of ["script-src", "connect-src", "frame-src"]) {
    expect(vendors.get(name)).toContain("https://chat.vendor.example")
  }
})
