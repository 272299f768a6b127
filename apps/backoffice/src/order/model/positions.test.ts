import { expect, it } from "vitest"
import { positionOf, rememberPosition } from "./positions.ts"

it("reads of an order wait for the newest of its own writes, whichever is answered last", () => {
  expect(positionOf("a")).toBeNull()
  rememberPosition("a", "0000000000000000012")
  rememberPosition("a", "0000000000000000009")
  rememberPosition("a", null)
  rememberPosition("b", "0000000000000000020")
  expect(positionOf("a")).toBe("0000000000000000012")
})
