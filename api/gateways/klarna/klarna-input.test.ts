import { Result } from "effect"
import { expect, test } from "vitest"
import { klarnaPayment } from "./klarna-input.ts"

const taken = (authorizationToken: string) => Result.getOrNull(klarnaPayment(authorizationToken))?.token

test("a token leads to nothing else at Klarna than its authorization", () => {
  expect(taken(" b4bd3423-24e3 ")).toBe("b4bd3423-24e3")
  for (const token of ["", " ", "..", "a/b", "a?b", "a".repeat(256)]) expect(taken(token)).toBeUndefined()
})
