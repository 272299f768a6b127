import type { StoreStockLine } from "@voltread/api/stock/stock.ts"
import type { Store } from "@voltread/domain/catalogue/store.ts"
import type { Seller } from "./catalogue.ts"

/** The shop around the orders of the year. */
export interface DemoWorld {
  readonly bestSellers: ReadonlyArray<Seller>
  /** Stores of a state with at least this many units of a product. */
  readonly storesWith: (productId: string, units: number, state: string) => ReadonlyArray<Store>
  /** The address of an order's page at a vendor. */
  readonly pageAt: (orderId: string, vendor: string, path: string) => string
}

export const storesWithin = (
  stores: ReadonlyArray<Store>,
  stock: ReadonlyArray<StoreStockLine>,
): DemoWorld["storesWith"] => {
  const byId = new Map(stores.map((store) => [store.storeId, store]))
  const byProduct = Map.groupBy(stock, ({ productId }) => productId)
  return (productId, units, state) =>
    (byProduct.get(productId) ?? [])
      .filter(({ quantity }) => quantity >= units)
      .flatMap(({ storeId }) => byId.get(storeId) ?? [])
      .filter((store) => store.state === state)
}

/** A real vendor has no pages for the invented year: the link returns to the order. */
export const pagesOf =
  (pageUrls: Readonly<Record<string, string>>, orderUrl: (orderId: string) => string): DemoWorld["pageAt"] =>
  (orderId, vendor, path) => {
    const base = pageUrls[vendor]
    return base === undefined ? orderUrl(orderId) : new URL(path, base).href
  }
