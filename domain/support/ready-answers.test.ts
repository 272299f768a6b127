import { expect, test } from "vitest"
import { filledIn, ORDER_ANSWERS, SUPPORT_ANSWERS } from "./ready-answers.ts"

test("ready answers are known by their ids, and have no gap that nobody can fill", () => {
  const all = [...ORDER_ANSWERS, ...SUPPORT_ANSWERS]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { subject, body } of all) {
    expect(filledIn(`${subject} ${body}`, { firstName: "Ada", orderNumber: "VT-1" })).not.toMatch(/[{}]/)
  }
})

test("a value that is not known stays a gap", () => {
  expect(filledIn("{firstName}, your {orderNumber}", { firstName: "Ada" })).toBe("Ada, your {orderNumber}")
})
