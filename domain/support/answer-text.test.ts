import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isText } from "../shared/characters.ts"
import { MAX_BODY } from "../shared/text.ts"
import { anyUnicode } from "../shared/text-arbitraries.ts"
import { answerText } from "./answer-text.ts"

describe("text of an answer", () => {
  test.each([
    [
      "Thank you!\n\nOn Mon, Nov 2, 2026 at 9:00 AM Voltread <a@b.example> wrote:\n> Where do you live?",
      "Thank you!",
    ],
    ["Thanks\r\n\r\nOn Mon, Nov 2, 2026 at 9:00 AM Voltread\r\n<a@b.example> wrote:\r\n> Hi", "Thanks"],
    ["Yes.\n-----Original Message-----\nFrom: Voltread", "Yes."],
    ["Yes.\n________________________________\nFrom: Voltread\nSent: Monday", "Yes."],
    ["> When?\nOn Friday.", "On Friday."],
    ["On Friday I moved, as I wrote: to Main St.", "On Friday I moved, as I wrote: to Main St."],
    ["a\u0000b\u001b[31mc", "ab[31mc"],
    ["> only a quote", "(The email has no text.)"],
  ])("%j is %j", (text, own) => {
    expect(answerText(text)).toBe(own)
  })

  test("can always be stored, and is bounded", () => {
    fc.assert(
      fc.property(anyUnicode({ maxLength: 200 }), (text) => {
        const own = answerText(text)
        return own !== "" && isText(own)
      }),
    )
    expect(answerText("x".repeat(MAX_BODY + 10))).toHaveLength(MAX_BODY)
  })
})
