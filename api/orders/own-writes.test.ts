import { randomUUID } from "node:crypto"
import { aCreation, anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { type Staff, staffOf } from "../testing/staff.ts"

const CUSTOMER = "ann@example.com"
/** A position that no log ever reaches. */
const NEVER = "9".repeat(19)

let shop: CheckoutShop
let ann: Staff
let ada: Staff

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  const password = "Wheels-4-all"
  const person = { firstName: "Ann", lastName: "Own", phone: null, password }
  await shop.run(ensureTestAccount({ username: CUSTOMER, type: "CUSTOMER", ...person }))
  await shop.run(ensureTestAccount({ username: "ada@example.com", type: "ADMIN", ...person }))
  ann = await staffOf(shop.server(0), CUSTOMER, password)
  ada = await staffOf(shop.server(0), "ada@example.com", password)
})
afterAll(() => shop.close())

const place = (): Promise<{ orderId: string; position: string }> => {
  const orderId = randomUUID()
  const creation = aCreation({ orderId, uniqueId: orderId, username: CUSTOMER })
  return shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [placing([anItem()], creation)], {
        commandId: randomUUID(),
        correlationId: "test",
        actor: { id: CUSTOMER, name: "Ann Own", role: "customer" },
        now: new Date().toISOString(),
      }),
    ).pipe(Effect.map(({ position }) => ({ orderId, position: position ?? "" }))),
  )
}

const rest = async (who: Staff, url: string) => (await who.get(url)).json().data

describe("a read that names a position", () => {
  test("includes what its caller wrote, in lists and counts, over REST and GraphQL", async () => {
    for (const orders of [1, 3, 5]) {
      const { orderId, position } = await place()
      const listed = await rest(ann, `/api/orders?position=${position}`)
      expect(listed).toMatchObject({ isBehind: false, orders: { length: orders } })
      expect(JSON.stringify(listed.orders)).toContain(orderId)

      const next = await place()
      const page = await ann.read(
        "orders",
        "query ($p: String) { orders(position: $p) { isBehind orders { id } } }",
        { p: next.position },
      )
      expect(page).toMatchObject({ isBehind: false, orders: { length: orders + 1 } })
      expect(JSON.stringify(page)).toContain(next.orderId)
    }
    const { position } = await place()
    const counts = await ann.read(
      "orderCounts",
      "query ($p: String) { orderCounts(position: $p) { isBehind awaitingPayment received } }",
      { p: position },
    )
    expect(counts).toMatchObject({ isBehind: false })
    expect(Object.values(counts)).toContain(7)
  })

  test("says so when it gave up waiting", async () => {
    const { orderId } = await place()
    expect(await rest(ann, `/api/orders?position=${NEVER}`)).toMatchObject({ isBehind: true })
    expect(await rest(ann, `/api/orders/${orderId}?position=${NEVER}`)).toMatchObject({ isBehind: true })
    expect(await rest(ann, `/api/orders/${orderId}/timeline?position=${NEVER}`)).toMatchObject({
      isBehind: true,
    })
    expect(await rest(ada, `/api/admin/orders?position=${NEVER}`)).toMatchObject({ isBehind: true })
    expect(await rest(ada, `/api/admin/orders/counts?position=${NEVER}`)).toMatchObject({ isBehind: true })
    expect(await rest(ada, `/api/admin/orders/${orderId}?position=${NEVER}`)).toMatchObject({
      isBehind: true,
    })
    expect(await rest(ada, `/api/admin/orders/${orderId}/timeline?position=${NEVER}`)).toMatchObject({
      isBehind: true,
    })
  })

  test.each([
    ["orders", "", "{ isBehind }"],
    ["orderCounts", "", "{ isBehind }"],
    ["order", "id: $id, ", "{ isBehind }"],
    ["orderTimeline", "id: $id, ", "{ isBehind }"],
    ["adminOrders", "", "{ isBehind }"],
    ["adminOrderCounts", "", "{ isBehind }"],
    ["adminReviewQueue", "", "{ isBehind }"],
    ["adminOrder", "id: $id, ", "{ isBehind }"],
    ["adminOrderTimeline", "id: $id, ", "{ isBehind }"],
  ])("says so in %s of GraphQL, too", async (field, args, selection) => {
    const { orderId } = await place()
    const who = field.startsWith("admin") ? ada : ann
    const variables = args === "" ? "($p: String)" : "($p: String, $id: ID!)"
    const answer = await who.read(
      field,
      `query ${variables} { ${field}(${args}position: $p) ${selection} }`,
      {
        p: NEVER,
        ...(args === "" ? {} : { id: orderId }),
      },
    )
    expect(answer).toMatchObject({ isBehind: true })
  })
})
