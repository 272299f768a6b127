import { Effect } from "effect"
import { runCommand } from "../start/command.ts"
import { benchAppends } from "./append.ts"
import { benchCatalogue } from "./catalogue.ts"
import { benchCatchUp } from "./catch-up.ts"
import { benchShop, type LoadFigures } from "./checkout.ts"
import { benchImports } from "./imports.ts"
import { benchPrices } from "./prices.ts"
import { benchProjections, type Percentiles } from "./projections.ts"

/** What was measured, what it came to, and what it aims at (architecture §8). */
type Row = readonly [what: string, figure: string, aim: string]

const whole = (value: number): string => Math.round(value).toLocaleString("en-US")
const ms = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value))
const times = ({ p50, p95, p99 }: Percentiles): string => `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)} ms`
const ratio = (value: number): string => `${value.toFixed(2)} ×`
const underLoad = (figures: LoadFigures): string => `${whole(figures.perSecond)}/s, ${times(figures)}`

const APPEND_AIMS: ReadonlyMap<number, number> = new Map([
  [1, 0.7],
  [8, 1.1],
  [32, 2],
])

const measureParts = async (databaseUrl: string) => ({
  appends: await benchAppends(databaseUrl),
  catchUp: await benchCatchUp(databaseUrl),
  projections: await benchProjections(databaseUrl, { orders: 5_000 }),
  imports: await benchImports(databaseUrl),
  prices: await benchPrices(databaseUrl, 1_000_000),
  catalogue: await benchCatalogue(databaseUrl, [50_000, 1_000_000]),
})

/** `npm run bench`: every figure, and every ratio against the raw limit of the same Postgres, in one run. */
const bench = Effect.gen(function* () {
  const { shop, parts } = yield* benchShop(measureParts)
  const { appends, catchUp, projections, imports, prices, catalogue } = parts
  // Any shopper's order costs at least one commit: what the same Postgres could do with nothing else to do.
  const rawAt = new Map(appends.map(({ writers, insertsPerSecond }) => [writers, insertsPerSecond]))
  const rows: ReadonlyArray<Row> = [
    ...appends.map(
      (each): Row => [
        `appends, ${each.writers} writers`,
        `${ratio(each.ratio)} of ${whole(each.insertsPerSecond)} raw inserts/s (${whole(each.appendsPerSecond)}/s)`,
        `${APPEND_AIMS.get(each.writers)} ×`,
      ],
    ),
    ["catch-up", `${ratio(catchUp.ratio)} of COPY (${whole(catchUp.deliveredPerSecond)} events/s)`, "0.4 ×"],
    [
      "rebuild of all read models",
      `${whole(projections.rebuildEventsPerSecond)} events/s`,
      "10,000 events/s",
    ],
    ...shop.checkout.map(
      (each): Row => [
        `complete checkout, ${each.shoppers} shoppers`,
        `${underLoad(each)}; ${ratio(each.perSecond / (rawAt.get(each.shoppers) ?? Number.NaN))} of raw inserts`,
        each.shoppers === 32 ? "100/s, p95 < 400 ms" : "",
      ],
    ),
    ["add to cart, 32 shoppers", underLoad(shop.addToCart), "500/s, p95 < 100 ms"],
    ...projections.orderList.map(
      (each): Row => [`newest 50 of ${whole(each.orders)} orders, counts`, times(each), "p95 < 15 ms"],
    ),
    ["search in orders", times(projections.search), ""],
    [
      `import of ${whole(imports.products)} products`,
      `${ratio(imports.ratio)} of COPY (${whole(imports.importedPerSecond)}/s, ${whole(imports.memoryMb)} MB more memory)`,
      "bounded memory",
    ],
    ["order page with timeline", times(projections.orderPageWithTimeline), "p95 < 10 ms"],
    [
      `prices of ${whole(prices.products)} products generated`,
      `${ratio(prices.ratio)} of one plain update (${whole(prices.generatePerSecond)}/s)`,
      "0.5 ×",
    ],
    ["append to visible in read models", times(projections.visible), "p50 < 20 ms, p99 < 150 ms"],
    ...catalogue.flatMap(
      (each): ReadonlyArray<Row> => [
        [
          `faceted search, ${whole(each.products)} products, 8 clients`,
          times(each.search),
          each.products > 50_000 ? "p95 < 120 ms" : "p95 < 25 ms",
        ],
        [
          `words nobody asked for before, ${whole(each.products)} products, 8 clients`,
          times(each.newWords),
          "",
        ],
        [
          `page 1 and page 1,000 of ${whole(each.products)} products`,
          `p50 ${ms(each.firstPage.p50)} and ${ms(each.latePage.p50)} ms`,
          "flat",
        ],
        [`suggestions, ${whole(each.products)} products, 8 clients`, times(each.suggestions), "p95 < 10 ms"],
        [`${whole(each.products)} products read into memory`, `${whole(each.loadMs)} ms`, ""],
      ],
    ),
    [
      "memory, API + projector",
      `${whole(shop.memory.api)} + ${whole(shop.memory.projector)} MB`,
      "400 MB together",
    ],
    ["second start", `${whole(shop.secondStartMs)} ms`, "5 s"],
  ]
  const width = (column: 0 | 1): number => Math.max(...rows.map((row) => row[column].length)) + 2
  for (const [what, figure, aim] of rows) {
    process.stdout.write(`${what.padEnd(width(0))}${figure.padEnd(width(1))}${aim}\n`)
  }
  return 0
})

runCommand(bench)
