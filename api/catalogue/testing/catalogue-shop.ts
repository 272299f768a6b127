import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { ensureReadModels } from "@voltread/projections/prepare.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { Effect, Layer, ManagedRuntime } from "effect"
import type pg from "pg"
import { Database } from "../../platform/postgres/pool.ts"
import { shopDatabase } from "../../platform/postgres/testing/shop-database.ts"
import { CurrentSettings } from "../../settings/current-settings.ts"
import { ProductIndex } from "../search/product-index.ts"
import type { ProductSearch } from "../search/product-search.ts"
import { searchProducts } from "../search-products.ts"

const EVERYTHING: ProductSearch = {
  query: "",
  productType: null,
  facetFilters: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
  fit: null,
  sort: "price_asc",
  pageNumber: 1,
  pageSize: 12,
}

/** A migrated database for one test file, with read models and the search index. */
export const catalogueShop = async (adminUrl: string, time: Layer.Layer<never> = Layer.empty) => {
  const database = await shopDatabase(adminUrl)
  await database.run(Database.use(({ pool }) => Effect.promise(() => prepare(pool))))
  const services = Layer.mergeAll(ProductIndex.layer, CurrentSettings.layer(DEFAULT_SETTINGS))
  const catalogue = Layer.provideMerge(services, database.layer)
  const runtime = ManagedRuntime.make(Layer.provideMerge(catalogue, time))
  const run = <A, E>(effect: Effect.Effect<A, E, Database | ProductIndex | CurrentSettings>): Promise<A> =>
    runtime.runPromise(effect)
  return {
    url: database.url,
    run,
    /** All products, cheapest first, unless the test changes the search. */
    search: async (change: Partial<ProductSearch> = {}) => {
      const found = await run(searchProducts({ ...EVERYTHING, ...change }))
      const valuesOf = (kind: string) => found.facets.find((facet) => facet.kind === kind)?.values ?? []
      return { ...found, ids: found.products.map(({ product }) => product.productId), valuesOf }
    },
    close: async () => {
      await runtime.dispose()
      await database.close()
    },
  }
}

const prepare = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect()
  await ensureReadModels(client, readModels)
  client.release(true)
}
