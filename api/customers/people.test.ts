import { AddressesData } from "@voltread/domain/contract/account.ts"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { transaction } from "../platform/postgres/query.ts"
import { setPassword } from "../sign-in/password-codes.ts"
import { PASSWORD, type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

let shop: ShopApp
let ann: Tokens
let support: Tokens
let admin: Tokens
let root: Tokens

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  ann = await shop.signIn("ann@example.com")
  support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
  root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
})
afterAll(() => shop.close())

const austin = {
  isBillingShippingSame: true,
  firstName: "Ann",
  lastName: "Lee",
  address1: "1 Main St",
  address2: "",
  city: "Austin",
  state: { label: "Texas", value: "TX" },
  postalCode: "78701",
  country: { label: "United States", value: "US" },
  phone: "5125550100",
}
const denver = { ...austin, city: "Denver", state: "CO", postalCode: "80202", phone: "3035550100" }

const logIn = (username: string, password = PASSWORD) =>
  shop.call("POST", "/api/auth/login", { username, password })
const history = async (username: string) => {
  const { body } = await shop.call("GET", `/api/admin/customers/${username}`, undefined, { as: support })
  return body.data?.customer
}

describe("a customer's page", () => {
  test("says that there are more messages than the newest 20", async () => {
    await shop.signIn("talks@example.com")
    const write = (many: number) =>
      shop.sql(
        `insert into contact_request (request_id, name, email, phone, message)
         select gen_random_uuid(), 'Tal', 'talks@example.com', '', 'Hello' from generate_series(1, $1::int)`,
        [many],
      )
    await write(20)
    expect(await history("talks@example.com")).toMatchObject({
      messages: { length: 20 },
      hasMoreMessages: false,
    })
    await write(1)
    expect(await history("talks@example.com")).toMatchObject({
      messages: { length: 20 },
      hasMoreMessages: true,
    })
  })

  test("says that there are more changes of the account than the newest 500", async () => {
    await shop.signIn("moves@example.com")
    await shop.sql("delete from account_event where username = 'moves@example.com'")
    const change = (many: number) =>
      shop.sql(
        `insert into account_event (username, kind, actor_id, actor_name, actor_role, correlation_id)
         select 'moves@example.com', 'profile-changed', 'a', 'Ann', 'customer', 't' from generate_series(1, $1::int)`,
        [many],
      )
    await change(500)
    expect(await history("moves@example.com")).toMatchObject({
      timeline: { length: 500 },
      hasMoreChanges: false,
    })
    await change(1)
    expect(await history("moves@example.com")).toMatchObject({
      timeline: { length: 500 },
      hasMoreChanges: true,
    })
  })
})

describe("own account", () => {
  test("has a profile that can be changed", async () => {
    const change = { firstName: "Anna", lastName: "Leeds", phone: "5125550199" }
    expect(await shop.call("PUT", "/api/account/profile", change, { as: ann })).toMatchObject({
      status: 200,
      body: {
        successMessage: "User Profile updated successfully.",
        data: { profile: { username: "ann@example.com", type: "CUSTOMER", ...change } },
      },
    })
  })

  test("has addresses: the first is the default, and another one takes over when it is deleted", async () => {
    const as = await shop.signIn("bo@example.com")
    const first = await shop.call("POST", "/api/user/address/add", austin, { as })
    expect(first).toMatchObject({
      status: 200,
      body: {
        successMessage: "Address added successfully.",
        data: {
          addresses: [
            {
              state: { label: "Texas", value: "TX" },
              country: { label: "United States", value: "US" },
              isDefaultShipping: true,
              isDefaultBilling: true,
            },
          ],
        },
      },
    })
    const second = await shop.call(
      "POST",
      "/api/user/address/add",
      { ...denver, isDefaultShipping: true },
      { as },
    )
    expect(second.body.data).toMatchObject({
      addresses: [
        { city: "Denver", isDefaultShipping: true, isDefaultBilling: false },
        { city: "Austin", isDefaultShipping: false, isDefaultBilling: true },
      ],
    })
    const [row] = await shop.sql(
      "select address_id from account_address where username = 'bo@example.com' and city = 'Denver'",
    )
    const deleted = await shop.call("DELETE", `/api/user/address/${row?.address_id}`, undefined, { as })
    expect(deleted.body).toMatchObject({
      successMessage: "Address deleted successfully.",
      data: { addresses: [{ city: "Austin", isDefaultShipping: true, isDefaultBilling: true }] },
    })
  })

  test("saves a billing address of its own beside the shipping address", async () => {
    const as = await shop.signIn("billing@example.com")
    const billing = {
      billingFirstName: "Ann",
      billingLastName: "Lee",
      billingAddress1: "2 Bill Rd",
      billingCity: "Denver",
      billingState: "CO",
      billingPostalCode: "80202",
      billingPhone: "3035550100",
    }
    const added = await shop.call(
      "POST",
      "/api/user/address/add",
      { ...austin, isBillingShippingSame: false, ...billing },
      { as },
    )
    expect(added.body.data).toMatchObject({
      addresses: [
        { city: "Austin", isDefaultShipping: true, isDefaultBilling: false },
        { city: "Denver", isDefaultShipping: false, isDefaultBilling: true },
      ],
    })
  })

  test("adds an address that is ordered to again once; it becomes the default", async () => {
    const as = await shop.signIn("again@example.com")
    const add = (address: object) => shop.call("POST", "/api/user/address/add", address, { as })
    for (const address of [denver, austin, { ...denver, isCheckout: true }]) await add(address)
    const again = await add({ ...denver, isCheckout: true })
    expect(again).toMatchObject({ status: 200, body: { successMessage: "Address added successfully." } })
    const { addresses } = Schema.decodeUnknownSync(AddressesData)(again.body.data)
    expect(addresses).toMatchObject([
      { city: "Denver", isDefaultShipping: true, isDefaultBilling: true },
      { city: "Austin", isDefaultShipping: false, isDefaultBilling: false },
    ])
  })

  test("saves an address of the list as the list has it", async () => {
    const as = await shop.signIn("list@example.com")
    await shop.call("POST", "/api/user/address/add", austin, { as })
    await shop.call("POST", "/api/user/address/add", denver, { as })
    const { body } = await shop.call("GET", "/api/user/address/getAll", undefined, { as })
    const { addresses } = Schema.decodeUnknownSync(AddressesData)(body.data)
    expect(addresses.map(({ isBillingShippingSame }) => isBillingShippingSame)).toEqual([true, false])
    for (const address of addresses) {
      const saved = await shop.call("PUT", `/api/user/address/${address.addressId}`, address, { as })
      expect(saved).toMatchObject({ status: 200, body: { data: { addresses } } })
    }
  })

  test("keeps one default of each kind when many addresses are added at once", async () => {
    const as = await shop.signIn("many@example.com")
    await Promise.all(
      Array.from({ length: 8 }, () =>
        shop.call("POST", "/api/user/address/add", { ...austin, isDefaultShipping: true }, { as }),
      ),
    )
    const [row] = await shop.sql(
      `select count(*)::int as all, count(*) filter (where is_default_shipping)::int as shipping
       from account_address where username = 'many@example.com'`,
    )
    expect(row).toEqual({ all: 8, shipping: 1 })
  })

  test("rejects text that cannot be stored", async () => {
    const answer = await shop.call(
      "POST",
      "/api/user/address/add",
      { ...austin, address1: "1 Main\u0000 St" },
      { as: ann },
    )
    expect(answer.status).toBe(400)
  })

  test("points out a postal code of another state", async () => {
    const answer = await shop.call("POST", "/api/user/address/add", { ...austin, state: "CO" }, { as: ann })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        fieldErrors: [
          {
            property: "postalCode",
            constraints: { isOfState: "The ZIP code 78701 is in Texas, not in Colorado." },
          },
        ],
      },
    })
  })

  test("does not find somebody else's address", async () => {
    const as = await shop.signIn("victim@example.com")
    await shop.call("POST", "/api/user/address/add", austin, { as })
    const [row] = await shop.sql(
      "select address_id from account_address where username = 'victim@example.com'",
    )
    const theirs = `/api/user/address/${row?.address_id}`
    const nobodys = "/api/user/address/5f5f5f5f-0000-4000-8000-000000000000"
    for (const [method, body] of [
      ["PUT", denver],
      ["DELETE", undefined],
    ] as const) {
      const refused = await shop.call(method, theirs, body, { as: ann })
      const missing = await shop.call(method, nobodys, body, { as: ann })
      const garbled = await shop.call(method, "/api/user/address/'--", body, { as: ann })
      expect(refused.status).toBe(404)
      expect(refused.body).toEqual(missing.body)
      expect(refused.body).toEqual(garbled.body)
    }
  })
})

describe("customers, for staff", () => {
  test("are found by any part of name, address or phone, and paged without gaps", async () => {
    for (let index = 0; index < 7; index++) await shop.signIn(`page${index}@list.example`)
    const list = (body: unknown) => shop.call("POST", "/api/admin/customers/list", body, { as: support })
    const all = await list({ pageSize: 3, filters: { search: "LIST.example" } })
    expect(all.body.data).toMatchObject({ totalCount: 7, pageNumber: 1, pageSize: 3 })
    const seen: Array<string> = []
    let after: unknown = null
    do {
      const { body } = await list({ pageSize: 3, after, filters: { search: "list.example" } })
      const { customers, nextCursor } = pageOf(body.data)
      seen.push(...customers)
      after = nextCursor
    } while (after !== null)
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `page${index}@list.example`))
    const third = await list({ pageNumber: 3, pageSize: 3, filters: { search: "list.example" } })
    expect(pageOf(third.body.data).customers).toEqual(["page0@list.example"])
    expect((await list({ filters: { search: "voltread.example" } })).body.data).toMatchObject({
      totalCount: 0,
    })
    expect((await list({ after: "nonsense" })).status).toBe(400)
    expect((await list({ pageSize: 0 })).status).toBe(400)
  })

  test("are found by the day that it was in the shop when they registered", async () => {
    const username = "late@evening.example"
    await shop.signIn(username)
    await shop.sql("update account set created_at = '2026-01-10T03:00:00Z' where username = $1", [username])
    const found = async (from: string, to: string) => {
      const filters = { search: username, from, to }
      const { body } = await shop.call("POST", "/api/admin/customers/list", { filters }, { as: support })
      return pageOf(body.data).customers
    }
    expect(shop.config.timeZone).toBe("America/New_York")
    expect(await found("2026-01-09", "2026-01-09")).toEqual([username])
    expect(await found("2026-01-10", "2026-01-11")).toEqual([])
  })

  test("are shown with addresses, orders, applications, and the history of changes", async () => {
    const username = "shown@example.com"
    await shop.signIn(username)
    const change = { firstName: "Shown", lastName: "Person", phone: "2125550177" }
    expect(await shop.call("PUT", `/api/admin/customers/${username}`, change, { as: support })).toMatchObject(
      {
        status: 200,
        body: { successMessage: "Customer Profile updated successfully." },
      },
    )
    await shop.call("POST", `/api/admin/customers/${username}/address/add`, austin, { as: support })
    expect(await history(username)).toMatchObject({
      username,
      firstName: "Shown",
      orders: [],
      applications: [],
      addresses: [{ city: "Austin" }],
      timeline: [
        {
          kind: "address-added",
          actor: { id: "support@voltread.example", role: "customersupport" },
          before: null,
          after: { city: "Austin", postalCode: "78701" },
        },
        {
          kind: "profile-updated",
          before: { firstName: "Test", phone: "2125550100" },
          after: { firstName: "Shown", phone: "2125550177" },
        },
      ],
    })
  })

  test("their addresses can be changed and deleted by staff", async () => {
    const username = "moved@example.com"
    await shop.signIn(username)
    const base = `/api/admin/customers/${username}/address`
    await shop.call("POST", `${base}/add`, austin, { as: support })
    const [row] = await shop.sql("select address_id from account_address where username = $1", [username])
    const other = `/api/admin/customers/ann@example.com/address/update/${row?.address_id}`
    expect((await shop.call("PUT", other, denver, { as: support })).status).toBe(404)
    expect(
      await shop.call("PUT", `${base}/update/${row?.address_id}`, denver, { as: support }),
    ).toMatchObject({ status: 200, body: { successMessage: "Address updated successfully." } })
    expect(
      await shop.call("GET", `/api/users/${username}/address/getAll`, undefined, { as: support }),
    ).toMatchObject({ body: { data: { addresses: [{ city: "Denver" }] } } })
    expect(
      await shop.call("DELETE", `${base}/delete/${row?.address_id}`, undefined, { as: support }),
    ).toMatchObject({ status: 200, body: { data: { addresses: [] } } })
    expect(await history(username)).toMatchObject({
      timeline: [
        { kind: "address-deleted", before: { city: "Denver" }, after: null },
        { kind: "address-updated", before: { city: "Austin" }, after: { city: "Denver" } },
        { kind: "address-added" },
      ],
    })
  })

  test("are shown with their last log-in, though its session was deleted long ago", async () => {
    const username = "long-ago@example.com"
    await shop.signIn(username)
    await shop.sql("delete from account_session where username = $1", [username])
    expect(await history(username)).toMatchObject({ lastSignInAt: expect.any(String) })
  })

  test("a disabled one is logged out, cannot return, and can after being enabled", async () => {
    const username = "rude@example.com"
    const as = await shop.signIn(username)
    expect((await shop.call("GET", "/api/account/profile", undefined, { as })).status).toBe(200)
    const switchTo = (status: string) =>
      shop.call("PUT", `/api/users/${status}/${username}`, undefined, { as: support })
    expect(await switchTo("disable")).toMatchObject({
      status: 200,
      body: { successMessage: "Disabled successfully." },
    })
    await expect
      .poll(async () => (await shop.call("GET", "/api/account/profile", undefined, { as })).status, {
        timeout: 2_000,
        interval: 20,
      })
      .toBe(401)
    const refresh = { username, refreshToken: as.refreshToken }
    expect((await shop.call("POST", "/api/auth/refresh", refresh)).status).toBe(401)
    expect((await logIn(username)).status).toBe(401)
    expect(await switchTo("enable")).toMatchObject({ body: { successMessage: "Enabled successfully." } })
    expect((await logIn(username)).status).toBe(200)
    expect((await shop.call("POST", "/api/auth/refresh", refresh)).status).toBe(401)
    expect((await switchTo("delete")).status).toBe(400)
  })

  test("get a new password from staff, which ends their sessions and is mailed without it", async () => {
    const username = "forgetful@example.com"
    const as = await shop.signIn(username)
    const change = { newPassword: "Fresh-wheels-9", confirmPassword: "Fresh-wheels-9" }
    const url = `/api/admin/customers/${username}/changePassword`
    expect(await shop.call("PUT", url, change, { as: support })).toMatchObject({
      status: 200,
      body: { successMessage: "Customer password changed successfully." },
    })
    expect((await logIn(username, "Fresh-wheels-9")).status).toBe(200)
    expect((await logIn(username)).status).toBe(401)
    const refresh = { username, refreshToken: as.refreshToken }
    expect((await shop.call("POST", "/api/auth/refresh", refresh)).status).toBe(401)
    expect(await shop.mailTo(username)).toEqual([{ template: "password-changed", firstName: "Test" }])
    expect(JSON.stringify(await history(username))).not.toContain("Fresh-wheels-9")
  })

  test("get no password where their account was erased while it was hashed", async () => {
    const change = transaction((client) => setPassword(client, "erased@example.com", "hash"))
    expect(await shop.run(Effect.flip(change))).toMatchObject({ code: "NOT_FOUND" })
  })

  test("get their stored data, at their own address only, and the mail is recorded", async () => {
    const username = "curious@example.com"
    await shop.signIn(username)
    const url = `/api/admin/customers/${username}/export`
    expect(await shop.call("POST", url, undefined, { as: support })).toMatchObject({
      status: 200,
      body: { successMessage: `The data was sent to ${username}.`, data: { sentTo: username } },
    })
    const [mail] = await shop.mailTo(username)
    if (mail?.template !== "data-export") throw new Error("no export was mailed")
    expect(JSON.parse(mail.data)).toMatchObject({ profile: { username }, orders: [], addresses: [] })
    expect(await history(username)).toMatchObject({
      timeline: [{ kind: "export-sent", actor: { id: "support@voltread.example" }, after: null }],
    })
    const staff = "/api/admin/customers/admin@voltread.example/export"
    expect((await shop.call("POST", staff, undefined, { as: support })).status).toBe(404)
  })

  test("a profile that has changed since support looked at it is not overwritten", async () => {
    const as = await shop.signIn("meanwhile@example.com")
    const { body } = await shop.call("GET", "/api/account/profile", undefined, { as })
    const { firstName, lastName, phone } = Object(body.data).profile
    const change = (name: string) => ({ firstName: name, lastName: "Leeds", phone: "5125550199" })
    await shop.call("PUT", "/api/account/profile", change("Anna"), { as })
    const path = "/api/admin/customers/meanwhile@example.com"
    const late = { ...change("Annie"), replaces: { firstName, lastName, phone } }
    expect(await shop.call("PUT", path, late, { as: support })).toMatchObject({
      status: 409,
      body: { errorMessage: "Someone else just changed this profile. Please reload the page." },
    })
    const again = { ...change("Annie"), replaces: change("Anna") }
    expect(await shop.call("PUT", path, again, { as: support })).toMatchObject({ status: 200 })
  })

  test("an address that has changed since support looked at it is not overwritten", async () => {
    const as = await shop.signIn("moving@example.com")
    const { body } = await shop.call("POST", "/api/user/address/add", austin, { as })
    const { addressId } = Object(body.data).addresses[0]
    const { isBillingShippingSame: _, ...seen } = { ...austin, state: "TX", country: "US" }
    await shop.call("PUT", `/api/user/address/${addressId}`, { ...austin, city: "Dallas" }, { as })
    const path = `/api/admin/customers/moving@example.com/address/update/${addressId}`
    const change = (replaces: object) =>
      shop.call("PUT", path, { ...austin, city: "Houston", replaces }, { as: support })
    expect(await change(seen)).toMatchObject({
      status: 409,
      body: { errorMessage: "Someone else just changed this address. Please reload the page." },
    })
    expect(await change({ ...seen, city: "Dallas" })).toMatchObject({ status: 200 })
    expect(await change({ ...seen, city: "Dallas" })).toMatchObject({ status: 200 })
  })

  test("staff accounts are not customers: support cannot read, disable or take over an admin", async () => {
    const target = "admin@voltread.example"
    const change = { newPassword: "Fresh-wheels-9", confirmPassword: "Fresh-wheels-9" }
    const profile = { firstName: "Mallory", lastName: "Grey", phone: "2125550100" }
    const tries = [
      await shop.call("GET", `/api/admin/customers/${target}`, undefined, { as: support }),
      await shop.call("PUT", `/api/admin/customers/${target}`, profile, { as: support }),
      await shop.call("PUT", `/api/admin/customers/${target}/changePassword`, change, { as: support }),
      await shop.call("PUT", `/api/users/disable/${target}`, undefined, { as: support }),
      await shop.call("GET", `/api/users/${target}/address/getAll`, undefined, { as: support }),
      await shop.call("POST", `/api/admin/customers/${target}/address/add`, austin, { as: support }),
    ]
    for (const answer of tries) {
      expect(answer).toMatchObject({ status: 404, body: { errorMessage: "User could not be found" } })
    }
  })
})

describe("staff", () => {
  const sam = (email: string, role?: string) => ({
    firstName: "Sam",
    lastName: "Poe",
    email,
    phone: "2125550100",
    ...(role === undefined ? {} : { role }),
  })

  test("are invited by mail, choose a password with its code, and work in their role", async () => {
    const added = await shop.call("POST", "/api/users/add", sam("sam@voltread.example"), { as: admin })
    expect(added).toMatchObject({
      status: 200,
      body: {
        successMessage: "New Customer executive Added successfully.",
        data: { user: { username: "sam@voltread.example", type: "CUSTOMERSUPPORT" } },
      },
    })
    const [mail] = await shop.mailTo("sam@voltread.example")
    if (mail?.template !== "invitation") throw new Error("no invitation was mailed")
    const reset = {
      username: "sam@voltread.example",
      password: "Support-4-you",
      confirmPassword: "Support-4-you",
      confirmationCode: mail.code,
    }
    expect((await shop.call("POST", "/api/auth/resetPassword", reset)).status).toBe(200)
    expect((await logIn("sam@voltread.example", "Support-4-you")).body.data).toMatchObject({
      user: { type: "CUSTOMERSUPPORT" },
    })
  })

  test("an admin can add customer support only, a super admin everybody", async () => {
    const asAdmin = await shop.call("POST", "/api/users/add", sam("a2@voltread.example", "ADMIN"), {
      as: admin,
    })
    expect(asAdmin).toMatchObject({
      status: 403,
      body: { errorMessage: "You have no access to this page" },
    })
    const asRoot = await shop.call("POST", "/api/users/add", sam("a3@voltread.example", "admin"), {
      as: root,
    })
    expect(asRoot).toMatchObject({ status: 200, body: { data: { user: { type: "ADMIN" } } } })
    const again = await shop.call("POST", "/api/users/add", sam("a3@voltread.example"), { as: root })
    expect(again).toMatchObject({ status: 409, body: { fieldErrors: [{ property: "email" }] } })
  })

  test("a new role ends the sessions of the old one; nobody changes their own", async () => {
    const as = await shop.signIn("climber@voltread.example", "CUSTOMERSUPPORT")
    const url = "/api/admin/staff/climber@voltread.example/role"
    expect((await shop.call("PUT", url, { role: "ADMIN" }, { as: admin })).status).toBe(403)
    expect(await shop.call("PUT", url, { role: "ADMIN" }, { as: root })).toMatchObject({
      status: 200,
      body: { data: { user: { type: "ADMIN" } } },
    })
    const refresh = { username: "climber@voltread.example", refreshToken: as.refreshToken }
    expect((await shop.call("POST", "/api/auth/refresh", refresh)).status).toBe(401)
    const own = "/api/admin/staff/root@voltread.example"
    expect((await shop.call("PUT", `${own}/role`, { role: "ADMIN" }, { as: root })).status).toBe(409)
    expect((await shop.call("PUT", `${own}/disable`, undefined, { as: root })).status).toBe(409)
  })

  test("whoever disables or enables a member of the staff is told which of it was done", async () => {
    await shop.signIn("leaver@voltread.example", "CUSTOMERSUPPORT")
    const switchTo = (status: string) =>
      shop.call("PUT", `/api/admin/staff/leaver@voltread.example/${status}`, undefined, { as: root })
    expect(await switchTo("disable")).toMatchObject({ body: { successMessage: "Disabled successfully." } })
    expect((await logIn("leaver@voltread.example")).status).toBe(401)
    expect(await switchTo("enable")).toMatchObject({ body: { successMessage: "Enabled successfully." } })
  })
})

const decodePage = Schema.decodeUnknownSync(
  Schema.Struct({
    customers: Schema.Array(Schema.Struct({ username: Schema.String })),
    nextCursor: Schema.NullOr(Schema.String),
  }),
)

const pageOf = (data: unknown): { customers: ReadonlyArray<string>; nextCursor: string | null } => {
  const { customers, nextCursor } = decodePage(data)
  return { customers: customers.map(({ username }) => username), nextCursor }
}
