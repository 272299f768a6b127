import { randomUUID } from "node:crypto"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { type Staff, staffOf } from "../testing/staff.ts"

let shop: CheckoutShop
let support: Staff

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  const account = { firstName: "Sam", lastName: "Person", phone: null, password: "Wheels-4-all" }
  await shop.run(ensureTestAccount({ username: "sam@example.com", type: "CUSTOMERSUPPORT", ...account }))
  await shop.run(ensureTestAccount({ username: "cleo@example.com", type: "CUSTOMER", ...account }))
  support = await staffOf(shop.server(0), "sam@example.com", account.password)
  await shop.stock({ laptop: 100, mouse: 100 })
})
afterAll(() => shop.close())

const SEEN = "status revision total items { id quantity status } balance { paid refunding refundOwed }"
const Seen = Schema.Struct({
  status: Schema.String,
  revision: Schema.Int,
  total: Schema.Finite,
  items: Schema.Array(Schema.Struct({ id: Schema.String, quantity: Schema.Int, status: Schema.String })),
  balance: Schema.Struct({ paid: Schema.Finite, refunding: Schema.Finite, refundOwed: Schema.Finite }),
})
const decodeSeen = Schema.decodeUnknownSync(Seen)
const decodeAnswer = Schema.decodeUnknownSync(
  Schema.Struct({
    success: Schema.Boolean,
    message: Schema.String,
    position: Schema.NullOr(Schema.String),
    order: Seen,
  }),
)
const decodeTimeline = Schema.decodeUnknownSync(
  Schema.Struct({
    entries: Schema.Array(
      Schema.Struct({ type: Schema.String, title: Schema.String, body: Schema.NullOr(Schema.String) }),
    ),
  }),
)

/** An order of three laptops and a mouse, paid or waiting for payment on the gateway's page. */
const ordered = async (payment: "good" | "hosted") => {
  const browser = shop.browse()
  await browser.add("laptop", 3)
  await browser.add("mouse", 1)
  const { order } = await browser.checkOut({ nonce: `${payment}-${randomUUID()}` })
  if (order === null) throw new Error("not placed")
  const { id, position } = order
  const { items, total, revision } = await vi.waitUntil(
    async () => {
      const read = await support.read(
        "adminOrder",
        `query ($id: ID!, $p: String) { adminOrder(id: $id, position: $p) { isBehind ${SEEN} } }`,
        { id, p: position },
      )
      return Object(read).isBehind === false && decodeSeen(read)
    },
    { timeout: 10_000 },
  )
  const of = (units: number) => {
    const line = items.find(({ quantity }) => quantity === units)
    if (line === undefined) throw new Error(`No line of ${units}`)
    return line
  }
  return { id, total, revision, laptops: of(3), mouse: of(1) }
}

const DELETE = `mutation ($o: ID!, $c: ID!, $i: ID!, $r: Int!, $why: String = "does not want it") {
  deleteOrderItem(orderId: $o, commandId: $c, itemId: $i, reason: $why, revision: $r) {
    success message fieldErrors { property } position order { ${SEEN} }
  }
}`
const UNITS = `mutation ($o: ID!, $c: ID!, $i: ID!, $q: Int!, $r: Int!) {
  cancelOrderItemUnits(orderId: $o, commandId: $c, itemId: $i, quantity: $q, reason: "fewer will do", revision: $r) {
    success message position order { ${SEEN} }
  }
}`
interface LineToRemove {
  readonly o: string
  readonly i: string
  readonly r: number
}
const remove = async (line: LineToRemove, commandId: string = randomUUID()) =>
  decodeAnswer(await support.read("deleteOrderItem", DELETE, { c: commandId, ...line }))
const takeOff = async (line: LineToRemove & { readonly q: number }) =>
  decodeAnswer(await support.read("cancelOrderItemUnits", UNITS, { c: randomUUID(), ...line }))

describe("support removes from an order", () => {
  test("a line, while it is unpaid, as the timeline says; sent twice it is done once", async () => {
    const { id, revision, laptops, mouse } = await ordered("hosted")
    const commandId = randomUUID()
    let position: string | null = null
    for (const _ of [1, 2]) {
      const { success, order, ...answer } = await remove({ o: id, i: laptops.id, r: revision }, commandId)
      expect(success).toBe(true)
      expect(order.items).toEqual([mouse])
      position = answer.position
    }
    const { entries } = decodeTimeline(
      await support.read(
        "adminOrderTimeline",
        "query ($id: ID!, $p: String) { adminOrderTimeline(id: $id, position: $p) { entries { type title body } } }",
        { id, p: position },
      ),
    )
    expect(entries.filter(({ type }) => type === "OrderItemDeleted")).toEqual([
      {
        type: "OrderItemDeleted",
        title: "Item deleted",
        body: expect.stringContaining("does not want it"),
      },
    ])
  })

  test("neither the last line, nor any without a reason or of an order that has changed since", async () => {
    const { id, revision, laptops, mouse } = await ordered("hosted")
    const unsaid = { o: id, c: randomUUID(), i: mouse.id, r: revision, why: " " }
    expect(await support.read("deleteOrderItem", DELETE, unsaid)).toMatchObject({
      success: false,
      fieldErrors: [{ property: "reason" }],
    })
    expect(await remove({ o: id, i: mouse.id, r: revision - 1 })).toMatchObject({
      success: false,
      message: expect.stringContaining("has changed since"),
    })
    const { order } = await remove({ o: id, i: mouse.id, r: revision })
    expect(await remove({ o: id, i: laptops.id, r: order.revision })).toMatchObject({
      success: false,
      message: expect.stringContaining("Cancel the order instead"),
      order: { items: [{ id: laptops.id }] },
    })
  })

  test("no line of a paid order: its units are canceled instead, and refunded", async () => {
    const { id, total, revision, laptops, mouse } = await ordered("good")
    expect(await remove({ o: id, i: mouse.id, r: revision })).toMatchObject({
      success: false,
      message: "The items of an order that is “Payment received” cannot change.",
    })
    const { success, order } = await takeOff({ o: id, i: laptops.id, q: 2, r: revision })
    expect({ success, order }).toMatchObject({
      success: true,
      order: {
        status: "PAYMENT_RECEIVED",
        items: expect.arrayContaining([{ ...laptops, quantity: 1 }, mouse]),
      },
    })
    expect(order.total).toBeLessThan(total)
    expect(order.balance).toEqual({
      paid: total,
      refunding: Number((total - order.total).toFixed(2)),
      refundOwed: 0,
    })
  })

  test("units of an unpaid order, without a refund", async () => {
    const { id, revision, laptops } = await ordered("hosted")
    const { order } = await takeOff({ o: id, i: laptops.id, q: 1, r: revision })
    expect(order).toMatchObject({
      items: expect.arrayContaining([{ ...laptops, quantity: 2 }]),
      balance: { paid: 0, refunding: 0, refundOwed: 0 },
    })
    expect(await takeOff({ o: id, i: laptops.id, q: 3, r: order.revision })).toMatchObject({
      success: false,
      message: "Only 2 of 2 units can still be canceled.",
    })
  })
})

test("nothing without being staff", async () => {
  const { id, revision, laptops } = await ordered("hosted")
  const line = { o: id, c: randomUUID(), i: laptops.id, r: revision }
  const guest = shop.browse()
  const customer = shop.browse()
  await customer.logIn("cleo@example.com", "Wheels-4-all")
  for (const [who, code] of [
    [guest, "UNAUTHENTICATED"],
    [customer, "FORBIDDEN"],
  ] as const) {
    expect(await who.refusal(DELETE, line)).toMatchObject({ code })
    expect(await who.refusal(UNITS, { ...line, q: 1 })).toMatchObject({ code })
  }
})
