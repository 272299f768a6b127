import type { Faker } from "@faker-js/faker"
import { upsertBrands, upsertLines, upsertRebates } from "@voltread/api/catalogue/brands.ts"
import { upsertProducts } from "@voltread/api/catalogue/products.ts"
import { upsertTires, upsertWheels } from "@voltread/api/catalogue/specs.ts"
import { upsertPostalPlaces, upsertStores } from "@voltread/api/catalogue/stores.ts"
import { upsertVehicles } from "@voltread/api/catalogue/vehicles.ts"
import { transaction } from "@voltread/api/platform/postgres/query.ts"
import { type StoreStockLine, setStock, setStoreStock } from "@voltread/api/stock/stock.ts"
import { Array as Arr, Effect } from "effect"
import type pg from "pg"
import type { DemoCatalogue } from "./catalogue.ts"
import { POSTAL_PLACES } from "./facts/postal-places.ts"
import { loadInto } from "./load-into.ts"
import { demoRebates } from "./rebates.ts"
import type { StockedProduct } from "./store-stock.ts"
import { demoStores } from "./stores.ts"

/** Rows per statement. */
const BATCH = 2_000

const inBatches = <Row, E, R>(
  rows: ReadonlyArray<Row>,
  write: (batch: ReadonlyArray<Row>) => Effect.Effect<unknown, E, R>,
): Effect.Effect<void, E, R> => Effect.forEach(Arr.chunksOf(rows, BATCH), write, { discard: true })

const LARGE_TABLES = ["product", "stock", "tire", "wheel", "vehicle", "vehicle_fitment", "store_stock"]

/** Units in stock: few of heavy and expensive products, none of some. */
const units = (faker: Faker): number =>
  faker.datatype.boolean(0.06) ? 0 : faker.number.int({ min: 2, max: 120 })

/** The stock of each product. */
export const stockedProducts = (
  faker: Faker,
  products: DemoCatalogue["products"],
): ReadonlyArray<StockedProduct> => products.map((product) => ({ product, quantity: units(faker) }))

interface Stocked {
  readonly catalogue: DemoCatalogue
  readonly stocked: ReadonlyArray<StockedProduct>
  readonly storeStock: ReadonlyArray<StoreStockLine>
}

/** Fills the tables of the catalog in one transaction. `today`: milliseconds since 1970. */
export const saveCatalogue = (faker: Faker, stocked: Stocked, today: number) =>
  transaction((client) => loadInto(client, LARGE_TABLES, writeCatalogue(client, faker, stocked, today)))

const writeCatalogue = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  faker: Faker,
  { catalogue, stocked, storeStock }: Stocked,
  today: number,
) {
  const { products, tires, wheels, lines, brands, vehicles } = catalogue
  // Pickup-only products have no warehouse stock.
  const stock = stocked.map(({ product: { productId, isShippable }, quantity }) => ({
    productId,
    quantity: isShippable ? quantity : 0,
  }))
  yield* inBatches(products, (batch) => upsertProducts(client, batch))
  yield* inBatches(stock, (batch) => setStock(client, batch))
  yield* inBatches(tires, (batch) => upsertTires(client, batch))
  yield* inBatches(wheels, (batch) => upsertWheels(client, batch))
  yield* inBatches(vehicles, (batch) => upsertVehicles(client, batch))
  yield* upsertLines(client, lines)
  yield* upsertBrands(client, brands)
  yield* upsertRebates(client, demoRebates(faker, lines, today))
  yield* upsertStores(client, demoStores())
  yield* inBatches(storeStock, (batch) => setStoreStock(client, batch))
  yield* upsertPostalPlaces(client, POSTAL_PLACES)
})
