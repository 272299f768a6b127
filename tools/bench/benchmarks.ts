import { type AppendFigures, benchAppends } from "./append.ts"
import { benchCatalogue } from "./catalogue.ts"
import { benchCatchUp } from "./catch-up.ts"
import type { LoadFigures, ShopFigures } from "./checkout.ts"
import { benchImports } from "./imports.ts"
import { benchPrices } from "./prices.ts"
import { benchProjections } from "./projections.ts"
import { ms, type Row, ratio, times, whole } from "./report.ts"

/** Measures one part of the shop in scratch databases on that server, beside the raw limit of the same Postgres. */
type Benchmark = (databaseUrl: string) => Promise<ReadonlyArray<Row>>

const APPEND_AIMS: ReadonlyMap<number, number> = new Map([
  [1, 0.7],
  [8, 1.1],
  [32, 2],
])

const appendRow = (each: AppendFigures): Row => [
  `appends, ${each.writers} writers`,
  `${ratio(each.ratio)} of ${whole(each.insertsPerSecond)} raw inserts/s (${whole(each.appendsPerSecond)}/s)`,
  `${APPEND_AIMS.get(each.writers)} ×`,
]

const appends: Benchmark = async (databaseUrl) => (await benchAppends(databaseUrl)).map(appendRow)

const catchUp: Benchmark = async (databaseUrl) => {
  const figures = await benchCatchUp(databaseUrl)
  return [
    ["catch-up", `${ratio(figures.ratio)} of COPY (${whole(figures.deliveredPerSecond)} events/s)`, "0.4 ×"],
  ]
}

const projections: Benchmark = async (databaseUrl) => {
  const figures = await benchProjections(databaseUrl, { orders: 5_000 })
  return [
    ["rebuild of all read models", `${whole(figures.rebuildEventsPerSecond)} events/s`, "10,000 events/s"],
    ...figures.orderList.map(
      (each): Row => [`newest 50 of ${whole(each.orders)} orders, counts`, times(each), "p95 < 15 ms"],
    ),
    ["search in orders", times(figures.search), ""],
    ["order page with timeline", times(figures.orderPageWithTimeline), "p95 < 10 ms"],
    ["append to visible in read models", times(figures.visible), "p50 < 20 ms, p99 < 150 ms"],
  ]
}

const imports: Benchmark = async (databaseUrl) => {
  const figures = await benchImports(databaseUrl, 1_000_000)
  return [
    [
      `import of ${whole(figures.products)} products`,
      `${ratio(figures.ratio)} of COPY (${whole(figures.importedPerSecond)}/s, ${whole(figures.memoryMb)} MB more memory)`,
      "bounded memory",
    ],
  ]
}

const prices: Benchmark = async (databaseUrl) => {
  const figures = await benchPrices(databaseUrl, 1_000_000)
  return [
    [
      `prices of ${whole(figures.products)} products generated`,
      `${ratio(figures.ratio)} of one plain update (${whole(figures.generatePerSecond)}/s)`,
      "0.5 ×",
    ],
  ]
}

const catalogue: Benchmark = async (databaseUrl) => {
  const figures = await benchCatalogue(databaseUrl, [50_000, 1_000_000])
  return figures.flatMap((each): ReadonlyArray<Row> => {
    const products = `${whole(each.products)} products`
    return [
      [
        `faceted search, ${products}, 8 clients`,
        times(each.search),
        each.products > 50_000 ? "p95 < 120 ms" : "p95 < 25 ms",
      ],
      [`words that nobody asked for before, ${products}, 8 clients`, times(each.newWords), ""],
      [
        `page 1 and page 1,000 of ${products}`,
        `p50 ${ms(each.firstPage.p50)} and ${ms(each.latePage.p50)} ms`,
        "flat",
      ],
      [`suggestions, ${products}, 8 clients`, times(each.suggestions), "p95 < 10 ms"],
      [`${products} read into memory`, `${whole(each.loadMs)} ms`, ""],
    ]
  })
}

/** Parts that need a Postgres and nothing else. */
export const BENCHMARKS: ReadonlyMap<string, Benchmark> = new Map([
  ["appends", appends],
  ["catch-up", catchUp],
  ["projections", projections],
  ["imports", imports],
  ["prices", prices],
  ["catalogue", catalogue],
])

const underLoad = (figures: LoadFigures): string => `${whole(figures.perSecond)}/s, ${times(figures)}`

/** The whole shop's figures; `raw`: of the same Postgres. Any order costs at least one commit. */
export const shopRows = (shop: ShopFigures, raw: ReadonlyArray<AppendFigures>): ReadonlyArray<Row> => {
  const rawAt = new Map(raw.map(({ writers, insertsPerSecond }) => [writers, insertsPerSecond]))
  return [
    ...shop.checkout.map(
      (each): Row => [
        `complete checkout, ${each.shoppers} shoppers`,
        `${underLoad(each)}; ${ratio(each.perSecond / (rawAt.get(each.shoppers) ?? Number.NaN))} of raw inserts`,
        each.shoppers === 32 ? "100/s, p95 < 400 ms" : "",
      ],
    ),
    ["add to cart, 32 shoppers", underLoad(shop.addToCart), "500/s, p95 < 100 ms"],
    [
      "memory, API + projector",
      `${whole(shop.memory.api)} + ${whole(shop.memory.projector)} MB`,
      "400 MB together",
    ],
    ["second start", `${whole(shop.secondStartMs)} ms`, "5 s"],
  ]
}
