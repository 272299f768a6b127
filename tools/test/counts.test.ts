import { describe, expect, test } from "vitest"
import { add, countPlaywright, countVitest, NOTHING, totalLine } from "./counts.ts"

const vitest = (changes: object) =>
  JSON.stringify({
    success: true,
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: "passed", assertionResults: [{}] }],
    ...changes,
  })

describe("the total of all suites", () => {
  test("ends in the line that scripts read", () => {
    expect(totalLine({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed")
    expect(totalLine({ passed: 12, failed: 1, skipped: 3 })).toBe("12 passed, 1 failed, 3 skipped")
  })

  test("adds up", () => {
    expect(
      add(NOTHING, add({ passed: 1, failed: 2, skipped: 3 }, { passed: 4, failed: 5, skipped: 6 })),
    ).toEqual({
      passed: 5,
      failed: 7,
      skipped: 9,
    })
  })
})

describe("counting vitest", () => {
  test("takes passed, failed, skipped and planned tests from the report", () => {
    const report = vitest({ success: false, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  test("counts a file that did not load as a failure", () => {
    const report = vitest({ success: false, testResults: [{ status: "failed", assertionResults: [] }] })
    expect(countVitest(report)).toMatchObject({ passed: 5, failed: 1 })
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
    const report = JSON.stringify({
      errors: [{}],
      stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    })
    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3, skipped: 2 })
  })
})
