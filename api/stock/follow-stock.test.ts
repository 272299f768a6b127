import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { sweepStock } from "./follow-stock.ts"
import { reserveStock } from "./stock.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 10, mouse: 10 }))

const MINUTE = 60_000
const sweepIn = (minutes: number) => shop.run(sweepStock(Date.now() + minutes * MINUTE))

const buy = async (nonce: string) => {
  const browser = shop.browse()
  await browser.add("laptop", 2)
  await browser.add("mouse", 1)
  const { order } = await browser.checkOut({ nonce })
  if (order === null) throw new Error("not placed")
  return { browser, orderId: order.id, laptop: order.items.find(({ productId }) => productId === "laptop") }
}

describe("units that are held", () => {
  test("by a checkout that never placed its order are given back, but not while it may still run", async () => {
    await shop.run(reserveStock("interrupted", 3, [{ productId: "laptop", quantity: 4 }]))
    await sweepIn(14)
    expect(await shop.available("laptop")).toBe(6)
    await sweepIn(16)
    expect(await shop.available("laptop")).toBe(10)
  })

  test("by an order that nobody comes back to pay are given back after an hour", async () => {
    await buy("declined-1")
    await sweepIn(59)
    expect(await shop.available("laptop")).toBe(8)
    await sweepIn(61)
    expect(await shop.available("laptop")).toBe(10)
  })

  test("are held again when the shopper does come back, or the shopper is told that they are gone", async () => {
    const { browser } = await buy("declined-2")
    await sweepIn(61)
    await shop.stock({ laptop: 1 })
    expect(await browser.checkOut({ nonce: "good-2" })).toMatchObject({ errors: [{ code: "OUT_OF_STOCK" }] })
    await shop.stock({ laptop: 2 })
    expect(await browser.checkOut({ nonce: "good-2" })).toMatchObject({ success: true })
    expect(await shop.available("laptop")).toBe(0)
  })

  test("by a paid order stay its own", async () => {
    await buy("good-3")
    await sweepIn(10_000)
    expect([await shop.available("laptop"), await shop.available("mouse")]).toEqual([8, 9])
  })

  test("by an order whose charge is not decided stay its own", async () => {
    await buy("silent-4")
    await sweepIn(10_000)
    expect(await shop.available("laptop")).toBe(8)
  })

  test("by one line of an order go back when that line is cancelled", async () => {
    const { orderId } = await buy("good-5")
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        Effect.gen(function* () {
          const { state } = yield* orders.load(orderId)
          const line =
            state._tag === "placed" ? state.lines.find((each) => each.productId === "laptop") : undefined
          return yield* orders.handle(
            orderId,
            () => [
              { type: "ChangeItemStatus", itemId: line?.itemId ?? "", to: "CANCELLED", reason: "asked to" },
            ],
            {
              commandId: `cancel a line of ${orderId}`,
              correlationId: "r",
              actor: { id: "sam", name: "Sam", role: "customersupport" },
              now: new Date().toISOString(),
            },
          )
        }),
      ),
    )
    await expect.poll(() => shop.available("laptop")).toBe(10)
    expect(await shop.available("mouse")).toBe(9)
  })
})
