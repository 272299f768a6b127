import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { embeddedPostgres } from "@voltread/api/platform/postgres/embedded.ts"
import { Effect } from "effect"
import { runCommand } from "../start/command.ts"
import { StartError } from "../start/error.ts"
import { benchAppends } from "./append.ts"
import { BENCHMARKS, shopRows } from "./benchmarks.ts"
import { benchShop } from "./checkout.ts"
import { print } from "./report.ts"

/** The whole shop in processes of its own: checkouts, carts, memory, starts. */
const SHOP = "shop"
const NAMES = [...BENCHMARKS.keys(), SHOP]

const measured = <A>(work: () => Promise<A>): Effect.Effect<A, StartError> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) => new StartError({ message: `The measurement failed: ${String(cause)}`, cause }),
  })

const temporaryFolder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "voltread-bench-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true })),
)

const runBenchmarks = Effect.fnUntraced(function* (names: ReadonlyArray<string>) {
  const folder = yield* temporaryFolder
  const { url } = yield* embeddedPostgres({
    folder: join(folder, "postgres"),
    logFile: join(folder, "postgres.log"),
  }).pipe(Effect.mapError((error) => new StartError({ message: error.message, cause: error })))
  for (const name of names) {
    const benchmark = BENCHMARKS.get(name)
    if (benchmark !== undefined) print(yield* measured(() => benchmark(url)))
  }
})

/** `npm run bench [-- name...]`: every figure beside what it aims at, and every ratio against the same Postgres. */
const bench = Effect.gen(function* () {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !NAMES.includes(name))
  if (unknown !== undefined) {
    return yield* new StartError({
      message: `There is no benchmark ${unknown}; there are ${NAMES.join(", ")}.`,
    })
  }
  const names = wanted.length === 0 ? NAMES : wanted
  const inPostgres = names.filter((name) => BENCHMARKS.has(name))
  if (inPostgres.length > 0) yield* Effect.scoped(runBenchmarks(inPostgres))
  if (names.includes(SHOP)) {
    const { shop, parts: raw } = yield* benchShop(benchAppends)
    print(shopRows(shop, raw))
  }
  return 0
})

runCommand(bench)
