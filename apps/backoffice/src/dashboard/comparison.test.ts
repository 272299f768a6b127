import { expect, it } from "vitest"
import { conversion, shareOf } from "./comparison.ts"

it("says nothing of a conversion where nobody came", () => {
  expect(conversion({ orders: 0, sessions: 0 })).toBeNull()
  expect(conversion({ orders: 3, sessions: 200 })).toBe(1.5)
})

it("says how much today is of a whole day, where that had any", () => {
  expect(shareOf(50, 200)).toBe("25% of that day")
  expect(shareOf(300, 200)).toBe("150% of that day")
  expect(shareOf(5, 0)).toBeNull()
  expect(shareOf(5, -10)).toBeNull()
})
