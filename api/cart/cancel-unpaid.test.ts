import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { cancelUnpaid } from "./cancel-unpaid.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ laptop: 10 })
})
afterAll(() => shop.close())

test("an order that is paid after it was found unpaid is not canceled", async () => {
  const browser = shop.browse()
  await browser.add("laptop")
  const { order } = await browser.checkOut({ nonce: `declined-${randomUUID()}` })
  const orderId = order?.id ?? ""
  const found = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
  expect(await browser.checkOut({ nonce: `good-${randomUUID()}` })).toMatchObject({ success: true })
  const isCanceled = await shop.run(
    cancelUnpaid(orderId, found.revision, {
      commandId: randomUUID(),
      correlationId: "r",
      actor: { id: "ann", name: "Ann", role: "guest" },
      now: new Date().toISOString(),
    }),
  )
  expect(isCanceled).toBe(false)
  const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
  expect(state).toMatchObject({ created: { orderId }, status: "PAYMENT_RECEIVED" })
})
