import { ProductIndex } from "@voltread/api/catalogue/search/product-index.ts"
import type { ProductSearch } from "@voltread/api/catalogue/search/product-search.ts"
import { searchProducts } from "@voltread/api/catalogue/search-products.ts"
import { suggest } from "@voltread/api/catalogue/suggestions.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { CurrentSettings } from "@voltread/api/settings/current-settings.ts"
import { CATEGORIES } from "@voltread/domain/catalogue/category-menu.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { Effect, Layer, ManagedRuntime, Result } from "effect"
import pg from "pg"
import { fillCatalogue, fillSales, SERIES, TIRE_SIZES } from "./fill-catalogue.ts"
import { type Percentiles, percentiles } from "./projections.ts"
import { withScratchDatabase } from "./scratch.ts"

/** Times in milliseconds. */
export interface CatalogueFigures {
  readonly products: number
  /** Searches of all kinds, including facets, by 8 clients. */
  readonly search: Percentiles
  /** Words that were not searched before, by 8 clients. */
  readonly newWords: Percentiles
  /** The same search on its first page and on its thousandth, one client. */
  readonly firstPage: Percentiles
  readonly latePage: Percentiles
  readonly suggestions: Percentiles
  /** Reading all products into memory, in parallel with requests. */
  readonly loadMs: number
}

const CLIENTS = 8
const SEARCHES = 2_000

const EVERYTHING: ProductSearch = {
  query: "",
  productType: null,
  facetFilters: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
  fit: null,
  sort: "relevance",
  pageNumber: 1,
  pageSize: 24,
}

const at = <A>(list: ReadonlyArray<A>, turn: number, otherwise: A): A => list[turn % list.length] ?? otherwise
const category = (turn: number) => ({
  kind: "categories" as const,
  values: [at(CATEGORIES, turn * 7, { id: "televisions", name: "" }).id],
})
const SORTS = ["relevance", "price_asc", "price_desc", "rating", "newest"] as const

/** Ten kinds of searches in a realistic mix: mostly a category with more and more filters, some words, some tires. */
const searchOf = (turn: number): ProductSearch => {
  const sort = at(SORTS, turn * 3, "relevance")
  const brands = [`Brand ${turn % 200}`, `Brand ${(turn * 3) % 200}`]
  const series = at(SERIES, turn, "Nova")
  const size = at(TIRE_SIZES, turn, "225/65R17 102H")
  switch (turn % 10) {
    case 0:
    case 1:
      return { ...EVERYTHING, facetFilters: [category(turn)], sort }
    case 2:
      return { ...EVERYTHING, facetFilters: [category(turn), { kind: "brands", values: brands }], sort }
    case 3:
      return {
        ...EVERYTHING,
        facetFilters: [category(turn), { kind: "customerReviews", values: ["4"] }],
        minPrice: 20_000,
        maxPrice: 60_000,
        sort,
        pageNumber: 1 + (turn % 5),
      }
    case 4:
      return { ...EVERYTHING, facetFilters: [{ kind: "brands", values: brands }], inStock: true, sort }
    case 5:
      return { ...EVERYTHING, query: `${series} televisions` }
    case 6:
      return { ...EVERYTHING, query: `brand ${turn % 200} ${series}`, sort }
    case 7:
      return { ...EVERYTHING, query: at(["black", "sound bars", "laptop"], turn, "tv") }
    case 8:
      return { ...EVERYTHING, productType: "tire", query: size.split(" ")[0] ?? "", sort }
    default:
      return {
        ...EVERYTHING,
        productType: "tire",
        fit: { _tag: "size", size: Result.getOrThrow(parseTireSize(size)) },
        facetFilters: [{ kind: "seasons", values: ["All-season"] }],
        maxPrice: 90_000,
        sort,
      }
  }
}

/** Another series in another category every time. */
const newWords = (turn: number): ProductSearch => {
  const series = at(SERIES, turn, "Nova")
  const { name } = at(CATEGORIES, Math.floor(turn / SERIES.length), { id: "", name: "Televisions" })
  return { ...EVERYTHING, query: `${series} ${name}` }
}

/** The beginning of a name, as far as it has been typed. */
const typed = (turn: number): string => {
  const text = `${at(SERIES, turn, "Nova")} ${at(CATEGORIES, turn, { id: "", name: "Televisions" }).name}`
  return text.slice(0, 1 + (turn % 12))
}

const measure = async (clients: number, turns: number, once: (turn: number) => Promise<unknown>) => {
  const took: Array<number> = []
  let next = 0
  const client = async () => {
    while (next < turns) {
      const turn = next++
      const since = performance.now()
      await once(turn)
      took.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return percentiles(took)
}

/** Search over catalogs of these sizes, in a database of its own on that server. */
export const benchCatalogue = (
  databaseUrl: string,
  sizes: ReadonlyArray<number>,
): Promise<ReadonlyArray<CatalogueFigures>> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const figures: Array<CatalogueFigures> = []
    try {
      let filled = 0
      for (const size of sizes) {
        await fillCatalogue(pool, filled + 1, size)
        await fillSales(pool, size)
        filled = size
        figures.push(await measureSearch(url, size))
      }
    } finally {
      await pool.end()
    }
    return figures
  })

const measureSearch = async (url: string, products: number): Promise<CatalogueFigures> => {
  const database = Database.layer({ url, max: CLIENTS, statementTimeout: 0 })
  const services = Layer.mergeAll(ProductIndex.layer, CurrentSettings.layer(DEFAULT_SETTINGS))
  const runtime = ManagedRuntime.make(Layer.provideMerge(services, database))
  const search = (turn: ProductSearch) => runtime.runPromise(searchProducts(turn))
  const type = (text: string) => runtime.runPromise(suggest(text))
  try {
    const since = performance.now()
    await runtime.runPromise(Effect.flatMap(ProductIndex, ({ current }) => current))
    const loadMs = performance.now() - since
    await runtime.runPromise(Effect.flatMap(ProductIndex, ({ vocabulary }) => vocabulary))
    // Warms up, like a server that has been running for a while.
    await measure(CLIENTS, SEARCHES, (turn) => search(searchOf(turn)))
    await measure(CLIENTS, SEARCHES, (turn) => type(typed(turn)))
    return {
      products,
      loadMs,
      search: await measure(CLIENTS, SEARCHES, (turn) => search(searchOf(turn))),
      newWords: await measure(CLIENTS, SERIES.length * CATEGORIES.length, (turn) => search(newWords(turn))),
      firstPage: await measure(1, 200, () => search(EVERYTHING)),
      latePage: await measure(1, 200, () => search({ ...EVERYTHING, pageNumber: 1_000 })),
      suggestions: await measure(CLIENTS, SEARCHES, (turn) => type(typed(turn))),
    }
  } finally {
    await runtime.dispose()
  }
}
