import { describe, expect, test } from "vitest"
import { add, countPlaywright, countVitest, NOTHING, totalLine } from "./counts.ts"

const vitest = (changes: object) =>
  JSON.stringify({
    success: true,
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { name: "file", status: "passed", assertionResults: [{ fullName: "one", status: "passed" }] },
    ],
    ...changes,
  })

describe("the total of all suites", () => {
  test("ends in the line that scripts read", () => {
    expect(totalLine({ ...NOTHING, passed: 12 })).toBe("12 passed, 0 failed")
    expect(totalLine({ ...NOTHING, passed: 12, failed: 1, skipped: 3 })).toBe(
      "12 passed, 1 failed, 3 skipped",
    )
  })

  test("adds up", () => {
    expect(
      add(
        { passed: 1, failed: 2, skipped: 3, failures: ["one"] },
        { passed: 4, failed: 5, skipped: 6, failures: ["two"] },
      ),
    ).toEqual({ passed: 5, failed: 7, skipped: 9, failures: ["one", "two"] })
  })
})

describe("counting vitest", () => {
  test("takes passed, failed, skipped and planned tests from the report", () => {
    const report = vitest({ success: false, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
    expect(countVitest(report)).toMatchObject({ passed: 5, failed: 2, skipped: 2 })
  })

  test("counts a file that did not load as a failure", () => {
    const report = vitest({
      success: false,
      testResults: [{ name: "file", status: "failed", message: "no such module\nat", assertionResults: [] }],
    })
    expect(countVitest(report)).toMatchObject({
      passed: 5,
      failed: 1,
      failures: ["file: no such module"],
    })
  })

  test("names each test that failed, with the first line of why", () => {
    const report = vitest({
      success: false,
      numFailedTests: 1,
      testResults: [
        {
          name: "file",
          status: "failed",
          assertionResults: [
            { fullName: "one", status: "passed" },
            {
              fullName: "two",
              status: "failed",
              failureMessages: ["\u001b[31mError: 1 is not 2\u001b[39m\n  at file:3"],
            },
          ],
        },
      ],
    })
    expect(countVitest(report).failures).toEqual(["file › two: Error: 1 is not 2"])
  })

  test("counts an unsuccessful run without a failed test, such as an unhandled rejection, as a failure", () => {
    expect(countVitest(vitest({ success: false }))).toMatchObject({ passed: 5, failed: 1 })
  })

  test("refuses a report that it does not understand", () => {
    expect(() => countVitest("{}")).toThrow()
  })
})

describe("counting Playwright", () => {
  test("takes a test that passed only when repeated, and an error outside of tests, as failed", () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: "a.e2e.ts",
      tests: [{ status, results: [message === undefined ? {} : { error: { message } }, {}] }],
    })
    const report = JSON.stringify({
      errors: [{ message: "no browser" }],
      suites: [
        {
          specs: [spec("buys", "expected")],
          suites: [
            { specs: [spec("pays", "unexpected", "no button\nhere"), spec("leases", "flaky", "late")] },
          ],
        },
      ],
      stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    })
    expect(countPlaywright(report)).toEqual({
      passed: 7,
      failed: 3,
      skipped: 2,
      failures: ["a.e2e.ts › pays: no button", "a.e2e.ts › leases: late", "Browser: no browser"],
    })
  })
})
