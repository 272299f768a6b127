import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { PASSWORD, type ShopApp, shopApp } from "../testing/shop-app.ts"
import { makeSuperAdmin } from "./super-admin.ts"

let shop: ShopApp

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const NAME = { firstName: "Grace", lastName: "Hopper" }
const make = (username: string) => shop.run(makeSuperAdmin(username, NAME))
const choosePassword = (username: string, confirmationCode: string, password = "Wheels-4-ever") =>
  shop.call("POST", "/api/auth/resetPassword", {
    username,
    confirmationCode,
    password,
    confirmPassword: password,
  })
const logIn = (username: string, password: string) =>
  shop.call("POST", "/api/auth/login", { username, password })
const typeOf = async (username: string) =>
  (await shop.sql("select type, is_active from account where username = $1", [username]))[0]

describe("whoever runs the shop can make a super admin", () => {
  test("in a shop without any account: the code sets the password, once, and it logs in", async () => {
    const code = await make("first@shop.example")
    expect(await choosePassword("first@shop.example", code)).toMatchObject({ status: 200 })
    expect(await choosePassword("first@shop.example", code, "Another-1-word")).toMatchObject({
      body: { isSuccess: false },
    })
    const answer = await logIn("first@shop.example", "Wheels-4-ever")
    expect(answer.body.data).toMatchObject({ user: { type: "SUPER ADMIN" } })
  })

  test("of one who was disabled or locked out, whose old sessions and rank end", async () => {
    const tokens = await shop.signIn("sam@shop.example", "CUSTOMERSUPPORT")
    await shop.sql("update account set is_active = false where username = 'sam@shop.example'")
    const code = await make("sam@shop.example")
    expect(await typeOf("sam@shop.example")).toEqual({ type: "SUPER ADMIN", is_active: true })
    await expect
      .poll(() => shop.call("GET", "/api/account/profile", undefined, { as: tokens }))
      .toMatchObject({ status: 401 })
    expect(await logIn("sam@shop.example", PASSWORD)).toMatchObject({ status: 200 })
    expect(await choosePassword("sam@shop.example", code)).toMatchObject({ status: 200 })
    expect((await logIn("sam@shop.example", PASSWORD)).status).not.toBe(200)
  })

  test("and it stands in the account's history", async () => {
    await make("kept@shop.example")
    await make("kept@shop.example")
    expect(
      await shop.sql("select kind, actor_name from account_event where username = $1 order by event_id", [
        "kept@shop.example",
      ]),
    ).toEqual([
      { kind: "added", actor_name: "Command line" },
      { kind: "role-changed", actor_name: "Command line" },
    ])
  })
})
