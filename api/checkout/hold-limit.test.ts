import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { releaseStock } from "../stock/stock.ts"
import type { Browser } from "../testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { holdWithinLimit } from "./hold-limit.ts"
import { orderIdOf } from "./place-order.ts"

const PER_HOUR = 10

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"), 1, { UNPAID_UNITS_PER_HOUR: String(PER_HOUR) })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.stock({ laptop: 50, mouse: 3 })
  await shop.sql("delete from attempt")
})

/** A browser of its own; `kind` decides what becomes of the payment. */
const order = async (kind: "good" | "hosted" | "declined", units: number, productId = "laptop") => {
  const browser = shop.browse()
  const { id: cartId } = await browser.add(productId, units)
  const answer = await browser.checkOut({ nonce: `${kind}-${randomUUID()}` })
  return { browser, cartId, orderId: orderIdOf(cartId), answer }
}
const codeOf = ({ answer }: Awaited<ReturnType<typeof order>>) => answer.errors[0]?.code

describe("units for orders that are not paid", () => {
  test("are held for one visitor up to a limit, in however many carts", async () => {
    await order("hosted", 6)
    await order("declined", 4)
    const third = await order("hosted", 1)
    expect(third.answer).toMatchObject({
      success: false,
      errors: [{ code: "TOO_MANY_UNITS" }],
      order: null,
      message:
        "So many items cannot be held for orders that are not paid yet. You have not been charged. Please order fewer, or try again in 60 minutes.",
    })
    expect(await shop.available("laptop")).toBe(40)
    expect(codeOf(await order("good", 1))).toBe("TOO_MANY_UNITS")
  })

  test("are never more than that in one order, which is not placed and counts for nothing", async () => {
    expect(codeOf(await order("hosted", 11))).toBe("TOO_MANY_UNITS")
    expect(await shop.available("laptop")).toBe(50)
    expect(codeOf(await order("hosted", 10))).toBeUndefined()
  })

  test("no longer count once they are paid", async () => {
    for (let n = 0; n < 4; n++) expect((await order("good", 8)).answer.success).toBe(true)
  })

  test("do not count where they could not be held", async () => {
    const [one, other] = [shop.browse(), shop.browse()]
    await one.add("mouse", 3)
    await other.add("mouse", 3)
    const checkOut = (browser: Browser) => browser.checkOut({ nonce: `hosted-${randomUUID()}` })
    expect((await checkOut(one)).errors).toEqual([])
    expect(await checkOut(other)).toMatchObject({ errors: [{ code: "OUT_OF_STOCK" }] })
    expect(codeOf(await order("hosted", 7))).toBeUndefined()
  })

  test("count again when they are held again, and not while they are held", async () => {
    const { browser, cartId, orderId } = await order("declined", 6)
    const expectedTotal = await browser.total(cartId)
    const again = () => browser.checkOut({ nonce: `declined-${randomUUID()}`, cartId, expectedTotal })
    expect((await again()).errors[0]?.code).toBe("2000")
    expect(await shop.sql("select max(count) as most from attempt")).toEqual([{ most: 6 }])
    await shop.run(releaseStock(orderId))
    expect((await again()).errors[0]?.code).toBe("TOO_MANY_UNITS")
  })
})

test("a site of IPv6 holds ten times as many, in whatever networks", async () => {
  const hold = (networkAddress: string) =>
    shop.run(
      holdWithinLimit(
        { networkAddress, unpaidUnitsPerHour: PER_HOUR },
        PER_HOUR,
        Effect.succeed("held"),
      ).pipe(Effect.catchTag("CheckoutRefused", ({ code }) => Effect.succeed(code))),
    )
  for (let network = 0; network < 10; network++) expect(await hold(`2001:db8:1:${network}`)).toBe("held")
  expect(await hold("2001:db8:1:10")).toBe("TOO_MANY_UNITS")
  expect(await hold("2001:db8:2:0")).toBe("held")
})
