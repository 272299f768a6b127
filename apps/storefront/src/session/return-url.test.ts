import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { destinationAfterLogin, safeReturnUrl } from "./return-url.ts"

const origin = "https://shop.example"

describe("return address", () => {
  it.each([
    ["/checkout?step=2#card", "/checkout?step=2#card"],
    ["https://evil.example/", "/"],
    ["//evil.example/x", "/"],
    ["/\\evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["/\t/evil.example", "/"],
    [undefined, "/"],
    [["/a"], "/"],
    ["/login?returnUrl=%2Flogin", "/"],
    ["/reset-password?username=a@b.co", "/"],
    ["/login-of-another-kind", "/login-of-another-kind"],
  ])("%s leads to %s", (value, expected) => expect(safeReturnUrl(value, origin)).toBe(expected))

  it("never leads to another site", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const value of [text, `/${text}`, `//${text}`, `/\\${text}`]) {
          expect(new URL(safeReturnUrl(value, origin), origin).origin).toBe(origin)
        }
      }),
    )
  })
})

describe("after log-in", () => {
  it.each([
    ["ADMIN", "/backoffice/orders"],
    ["customersupport", "/backoffice/orders"],
    ["Super Admin", "/backoffice/orders"],
    ["customer", "/cart"],
    ["", "/cart"],
  ])("%s goes to %s", (type, expected) => expect(destinationAfterLogin(type, "/cart")).toBe(expected))
})
