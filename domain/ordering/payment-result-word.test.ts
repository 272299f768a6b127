import { expect, test } from "vitest"
import { paymentResultWord } from "./payment-result-word.ts"

test.each([
  ["succeeded", "sale", "approved"],
  ["succeeded", "lease", "paid by the lender"],
  ["succeeded", undefined, "approved"],
  ["a new result", "sale", "a new result"],
])("%s of %s is read as %s by staff", (result, kind, words) =>
  expect(paymentResultWord(result, kind)).toBe(words),
)
