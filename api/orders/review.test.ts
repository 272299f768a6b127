import { randomUUID } from "node:crypto"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import { fraudReview } from "@voltread/domain/processes/fraud-review.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { type Staff, staffOf } from "../testing/staff.ts"

let shop: CheckoutShop
let support: Staff

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  const account = { firstName: "Sam", lastName: "Person", phone: null, password: "Wheels-4-all" }
  await shop.run(ensureTestAccount({ username: "sam@example.com", type: "CUSTOMERSUPPORT", ...account }))
  support = await staffOf(shop.server(0), "sam@example.com", account.password)
  await shop.stock({ laptop: 100 })
})
afterAll(() => shop.close())

const check = (orderId: string, score: number) => {
  const answer = { _tag: "checked", score, distance: 3, emailFirstSeen: null, reasons: ["Odd."] } as const
  return shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, (state: OrderState) => fraudReview(state, answer, 50), {
        commandId: randomUUID(),
        correlationId: "test",
        actor: { id: "test", name: "Test", role: "system" },
        now: new Date().toISOString(),
      }),
    ),
  )
}

/** A paid order whose risk score is too high. */
const reviewed = async () => {
  const browser = shop.browse()
  await browser.add("laptop", 2)
  const { order } = await browser.checkOut({ nonce: `good-${randomUUID()}` })
  if (order === null) throw new Error("not placed")
  const { revision, position } = await check(order.id, 88)
  return { id: order.id, total: order.total, revision, position }
}

const queue = (position: string, after: string | null = null, first = 20) =>
  support.read(
    "adminReviewQueue",
    `query ($p: String, $a: String, $n: Int) {
      adminReviewQueue(position: $p, after: $a, first: $n) {
        orders { id status fraudReasons review { reason approvedStatus } balance { paid refundOwed } }
        nextCursor totalCount isBehind
      }
    }`,
    { p: position, a: after, n: first },
  )

const decide = (
  mutation: "approveOrder" | "cancelOrder",
  orderId: string,
  revision: number,
  commandId: string = randomUUID(),
) =>
  support.read(
    mutation,
    `mutation ($o: ID!, $c: ID!, $r: Int!) {
      ${mutation}(orderId: $o, commandId: $c, reason: "looked at it", revision: $r) {
        success message order { status revision balance { paid refunding refundOwed } }
      }
    }`,
    { o: orderId, c: commandId, r: revision },
  )

describe("the review queue", () => {
  test("shows orders under review, oldest first, with what they are reviewed for", async () => {
    const first = await reviewed()
    const { id, total, position } = await reviewed()
    await expect.poll(() => queue(position)).toMatchObject({ totalCount: 2, isBehind: false })
    const all = await queue(position)
    expect(all.nextCursor).toBeNull()
    expect(all.orders).toMatchObject([
      { id: first.id },
      {
        id,
        status: "PENDING_REVIEW",
        fraudReasons: ["The fraud score is 88; orders above 50 are reviewed.", "Odd."],
        review: { reason: "fraud score 88", approvedStatus: "PAYMENT_RECEIVED" },
        balance: { paid: total, refundOwed: 0 },
      },
    ])
    const one = await queue(position, null, 1)
    expect(one).toMatchObject({ totalCount: 2, orders: [{ id: first.id }] })
    expect(await queue(position, String(one.nextCursor), 1)).toMatchObject({ orders: [{ id }] })
  })

  test("an approved order counts as paid, and pressing the button again changes nothing", async () => {
    const { id, revision } = await reviewed()
    const commandId = randomUUID()
    for (const _ of [1, 2]) {
      expect(await decide("approveOrder", id, revision, commandId)).toMatchObject({
        success: true,
        order: { status: "PAYMENT_RECEIVED" },
      })
    }
  })

  test("a canceled order is refunded", async () => {
    const { id, total, revision } = await reviewed()
    expect(await decide("cancelOrder", id, revision)).toMatchObject({
      success: true,
      order: { status: "CANCELLED", balance: { paid: total, refunding: total, refundOwed: 0 } },
    })
  })

  test("if two decide at the same time, one is told that the order has changed", async () => {
    const { id, revision } = await reviewed()
    const answers = await Promise.all([
      decide("approveOrder", id, revision),
      decide("cancelOrder", id, revision),
    ])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      message: "This order has changed since you opened it. Please check it again.",
    })
  })

  test("an order that somebody else has decided about is not given another status", async () => {
    const { id, revision } = await reviewed()
    await decide("approveOrder", id, revision)
    const answer = await support.read(
      "changeOrderStatus",
      `mutation ($o: ID!, $c: ID!, $r: Int) {
        changeOrderStatus(orderId: $o, commandId: $c, status: "PENDING_FULFILMENT", reason: "Reviewed", revision: $r) {
          success message order { status }
        }
      }`,
      { o: id, c: randomUUID(), r: revision },
    )
    expect(answer).toMatchObject({
      success: false,
      message: "This order has changed since you opened it. Please check it again.",
      order: { status: "PAYMENT_RECEIVED" },
    })
  })

  test("an order that is not under review cannot be approved", async () => {
    const { id, revision } = await reviewed()
    const { order } = await decide("approveOrder", id, revision)
    const now = Schema.decodeUnknownSync(Schema.Struct({ revision: Schema.Int }))(order)
    expect(await decide("approveOrder", id, now.revision)).toMatchObject({
      success: false,
      message: "An order that is “Payment received” is not under review.",
    })
  })
})
