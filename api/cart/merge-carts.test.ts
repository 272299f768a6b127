import { randomUUID } from "node:crypto"
import { MAX_CART_LINES } from "@voltread/domain/ordering/cart.ts"
import type { CartCommand } from "@voltread/domain/ordering/cart-event.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { cartOfAccount } from "../accounts/accounts.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { ensureTestAccount } from "../testing/account.ts"
import type { CartView } from "../testing/answers.ts"
import type { Browser } from "../testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { mergeIntoAccount } from "./merge-carts.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"), 2)
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 100, mouse: 100 }))

const PASSWORD = "Wheels-4-all"
let people = 0

/** Somebody with an account, who is not signed in yet. */
const person = async (): Promise<string> => {
  people += 1
  const username = `shopper-${people}@example.com`
  const account = { username, type: "CUSTOMER", phone: null, password: PASSWORD } as const
  await shop.run(ensureTestAccount({ ...account, firstName: "Ann", lastName: "Lee" }))
  return username
}

const quantities = ({ items }: CartView) =>
  Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]))

const cancel = (orderId: string) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [{ type: "CancelOrder", reason: "asked to" }], {
        commandId: `cancel ${orderId}`,
        correlationId: "t",
        actor: { id: "test", name: "Test", role: "admin" },
        now: new Date().toISOString(),
      }),
    ),
  )

const intent = () => ({
  commandId: randomUUID(),
  correlationId: "t",
  actor: { id: "test", name: "Test", role: "customer" as const },
  now: new Date().toISOString(),
})

/** What another process wrote before it stopped. */
const write = (cartId: string, ...commands: ReadonlyArray<CartCommand>) =>
  shop.run(CommandHandlers.use(({ carts }) => carts.handle(cartId, () => commands, intent())))

/** A browser with a guest's cart whose owner has an account with a cart, filled on another device. */
const both = async () => {
  const username = await person()
  const other = shop.browse(1)
  await other.logIn(username, PASSWORD)
  await other.merge()
  await other.add("laptop", 2)
  const own = await other.add("mouse")
  const browser = shop.browse(0)
  const guest = await browser.add("mouse", 3)
  return { username, other, own, browser, guest }
}

describe("signing in", () => {
  test("brings the guest's items to the shopper's cart, on every device", async () => {
    const { username, other, own, browser } = await both()
    await browser.logIn(username, PASSWORD)
    const merged = await browser.merge()
    expect([merged.id, quantities(merged)]).toEqual([own.id, { laptop: 2, mouse: 4 }])
    expect(quantities(await browser.merge())).toEqual({ laptop: 2, mouse: 4 })
    expect(quantities(await other.cart())).toEqual({ laptop: 2, mouse: 4 })
  })

  test("brings the promotion code along that the guest has entered", async () => {
    const { username, browser, guest, own } = await both()
    await write(guest.id, { type: "ChoosePromotion", code: "SPRING" })
    await browser.logIn(username, PASSWORD)
    await browser.merge()
    const { state } = await shop.run(CommandHandlers.use(({ carts }) => carts.load(own.id)))
    expect(state).toMatchObject({ _tag: "open", promotionCode: "SPRING" })
  })

  test("on two tabs at once merges once", async () => {
    const { username, browser } = await both()
    await browser.logIn(username, PASSWORD)
    const tab = browser.copy().through(shop.server(1))
    const merged = await Promise.all([browser.merge(), tab.merge(), browser.merge()])
    for (const cart of merged) expect(quantities(cart)).toEqual({ laptop: 2, mouse: 4 })
  })

  test("leaves the guest's cart alone that another tab begins to pay for in the same moment", async () => {
    const { username, other, guest } = await both()
    let isClosed = false
    const quicker = (streams: typeof CommandHandlers.Service): typeof CommandHandlers.Service => ({
      ...streams,
      carts: {
        ...streams.carts,
        handle: (cartId, plan, given) =>
          Effect.gen(function* () {
            if (cartId === guest.id && !isClosed) {
              isClosed = true
              yield* Effect.promise(() => write(guest.id, { type: "CheckOut", orderId: randomUUID() }))
            }
            return yield* streams.carts.handle(cartId, plan, given)
          }),
      },
    })
    const kept = await shop.run(
      CommandHandlers.use((streams) =>
        mergeIntoAccount(username, guest.id, intent()).pipe(
          Effect.provideService(CommandHandlers, quicker(streams)),
        ),
      ),
    )
    expect(kept).toMatchObject({ cartId: guest.id, status: { _tag: "unplaced" } })
    expect(quantities(await other.cart())).toEqual({ laptop: 2, mouse: 1 })
  })

  test("loses nothing that is put into either cart in the meantime", async () => {
    const { username, other, browser } = await both()
    await browser.logIn(username, PASSWORD)
    const guestTab = browser.copy().through(shop.server(1))
    const adding = (tab: Browser) => Array.from({ length: 6 }, () => tab.add("mouse"))
    await Promise.all([...adding(guestTab), browser.merge(), ...adding(other)])
    expect(quantities(await browser.merge())).toEqual({ laptop: 2, mouse: 16 })
  })

  test("keeps the items of a guest's order that was declined, and of one that staff canceled", async () => {
    for (const isCancelled of [false, true]) {
      const { username, browser } = await both()
      const { order } = await browser.checkOut({ nonce: `declined-${randomUUID()}` })
      if (isCancelled) await cancel(order?.id ?? "")
      await browser.logIn(username, PASSWORD)
      expect(quantities(await browser.merge())).toEqual({ laptop: 2, mouse: 4 })
    }
  })

  test("leaves a guest's order alone whose payment page is open, until that has ended", async () => {
    const { username, browser, guest } = await both()
    const { order, transactionId } = await browser.checkOut({ nonce: `hosted-${randomUUID()}` })
    await browser.logIn(username, PASSWORD)
    expect(await browser.merge()).toMatchObject({ id: guest.id, pendingOrder: { id: order?.id } })
    shop.cards.change(transactionId ?? "", { status: "expired" })
    await shop.work()
    expect(quantities(await browser.merge())).toEqual({ laptop: 2, mouse: 4 })
  })

  test("does not cancel the shopper's own order whose payment page is open", async () => {
    const { username, other, own, browser, guest } = await both()
    const { order, transactionId } = await other.checkOut({ nonce: `hosted-${randomUUID()}` })
    await browser.logIn(username, PASSWORD)
    const kept = await browser.merge()
    expect([kept.id, quantities(kept)]).toEqual([guest.id, { mouse: 3 }])
    expect(await other.cart()).toMatchObject({ id: own.id, pendingOrder: { id: order?.id } })
    shop.cards.change(transactionId ?? "", { status: "expired" })
    await shop.work()
    expect(quantities(await browser.merge())).toEqual({ laptop: 2, mouse: 4 })
  })

  test("from a browser with nothing in its cart leads to the shopper's own order, though it may still be paid", async () => {
    const { username, other, own } = await both()
    const { order } = await other.checkOut({ nonce: `hosted-${randomUUID()}` })
    const browser = shop.browse(0)
    await browser.add("mouse")
    await browser.remove("mouse")
    await browser.logIn(username, PASSWORD)
    expect(await browser.merge()).toMatchObject({ id: own.id, pendingOrder: { id: order?.id } })
  })

  test("again, with the shopper's own cart, leaves its unpaid order as it is", async () => {
    const { username, other, own } = await both()
    const { order } = await other.checkOut({ nonce: `declined-${randomUUID()}` })
    await other.logIn(username, PASSWORD)
    expect(await other.merge()).toMatchObject({ id: own.id, pendingOrder: { id: order?.id } })
  })

  test("keeps the items of the shopper's own order that came to nothing", async () => {
    const { username, other, browser } = await both()
    const { order } = await other.checkOut({ nonce: `declined-${randomUUID()}` })
    await cancel(order?.id ?? "")
    await browser.logIn(username, PASSWORD)
    expect(quantities(await browser.merge())).toEqual({ laptop: 2, mouse: 4 })
  })
})

test("an address that is registered again has a new cart, of an id that says nothing of the address", async () => {
  const username = await person()
  const browser = shop.browse()
  await browser.add("mouse", 3)
  await browser.logIn(username, PASSWORD)
  const { id } = await browser.merge()
  await shop.sql("update account set username = $2, cart_id = null where username = $1", [
    username,
    `erased-${randomUUID()}`,
  ])
  await shop.run(
    ensureTestAccount({
      username,
      type: "CUSTOMER",
      firstName: "Ann",
      lastName: "Lee",
      phone: null,
      password: PASSWORD,
    }),
  )
  const again = shop.browse()
  await again.logIn(username, PASSWORD)
  const cart = await again.merge()
  expect(cart.items).toEqual([])
  expect(cart.id).not.toBe(id)
})

describe("a merge that stopped half-way", () => {
  test("before the shopper's cart had the items is completed by whoever looks at the cart next", async () => {
    const { username, own: cart, browser, guest } = await both()
    await browser.logIn(username, PASSWORD)
    await write(guest.id, { type: "CloseInto", cartId: cart.id })
    expect(quantities(await browser.cart())).toEqual({ laptop: 2, mouse: 4 })
    expect(quantities(await browser.cart())).toEqual({ laptop: 2, mouse: 4 })
  })

  test("is completed by the next change, which is not lost either", async () => {
    const { username, own: cart, browser, guest } = await both()
    await browser.logIn(username, PASSWORD)
    await write(guest.id, { type: "CloseInto", cartId: cart.id })
    expect(quantities(await browser.add("laptop"))).toEqual({ laptop: 3, mouse: 4 })
  })

  test("is completed by trying again, where the shopper never had a cart", async () => {
    const username = await person()
    const browser = shop.browse()
    const guest = await browser.add("mouse", 3)
    await write(guest.id, { type: "CloseInto", cartId: await shop.run(cartOfAccount(username)) })
    await browser.logIn(username, PASSWORD)
    expect(quantities(await browser.merge())).toEqual({ mouse: 3 })
  })

  test("after the items were put in does not put them in again", async () => {
    const { username, own: cart, browser, guest } = await both()
    const before = browser.copy()
    await browser.logIn(username, PASSWORD)
    await browser.merge()
    await before.logIn(username, PASSWORD)
    expect(quantities(await before.merge())).toEqual({ laptop: 2, mouse: 4 })
    expect((await before.cart()).id).toBe(cart.id)
    expect(guest.id).not.toBe(cart.id)
  })

  test("does not put them in again after the shopper has bought them", async () => {
    const { username, browser } = await both()
    const before = browser.copy()
    await browser.logIn(username, PASSWORD)
    await browser.merge()
    await before.logIn(username, PASSWORD)
    expect(await browser.checkOut({ nonce: `good-${randomUUID()}` })).toMatchObject({ success: true })
    expect(quantities(await before.cart())).toEqual({})
  })

  test("puts them in the next cart where the shopper has bought theirs meanwhile", async () => {
    const { username, own: cart, other, browser, guest } = await both()
    await browser.logIn(username, PASSWORD)
    expect(await other.checkOut({ nonce: `good-${randomUUID()}` })).toMatchObject({ success: true })
    await write(guest.id, { type: "CloseInto", cartId: cart.id })
    expect(quantities(await browser.cart())).toEqual({ mouse: 3 })
    expect(quantities(await browser.cart())).toEqual({ mouse: 3 })
    expect(quantities(await other.cart())).toEqual({ mouse: 3 })
  })
})

test("a cart that a merge made larger than one may fill it has the delivery of all its items chosen at once", async () => {
  const browser = shop.browse()
  const { id, items } = await browser.add("mouse")
  const { state } = await shop.run(CommandHandlers.use(({ carts }) => carts.load(id)))
  if (state._tag !== "open") throw new Error("not open")
  const more = Array.from({ length: MAX_CART_LINES }, (_, n) =>
    state.items.map((item) => ({ ...item, productId: `p${n}` })),
  ).flat()
  await write(id, { type: "MergeCart", fromCartId: "guest", items: more, available: {} })
  const productIds = [...items, ...more].map(({ productId }) => productId)
  const chosen = await browser.graphql(
    "mutation ($p: [ID!]!) { chooseDelivery(productIds: $p) { items { productId } } }",
    { p: productIds },
  )
  expect(chosen).toMatchObject({
    data: { chooseDelivery: { items: productIds.map((productId) => ({ productId })) } },
  })
})

test("a cart whose order was canceled before it was paid stays, and can be checked out again", async () => {
  const browser = shop.browse()
  await browser.add("mouse", 2)
  const { order } = await browser.checkOut({ nonce: `declined-${randomUUID()}` })
  await cancel(order?.id ?? "")
  for (let look = 0; look < 3; look++) expect(quantities(await browser.cart())).toEqual({ mouse: 2 })
  expect(await browser.checkOut({ nonce: `good-${randomUUID()}` })).toMatchObject({ success: true })
})
