import { Schema } from "effect"
import { expect, test } from "vitest"
import { CannedResponseForm } from "./canned-response-form.ts"
import { fillPlaceholders } from "./canned-responses.ts"

const isForm = Schema.is(CannedResponseForm)
const form = {
  use: "order",
  title: "Delay",
  subject: "Your order {orderNumber}",
  body: "Sorry, {firstName}.",
}

test("a value that is not known stays a gap", () => {
  expect(fillPlaceholders("{firstName}, your {orderNumber}", { firstName: "Ada" })).toBe(
    "Ada, your {orderNumber}",
  )
})

test("an answer has no gap that nobody can fill", () => {
  expect(isForm(form)).toBe(true)
  for (const gap of ["{lastName}", "{firstname}", "{", "}", "{{firstName}}"]) {
    expect(isForm({ ...form, subject: gap })).toBe(false)
    expect(isForm({ ...form, body: `Hello ${gap}` })).toBe(false)
  }
})

test.each([{ title: " " }, { body: "\n" }, { body: "x".repeat(4_001) }, { use: "phone" }])(
  "%j is no part of an answer",
  (change) => {
    expect(isForm({ ...form, ...change })).toBe(false)
  },
)
