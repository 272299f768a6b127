import { type AppendFigures, benchAppends } from "./append.ts"
import { benchCatalogue } from "./catalogue.ts"
import { benchCatchUp } from "./catch-up.ts"
import type { LoadFigures, ShopFigures } from "./checkout.ts"
import { type Action, DAY_APIS, type DayFigures } from "./day.ts"
import { benchImports } from "./imports.ts"
import type { Memory } from "./memory.ts"
import { benchOrders } from "./orders.ts"
import { benchPrices } from "./prices.ts"
import { benchProjections } from "./projections.ts"
import { ms, type Row, ratio, times, whole } from "./report.ts"
import { benchReports } from "./reports.ts"
import type { ScaleFigures } from "./scale.ts"

/** Scales a size such as 1,000,000. Smaller sizes prove that a benchmark works; its targets are for the full size. */
export type Sizes = (whole: number) => number

/** Measures one part of the shop in scratch databases on that server, next to the raw limit of the same Postgres. */
type Benchmark = (databaseUrl: string, sizes: Sizes) => Promise<ReadonlyArray<Row>>

const APPEND_AIMS: ReadonlyMap<number, number> = new Map([
  [1, 0.7],
  [8, 1.1],
  [32, 2],
])

const appendRow = (each: AppendFigures): Row => [
  `appends, ${each.writers} writers`,
  `${ratio(each.ratio)} of ${whole(each.insertsPerSecond)} raw inserts/s (${whole(each.appendsPerSecond)}/s)`,
  `${APPEND_AIMS.get(each.writers)} ×`,
  each.ratio < (APPEND_AIMS.get(each.writers) ?? 0),
]

const appends: Benchmark = async (databaseUrl) => (await benchAppends(databaseUrl)).map(appendRow)

const catchUp: Benchmark = async (databaseUrl, sizes) => {
  const figures = await benchCatchUp(databaseUrl, sizes(200_000))
  return [
    [
      "catch-up",
      `${ratio(figures.ratio)} of COPY (${whole(figures.deliveredPerSecond)} events/s)`,
      "0.4 ×",
      figures.ratio < 0.4,
    ],
  ]
}

const projections: Benchmark = async (databaseUrl, sizes) => {
  const figures = await benchProjections(databaseUrl, {
    orders: sizes(5_000),
    listSizes: [sizes(100_000)],
  })
  return [
    [
      "rebuild of all read models",
      `${whole(figures.rebuildEventsPerSecond)} events/s`,
      "10,000 events/s",
      figures.rebuildEventsPerSecond < 10_000,
    ],
    ...figures.orderList.map(
      (each): Row => [
        `newest 50 of ${whole(each.orders)} orders, counts`,
        times(each),
        "p95 < 15 ms",
        each.p95 >= 15,
      ],
    ),
    ["search in orders", times(figures.search), ""],
    [
      "order page with timeline",
      times(figures.orderPageWithTimeline),
      "p95 < 10 ms",
      figures.orderPageWithTimeline.p95 >= 10,
    ],
    [
      "append to visible in read models",
      times(figures.visible),
      "p50 < 20 ms, p99 < 150 ms",
      figures.visible.p50 >= 20 || figures.visible.p99 >= 150,
    ],
  ]
}

const imports: Benchmark = async (databaseUrl, sizes) => {
  const figures = await benchImports(databaseUrl, sizes(1_000_000))
  return [
    [
      `import of ${whole(figures.products)} products`,
      `${ratio(figures.ratio)} of COPY (${whole(figures.importedPerSecond)}/s, ${whole(figures.memoryMb)} MB more memory)`,
      "bounded memory",
    ],
  ]
}

const prices: Benchmark = async (databaseUrl, sizes) => {
  const figures = await benchPrices(databaseUrl, sizes(1_000_000))
  return [
    [
      `prices of ${whole(figures.products)} products generated`,
      `${ratio(figures.ratio)} of one plain update (${whole(figures.generatePerSecond)}/s)`,
      "0.5 ×",
      figures.ratio < 0.5,
    ],
  ]
}

const catalogue: Benchmark = async (databaseUrl, sizes) => {
  const figures = await benchCatalogue(databaseUrl, [50_000, 1_000_000].map(sizes))
  return figures.flatMap((each): ReadonlyArray<Row> => {
    const products = `${whole(each.products)} products`
    return [
      [
        `faceted search, ${products}, 8 clients`,
        times(each.search),
        each.products > 50_000 ? "p95 < 120 ms" : "p95 < 25 ms",
        each.search.p95 >= (each.products > 50_000 ? 120 : 25),
      ],
      [`words that nobody asked for before, ${products}, 8 clients`, times(each.newWords), ""],
      [
        `page 1 and page 1,000 of ${products}`,
        `p50 ${ms(each.firstPage.p50)} and ${ms(each.latePage.p50)} ms`,
        "flat",
      ],
      [
        `suggestions, ${products}, 8 clients`,
        times(each.suggestions),
        "p95 < 10 ms",
        each.suggestions.p95 >= 10,
      ],
      [`${products} read into memory`, `${whole(each.loadMs)} ms`, ""],
    ]
  })
}

const reports: Benchmark = async (databaseUrl, sizes) => {
  const { orders, pages, csv } = await benchReports(databaseUrl, sizes(1_000_000))
  return [
    ...pages.map(
      (each): Row => [
        `${each.report} by ${each.groupBy}, a year, ${whole(orders)} orders`,
        times(each),
        "p95 < 100 ms",
        each.p95 >= 100,
      ],
    ),
    [
      `CSV of ${whole(csv.rows)} transactions`,
      `${whole(csv.rows / csv.seconds)} rows/s, ${whole(csv.quarterMb)} MB more memory after a quarter of it, ${whole(csv.memoryMb)} MB after all`,
      "no more memory for more rows",
      csv.memoryMb > 1.5 * csv.quarterMb,
    ],
  ]
}

const orders: Benchmark = async (databaseUrl, sizes) => {
  const { orders, clerks, asked } = await benchOrders(databaseUrl, sizes(1_000_000))
  return asked.map((each): Row => {
    const limit = each.what.startsWith("order page") ? 10 : 15
    return [
      `${each.what}, ${whole(orders)} orders, ${clerks} clerks`,
      times(each),
      `p95 < ${limit} ms`,
      each.p95 >= limit,
    ]
  })
}

/** Benchmarks that need only a Postgres. */
export const BENCHMARKS: ReadonlyMap<string, Benchmark> = new Map([
  ["appends", appends],
  ["catch-up", catchUp],
  ["projections", projections],
  ["orders", orders],
  ["imports", imports],
  ["prices", prices],
  ["catalogue", catalogue],
  ["reports", reports],
])

const underLoad = (figures: LoadFigures): string => `${whole(figures.perSecond)}/s, ${times(figures)}`

/** The whole shop's figures; `raw`: those of the same Postgres. Each order needs at least one commit. */
export const shopRows = (shop: ShopFigures, raw: ReadonlyArray<AppendFigures>): ReadonlyArray<Row> => {
  const rawAt = new Map(raw.map(({ writers, insertsPerSecond }) => [writers, insertsPerSecond]))
  return [
    ...shop.checkout.map(
      (each): Row => [
        `complete checkout, ${each.shoppers} shoppers`,
        `${underLoad(each)}; ${ratio(each.perSecond / (rawAt.get(each.shoppers) ?? Number.NaN))} of raw inserts`,
        each.shoppers === 32 ? "100/s, p95 < 400 ms" : "",
        each.shoppers === 32 && (each.perSecond < 100 || each.p95 >= 400),
      ],
    ),
    [
      "paid order to visible through its live stream, 32 shoppers",
      times(shop.visible),
      "p50 < 20 ms, p99 < 150 ms",
      // Without samples there is no percentile, either.
      !(shop.visible.p50 < 20 && shop.visible.p99 < 150),
    ],
    [
      "add to cart, 32 shoppers",
      underLoad(shop.addToCart),
      "500/s, p95 < 100 ms",
      shop.addToCart.perSecond < 500 || shop.addToCart.p95 >= 100,
    ],
    memoryRow("under load", shop.memory, 400),
    memoryRow("idle", shop.idleMemory, 250),
    ["second start", `${whole(shop.secondStartMs)} ms`, "5 s", shop.secondStartMs >= 5_000],
  ]
}

const memoryRow = (when: string, { api, projector, together }: Memory, aim: number): Row => [
  `memory ${when}, API + projector`,
  `${whole(api)} + ${whole(projector)} MB, together ${whole(together)} (what both share counts once)`,
  `${aim} MB together`,
  together >= aim,
]

/** API processes on one database; nothing that a shopper was told may be lost. */
export const scaleRows = (figures: ReadonlyArray<ScaleFigures>): ReadonlyArray<Row> =>
  figures.map(
    (each): Row => [
      `${each.apis} API processes, one of them killed half-way`,
      `${whole(each.perSecond)} orders/s, ${times(each)}, ${each.repeated} begun again, ${each.lost} lost`,
      "0 lost",
      each.lost > 0,
    ],
  )

/** The 95th percentile of each action under full load: the longest acceptable time for people who wait. */
const DAY_AIMS_MS: Readonly<Record<Action, number>> = {
  search: 100,
  product: 100,
  "add to cart": 100,
  checkout: 400,
  "order list": 100,
  "order page": 100,
}

/** Shoppers and staff together. */
export const dayRows = (figures: ReadonlyArray<DayFigures>): ReadonlyArray<Row> =>
  figures.map((each): Row => {
    const limit = DAY_AIMS_MS[each.what]
    return [
      `a mixed day, ${DAY_APIS} API processes: ${each.what}`,
      `${ms(each.perSecond)}/s, ${times(each)}`,
      `p95 < ${limit} ms`,
      // Without samples there is no percentile, either.
      !(each.p95 < limit),
    ]
  })
