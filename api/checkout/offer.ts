import type { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import { Clock, Effect } from "effect"
import { findProducts } from "../catalogue/products.ts"
import { chosenStores } from "../catalogue/store-queries.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { findPromotion } from "../promotions/find-promotion.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import type { Offer } from "./pricing.ts"

/** Current prices and stock for these items, with this promotion code. */
export const offerFor = (
  items: ReadonlyArray<CartItem>,
  promotionCode: string | null,
): Effect.Effect<Offer, DatabaseError, Database | CurrentSettings> =>
  Effect.all(
    {
      products: findProducts(items.map((item) => item.productId)),
      stores: chosenStores(items),
      promotion: promotionCode === null ? Effect.succeed(null) : promotionOf(promotionCode),
      rules: currentSettings,
    },
    { concurrency: "unbounded" },
  )

const promotionOf = Effect.fnUntraced(function* (code: string) {
  const found = yield* findPromotion(code)
  return { code, found, at: new Date(yield* Clock.currentTimeMillis).toISOString() }
})
