import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { embeddedPostgres } from "@voltread/api/platform/postgres/embedded.ts"
import { Effect } from "effect"
import { runCommand } from "../start/command.ts"
import { StartError } from "../start/error.ts"
import { benchAppends } from "./append.ts"
import { BENCHMARKS, dayRows, type Sizes, scaleRows, shopRows } from "./benchmarks.ts"
import { benchShop } from "./checkout.ts"
import { benchCost } from "./cost.ts"
import { costByCatalogueRows, costRows } from "./cost-rows.ts"
import { benchDay } from "./day.ts"
import { print, printMissed, type Row } from "./report.ts"
import { benchScale } from "./scale.ts"

/** The whole shop in separate processes: checkouts, carts, memory, starts. */
const SHOP = "shop"
/** The whole shop, with a Postgres that counts statements: CPU time and statements for an order. */
const COST = "cost"
/** The whole shop with one, two and three API processes. */
const SCALE = "scale"
/** The demo shop with two API processes: shoppers who browse and buy, and staff at work. */
const DAY = "day"
const NAMES = [...BENCHMARKS.keys(), SHOP, COST, SCALE, DAY]

const measured = <A>(work: () => Promise<A>): Effect.Effect<A, StartError> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) => new StartError({ message: `The measurement failed: ${String(cause)}`, cause }),
  })

const temporaryFolder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "voltread-bench-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true })),
)

const runBenchmarks = Effect.fnUntraced(function* (
  names: ReadonlyArray<string>,
  sizes: Sizes,
  show: (rows: ReadonlyArray<Row>) => void,
) {
  const folder = yield* temporaryFolder
  const { url } = yield* embeddedPostgres({
    folder: join(folder, "postgres"),
    logFile: join(folder, "postgres.log"),
  }).pipe(Effect.mapError((error) => new StartError({ message: error.message, cause: error })))
  for (const name of names) {
    const benchmark = BENCHMARKS.get(name)
    if (benchmark !== undefined) show(yield* measured(() => benchmark(url, sizes)))
  }
})

const SIZE = "--size="
const ROUND_MS = 20_000
/** The size of the demo catalog. */
const DEMO_PRODUCTS = 12_031

/** The requested benchmarks, and the requested share of their sizes. */
const wishes = Effect.suspend(() => {
  const given = process.argv.slice(2)
  const names = given.filter((each) => !each.startsWith(SIZE))
  const share = Number(given.find((each) => each.startsWith(SIZE))?.slice(SIZE.length) ?? 1)
  const unknown = names.find((name) => !NAMES.includes(name))
  if (unknown !== undefined) {
    return new StartError({ message: `There is no benchmark ${unknown}; there are ${NAMES.join(", ")}.` })
  }
  if (!(share > 0 && share <= 1)) {
    return new StartError({ message: `${SIZE} takes a share, more than 0 and at most 1.` })
  }
  const sizes: Sizes = (whole) => Math.max(1, Math.round(whole * share))
  return Effect.succeed({ names: names.length === 0 ? NAMES : names, sizes })
})

/**
 * `npm run bench [-- name... --size=share]`: every figure next to its target, and every ratio to the same Postgres; at
 * the end, one line for each missed target.
 */
const bench = Effect.gen(function* () {
  const { names, sizes } = yield* wishes
  const shown: Array<Row> = []
  const show = (rows: ReadonlyArray<Row>) => {
    print(rows)
    shown.push(...rows)
  }
  const inPostgres = names.filter((name) => BENCHMARKS.has(name))
  if (inPostgres.length > 0) yield* Effect.scoped(runBenchmarks(inPostgres, sizes, show))
  if (names.includes(SHOP)) {
    const { shop, parts: raw } = yield* Effect.scoped(benchShop(benchAppends))
    show(shopRows(shop, raw))
  }
  if (names.includes(COST)) {
    const costOf = (products: number) =>
      Effect.scoped(benchCost(sizes(products), [1, 8, 32], sizes(400))).pipe(
        Effect.tap((costs) => Effect.sync(() => show(costRows(costs)))),
      )
    const demo = yield* costOf(DEMO_PRODUCTS)
    show(costByCatalogueRows(demo, yield* costOf(1_000_000)))
  }
  if (names.includes(SCALE)) show(scaleRows(yield* Effect.scoped(benchScale(3, sizes(ROUND_MS)))))
  if (names.includes(DAY)) show(dayRows(yield* Effect.scoped(benchDay(sizes(ROUND_MS)))))
  printMissed(shown)
  return 0
})

runCommand(bench)
