import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, type Scope } from "effect"
import { reasonOf, StartError } from "../start/error.ts"
import { operatorUrl } from "../start/ports.ts"
import { findChromium } from "./chromium.ts"
import { add, type Counts, couldNotRun, countPlaywright, countVitest, NOTHING } from "./counts.ts"
import { runProcess } from "./process.ts"
import { ROOT, temporaryShop } from "./shop-process.ts"

export interface Suite {
  readonly name: string
  readonly run: Effect.Effect<Counts, StartError, Scope.Scope>
}

const vitest = (
  projects: ReadonlyArray<"parts" | "screens" | "faults" | "shop">,
  env: Readonly<Record<string, string>> = {},
) =>
  withReport(
    (report) =>
      runProcess(
        process.execPath,
        [
          "node_modules/vitest/vitest.mjs",
          "run",
          ...projects.map((project) => `--project=${project}`),
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${report}`,
        ],
        { cwd: ROOT, env },
      ),
    countVitest,
  )

const browser = Effect.gen(function* () {
  const executable = yield* findChromium(ROOT)
  const shop = yield* temporaryShop
  return yield* withReport(
    (report) =>
      runProcess(
        process.execPath,
        [join(ROOT, "node_modules/@playwright/test/cli.js"), "test", "--reporter=list,json"],
        {
          cwd: join(ROOT, "apps/e2e"),
          env: {
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
            E2E_BASE_URL: shop.publicUrl,
            E2E_OPERATOR_URL: operatorUrl(shop.dataDir),
            E2E_CHROMIUM: executable,
            DEMO_PASSWORD: shop.demoPassword,
          },
        },
      ),
    countPlaywright,
  )
})

/** The size budgets of the apps that the browser suite has built. */
const budgets = Effect.map(runProcess(process.execPath, ["tools/budget/main.ts"], { cwd: ROOT }), (code) =>
  code === 0 ? { ...NOTHING, passed: 1 } : couldNotRun("A page is heavier than its budget"),
)

const parts = (env?: Readonly<Record<string, string>>): Suite => ({
  name: "Unit, property, contract, integration, component",
  run: vitest(["parts", "screens"], env),
})

/** In order of execution. */
export const SUITES: ReadonlyArray<Suite> = [
  parts(),
  { name: "Servers that are started, killed, cut off", run: vitest(["faults"]) },
  { name: "The whole shop: start, stop, faults", run: vitest(["shop"]) },
  { name: "Browser", run: browser },
  { name: "Byte budgets of both apps", run: budgets },
]

/** No browser, no kills, and of tests that try thousands of examples a quarter of them. */
export const QUICK_SUITES: ReadonlyArray<Suite> = [parts({ TEST_SAMPLE: "4" })]

function withReport(run: (file: string) => Effect.Effect<number>, count: (report: string) => Counts) {
  return Effect.gen(function* () {
    const folder = yield* Effect.acquireRelease(
      Effect.sync(() => mkdtempSync(join(tmpdir(), "voltread-report-"))),
      (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true })),
    )
    const file = join(folder, "report.json")
    const code = yield* run(file)
    const counts = yield* Effect.try({
      try: () => count(readFileSync(file, "utf8")),
      catch: (cause) =>
        new StartError({
          message: `The suite ended with code ${code} and no report: ${reasonOf(cause)}`,
          cause,
        }),
    })
    return code !== 0 && counts.failed === 0
      ? add(counts, couldNotRun(`The suite ended with code ${code}`))
      : counts
  })
}
