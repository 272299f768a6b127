import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isEmail, normalizeEmail } from "./email.ts"
import { ACCEPTED_EMAILS, MAX_EMAIL_LENGTH, REFUSED_EMAILS } from "./email-examples.ts"
import { anyUnicode } from "./text-arbitraries.ts"

describe("an e-mail address", () => {
  test.each([...ACCEPTED_EMAILS, MAX_EMAIL_LENGTH])("%j can be mailed", (email) => {
    expect(isEmail(email)).toBe(true)
  })

  test.each(REFUSED_EMAILS)("%j cannot", (email) => {
    expect(isEmail(email)).toBe(false)
  })

  test("is accepted wherever the standards allow it", () => {
    fc.assert(fc.property(fc.emailAddress(), isEmail))
  })

  test("is ASCII and has one line", () => {
    fc.assert(
      fc.property(anyUnicode(), anyUnicode(), (local, name) => {
        const email = `${local}@${name}.com`
        if (isEmail(email)) expect(email).toMatch(/^[!-~]+$/)
      }),
    )
  })
})

describe("addresses are compared", () => {
  test.each([
    [" Ann.Lee@Example.COM\n", "ann.lee@example.com"],
    ["ann@example.com", "ann@example.com"],
    ["\u212Aate@example.com", "\u212Aate@example.com"],
  ])("%j as %j", (text, normal) => {
    expect(normalizeEmail(text)).toBe(normal)
  })

  test("in a form that is accepted just as they are", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), anyUnicode()), (text) => {
        expect(isEmail(normalizeEmail(text))).toBe(isEmail(text.trim()))
        expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text))
      }),
    )
  })
})
