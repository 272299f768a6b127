import { describe, expect, it } from "vitest"
import { phoneDigits } from "./digits.ts"

describe("phone", () => {
  it.each([
    ["+1 (312) 555-0142", "3125550142"],
    ["13125550142", "3125550142"],
    ["312.555.0142", "3125550142"],
    ["31255501423", "3125550142"],
  ])("%s is %s", (typed, digits) => expect(phoneDigits(typed)).toBe(digits))
})
