import { type Effect, Layer, ManagedRuntime } from "effect"
import type { Database } from "../../postgres/pool.ts"
import { shopDatabase } from "../../postgres/testing/shop-database.ts"
import type { ProductSearch } from "../search/product-search.ts"
import { ProductShelf } from "../search/product-shelf.ts"
import { searchProducts } from "../search/search-products.ts"

const EVERYTHING: ProductSearch = {
  query: "",
  productType: null,
  choices: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
  fit: null,
  sort: "price_asc",
  pageNumber: 1,
  pageSize: 12,
}

/** A migrated database of its own for one test file, with the shelf that searches look at. */
export const catalogueShop = async (adminUrl: string) => {
  const database = await shopDatabase(adminUrl)
  const runtime = ManagedRuntime.make(Layer.provideMerge(ProductShelf.layer, database.layer))
  const run = <A, E>(effect: Effect.Effect<A, E, Database | ProductShelf>): Promise<A> =>
    runtime.runPromise(effect)
  return {
    run,
    /** Everything, cheapest first, but for what the test says. */
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
