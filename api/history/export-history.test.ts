import { EventLog } from "@voltread/domain/event.ts"
import { aShipment } from "@voltread/domain/ordering/order-examples.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { Stream } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { orderIdOf } from "../checkout/place-order.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { shopApp } from "../testing/shop-app.ts"
import { exportHistory, historyLines } from "./export-history.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ laptop: 9 })
})
afterAll(() => shop.close())

const ordersNow = async () => {
  const head = await shop.run(EventLog.use((log) => log.head))
  await shop.run(ReadModels.use((models) => models.waitFor(head, 30_000)))
  const parts = await shop.run(Stream.runCollect(exportHistory))
  return {
    records: parts.flatMap(({ records }) => records).filter(({ type }) => type !== "customer"),
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
    lines: parts.map(historyLines).join(""),
  }
}

test("an order is exported once all of it has shipped, with its money to the cent", async () => {
  const browser = shop.browse()
  const { id } = await browser.add("laptop")
  await browser.checkOut({ nonce: "good-1" })
  const underWay = await ordersNow()
  expect(underWay).toMatchObject({ records: [], leftOut: [{ why: "not all of it has left the shop" }] })
  expect(JSON.parse(underWay.lines.trim().split("\n").at(-1) ?? "")).toEqual({
    type: "left-out",
    ...underWay.leftOut[0],
  })
  const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderIdOf(id))))
  if (state._tag !== "placed") throw new Error("no order")
  await shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(
        state.created.orderId,
        () => [
          {
            type: "RecordShipment",
            shipment: aShipment([{ itemId: state.lines[0]?.itemId ?? "", quantity: 1 }]),
          },
        ],
        {
          commandId: "ship-1",
          correlationId: "ship-1",
          actor: { id: "ann@voltread.example", name: "Ann", role: "admin" },
          now: "2026-11-20T10:00:00.000Z",
        },
      ),
    ),
  )
  const [payment] = state.payments
  expect(await ordersNow()).toMatchObject({
    records: [
      {
        type: "order",
        number: state.created.uniqueId,
        shippedAt: "2026-11-20T10:00:00.000Z",
        hasAccount: false,
        email: state.created.contact.email,
        items: [{ quantity: 1, price: "999.00", tax: "62.75" }],
        payment: { type: "CARD", transactionId: payment?.transactionId },
        trackingNumber: aShipment().trackingNumber,
      },
    ],
    leftOut: [],
  })
})

test("the file is for super admins only, and its export is an audit log entry", async () => {
  const app = await shopApp(inject("postgresUrl"))
  try {
    const get = ({ accessToken, idToken }: Awaited<ReturnType<typeof app.signIn>>) =>
      app.app.inject({
        url: "/api/admin/history.jsonl",
        headers: { authorization: `Bearer ${accessToken} ${idToken}` },
      })
    await app.signIn("ann.lee@example.com")
    expect((await get(await app.signIn("admin@voltread.example", "ADMIN"))).statusCode).toBe(403)
    const answer = await get(await app.signIn("owner@voltread.example", "SUPER ADMIN"))
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="history.jsonl"')
    expect(JSON.parse(answer.body)).toMatchObject({ type: "customer", email: "ann.lee@example.com" })
    expect(
      await app.sql(
        "select actor, action, outcome from staff_action where action = 'history-download' order by at",
      ),
    ).toEqual([
      { actor: "admin@voltread.example", action: "history-download", outcome: "refused" },
      { actor: "owner@voltread.example", action: "history-download", outcome: "done" },
    ])
  } finally {
    await app.close()
  }
})
