import { Schema } from "effect"

/** How many tests of a suite did what. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }

/** A suite that could not run counts as one failure. */
export const COULD_NOT_RUN: Counts = { passed: 0, failed: 1, skipped: 0 }

export function add(left: Counts, right: Counts): Counts {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
  }
}

const VitestReport = Schema.fromJsonString(
  Schema.Struct({
    success: Schema.Boolean,
    numPassedTests: Schema.Number,
    numFailedTests: Schema.Number,
    numPendingTests: Schema.Number,
    numTodoTests: Schema.Number,
    testResults: Schema.Array(
      Schema.Struct({ status: Schema.String, assertionResults: Schema.Array(Schema.Unknown) }),
    ),
  }),
)

/** Counts of vitest's JSON report. A file that did not load, or an error outside of any test, is a failure too. */
export function countVitest(report: string): Counts {
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    Schema.decodeSync(VitestReport)(report)
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length
  const failed = numFailedTests + unloaded
  return {
    passed: numPassedTests,
    failed: failed === 0 && !success ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  }
}

const PlaywrightReport = Schema.fromJsonString(
  Schema.Struct({
    errors: Schema.Array(Schema.Unknown),
    stats: Schema.Struct({
      expected: Schema.Number,
      unexpected: Schema.Number,
      flaky: Schema.Number,
      skipped: Schema.Number,
    }),
  }),
)

/** Counts of Playwright's JSON report. A test that passed only when repeated has failed. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = Schema.decodeSync(PlaywrightReport)(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** The line that scripts read: `12 passed, 0 failed`, and the skipped ones where there are any. */
export function totalLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`
}
