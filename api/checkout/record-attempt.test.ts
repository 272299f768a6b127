import { randomUUID } from "node:crypto"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { checkoutDetails } from "../testing/checkout-details.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"
import { checkOut } from "./checkout.ts"
import { orderIdOf } from "./place-order.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ laptop: 50 })
})
afterAll(() => shop.close())

const { shopper, salesOf, orderState } = orderChecks(() => shop)

const intent = (role: "guest" | "admin") => ({
  commandId: randomUUID(),
  correlationId: "r",
  actor: { id: role, name: role, role },
  now: new Date().toISOString(),
})

/** Raises the laptop's price after the checkout has read the order and before it is charged. */
const dearerMeanwhile = (streams: typeof CommandHandlers.Service): typeof CommandHandlers.Service => {
  let isDearer = false
  return {
    ...streams,
    orders: {
      ...streams.orders,
      handleAt: (orderId, expectation, plan, given) =>
        Effect.gen(function* () {
          if (!isDearer) {
            isDearer = true
            yield* streams.orders
              .handle(
                orderId,
                (state) =>
                  state._tag !== "placed"
                    ? []
                    : state.lines.map(({ itemId, price }) => ({
                        type: "UpdateItem",
                        itemId,
                        change: { price: price + 10_000 },
                        reason: "wrong price",
                      })),
                intent("admin"),
              )
              .pipe(Effect.orDie)
          }
          return yield* streams.orders.handleAt(orderId, expectation, plan, given)
        }),
    },
  }
}

test("a cart that changed after it was priced is priced again, and nothing in it is lost", async () => {
  const { browser, cartId } = await shopper()
  await shop.stock({ mouse: 5 })
  const total = (await browser.total(cartId)) * 100
  let isFuller = false
  const fullerMeanwhile = (streams: typeof CommandHandlers.Service): typeof CommandHandlers.Service => ({
    ...streams,
    carts: {
      ...streams.carts,
      handleAt: (id, expectation, plan, given) =>
        Effect.gen(function* () {
          if (!isFuller) {
            isFuller = true
            yield* Effect.promise(() => browser.add("mouse"))
          }
          return yield* streams.carts.handleAt(id, expectation, plan, given)
        }),
    },
  })
  const refused = await shop.run(
    CommandHandlers.use((streams) =>
      Effect.result(
        checkOut(checkoutDetails(cartId, "good-2", Math.round(total)), null, intent("guest")).pipe(
          Effect.provideService(CommandHandlers, fullerMeanwhile(streams)),
        ),
      ),
    ),
  )
  expect(Result.isFailure(refused) && refused.failure).toMatchObject({ code: "TOTAL_CHANGED" })
  expect(salesOf(orderIdOf(cartId))).toEqual([])
  expect((await browser.cart()).items.map(({ productId }) => productId)).toEqual(["laptop", "mouse"])
})

test("an order that changed after its total was read is read again, and not charged more", async () => {
  const { browser, cartId } = await shopper()
  await browser.checkOut({ nonce: "declined-1" })
  const orderId = orderIdOf(cartId)
  const order = await orderState(orderId)
  if (order._tag !== "placed") throw new Error("not placed")
  const { total } = orderTotals(order)
  const pay = (token: string, change: typeof dearerMeanwhile) =>
    shop.run(
      CommandHandlers.use((streams) =>
        Effect.result(
          checkOut(checkoutDetails(cartId, token, total), null, intent("guest")).pipe(
            Effect.provideService(CommandHandlers, change(streams)),
          ),
        ),
      ),
    )
  const refused = await pay("good-1", dearerMeanwhile)
  expect(Result.isFailure(refused) && refused.failure).toMatchObject({ _tag: "CheckoutRefused" })
  expect(salesOf(orderId)).toEqual([])
  expect(await orderState(orderId)).toMatchObject({
    status: "PAYMENT_FAILED",
    payments: [{ result: "declined" }],
  })
})
