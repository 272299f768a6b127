import { expect, test } from "vitest"
import { formatPhone } from "./phone-format.ts"

test.each([
  ["3125550142", "(312) 555-0142"],
  ["+1 312 555", "+1 312 555"],
  ["", ""],
])("%s is shown as %s", (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
