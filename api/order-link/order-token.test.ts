import { createHmac } from "node:crypto"
import { describe, expect, test } from "vitest"
import { derivedKey } from "../platform/derived-keys.ts"
import { isOrderToken, orderToken } from "./order-token.ts"

const SECRET = "one secret of this installation!!"
const DAY = 86_400_000
const NOW = Date.UTC(2026, 0, 15, 12)

describe("the link to an order", () => {
  test("opens that order and no other, in this installation only", () => {
    const token = orderToken(SECRET, "order-1")
    expect(isOrderToken(SECRET, "order-1", token)).toBe(true)
    expect(isOrderToken(SECRET, "order-2", token)).toBe(false)
    expect(isOrderToken("another secret of an installation", "order-1", token)).toBe(false)
    for (const wrong of ["", ".", token.slice(1), `${token}=`, "é".repeat(token.length), `${token}\n`]) {
      expect(isOrderToken(SECRET, "order-1", wrong)).toBe(false)
    }
  })

  test("is good for ninety days and then no more, whatever is written into it", () => {
    const token = orderToken(SECRET, "order-1", NOW)
    expect(isOrderToken(SECRET, "order-1", token, NOW + 90 * DAY)).toBe(true)
    expect(isOrderToken(SECRET, "order-1", token, NOW + 91 * DAY)).toBe(false)
    const [lastDay = "", signature] = token.split(".")
    for (const later of [Number(lastDay) + 1, `0${lastDay}`, 9_999_999_999]) {
      expect(isOrderToken(SECRET, "order-1", `${later}.${signature}`, NOW)).toBe(false)
    }
  })

  test("of before links ended opens nothing", () => {
    const old = createHmac("sha256", derivedKey(SECRET, "order-link")).update("order-1").digest("base64url")
    expect(isOrderToken(SECRET, "order-1", old)).toBe(false)
  })
})
