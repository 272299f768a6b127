import { randomUUID } from "node:crypto"
import type { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import type { ChangeAuthor } from "../accounts/change-author.ts"
import type { Services } from "../composition/services.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { changeRole, setStaffActive } from "./change-staff.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

/** Of requests that were both let in before either of them was carried out. */
const by = (username: string): ChangeAuthor => ({
  actor: { id: username, name: "Super Admin", role: "super admin" },
  correlationId: randomUUID(),
})

describe("two super admins who end each other at the same moment leave one", () => {
  test.each<
    readonly [string, (name: string, author: ChangeAuthor) => Effect.Effect<unknown, unknown, Services>]
  >([
    ["another role", (name, author) => changeRole(name, "CUSTOMERSUPPORT", author)],
    ["disabling", (name, author) => setStaffActive(name, false, author)],
  ])("by %s", async (what, end) => {
    const [one, other] = [`one-${what.length}@voltread.example`, `other-${what.length}@voltread.example`]
    for (const username of [one, other]) await shop.signIn(username, "SUPER ADMIN")
    const outcomes = await Promise.allSettled([shop.run(end(other, by(one))), shop.run(end(one, by(other)))])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    const [left] = await shop.sql(
      `select count(*)::int as left from account
       where username = any ($1) and type = 'SUPER ADMIN' and is_active`,
      [[one, other]],
    )
    expect(left).toEqual({ left: 1 })
  })
})
