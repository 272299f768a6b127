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
    ["/.//evil.example", "/"],
    ["/./\\evil.example", "/"],
    ["/a/..//evil.example", "/"],
    ["/..//evil.example", "/"],
    ["/%2e//evil.example", "/"],
    ["/%2E%2e//evil.example", "/"],
    ["/%09/evil.example", "/"],
    ["/%0A/evil.example", "/"],
    ["/%2f/evil.example", "/"],
    ["/%5Cevil.example", "/"],
    ["/%20/evil.example", "/"],
    ["/products//x", "/products//x"],
    ["/login?returnUrl=%2Flogin", "/"],
    ["/reset-password?username=a@b.co", "/"],
    ["/login-of-another-kind", "/login-of-another-kind"],
  ])("%s leads to %s", (value, expected) => expect(safeReturnUrl(value, origin)).toBe(expected))

  it("never leads to another site", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.string({ unit: fc.constantFrom("/", ".", "\\", "\t", "%2e", "%2f", "@", ":", "a") }),
        ),
        (text) => {
          for (const value of [
            text,
            `/${text}`,
            `//${text}`,
            `/\\${text}`,
            `/./${text}`,
            `/a/../${text}`,
            `/.//${text}`,
          ]) {
            const path = safeReturnUrl(value, origin)
            expect([path, new URL(path, origin).origin]).toEqual([path, origin])
          }
        },
      ),
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
