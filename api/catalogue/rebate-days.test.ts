import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import { Effect } from "effect"
import { expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { shopApp } from "../testing/shop-app.ts"
import { upsertRebates } from "./brands.ts"
import { upsertProducts } from "./products.ts"
import { product } from "./testing/catalogue-product.ts"
import { rebate } from "./testing/catalogue-records.ts"

/** 26 hours apart: whenever this runs, they have different days. */
const FIRST = "Pacific/Kiritimati"
const LAST = "Etc/GMT+12"

test.each([
  [FIRST, ["begins"]],
  [LAST, ["ends"]],
])("a rebate is offered by the days of a shop in %s", async (timeZone, codes) => {
  const shop = await shopApp(inject("postgresUrl"), { SHOP_TIME_ZONE: timeZone })
  try {
    const now = new Date().toISOString()
    const appliesTo = { _tag: "product", productId: "tv" } as const
    await shop.run(
      Database.use(({ pool }) =>
        Effect.all([
          upsertProducts(pool, [product("tv")]),
          upsertRebates(pool, [
            rebate("begins", { appliesTo, code: "begins", validFrom: dayIn(FIRST)(now) }),
            rebate("ends", { appliesTo, code: "ends", validUntil: dayIn(LAST)(now) }),
          ]),
        ]),
      ),
    )
    const query = '{ getProductById(productId: "tv") { rebates { code } } }'
    const answer = await shop.app.inject({ method: "POST", url: "/graphql/products", payload: { query } })
    expect(answer.json().data.getProductById.rebates).toEqual(codes.map((code) => ({ code })))
  } finally {
    await shop.close()
  }
})
