import { stripVTControlCharacters } from "node:util"
import { Schema } from "effect"

/** The results of a suite's tests, with a line for each that failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: ReadonlyArray<string>
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** A suite that could not run counts as one failure. */
export const couldNotRun = (reason: string): Counts => ({ ...NOTHING, failed: 1, failures: [reason] })

export function add(left: Counts, right: Counts): Counts {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
    failures: [...left.failures, ...right.failures],
  }
}

const MAX_REASON = 300

/** The failed test and one line of its message, without colors. */
const failure = (name: string, message = ""): string => {
  const [reason = ""] = stripVTControlCharacters(message).trim().split("\n")
  return reason === "" ? name : `${name}: ${reason.slice(0, MAX_REASON)}`
}

const VitestReport = Schema.fromJsonString(
  Schema.Struct({
    success: Schema.Boolean,
    numPassedTests: Schema.Number,
    numFailedTests: Schema.Number,
    numPendingTests: Schema.Number,
    numTodoTests: Schema.Number,
    testResults: Schema.Array(
      Schema.Struct({
        name: Schema.String,
        status: Schema.String,
        message: Schema.optional(Schema.String),
        assertionResults: Schema.Array(
          Schema.Struct({
            fullName: Schema.String,
            status: Schema.String,
            failureMessages: Schema.optional(Schema.NullOr(Schema.Array(Schema.String))),
          }),
        ),
      }),
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
  const failures = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages?.[0]))
      return tests.length > 0 ? tests : [failure(name, message)]
    })
  return {
    passed: numPassedTests,
    failed: failed === 0 && !success ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
    failures: failures.length === 0 && !success ? ["An error outside of all tests"] : failures,
  }
}

const PlaywrightError = Schema.Struct({ message: Schema.optional(Schema.String) })

interface PlaywrightSuite {
  readonly specs: ReadonlyArray<typeof PlaywrightSpec.Type>
  readonly suites?: ReadonlyArray<PlaywrightSuite> | undefined
}

const PlaywrightSpec = Schema.Struct({
  title: Schema.String,
  file: Schema.String,
  tests: Schema.Array(
    Schema.Struct({
      status: Schema.String,
      results: Schema.Array(Schema.Struct({ error: Schema.optional(PlaywrightError) })),
    }),
  ),
})

const PlaywrightSuite: Schema.Codec<PlaywrightSuite> = Schema.Struct({
  specs: Schema.Array(PlaywrightSpec),
  suites: Schema.optional(Schema.Array(Schema.suspend(() => PlaywrightSuite))),
})

const PlaywrightReport = Schema.fromJsonString(
  Schema.Struct({
    errors: Schema.Array(PlaywrightError),
    suites: Schema.Array(PlaywrightSuite),
    stats: Schema.Struct({
      expected: Schema.Number,
      unexpected: Schema.Number,
      flaky: Schema.Number,
      skipped: Schema.Number,
    }),
  }),
)

/** Counts of Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function countPlaywright(report: string): Counts {
  const { stats, errors, suites } = Schema.decodeSync(PlaywrightReport)(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failuresIn),
      ...errors.map(({ message = "" }) => failure("Browser", message)),
    ],
  }
}

const failuresIn = ({ specs, suites = [] }: PlaywrightSuite): ReadonlyArray<string> => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) =>
        failure(`${file} › ${title}`, results.find(({ error }) => error !== undefined)?.error?.message),
      ),
  ),
  ...suites.flatMap(failuresIn),
]

/** The line for scripts: `12 passed, 0 failed`, with the skipped ones if there are any. */
export function totalLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`
}
