import { describe, expect, test } from "vitest"
import { deliveryFailure } from "./delivery-status.ts"

const report = (...fields: ReadonlyArray<string>): string =>
  ["Reporting-MTA: dns; mx.example", "", "Final-Recipient: rfc822; ann@example.com", ...fields, ""].join(
    "\r\n",
  )

describe("a report of a mail server", () => {
  test.each([
    [
      "with the words of the receiver's server",
      ["Action: failed", "Status: 5.1.1", "Diagnostic-Code: smtp; 550 5.1.1 No such user"],
      { code: "550", answer: "550 5.1.1 No such user" },
    ],
    [
      "with words over several lines",
      ["Action: failed", "Status: 5.2.2", "Diagnostic-Code: smtp; 552-5.2.2 The mailbox", "  is\tfull"],
      { code: "552", answer: "552 5.2.2 The mailbox is full" },
    ],
    [
      "whose words lack the status",
      ["Action: failed", "Status: 5.7.1", "Diagnostic-Code: smtp; 554 blocked"],
      { code: "554", answer: "554 5.7.1 blocked" },
    ],
    [
      "without words, given up after days",
      ["action: FAILED (too long)", "status: 4.4.7"],
      { code: "450", answer: "450 4.4.7" },
    ],
    [
      "of a server that speaks no SMTP",
      ["Action: failed", "Status: 5.0.0", "Diagnostic-Code: x-unix; unknown user"],
      { code: "550", answer: "550 5.0.0 unknown user" },
    ],
  ])("%s", (_, fields, failure) => {
    expect(deliveryFailure(report(...fields))).toEqual(failure)
  })

  test.each([
    ["of a delay", ["Action: delayed", "Status: 4.4.1"]],
    ["of a delivery", ["Action: delivered", "Status: 2.0.0"]],
    ["that failed without a status", ["Action: failed"]],
    ["of success that calls itself failed", ["Action: failed", "Status: 2.0.0"]],
    ["of nothing", []],
  ])("%s is none of a failure", (_, fields) => {
    expect(deliveryFailure(report(...fields))).toBeUndefined()
  })

  test("is one line of bounded length without control characters", () => {
    const words = `550 5.1.1 \u0000no${"o".repeat(5_000)}`
    const answer = deliveryFailure(
      report("Action: failed", "Status: 5.1.1", `Diagnostic-Code: smtp; ${words}`),
    )?.answer
    expect(answer).toMatch(/^550 5\.1\.1 noo+$/)
    expect(answer).toHaveLength(300)
  })
})
