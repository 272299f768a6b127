import type { Supply } from "@voltread/domain/catalogue/availability-details.ts"
import { Context, Data, Effect, Layer, Schema } from "effect"
import { Database } from "../platform/postgres/pool.ts"
import { rows } from "../platform/postgres/query.ts"
import type { OfferedProduct } from "./product-rows.ts"

/** A supplier's stock could not be read. */
export class SupplierUnavailable extends Data.TaggedError("SupplierUnavailable")<{
  readonly reason: string
}> {}

interface SupplierStockService {
  /** The supplier's current units by product id; a missing id means none. */
  readonly ask: (
    partner: string,
    productIds: ReadonlyArray<string>,
  ) => Effect.Effect<ReadonlyMap<string, number>, SupplierUnavailable>
}

const OwnStockRow = Schema.Struct({ product_id: Schema.String, available: Schema.Int })

export class SupplierStock extends Context.Service<SupplierStock, SupplierStockService>()(
  "@voltread/api/SupplierStock",
) {
  /** The shop's own stock, for suppliers without an interface. */
  static readonly own: Layer.Layer<SupplierStock, never, Database> = Layer.effect(
    SupplierStock,
    Database.use((database) =>
      Effect.succeed({
        ask: (_partner: string, productIds: ReadonlyArray<string>) =>
          rows(OwnStockRow, {
            name: "own-stock",
            text: "select product_id, available from stock where product_id = any ($1)",
            values: [productIds],
          }).pipe(
            Effect.map((found) => new Map(found.map((row) => [row.product_id, row.available]))),
            Effect.mapError(({ reason }) => new SupplierUnavailable({ reason })),
            Effect.provideService(Database, database),
          ),
      }),
    ),
  )
}

const SUPPLIER_TIMEOUT = "800 millis"

/** Available units by product id: from the supplier, or the last known ones where it does not answer. */
export const supplyOf = Effect.fnUntraced(function* (
  products: ReadonlyArray<OfferedProduct>,
): Effect.fn.Return<ReadonlyMap<string, Supply>, never, SupplierStock> {
  const { ask } = yield* SupplierStock
  const byPartner = Map.groupBy(products, ({ partner }) => partner)
  const answers = yield* Effect.forEach(
    byPartner,
    ([partner, theirs]) =>
      ask(
        partner,
        theirs.map(({ productId }) => productId),
      ).pipe(
        Effect.timeout(SUPPLIER_TIMEOUT),
        Effect.map((units) =>
          theirs.map(({ productId }) => [productId, supply(units.get(productId) ?? 0, false)] as const),
        ),
        Effect.catch((error) =>
          Effect.as(
            Effect.logWarning(`${partner} does not say what it has`, String(error)),
            theirs.map(({ productId, available }) => [productId, supply(available, true)] as const),
          ),
        ),
      ),
    { concurrency: "unbounded" },
  )
  return new Map(answers.flat())
})

const supply = (available: number, isLastKnown: boolean): Supply => ({ available, isLastKnown })
