import { createHmac } from "node:crypto"
import { describe, expect, test } from "vitest"
import { derivedKey } from "../platform/derived-keys.ts"
import { isOrderToken, orderToken } from "./order-token.ts"

const SECRET = "one secret of this installation!!"
const DAY = 86_400_000
const ORDER = { id: "order-1", email: "Ada@example.com", owner: "ada@example.com" }
const NOW = Date.UTC(2026, 0, 15, 12)

describe("the link to an order", () => {
  test("opens that order and no other, in this installation only", () => {
    const token = orderToken(SECRET, "order-1")
    expect(isOrderToken(SECRET, ORDER, token)).toBe(true)
    expect(isOrderToken(SECRET, { ...ORDER, id: "order-2" }, token)).toBe(false)
    expect(isOrderToken("another secret of an installation", ORDER, token)).toBe(false)
    for (const wrong of ["", ".", token.slice(1), `${token}=`, "é".repeat(token.length), `${token}\n`]) {
      expect(isOrderToken(SECRET, ORDER, wrong)).toBe(false)
    }
  })

  test.each([",", ".", ")", ";", '"', ">", "..."])("opens with %s after it", (mark) => {
    expect(isOrderToken(SECRET, ORDER, orderToken(SECRET, "order-1") + mark)).toBe(true)
  })

  test("is good for ninety days and then no more, whatever is written into it", () => {
    const token = orderToken(SECRET, "order-1", { now: NOW })
    expect(isOrderToken(SECRET, ORDER, token, NOW + 90 * DAY)).toBe(true)
    expect(isOrderToken(SECRET, ORDER, token, NOW + 91 * DAY)).toBe(false)
    const [lastDay = "", signature] = token.split(".")
    for (const later of [Number(lastDay) + 1, `0${lastDay}`, 9_999_999_999]) {
      expect(isOrderToken(SECRET, ORDER, `${later}.${signature}`, NOW)).toBe(false)
    }
  })

  test("that was mailed opens it only while it is the order of that address, of its account or its customer", () => {
    const token = orderToken(SECRET, "order-1", { to: "ada@EXAMPLE.com" })
    expect(isOrderToken(SECRET, ORDER, token)).toBe(true)
    expect(isOrderToken(SECRET, { ...ORDER, email: "work@example.com" }, token)).toBe(true)
    const corrected = { ...ORDER, email: "ada@example.org", owner: "ada@example.org" }
    expect(isOrderToken(SECRET, corrected, token)).toBe(false)
    expect(isOrderToken(SECRET, corrected, orderToken(SECRET, "order-1"))).toBe(true)
    expect(isOrderToken(SECRET, { ...ORDER, id: "order-2" }, token)).toBe(false)
  })

  test("opens nothing once its customer is erased", () => {
    const erased = { ...ORDER, email: "[erased]", owner: "erased-1" }
    for (const to of [undefined, "ada@example.com"])
      expect(isOrderToken(SECRET, erased, orderToken(SECRET, "order-1", { to }))).toBe(false)
  })

  test("of before links ended opens nothing", () => {
    const old = createHmac("sha256", derivedKey(SECRET, "order-link")).update("order-1").digest("base64url")
    expect(isOrderToken(SECRET, ORDER, old)).toBe(false)
  })
})
