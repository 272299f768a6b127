import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import type { PromotionForm } from "@voltread/domain/shared/promotion.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { customerKey } from "../checkout/customer-key.ts"
import { orderIdOf } from "../checkout/place-order.ts"
import { ensureTestAccount } from "../testing/account.ts"
import type { Browser } from "../testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { ANN } from "../testing/staff-viewer.ts"
import { claimPromotion } from "./claim-promotion.ts"
import { findPromotion } from "./find-promotion.ts"
import { addPromotion, changePromotion, listPromotions } from "./promotions.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 50, mouse: 50 }))

const tenPercent: PromotionForm = {
  description: "Ten percent off",
  benefit: { kind: "percent", basisPoints: 1_000 },
  categories: [],
  oncePerPerson: false,
  isActive: true,
  validFrom: "2026-01-01T00:00:00.000Z",
  validUntil: null,
}
const offer = (code: string, change: Partial<PromotionForm> = {}) =>
  shop.run(addPromotion(code, { ...tenPercent, ...change }, ANN))

const APPLY = "mutation ($code: String) { applyPromotionCode(promotionCode: $code) { promotionCode } }"
const apply = (browser: Browser, code: string | null) => browser.graphql(APPLY, { code })
const quote = (browser: Browser, cartId: string) =>
  browser.graphql(
    'query ($c: ID!) { checkoutQuote(cartId: $c, state: "TX") { discount shippingCost tax total promotionCode promotionProblem } }',
    { c: cartId },
  )

const shopper = async () => {
  const browser = shop.browse()
  const { id } = await browser.add("laptop")
  return { browser, cartId: id }
}

const orderOf = async (cartId: string) => {
  const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderIdOf(cartId))))
  if (state._tag === "none") throw new Error("no order")
  return state
}

describe("a promotion code", () => {
  test("applies its discount before tax, and the order records the code", async () => {
    await offer("FALL-10")
    const { browser, cartId } = await shopper()
    await apply(browser, " fall-10 ")
    // 999.00 − 99.90, 5.00 of shipping, 6.25 % of 904.10.
    expect(await quote(browser, cartId)).toEqual({
      data: {
        checkoutQuote: {
          discount: 99.9,
          shippingCost: 5,
          tax: 56.51,
          total: 960.61,
          promotionCode: "FALL-10",
          promotionProblem: null,
        },
      },
    })
    expect(await browser.checkOut({ nonce: "good-1" })).toMatchObject({
      success: true,
      order: { total: 960.61 },
    })
    expect((await orderOf(cartId)).created.promotionCode).toBe("FALL-10")
  })

  test("is not guessed: who has entered too many wrong ones enters none, and right ones do not count", async () => {
    await offer("REMEMBERED")
    await shop.sql("delete from attempt")
    const right = async () => Object(await apply(shop.browse(), "REMEMBERED"))
    for (let n = 0; n < 3; n++) expect((await right()).errors).toBeUndefined()
    for (let n = 0; n < 60; n++)
      expect(await apply(shop.browse(), `WRONG-${n}`)).toMatchObject({
        errors: [{ extensions: { code: "BAD_REQUEST" } }],
      })
    expect(await right()).toMatchObject({
      errors: [
        { message: expect.stringContaining("wrong codes"), extensions: { code: "TOO_MANY_REQUESTS" } },
      ],
    })
    await shop.sql("delete from attempt")
    expect((await right()).errors).toBeUndefined()
  })

  test("can be removed, and an unknown one is not accepted", async () => {
    await offer("BACK")
    const { browser, cartId } = await shopper()
    expect(await browser.refusal(APPLY, { code: "NOPE" })).toMatchObject({
      message: "We do not know this code. Please check it.",
    })
    expect(await browser.refusal(APPLY, { code: "' or 1=1" })).toMatchObject({ code: "BAD_REQUEST" })
    await apply(browser, "BACK")
    await apply(browser, null)
    expect(await quote(browser, cartId)).toMatchObject({
      data: { checkoutQuote: { discount: 0, promotionCode: null } },
    })
  })

  test.each<readonly [string, string, Partial<PromotionForm>, string]>([
    ["to come", "SOON", { validFrom: "2200-01-01T00:00:00.000Z" }, "This code cannot be used yet."],
    ["that has ended", "OVER", { validUntil: "2026-01-02T00:00:00.000Z" }, "This code has ended."],
  ])("%s is not accepted", async (_, code, change, message) => {
    await offer(code, change)
    const { browser, cartId } = await shopper()
    expect(await browser.refusal(APPLY, { code })).toMatchObject({ message })
    expect(await quote(browser, cartId)).toMatchObject({ data: { checkoutQuote: { promotionCode: null } } })
  })

  test("that was switched off meanwhile is reported, and nothing is charged", async () => {
    await offer("GONE")
    const { browser, cartId } = await shopper()
    await apply(browser, "GONE")
    await shop.run(changePromotion("GONE", 1, { ...tenPercent, isActive: false }, ANN))
    expect(await quote(browser, cartId)).toMatchObject({
      data: {
        checkoutQuote: { discount: 0, promotionProblem: "This code has ended." },
      },
    })
    const refused = await browser.checkOut({ nonce: "good-2" })
    expect(refused).toMatchObject({
      success: false,
      errors: [{ code: "NOT_POSSIBLE" }],
      message: "This code has ended. Please remove the code. You have not been charged.",
    })
    await apply(browser, null)
    expect(await browser.checkOut({ nonce: "good-3" })).toMatchObject({ success: true })
  })

  test("for each person once is rejected the second time, in any browser", async () => {
    await offer("ONCE", { oncePerPerson: true })
    const first = await shopper()
    await apply(first.browser, "ONCE")
    expect(await first.browser.checkOut({ nonce: "good-4" })).toMatchObject({ success: true })
    const second = await shopper()
    await apply(second.browser, "ONCE")
    const again = await second.browser.checkOut({ nonce: "good-5", change: { email: "ADA@example.com" } })
    expect(again).toMatchObject({ success: false, errors: [{ code: "NOT_POSSIBLE" }] })
    const other = await second.browser.checkOut({ nonce: "good-6", change: { email: "bob@example.com" } })
    expect(other).toMatchObject({ success: true })
  })

  test.each([
    ["a tag", "dora+2@example.com", "dora@example.com"],
    ["Gmail's dots", "d.o.r.a@gmail.com", "dora@googlemail.com"],
  ])(
    "for each person once is rejected the second time to a mailbox under another address: %s",
    async (what, one, other) => {
      const code = `ONCE-A-MAILBOX-${one.length}`
      await offer(code, { oncePerPerson: true })
      const { browser } = await shopper()
      await apply(browser, code)
      expect(await browser.checkOut({ nonce: `good-${what}-1`, change: { email: one } })).toMatchObject({
        success: true,
      })
      await browser.add("laptop")
      await apply(browser, code)
      const again = await browser.checkOut({ nonce: `good-${what}-2`, change: { email: other } })
      expect(again).toMatchObject({ success: false, errors: [{ code: "NOT_POSSIBLE" }] })
    },
  )

  test("for each person once is rejected the second time to an account, whatever address it gives", async () => {
    await offer("ONCE-AN-ACCOUNT", { oncePerPerson: true })
    const username = "cleo@example.com"
    const account = { username, type: "CUSTOMER", phone: null, password: "Wheels-4-all" } as const
    await shop.run(ensureTestAccount({ ...account, firstName: "Cleo", lastName: "Lee" }))
    const browser = shop.browse()
    await browser.logIn(username, account.password)
    const buy = async (nonce: string, email: string) => {
      const { id } = await browser.add("laptop")
      await apply(browser, "ONCE-AN-ACCOUNT")
      return { cartId: id, result: await browser.checkOut({ nonce, change: { email } }) }
    }
    const first = await buy("good-9", "one@example.com")
    expect(first.result).toMatchObject({ success: true })
    expect(await orderOf(first.cartId)).toMatchObject({
      created: { username, customerKey: customerKey(shop.config.sessionSecret, username) },
      submitted: { submittedBy: username },
    })
    const second = await buy("good-10", "other@example.com")
    expect(second.result).toMatchObject({ success: false, errors: [{ code: "NOT_POSSIBLE" }] })
  })

  test("for each person once can be used again when its order was canceled", async () => {
    await offer("AGAIN", { oncePerPerson: true })
    const { browser, cartId } = await shopper()
    await apply(browser, "AGAIN")
    expect(await browser.checkOut({ nonce: "declined-7" })).toMatchObject({ success: false })
    // Going back to the cart cancels the unpaid order; the next cart keeps the code.
    await browser.add("mouse")
    expect((await orderOf(cartId)).status).toBe("CANCELLED")
    expect(await browser.checkOut({ nonce: "good-8" })).toMatchObject({ success: true })
  })
})

test("for each person once is kept for a checkout under way, for an hour, and for an order that goes on", async () => {
  const promotion = { ...tenPercent, code: "KEPT", oncePerPerson: true }
  await offer(promotion.code, promotion)
  const claim = (orderId: string, status: OrderStatus | null, person = "ada") =>
    shop.run(claimPromotion(promotion, person, orderId, () => Effect.succeed(status)))
  expect(await claim("order-1", null)).toBe(true)
  expect(await claim("order-1", null)).toBe(true)
  expect(await claim("order-2", null)).toBe(false)
  expect(await claim("order-2", null, "bob")).toBe(true)
  const made = (minutes: number) =>
    shop.sql("update promotion_use set claimed_at = now() - make_interval(mins => $1)", [minutes])
  await made(59)
  expect(await claim("order-3", null)).toBe(false)
  await made(61)
  expect(await claim("order-3", "PENDING_PAYMENT")).toBe(false)
  expect(await claim("order-3", null)).toBe(true)
  expect(await claim("order-1", null)).toBe(false)
})

test("for each person once is free for one order only, when two take it at the same moment", async () => {
  const promotion = { ...tenPercent, code: "FREED", oncePerPerson: true }
  await offer(promotion.code, promotion)
  const claim = (orderId: string, statusOf: Effect.Effect<OrderStatus>) =>
    shop.run(claimPromotion(promotion, "eve", orderId, () => statusOf))
  const isCanceled = Effect.succeed<OrderStatus>("CANCELLED")
  expect(await claim("canceled", isCanceled)).toBe(true)
  const first = Effect.promise(() => claim("first", isCanceled))
  expect(await claim("second", Effect.andThen(first, isCanceled))).toBe(false)
})

test("for everybody can be used again and again", async () => {
  const promotion = { ...tenPercent, code: "OFTEN" }
  await offer(promotion.code, promotion)
  for (const orderId of ["often-1", "often-2"])
    expect(
      await shop.run(claimPromotion(promotion, "ada", orderId, () => Effect.succeed("PAYMENT_RECEIVED"))),
    ).toBe(true)
})

describe("the promotions of the back office", () => {
  test("are listed with the author of the last change; an outdated version is not saved over a newer one", async () => {
    await offer("SPRING")
    // As after a lost answer.
    await offer("SPRING")
    await shop.run(changePromotion("SPRING", 1, { ...tenPercent, description: "Spring" }, ANN))
    // The same again, as after a lost answer, is no conflict.
    expect(
      await shop.run(changePromotion("SPRING", 1, { ...tenPercent, description: "Spring" }, ANN)),
    ).toEqual([])
    await expect(shop.run(changePromotion("SPRING", 1, tenPercent, ANN))).rejects.toThrow("Someone else")
    await expect(offer("SPRING")).rejects.toThrow("already")
    const { promotions } = await shop.run(listPromotions("SPRIN"))
    expect(promotions.find(({ code }) => code === "SPRING")).toMatchObject({
      description: "Spring",
      version: 2,
      updatedBy: "Ann",
    })
    const changes = await shop.sql(
      "select actor, before->>'description' as before, after->>'description' as after from promotion_change where code = 'SPRING' order by change_id",
    )
    expect(changes).toEqual([
      { actor: "ann@voltread.example", before: null, after: "Ten percent off" },
      { actor: "ann@voltread.example", before: "Ten percent off", after: "Spring" },
    ])
  })

  test("are for categories of the catalog only", async () => {
    await expect(offer("TV", { categories: ["televisions", "tvs"] })).rejects.toThrow(
      "There is no category tvs. Please choose one of the catalog's.",
    )
    await offer("TV", { categories: ["televisions"] })
    expect(await shop.run(findPromotion("TV"))).toMatchObject({ categories: ["televisions"] })
  })

  test("must end after they begin", async () => {
    await expect(offer("WRONG", { validUntil: tenPercent.validFrom })).rejects.toThrow("after the start")
    expect(await shop.run(findPromotion("WRONG"))).toBeNull()
  })
})
