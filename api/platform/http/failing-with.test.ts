import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../../testing/shop-app.ts"

let shop: ShopApp
let owner: Tokens

/** From then on, nothing can be written but what staff set out to do. */
const NO_WRITES = `
  create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'staff_action%' loop
      execute format('create trigger broken before insert or update or delete on %I execute function refuse()', name);
    end loop;
  end $$`

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  await shop.signIn("ada@example.com")
  await shop.signIn("sam@voltread.example", "CUSTOMERSUPPORT")
  owner = await shop.signIn("owner@voltread.example", "SUPER ADMIN")
  await shop.sql(NO_WRITES)
})
afterAll(() => shop.close())

const person = { firstName: "Li", lastName: "Wu", phone: "2125550100" }
const passwords = { password: "Wheels-4-all", confirmPassword: "Wheels-4-all" }
const newPassword = { newPassword: "Wheels-4-all", confirmPassword: "Wheels-4-all" }

test.each([
  [
    "POST",
    "/api/contact",
    { name: "Li", email: "li@example.com", phone: "2125550100", message: "Hello?" },
    "Please connect after some time",
  ],
  [
    "POST",
    "/api/subscription/subscribe",
    { email: "li@example.com" },
    "User could not be added to our subscription list",
  ],
  ["POST", "/api/auth/forgotPassword", { username: "ada@example.com" }, "Please try after some time"],
  [
    "POST",
    "/api/auth/resetPassword",
    { username: "ada@example.com", confirmationCode: "123456", ...passwords },
    "Please try after some time",
  ],
  [
    "POST",
    "/api/auth/register",
    { email: "li@example.com", ...person, ...passwords },
    "User could not be registered successfully",
  ],
  [
    "POST",
    "/api/auth/verifyAccount",
    { username: "li@example.com", code: "123456" },
    "Could not verify user. Kindly try re-verifying email",
  ],
  [
    "POST",
    "/api/auth/resendVerificationCode",
    { username: "li@example.com" },
    "Verification Code could not be sent to your registered email",
  ],
  [
    "PUT",
    "/api/admin/customers/ada@example.com/changePassword",
    newPassword,
    "Customer password could not be changed.",
  ],
  ["PUT", "/api/users/disable/ada@example.com", undefined, "User status could not be changed."],
  ["PUT", "/api/admin/staff/sam@voltread.example/disable", undefined, "User status could not be changed."],
] as const)("%s %s fails in the words of the specification", async (method, url, body, errorMessage) => {
  expect(await shop.call(method, url, body, { as: owner })).toMatchObject({
    status: 500,
    body: { isSuccess: false, errorMessage },
  })
})
