import fc from "fast-check"
import { expect, it } from "vitest"
import { returnUrlValue } from "./return-url.ts"

it.each(["/orders", "/orders/o-1?at=3", "/reports/revenue?from=2026-11-01&to=2026-11-02#main"])(
  "keeps %s",
  (place) => expect(returnUrlValue(place)).toBe(place),
)

it.each([
  "//evil.example",
  "/\\evil.example",
  // Browsers leave tabs and line ends out of addresses.
  "/\t/evil.example",
  "/\n\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/login?returnUrl=/",
  "",
  7,
])("refuses %s", (place) => expect(returnUrlValue(place)).toBeUndefined())

it("never leads to another site, whatever it is given", () => {
  const hostile = fc.stringMatching(/^[/\\:@.a-z\t\n ]{0,12}evil\.example$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), hostile), (place) => {
      const kept = returnUrlValue(place)
      if (kept !== undefined)
        expect(new URL(kept, "https://shop.example").origin).toBe("https://shop.example")
    }),
  )
})
