import { expect, test } from "vitest"
import { storefrontPolicy } from "./content-security.ts"

const directives = (policy: string) =>
  new Map(policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)]))

test("only the configured chat and payment methods may load, call and frame", () => {
  const own = directives(storefrontPolicy({ chatWidgetUrl: undefined, googleTagId: undefined }, [], "n"))
  expect(own.get("script-src")).toEqual(["'self'", "'nonce-n'"])
  expect(own.get("connect-src")).toEqual(["'self'"])
  expect(own.get("frame-src")).toEqual(["'none'"])
  const vendors = directives(
    storefrontPolicy(
      { chatWidgetUrl: "https://chat.vendor.example/widget/v1.js", googleTagId: undefined },
      [
        { scripts: ["https://pay.example"], frames: ["https://frames.pay.example"] },
        { connections: ["https://pay.example"] },
      ],
      "n",
    ),
  )
  for (const name of ["script-src", "connect-src", "frame-src"]) {
    expect(vendors.get(name)).toContain("https://chat.vendor.example")
  }
  expect(vendors.get("script-src")).toContain("https://pay.example")
  expect(vendors.get("connect-src")).toContain("https://pay.example")
  expect(vendors.get("frame-src")).toEqual(["https://frames.pay.example", "https://chat.vendor.example"])
})

test("Google's tag may load and call if it is configured", () => {
  const own = directives(storefrontPolicy({ chatWidgetUrl: undefined, googleTagId: "G-ABC123" }, [], "n"))
  expect(own.get("script-src")).toEqual(["'self'", "'nonce-n'", "https://www.googletagmanager.com"])
  expect(own.get("connect-src")).toContain("https://*.google-analytics.com")
  expect(own.get("frame-src")).toEqual(["'none'"])
})
