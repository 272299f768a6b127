import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isEmail, mailboxOf, normalizeEmail } from "./email.ts"
import { ACCEPTED_EMAILS, MAX_EMAIL_LENGTH, REFUSED_EMAILS } from "./email-examples.ts"
import { anyUnicode } from "./text-arbitraries.ts"

describe("an email address", () => {
  test.each([...ACCEPTED_EMAILS, MAX_EMAIL_LENGTH])("%j can be mailed", (email) => {
    expect(isEmail(email)).toBe(true)
  })

  test.each(REFUSED_EMAILS)("%j cannot", (email) => {
    expect(isEmail(email)).toBe(false)
  })

  test("is accepted wherever the standards allow it", () => {
    fc.assert(fc.property(fc.emailAddress(), isEmail))
  })

  test("is ASCII and has one line, without spaces", () => {
    const otherCharacter = fc
      .oneof(fc.integer({ min: 0, max: 0x20 }), fc.integer({ min: 0x7f, max: 0x10ffff }))
      .map((code) => String.fromCodePoint(code))
    fc.assert(
      fc.property(fc.emailAddress(), otherCharacter, fc.nat(), (email, character, at) => {
        const index = at % (email.length + 1)
        expect(isEmail(email.slice(0, index) + character + email.slice(index))).toBe(false)
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

describe("addresses share a mailbox", () => {
  test.each([
    ["ann@example.com", "ann@example.com"],
    ["ann+shop@example.com", "ann@example.com"],
    ["ann+a+b@example.com", "ann@example.com"],
    ["ann.lee@example.com", "ann.lee@example.com"],
    ["+ann@example.com", "+ann@example.com"],
    ["ann.lee@gmail.com", "annlee@gmail.com"],
    ["a.n.n.lee+shop@googlemail.com", "annlee@gmail.com"],
    ["ann.lee@notgmail.com", "ann.lee@notgmail.com"],
  ])("%j: that of %j", (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })
})
