import { describe, expect, test } from "vitest"
import { base32, codeOfStep, keyUri, newSecret, stepAt, stepOfCode } from "./totp.ts"

const SECRET = Buffer.from("12345678901234567890")

describe("a code", () => {
  // RFC 6238, appendix B.
  test.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at second %d is %s", (seconds, code) => {
    expect(codeOfStep(SECRET, stepAt(seconds * 1_000), 8)).toBe(code)
    expect(codeOfStep(SECRET, stepAt(seconds * 1_000))).toBe(code.slice(2))
  })

  const now = 1_800_000_000_000
  const present = stepAt(now)
  test.each([-1, 0, 1])("%d steps away is taken", (away) => {
    expect(stepOfCode(SECRET, codeOfStep(SECRET, present + away), now, 0)).toBe(present + away)
  })
  test.each([-2, 2])("%d steps away is not", (away) => {
    expect(stepOfCode(SECRET, codeOfStep(SECRET, present + away), now, 0)).toBeUndefined()
  })
  test("that was taken is not taken again, nor an older one", () => {
    expect(stepOfCode(SECRET, codeOfStep(SECRET, present), now, present)).toBeUndefined()
    expect(stepOfCode(SECRET, codeOfStep(SECRET, present - 1), now, present)).toBeUndefined()
    expect(stepOfCode(SECRET, codeOfStep(SECRET, present + 1), now, present)).toBe(present + 1)
  })
})

describe("a secret", () => {
  // RFC 4648, §10.
  test.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("%j is written %j", (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written)
  })

  test("has 160 bits, which apps read from an address", () => {
    expect(newSecret().length).toBe(20)
    expect(newSecret()).not.toEqual(newSecret())
    expect(keyUri(SECRET, "Voltread", "ann@example.com")).toBe(
      "otpauth://totp/Voltread:ann%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Voltread&algorithm=SHA1&digits=6&period=30",
    )
  })
})
