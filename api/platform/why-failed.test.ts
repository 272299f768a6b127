import { Cause } from "effect"
import { expect, test } from "vitest"
import { databaseError } from "./postgres/query.ts"
import { whyFailed } from "./why-failed.ts"

test("a failure is told by its reason alone, a defect with where it happened", () => {
  expect(whyFailed(Cause.fail(databaseError(new Error("timeout expired"))))).toBe("timeout expired")
  expect(whyFailed(Cause.die(new Error("no such row")))).toMatch(/^Error: no such row\n +at /)
})
