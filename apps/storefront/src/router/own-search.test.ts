import { expect, test } from "vitest"
import { parseCompare } from "../compare/compare-search.ts"
import { parseFinder } from "../finder/finder-search.ts"
import { parseOrderSearch } from "../order/order-search.ts"
import { parseAfter, parseRegistration, parseReturn, parseUsername } from "./account-search.ts"
import { seenBy } from "./seen-by.fixture.ts"

test.each([
  ["an order", parseOrderSearch, ["token"]],
  ["the log-in", parseReturn, ["returnUrl"]],
  ["the registration", parseRegistration, ["returnUrl", "email"]],
  ["a code's form", parseUsername, ["username"]],
  ["a list of the account", parseAfter, ["after"]],
  ["the finder", parseFinder, ["by", "product"]],
] as const)(
  "the page of %s sees the first text of its address, as in a link with a comma after it",
  (_, parse, names) => {
    for (const name of names) {
      expect(seenBy(parse, `?${name}=size,&utm_source=news`)).toEqual({ [name]: "size", utm_source: "news" })
      for (const nothing of ["", ","]) expect(seenBy(parse, `?${name}=${nothing}`)).toEqual({})
      expect(seenBy(parse, `?${name}=size`)).toEqual({ [name]: "size" })
    }
  },
)

test("a comparison of nothing sees no products", () => {
  expect(seenBy(parseCompare, "?products=,")).toEqual({})
  expect(seenBy(parseCompare, "?products=a,b")).toEqual({ products: ["a", "b"] })
})
