import { resolve } from "node:path"
import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { braintreeVariables } from "../gateways/braintree/variables.ts"
import { readConfig } from "./config.ts"

const complete = {
  DATABASE_URL: "postgres://shop:secret@127.0.0.1:5432/voltread",
  BRAINTREE_URL: "http://127.0.0.1:4010",
  BRAINTREE_MERCHANT_ID: "m1",
  BRAINTREE_PUBLIC_KEY: "public",
  BRAINTREE_PRIVATE_KEY: "private",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
}

const messageOf = (environment: Record<string, string | undefined>): string =>
  Result.match(readConfig(environment), {
    onSuccess: () => "accepted",
    onFailure: (error) => error.message,
  })

describe("configuration", () => {
  test("is complete with a database and a secret, and safe by default", () => {
    const config = Result.getOrThrow(readConfig(complete))
    expect(config).toMatchObject({
      mode: "production",
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://localhost:3000",
      allowIntrospection: false,
      eventStoreUrl: undefined,
    })
  })

  test("takes the folder of the web apps from where the process starts", () => {
    expect(Result.getOrThrow(readConfig({ ...complete, WEB_FOLDER: "apps" })).webFolder).toBe(resolve("apps"))
    expect(Result.getOrThrow(readConfig(complete)).webFolder).toBeUndefined()
  })

  test("names everything that is wrong in one message", () => {
    const message = messageOf({
      ...complete,
      DATABASE_URL: "mysql://x",
      PORT: "70000",
      SESSION_SECRET: "short",
      BRAINTREE_MERCHANT_ID: undefined,
      LOG_LEVEL: "loud",
    })
    expect(message).toContain("DATABASE_URL: must be a URL that starts with postgres:// or postgresql://")
    expect(message).toContain("PORT: must lie between 0 and 65535")
    expect(message).toContain("SESSION_SECRET: must have at least 32 characters")
    expect(message).toContain("BRAINTREE_MERCHANT_ID: is required")
    expect(message).toContain("LOG_LEVEL:")
  })

  test("leaves a vendor off for whom nothing is set, and asks for all of its variables where one is", () => {
    const { DATABASE_URL, SESSION_SECRET } = complete
    const config = Result.getOrThrow(
      readConfig({ DATABASE_URL, SESSION_SECRET, PAYMENT_GATEWAYS_OFF: "Klarna, google-pay," }),
    )
    expect(config.paymentGatewaysOff).toEqual(["klarna", "google-pay"])
    expect(braintreeVariables.settingsOf(config)).toBeUndefined()
    const message = messageOf({
      DATABASE_URL,
      SESSION_SECRET,
      BRAINTREE_MERCHANT_ID: "m1",
      BRAINTREE_URL: "ftp://x",
    })
    expect(message).toContain("BRAINTREE_URL: must be a URL that starts with http")
    expect(message).toContain("BRAINTREE_PRIVATE_KEY: is required")
  })

  test("says of each wrong value in plain words what it must be", () => {
    const message = messageOf({
      ...complete,
      PORT: "web",
      LOG_LEVEL: "loud",
      ALLOW_INTROSPECTION: "yes",
      OTEL_TRACES_SAMPLER_ARG: "2",
      SOCIAL_PROVIDERS: '{"google": {"issuer": "https://accounts.google.com", "clientId": "shop"}}',
      ALLOWED_HOSTS: "www.shop.example, https://shop.example",
      MAIL_FROM: "Voltread",
    })
    expect(message.split("\n").toSorted()).toEqual([
      "  ALLOWED_HOSTS: must list host names such as www.example.com, without https:// and ports",
      "  ALLOW_INTROSPECTION: must be true or false",
      "  LOG_LEVEL: must be fatal, error, warn, info, debug, trace, or silent",
      "  MAIL_FROM: must be an email address, such as Voltread <orders@example.com>",
      "  OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1",
      "  PORT: must be a number",
      "  SOCIAL_PROVIDERS: google.clientSecret is required",
      "The configuration is not complete:",
    ])
    expect(messageOf({ ...complete, SOCIAL_PROVIDERS: "google" })).toContain(
      "SOCIAL_PROVIDERS: must be JSON, as .env.example says",
    )
    const right = {
      ALLOWED_HOSTS: "WWW.shop.example,[::1],api_1",
      MAIL_FROM: "Voltread <orders@shop.example> ",
    }
    expect(messageOf({ ...complete, ...right, PORT: " 3001 " })).toBe("accepted")
    expect(messageOf({ ...complete, MAIL_FROM: "orders@shop.example" })).toBe("accepted")
  })

  test("turns nothing off by a name that is none", () => {
    expect(messageOf({ ...complete, PAYMENT_GATEWAYS_OFF: "google_pay, klarna" })).toContain(
      "PAYMENT_GATEWAYS_OFF: google_pay is none of",
    )
  })

  test("counts an empty variable as absent", () => {
    expect(messageOf({ ...complete, EVENTSTORE_URL: "" })).toBe("accepted")
    expect(messageOf({ ...complete, DATABASE_URL: "" })).toContain("DATABASE_URL: is required")
  })

  test("takes the address of the shop as browsers write it, and refuses one that links would be lost at", () => {
    const { publicUrl } = Result.getOrThrow(
      readConfig({ ...complete, PUBLIC_URL: "https://Shop.example:443/ " }),
    )
    expect(publicUrl).toBe("https://shop.example")
    for (const wrong of [
      "https://shop.example/store",
      "https://shop.example/?a=b",
      "https://me@shop.example",
    ])
      expect(messageOf({ ...complete, PUBLIC_URL: wrong })).toContain("PUBLIC_URL: must be an origin")
  })

  test("takes proxies by address or network, and no number of hops", () => {
    for (const right of ["127.0.0.1", "10.0.0.0/8, fd00::/8", "loopback,uniquelocal"])
      expect(messageOf({ ...complete, TRUST_PROXY: right })).toBe("accepted")
    for (const wrong of ["1", "true", "caddy", "10.0.0.0/33", "10.0.0.1,"])
      expect(messageOf({ ...complete, TRUST_PROXY: wrong })).toContain("TRUST_PROXY: must name the proxies")
  })

  test("never repeats a secret in its message", () => {
    expect(messageOf({ ...complete, SESSION_SECRET: "hunter2" })).not.toContain("hunter2")
    expect(messageOf({ ...complete, DATABASE_URL: "mysql://shop:hunter2@db" })).not.toContain("hunter2")
  })
})
