import { randomUUID } from "node:crypto"
import { noSavedProducts } from "@voltread/domain/catalogue/saved-products.ts"
import { noSavedSearches } from "@voltread/domain/catalogue/saved-searches.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { addAddress } from "../accounts/addresses.ts"
import { addToGarage } from "../catalogue/garage.ts"
import { addSavedProducts } from "../catalogue/saved-products.ts"
import { addSavedSearches } from "../catalogue/saved-searches.ts"
import { writeAsShopper } from "../chat/write-chat.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { requestErasure } from "./erasure-requests.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

/** Known when the request began, and erased before it wrote. */
const ERASED = "erased@example.com"
const author = { actor: { id: ERASED, name: "Ann Lee", role: "customer" }, correlationId: "c" } as const
const address = {
  firstName: "Ann",
  lastName: "Lee",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550100",
} as const

describe("somebody who is erased at the same moment", () => {
  test.each([
    ["address", addAddress(ERASED, address, author)],
    ["product", addSavedProducts(ERASED, noSavedProducts)],
    ["search", addSavedSearches(ERASED, noSavedSearches)],
    ["vehicle", addToGarage(ERASED, [])],
    [
      "message",
      writeAsShopper(
        { username: ERASED, tokenHash: null },
        { id: randomUUID(), message: "Hello" },
        Effect.succeed(null),
        "203.0.113.7",
      ),
    ],
  ])("is not found, and no %s of theirs is kept", async (_, change) => {
    expect(
      await shop.run(Effect.flip<unknown, unknown, Effect.Services<typeof change>>(change)),
    ).toMatchObject({
      code: "NOT_FOUND",
    })
  })

  test("has been forgotten as they asked", async () => {
    await shop.run(requestErasure(ERASED))
    expect(await shop.sql("select from erasure where username = $1", [ERASED])).toEqual([])
  })
})
