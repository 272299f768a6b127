import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { orderNumber } from "./order-number.ts"

test("an order's number follows from its id and can be read out on the phone", () => {
  expect(orderNumber("5f9b8990-781d-87ee-bc3f-f1ce74e58a0e")).toBe("VT-3F3KY-AY2FS")
  const numbers = Array.from({ length: 20_000 }, () => orderNumber(randomUUID()))
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers) expect(number).toMatch(/^VT-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
})
