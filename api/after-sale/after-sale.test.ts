import { randomUUID } from "node:crypto"
import { MAX_CART_LINES } from "@voltread/domain/ordering/cart.ts"
import type { CartCommand } from "@voltread/domain/ordering/cart-event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aLease, placing } from "@voltread/domain/ordering/order-examples.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { upsertProducts } from "../catalogue/products.ts"
import { upsertStores } from "../catalogue/stores.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { store } from "../catalogue/testing/catalogue-records.ts"
import { lenderIntent } from "../loans/lender-examples.ts"
import { orderToken } from "../order-link/order-token.ts"
import { pickupCodeOf } from "../pickup/pickup-codes.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { makeCryptography } from "../platform/cryptography.ts"
import { Database } from "../platform/postgres/pool.ts"
import { setStoreStock } from "../stock/stock.ts"
import { ensureTestAccount } from "../testing/account.ts"
import type { Browser } from "../testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { type Staff, staffOf } from "../testing/staff.ts"

let shop: CheckoutShop
let support: Staff
let admin: Staff

const PASSWORD = "Wheels-4-all"

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  const people = [
    ["sam@example.com", "CUSTOMERSUPPORT"],
    ["ann@example.com", "ADMIN"],
    ["ada@example.com", "CUSTOMER"],
    ["eve@example.com", "CUSTOMER"],
  ] as const
  for (const [username, type] of people) {
    const account = { username, type, firstName: "Test", lastName: "Person", phone: null, password: PASSWORD }
    await shop.run(ensureTestAccount(account))
  }
  support = await staffOf(shop.server(0), "sam@example.com", PASSWORD)
  admin = await staffOf(shop.server(0), "ann@example.com", PASSWORD)
  await shop.run(
    Database.use(({ pool }) =>
      Effect.gen(function* () {
        yield* upsertProducts(pool, [
          product("grill", { name: "Grill", salePrice: 20_000, isShippable: false }),
        ])
        yield* upsertStores(pool, [store("denver"), store("boulder")])
      }),
    ),
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.stock({ laptop: 50, mouse: 50 })
  await shop.run(
    Database.use(({ pool }) =>
      setStoreStock(pool, [
        { productId: "grill", storeId: "denver", quantity: 9 },
        { productId: "mouse", storeId: "boulder", quantity: 9 },
      ]),
    ),
  )
})

interface Bought {
  readonly browser: Browser
  readonly id: string
  readonly token: string
  readonly total: number
}

const buy = async (
  units: Readonly<Record<string, number>>,
  stores: Readonly<Record<string, string>> = {},
): Promise<Bought> => {
  const browser = shop.browse()
  for (const [productId, quantity] of Object.entries(units)) await browser.add(productId, quantity)
  for (const [productId, s] of Object.entries(stores)) {
    await browser.graphql(
      "mutation ($p: [ID!]!, $s: ID) { chooseDelivery(productIds: $p, storeId: $s) { id } }",
      {
        p: [productId],
        s,
      },
    )
  }
  const { order, orderToken } = await browser.checkOut({ nonce: `good-${randomUUID()}` })
  if (order === null) throw new Error("not placed")
  return { browser, id: order.id, token: orderToken ?? "", total: order.total }
}

const orderWith = (ofReturn: string) => `status total refundable canBeCancelled
  items { id name status quantity returnedQuantity returnableQuantity returnableUntil returnRequest { status quantity refunded answer ${ofReturn} } pickupStore { storeId } }
  paymentDetails { kind result amount }`
const ORDER = orderWith("")

const own = async (browser: Browser, field: string, args: string, result: string, variables: object) =>
  browser.graphql(`mutation ${args} { ${field} { ${result} } }`, variables)

const cancel = (
  { id, token }: Pick<Bought, "id" | "token">,
  browser: Browser,
  commandId: string = randomUUID(),
) =>
  own(
    browser,
    "cancelOwnOrder(orderId: $o, token: $t, commandId: $c)",
    "($o: ID!, $t: String, $c: ID!)",
    `success message order { ${ORDER} }`,
    { o: id, t: token, c: commandId },
  )

const askBack = (
  { id, token }: Bought,
  browser: Browser,
  lines: ReadonlyArray<object>,
  reason = "too loud",
  commandId: string = randomUUID(),
) =>
  own(
    browser,
    "requestReturn(orderId: $o, token: $t, commandId: $c, lines: $l, reason: $r)",
    "($o: ID!, $t: String, $c: ID!, $l: [ReturnLineInput!]!, $r: String!)",
    `success message fieldErrors { property } order { ${ORDER} }`,
    { o: id, t: token, c: commandId, l: lines, r: reason },
  )

const takeBack = (
  { id, token }: Pick<Bought, "id" | "token">,
  browser: Browser,
  itemId: string,
  returnId: string,
  commandId: string = randomUUID(),
) =>
  own(
    browser,
    "withdrawReturn(orderId: $o, token: $t, commandId: $c, itemId: $i, returnId: $r)",
    "($o: ID!, $t: String, $c: ID!, $i: ID!, $r: ID!)",
    `success message order { ${ORDER} }`,
    { o: id, t: token, c: commandId, i: itemId, r: returnId },
  )

const staff = (who: Staff, field: string, args: string, orderId: string) =>
  who.read(
    field,
    `mutation ($o: ID!, $c: ID!) { ${field}(orderId: $o, commandId: $c, ${args}) {
      success message fieldErrors { property constraints } order { ${orderWith("proposedRefund")} } } }`,
    { o: orderId, c: randomUUID() },
  )

const itemsOf = async (orderId: string) => {
  const { items } = await support.read(
    "adminOrder",
    "query ($id: ID!) { adminOrder(id: $id) { items { id name } } }",
    {
      id: orderId,
    },
  )
  return new Map((Array.isArray(items) ? items : []).map(({ id, name }) => [String(name), String(id)]))
}

const stateOf = (orderId: string) =>
  shop.run(CommandHandlers.use(({ orders }) => Effect.map(orders.load(orderId), ({ state }) => state)))

/** Waits until the read models show the order, by which a customer's own orders are found. */
const listed = (orderId: string) =>
  vi.waitUntil(
    async () => (await shop.sql("select from read.order_list where order_id = $1", [orderId])).length > 0,
    { timeout: 10_000, interval: 10 },
  )

const ship = (orderId: string, itemId: string, quantity: number) =>
  support.read(
    "recordOrderShipment",
    `mutation ($o: ID!, $c: ID!, $s: ShipmentInput!) { recordOrderShipment(orderId: $o, commandId: $c, shipment: $s) { success message } }`,
    {
      o: orderId,
      c: randomUUID(),
      s: { lines: [{ itemId, quantity }], carrier: "UPS", trackingNumber: "1Z" },
    },
  )

describe("a customer", () => {
  test("cancels an order before it ships, and learns how much is refunded to what", async () => {
    const bought = await buy({ mouse: 2 })
    expect(await cancel(bought, bought.browser)).toMatchObject({
      data: {
        cancelOwnOrder: {
          success: true,
          message: expect.stringMatching(/^Your order is canceled\. \$55\.23 goes back to /),
          order: { status: "CANCELLED", canBeCancelled: false, refundable: 0 },
        },
      },
    })
    expect(await shop.available("mouse").then((units) => units >= 48)).toBe(true)
  })

  test("reads the same when a cancellation is sent again, by the same command or another one", async () => {
    const bought = await buy({ mouse: 2 })
    const commandId = randomUUID()
    const first = await cancel(bought, bought.browser, commandId)
    expect(await cancel(bought, bought.browser, commandId)).toEqual(first)
    expect(await cancel(bought, bought.browser)).toEqual(first)
  })

  test("reads of the signed contract, too, when a cancellation is sent again", async () => {
    const id = randomUUID()
    const commands: ReadonlyArray<OrderCommand> = [
      placing(undefined, { orderId: id, uniqueId: id.slice(0, 8), status: "LOAN_IN_PROCESS" }),
      { type: "UpdateLeaseDetails", lease: aLease({ statusName: "COMPLETED", approvedAmount: 30_000 }) },
      { type: "ChangeStatus", to: "PENDING_ESIGNATURE", reason: "approved" },
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "signed" },
    ]
    await shop.run(CommandHandlers.use(({ orders }) => orders.handle(id, () => commands, lenderIntent())))
    const token = orderToken(shop.config.sessionSecret, id)
    for (const _ of [1, 2])
      expect(await cancel({ id, token }, shop.browse())).toMatchObject({
        data: {
          cancelOwnOrder: {
            success: true,
            message: "Your order is canceled. We have not charged you. Your contract with your lender ends.",
          },
        },
      })
  })

  test("cancels some units, is paid back for them, and once, however often they ask", async () => {
    const bought = await buy({ mouse: 3, laptop: 1 })
    const items = await itemsOf(bought.id)
    const without = [
      { itemId: items.get("Mouse"), quantity: 2 },
      { itemId: items.get("Laptop"), quantity: 1 },
    ]
    const commandId = randomUUID()
    const cancelItems = (browser: Browser, token: string | null) =>
      own(
        browser,
        "cancelOwnItems(orderId: $o, token: $t, commandId: $c, without: $w)",
        "($o: ID!, $t: String, $c: ID!, $w: [FewerUnitsInput!]!)",
        `success message order { total refundable items { name status quantity cancelableQuantity } }`,
        { o: bought.id, t: token, c: commandId, w: without },
      )
    expect(await cancelItems(shop.browse(), null)).toMatchObject({
      errors: [{ message: expect.any(String) }],
    })
    for (const _ of ["first", "again"])
      expect(await cancelItems(bought.browser, bought.token)).toMatchObject({
        data: {
          cancelOwnItems: {
            success: true,
            order: {
              items: [
                { name: "Mouse", status: "PENDING_SHIPMENT", quantity: 1, cancelableQuantity: 1 },
                { name: "Laptop", status: "CANCELLED", cancelableQuantity: 0 },
              ],
            },
          },
        },
      })
    const state = await stateOf(bought.id)
    if (state._tag !== "placed") throw new Error("not placed")
    const { total } = orderTotals(state)
    const back = state.payments.filter(({ kind }) => kind === "refund")
    expect(back).toHaveLength(2)
    expect(sum(back.map(({ amount }) => amount))).toBe(Math.round(100 * bought.total) - total)
  })

  test("is not told that nothing was charged where it was paid back before", async () => {
    const bought = await buy({ mouse: 2 })
    const payment = `paymentId: "${bought.id}:pay:1", amount: ${bought.total}, reason: "goodwill"`
    expect(await staff(admin, "refundOrderPayment", payment, bought.id)).toMatchObject({ success: true })
    expect(await cancel(bought, bought.browser)).toMatchObject({
      data: {
        cancelOwnOrder: {
          success: true,
          message: expect.stringMatching(/^Your order is canceled\. What you paid goes back to /),
        },
      },
    })
  })

  test("cannot cancel what has shipped", async () => {
    const bought = await buy({ mouse: 2 })
    const itemId = (await itemsOf(bought.id)).get("Mouse") ?? ""
    await ship(bought.id, itemId, 1)
    expect(await cancel(bought, bought.browser)).toMatchObject({
      data: { cancelOwnOrder: { success: false, order: { canBeCancelled: false } } },
    })
  })

  test("cannot change somebody else's order, with or without an account", async () => {
    const bought = await buy({ mouse: 1 })
    const stranger = shop.browse()
    const eve = shop.browse()
    await eve.logIn("eve@example.com", PASSWORD)
    for (const browser of [stranger, eve]) {
      const wrong = { ...bought, token: "20000.wrong" }
      expect(await cancel(wrong, browser)).toMatchObject({ errors: [{ extensions: { code: "NOT_FOUND" } }] })
      expect(await askBack(wrong, browser, [{ itemId: "x", quantity: 1 }])).toMatchObject({
        errors: [{ extensions: { code: "NOT_FOUND" } }],
      })
      expect(await takeBack(wrong, browser, "x", "y")).toMatchObject({
        errors: [{ extensions: { code: "NOT_FOUND" } }],
      })
      for (const operation of [
        "query ($o: ID!) { pickupCode(orderId: $o) }",
        `mutation ($o: ID!) { buyAgain(orderId: $o, commandId: "${randomUUID()}") { missing } }`,
      ])
        expect(await browser.graphql(operation, { o: bought.id })).toMatchObject({
          errors: [{ extensions: { code: "NOT_FOUND" } }],
        })
    }
  })

  test("buys the same again, and learns what is no longer sold", async () => {
    const bought = await buy({ mouse: 2, laptop: 1 })
    await shop.sql("update product set is_live = false where product_id = 'laptop'")
    const again = `mutation ($o: ID!, $t: String, $c: ID!) {
      buyAgain(orderId: $o, token: $t, commandId: $c) { missing cart { items { productId quantity } } } }`
    const variables = { o: bought.id, t: bought.token, c: randomUUID() }
    const browser = shop.browse()
    const answer = {
      data: {
        buyAgain: {
          missing: ['"Laptop" is no longer sold.'],
          cart: { items: [{ productId: "mouse", quantity: 2 }] },
        },
      },
    }
    expect(await browser.graphql(again, variables)).toMatchObject(answer)
    expect(await browser.graphql(again, variables)).toMatchObject(answer)
    await shop.sql("update product set is_live = true where product_id = 'laptop'")
  })

  test("is not put into a cart a second time that still has its items, while it waits for its payment or after it ended", async () => {
    const browser = shop.browse()
    await browser.add("mouse", 2)
    const { order, orderToken } = await browser.checkOut({ nonce: "declined-again" })
    const bought = { id: order?.id ?? "", token: orderToken ?? "" }
    const buyAgain = async () => {
      await browser.graphql(
        "mutation ($o: ID!, $t: String, $c: ID!) { buyAgain(orderId: $o, token: $t, commandId: $c) { missing } }",
        { o: bought.id, t: bought.token, c: randomUUID() },
      )
      return browser.cart()
    }
    const twoMice = [{ productId: "mouse", quantity: 2 }]
    expect(await buyAgain()).toMatchObject({ items: twoMice, pendingOrder: { id: bought.id } })
    await cancel(bought, browser)
    expect(await buyAgain()).toMatchObject({ items: twoMice, pendingOrder: null })
    await browser.setQuantity("mouse", 1)
    expect(await buyAgain()).toMatchObject({ items: twoMice })
  })

  test("buys again into the cart of their account, in a browser that has none", async () => {
    const bought = await buy({ mouse: 2 })
    const eve = shop.browse()
    await eve.logIn("eve@example.com", PASSWORD)
    await eve.graphql(
      "mutation ($o: ID!, $t: String, $c: ID!) { buyAgain(orderId: $o, token: $t, commandId: $c) { missing } }",
      { o: bought.id, t: bought.token, c: randomUUID() },
    )
    const elsewhere = shop.browse()
    await elsewhere.logIn("eve@example.com", PASSWORD)
    expect(await elsewhere.merge()).toMatchObject({ items: [{ productId: "mouse", quantity: 2 }] })
  })

  test("learns once, and not of each product, that their cart is full", async () => {
    const bought = await buy({ mouse: 1, laptop: 1 })
    const browser = shop.browse()
    const { id } = await browser.add("mouse")
    await shop.run(
      CommandHandlers.use(({ carts }) =>
        Effect.gen(function* () {
          const { state } = yield* carts.load(id)
          const [mouse] = state._tag === "open" ? state.items : []
          if (mouse === undefined) throw new Error("no mouse")
          const items = Array.from({ length: MAX_CART_LINES }, (_, n) => ({ ...mouse, productId: `p${n}` }))
          const merge: CartCommand = { type: "MergeCart", fromCartId: "guest", items, available: {} }
          yield* carts.handle(id, () => [merge], lenderIntent())
        }),
      ),
    )
    await browser.remove("mouse")
    expect(
      await browser.graphql(
        "mutation ($o: ID!, $t: String, $c: ID!) { buyAgain(orderId: $o, token: $t, commandId: $c) { missing } }",
        { o: bought.id, t: bought.token, c: randomUUID() },
      ),
    ).toEqual({
      data: {
        buyAgain: {
          missing: [`A cart holds at most 100 different products. Left out: "Mouse" and "Laptop".`],
        },
      },
    })
  })

  test("buys again what was not canceled, and all of an order that was", async () => {
    const bought = await buy({ mouse: 2, laptop: 1 })
    const buyAgain = () =>
      shop.browse().graphql(
        `mutation ($o: ID!, $t: String, $c: ID!) {
          buyAgain(orderId: $o, token: $t, commandId: $c) { cart { items { productId } } } }`,
        { o: bought.id, t: bought.token, c: randomUUID() },
      )
    const inCart = (...products: ReadonlyArray<string>) => ({
      data: { buyAgain: { cart: { items: products.map((productId) => ({ productId })) } } },
    })
    const laptop = (await itemsOf(bought.id)).get("Laptop") ?? ""
    await staff(
      support,
      "changeOrderItemStatus",
      `itemId: "${laptop}", status: "CANCELLED", reason: "gone"`,
      bought.id,
    )
    expect(await buyAgain()).toMatchObject(inCart("mouse"))
    await cancel(bought, bought.browser)
    expect(await buyAgain()).toMatchObject(inCart("mouse", "laptop"))
  })

  test("owns earlier guest orders with the address that their account has verified, and nobody else does", async () => {
    const bought = await buy({ mouse: 1 })
    await listed(bought.id)
    const ada = shop.browse()
    await ada.logIn("ada@example.com", PASSWORD)
    const mine = "{ orders(first: 100) { orders { id } } orderCounts { received } }"
    const ids = async (browser: Browser) => JSON.stringify(await browser.graphql(mine))
    expect(await ids(ada)).toContain(bought.id)
    expect(await ada.graphql("query ($id: ID!) { order(id: $id) { id } }", { id: bought.id })).toMatchObject({
      data: { order: { id: bought.id } },
    })
    const eve = shop.browse()
    await eve.logIn("eve@example.com", PASSWORD)
    expect(await ids(eve)).not.toContain(bought.id)
    expect(await eve.graphql("query ($id: ID!) { order(id: $id) { id } }", { id: bought.id })).toMatchObject({
      data: { order: null },
    })
  })
})

describe("a return", () => {
  test("of one of two units refunds exactly half of the money", async () => {
    const bought = await buy({ laptop: 2 })
    const itemId = (await itemsOf(bought.id)).get("Laptop") ?? ""
    await ship(bought.id, itemId, 2)
    expect(await askBack(bought, bought.browser, [{ itemId, quantity: 1 }])).toMatchObject({
      data: {
        requestReturn: {
          success: true,
          order: { items: [{ returnRequest: { status: "REQUESTED", quantity: 1 } }] },
        },
      },
    })
    await staff(support, "answerReturn", `itemId: "${itemId}", isAccepted: true`, bought.id)
    const received = await staff(
      support,
      "receiveReturn",
      `itemId: "${itemId}", restock: true, quantity: 1`,
      bought.id,
    )
    const half = bought.total / 2
    expect(received).toMatchObject({
      order: {
        items: [{ returnedQuantity: 1, returnRequest: { status: "RECEIVED", proposedRefund: half } }],
      },
    })
    await expect.poll(() => shop.available("laptop")).toBe(49)
    expect(
      await support.refusal(
        `mutation { refundReturn(orderId: "${bought.id}", commandId: "${randomUUID()}", itemId: "${itemId}", amount: 1) { success } }`,
      ),
    ).toMatchObject({
      code: "FORBIDDEN",
    })
    expect(
      await staff(admin, "refundReturn", `itemId: "${itemId}", amount: ${half}`, bought.id),
    ).toMatchObject({
      success: true,
      order: {
        refundable: half,
        items: [{ returnRequest: { status: "REFUNDED", refunded: half } }],
        paymentDetails: [{ kind: "sale" }, { kind: "refund", amount: half }],
      },
    })
    const [sale] = shop.cards.sales().filter(({ orderId }) => orderId === bought.id)
    shop.cards.settle(sale?.id ?? "")
    await shop.work()
    expect(shop.cards.transactions.filter(({ kind }) => kind === "refund")).toMatchObject([
      { orderId: bought.id, amount: Math.round(half * 100) },
    ])
  })

  test("does not take the id by which money that is taken back would be recorded: it would stand as paid", async () => {
    const bought = await buy({ mouse: 1 })
    const itemId = (await itemsOf(bought.id)).get("Mouse") ?? ""
    await ship(bought.id, itemId, 1)
    const cents = Math.round(bought.total * 100)
    const takenBack = derivedId("outcome", `${bought.id}:pay:1:void`, "succeeded", String(cents), "0", "")
    const lines = [{ itemId, quantity: 1 }]
    expect(await askBack(bought, bought.browser, lines, "too loud", takenBack)).toMatchObject({
      errors: [{ extensions: { code: "BAD_REQUEST" } }],
    })
    const [sale] = shop.cards.sales().filter(({ orderId }) => orderId === bought.id)
    shop.cards.change(sale?.id ?? "", { status: "settlement-declined" })
    await shop.work(3 * 86_400_000)
    expect(await stateOf(bought.id)).toMatchObject({
      payments: [{ kind: "sale" }, { kind: "void", result: "succeeded", amount: cents }],
    })
  })

  test("cannot be requested before anything has shipped, nor without a reason", async () => {
    const bought = await buy({ mouse: 1 })
    const itemId = (await itemsOf(bought.id)).get("Mouse") ?? ""
    expect(await askBack(bought, bought.browser, [{ itemId, quantity: 1 }])).toMatchObject({
      data: { requestReturn: { success: false } },
    })
    await ship(bought.id, itemId, 1)
    expect(await askBack(bought, bought.browser, [{ itemId, quantity: 1 }], " ")).toMatchObject({
      data: { requestReturn: { success: false, fieldErrors: [{ property: "reason" }] } },
    })
  })

  const requested = async (bought: Bought) => {
    const itemId = (await itemsOf(bought.id)).get("Mouse") ?? ""
    await ship(bought.id, itemId, 1)
    const returnId = randomUUID()
    await askBack(bought, bought.browser, [{ itemId, quantity: 1 }], "too loud", returnId)
    return { itemId, returnId }
  }

  test("is withdrawn with the order's link, once however often it is sent, and asked for again", async () => {
    const bought = await buy({ mouse: 1 })
    const { itemId, returnId } = await requested(bought)
    const withdrawn = {
      data: {
        withdrawReturn: {
          success: true,
          message: "Your return is canceled.",
          order: { items: [{ returnableQuantity: 1, returnRequest: { status: "WITHDRAWN" } }] },
        },
      },
    }
    const guest = shop.browse()
    const commandId = randomUUID()
    expect(await takeBack(bought, guest, itemId, returnId, commandId)).toMatchObject(withdrawn)
    expect(await takeBack(bought, guest, itemId, returnId)).toMatchObject(withdrawn)
    expect(
      await staff(support, "answerReturn", `itemId: "${itemId}", isAccepted: true`, bought.id),
    ).toMatchObject({
      success: false,
      message: "The customer has withdrawn this return.",
    })
    const { data } = Object(await askBack(bought, guest, [{ itemId, quantity: 1 }]))
    expect(data.requestReturn).toMatchObject({
      success: true,
      order: { items: [{ returnRequest: { status: "REQUESTED" } }] },
    })
    // The first answer again, as it was lost on the way: the new return stays.
    await takeBack(bought, guest, itemId, returnId, commandId)
    const state = await stateOf(bought.id)
    expect(state).toMatchObject({ lines: [{ returnRequest: { status: "REQUESTED" } }] })
    expect(await takeBack(bought, guest, itemId, returnId)).toMatchObject({
      data: { withdrawReturn: { success: false, message: "Another return of “Mouse” was requested since." } },
    })
  })

  test("that is withdrawn while staff receive it becomes one of both, and the other is told", async () => {
    const words = {
      WITHDRAWN: "The customer has withdrawn this return.",
      RECEIVED: "This return was already received, so it can no longer be canceled.",
    }
    for (const isFirst of [true, false]) {
      const bought = await buy({ mouse: 1 })
      const { itemId, returnId } = await requested(bought)
      await staff(support, "answerReturn", `itemId: "${itemId}", isAccepted: true`, bought.id)
      const receive = () => staff(support, "receiveReturn", `itemId: "${itemId}", restock: true`, bought.id)
      const withdraw = () => takeBack(bought, bought.browser, itemId, returnId)
      const early = isFirst ? withdraw() : receive()
      const late = isFirst ? receive() : withdraw()
      const taken = Object(await (isFirst ? early : late)).data.withdrawReturn
      const received = await (isFirst ? late : early)
      const state = await stateOf(bought.id)
      const status = state._tag === "placed" ? state.lines[0]?.returnRequest?.status : undefined
      if (status !== "WITHDRAWN" && status !== "RECEIVED") throw new Error(`It is ${status}`)
      const [won, lost] = status === "WITHDRAWN" ? [taken, received] : [received, taken]
      expect(won).toMatchObject({ success: true })
      expect(lost).toMatchObject({ success: false, message: words[status] })
    }
  })

  test("that is refused tells the customer why, in the shop's words", async () => {
    const bought = await buy({ mouse: 1 })
    const itemId = (await itemsOf(bought.id)).get("Mouse") ?? ""
    await ship(bought.id, itemId, 1)
    await askBack(bought, bought.browser, [{ itemId, quantity: 1 }])
    await staff(
      support,
      "answerReturn",
      `itemId: "${itemId}", isAccepted: false, answer: "It is used."`,
      bought.id,
    )
    await listed(bought.id)
    const timeline = `query ($id: ID!, $t: String) { orderTimeline(id: $id, token: $t) { entries { fact {
      __typename ... on ReturnUpdated { status reason answer } } } } }`
    await expect
      .poll(async () =>
        JSON.stringify(await bought.browser.graphql(timeline, { id: bought.id, t: bought.token })),
      )
      .toContain(
        '{"__typename":"ReturnUpdated","status":"REFUSED","reason":"too loud","answer":"It is used."}',
      )
  })
})

describe("items for pickup", () => {
  const code = (bought: Bought) =>
    bought.browser.graphql("query ($o: ID!, $t: String) { pickupCode(orderId: $o, token: $t) }", {
      o: bought.id,
      t: bought.token,
    })

  test("are prepared, and handed over against the customer's code; then the order is complete", async () => {
    const bought = await buy({ grill: 1 }, { grill: "denver" })
    expect(await code(bought)).toEqual({ data: { pickupCode: null } })
    expect(await staff(support, "readyForPickup", 'storeId: "denver"', bought.id)).toMatchObject({
      order: { items: [{ status: "READY_TO_PICKUP", pickupStore: { storeId: "denver" } }] },
    })
    const right = await shop.run(pickupCodeOf(bought.id))
    expect(right).toMatch(/^\d{6}$/)
    expect(await code(bought)).toEqual({ data: { pickupCode: right } })
    const become = (status: string) =>
      staff(support, "changeOrderStatus", `status: "${status}", reason: "odd"`, bought.id)
    await become("PENDING_REVIEW")
    expect(await code(bought)).toEqual({ data: { pickupCode: null } })
    await become("PAYMENT_RECEIVED")
    expect(await code(bought)).toEqual({ data: { pickupCode: right } })
    expect(JSON.stringify(await shop.sql("select * from pickup_code"))).not.toContain(right)
    const wrong = right === "000000" ? "000001" : "000000"
    expect(
      await staff(support, "handOverPickup", `storeId: "denver", code: "${wrong}"`, bought.id),
    ).toMatchObject({
      success: false,
      fieldErrors: [{ property: "code" }],
      order: { items: [{ status: "READY_TO_PICKUP" }] },
    })
    // Right codes do not count as attempts.
    for (let time = 0; time < 6; time++)
      expect(
        await staff(support, "handOverPickup", `storeId: "denver", code: "${right}"`, bought.id),
      ).toMatchObject({
        success: true,
        order: { status: "COMPLETED", items: [{ status: "PICKUPED" }] },
      })
  })

  test("have a code of six digits, whatever its number", async () => {
    const codes = await Promise.all(Array.from({ length: 100 }, () => shop.run(pickupCodeOf(randomUUID()))))
    for (const each of codes) expect(each).toMatch(/^\d{6}$/)
  })

  test("are not handed over, nor prepared, where the customer has just canceled", async () => {
    const bought = await buy({ grill: 1 }, { grill: "denver" })
    await staff(support, "readyForPickup", 'storeId: "denver"', bought.id)
    const right = await shop.run(pickupCodeOf(bought.id))
    await cancel(bought, bought.browser)
    expect(
      await staff(support, "handOverPickup", `storeId: "denver", code: "${right}"`, bought.id),
    ).toMatchObject({
      success: false,
      message: "An item that is “Canceled” cannot become “Picked up”.",
      order: { status: "CANCELLED" },
    })
    expect(await staff(support, "readyForPickup", 'storeId: "denver"', bought.id)).toMatchObject({
      success: false,
    })
  })

  test("makes no code for an order that does not exist, whatever is entered for it", async () => {
    const orderId = randomUUID()
    await staff(support, "handOverPickup", `storeId: "denver", code: "000000"`, orderId)
    expect(await shop.sql("select from pickup_code where order_id = $1", [orderId])).toEqual([])
  })

  test("are not handed over for a guessed code, nor by a change of status", async () => {
    const bought = await buy({ grill: 1 }, { grill: "denver" })
    await staff(support, "readyForPickup", 'storeId: "denver"', bought.id)
    const right = await shop.run(pickupCodeOf(bought.id))
    const wrong = right === "000000" ? "000001" : "000000"
    for (let attempt = 0; attempt < 5; attempt++)
      await staff(support, "handOverPickup", `storeId: "denver", code: "${wrong}"`, bought.id)
    const hand = (given: string) =>
      support.refusal(
        `mutation { handOverPickup(orderId: "${bought.id}", commandId: "${randomUUID()}", storeId: "denver", code: "${given}") { success } }`,
      )
    expect(await hand(right)).toMatchObject({ code: "TOO_MANY_REQUESTS" })
    const itemId = (await itemsOf(bought.id)).get("Grill") ?? ""
    expect(
      await staff(
        support,
        "changeOrderItemStatus",
        `itemId: "${itemId}", status: "PICKUPED", reason: "here"`,
        bought.id,
      ),
    ).toMatchObject({ success: false, fieldErrors: [{ property: "status" }] })
  })

  test("have a code that is mailed again to who has lost it, at the order's address of now", async () => {
    const bought = await buy({ grill: 1, mouse: 1 }, { grill: "denver", mouse: "boulder" })
    await staff(support, "readyForPickup", 'storeId: "denver"', bought.id)
    const email = `${randomUUID()}@example.com`
    await staff(support, "updateOrderEmail", `email: "${email}"`, bought.id)
    const mailCode = (storeId: string, commandId: string = randomUUID()) =>
      support.read(
        "mailPickupCode",
        `mutation ($o: ID!, $c: ID!, $s: ID) { mailPickupCode(orderId: $o, commandId: $c, storeId: $s) {
          success message order { id } } }`,
        { o: bought.id, c: commandId, s: storeId },
      )
    const commandId = randomUUID()
    for (let time = 0; time < 2; time++)
      expect(await mailCode("denver", commandId)).toEqual({
        success: true,
        message: "The customer gets the email with the code again.",
        order: { id: bought.id },
      })
    const [mail, ...others] = await shop.sql("select sealed from mail_outbox where cause like $1", [
      `ready-for-pickup:%:${commandId}`,
    ])
    expect(others).toEqual([])
    const { decrypt } = makeCryptography(shop.config.sessionSecret)
    expect(
      JSON.parse(decrypt("mail", Schema.decodeUnknownSync(Schema.Uint8Array)(mail?.sealed))),
    ).toMatchObject({
      to: email,
      message: {
        template: "ready-for-pickup",
        code: await shop.run(pickupCodeOf(bought.id)),
        store: { storeId: "denver" },
        lines: [{ name: "Grill" }],
      },
    })
    expect(await mailCode("boulder")).toMatchObject({
      success: false,
      message: "Nothing of this order waits for the customer there.",
    })
    for (let time = 0; time < 3; time++) expect(await mailCode("denver")).toMatchObject({ success: true })
    expect(
      await support.refusal(
        `mutation { mailPickupCode(orderId: "${bought.id}", commandId: "${randomUUID()}", storeId: "denver") { success } }`,
      ),
    ).toMatchObject({ code: "TOO_MANY_REQUESTS" })
    await staff(support, "changeOrderStatus", 'status: "PENDING_REVIEW", reason: "odd"', bought.id)
    expect(await mailCode("denver")).toMatchObject({ success: false })
  })

  test("of one store do not change those of another", async () => {
    const bought = await buy({ grill: 1, mouse: 1 }, { grill: "denver", mouse: "boulder" })
    expect(await staff(support, "readyForPickup", 'storeId: "boulder"', bought.id)).toMatchObject({
      order: { items: [{ status: "PENDING_PICKUP" }, { status: "READY_TO_PICKUP" }] },
    })
    const listedAs = async (status: string) =>
      JSON.stringify(
        await support.read(
          "adminOrders",
          "query ($s: String) { adminOrders(filter: { pickupStatus: $s }, first: 100) { orders { id } } }",
          { s: status },
        ),
      )
    await expect.poll(() => listedAs("PENDING_PICKUP")).toContain(bought.id)
    await staff(support, "readyForPickup", 'storeId: "denver"', bought.id)
    await expect.poll(() => listedAs("READY_TO_PICKUP")).toContain(bought.id)
    expect(await listedAs("PENDING_PICKUP")).not.toContain(bought.id)
  })
})
