import { isEmail } from "@voltread/domain/shared/email.ts"
import { describe, expect, test } from "vitest"
import { readReplyAddress, replyAddress } from "./reply-address.ts"

const SECRET = "a secret of the tests that is long enough"
const DOMAIN = "reply.voltread.example"
const ORDER = { kind: "order", id: "0198a3c2-1111-8222-9333-444455556666" } as const

const address = replyAddress(SECRET, DOMAIN, ORDER) ?? ""

describe("address of answers", () => {
  test("is one that can be mailed, and names its order, in whatever case it comes back", () => {
    expect(isEmail(address)).toBe(true)
    expect(readReplyAddress(SECRET, DOMAIN, address)).toEqual(ORDER)
    expect(readReplyAddress(SECRET, DOMAIN, ` ${address.toUpperCase()} `)).toEqual(ORDER)
  })

  test.each([
    ["of another order", address.replace("0198a3c2", "0198a3c3")],
    ["of another kind", address.replace("+o", "+c")],
    ["at another domain", address.replace(DOMAIN, "example.com")],
    ["without a token", `reply@${DOMAIN}`],
    ["nothing", ""],
  ])("%s is nobody's", (_, wrong) => {
    expect(readReplyAddress(SECRET, DOMAIN, wrong)).toBeUndefined()
  })

  test("signed by another shop is nobody's; an id that is no UUID has none", () => {
    expect(readReplyAddress("another secret that is long enough too", DOMAIN, address)).toBeUndefined()
    expect(replyAddress(SECRET, DOMAIN, { kind: "order", id: "legacy-1" })).toBeUndefined()
  })
})
