import { Schema } from "effect"
import { expect, it } from "vitest"
import { AffiliateKey } from "./affiliate.ts"

const read = (key: string) => Schema.decodeUnknownExit(AffiliateKey)(key)

it.each(["", "a b", "-deals", "é", "x".repeat(65)])(
  "asks for a key that links can carry, instead of “%s”",
  (key) => {
    expect(String(read(key))).toContain(
      "Please enter 1 to 64 letters, digits, dots, dashes or underscores, the first a letter or digit",
    )
  },
)

it("takes any other", () => {
  expect(String(read("Deal_Hunt-1.0"))).toContain("Success")
})
