import { CustomerPage } from "@voltread/domain/contract/customer.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { FEW } from "./customer-places.ts"

let shop: ShopApp
let support: Tokens

interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly place?: readonly [city: string, state: string, postalCode: string]
}

const registered = async (username: string, { firstName, lastName, place }: Person) => {
  await shop.sql(
    `insert into account (username, type, first_name, last_name, created_at)
     values ($1, 'CUSTOMER', $2, $3, '2026-01-01')`,
    [username, firstName, lastName],
  )
  if (place === undefined) return
  await shop.sql(
    `insert into account_address (address_id, username, first_name, last_name, address1, address2, city, state,
       postal_code, country, phone)
     values (gen_random_uuid(), $1, $2, $3, '1 Main St', '', $4, $5, $6, 'US', '5125550100')`,
    [username, firstName, lastName, ...place],
  )
}

/** Rows as the projector writes them. */
const ordered = async (number: string, owner: string, { firstName, lastName, place }: Person) => {
  const name = `${firstName} ${lastName}`
  const search = [number, name, owner, "9 elm st", place && `${place[0]}, ${place[1]} ${place[2]}`, "visa"]
  const order = {
    ...{ order_id: number, unique_id: number, owner, customer_name: name, email: owner, status: "COMPLETED" },
    ...{
      total: 100,
      paid: 100,
      refunded: 0,
      missing: 0,
      disputed: 0,
      item_count: 1,
      first_item_name: "Radio",
    },
    ...{ created_at: "2026-02-01", updated_at: "2026-02-01", ship_state: "TX", partners: [] },
    search: search.join("\n").toLowerCase(),
    places: place && `reno, nv 89501\n${place[0]}, ${place[1]} ${place[2]}`.toLowerCase(),
  }
  await shop.sql(
    "insert into read.order_list select (json_populate_record(null::read.order_list, $1::json)).*",
    [JSON.stringify(order)],
  )
}
const orderedAsGuest = async (number: string, owner: string, person: Person) => {
  await ordered(number, owner, person)
  const { firstName, lastName } = person
  await shop.sql("insert into read.guest_order values ($1, $2, $3, $4, '2125550100', '2026-02-01', $5)", [
    ...[number, owner, firstName, lastName, `${owner} ${firstName} ${lastName}`.toLowerCase()],
  ])
}

const ERASED = "erased-0b9f3a52-6f7c-4f5e-9f5a-3c1d2e4f5a6b"

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
  await registered("smith@a.example", {
    ...{ firstName: "John", lastName: "Smith", place: ["Austin", "TX", "78701"] },
  })
  await registered("austin@a.example", { firstName: "Austin", lastName: "Powers" })
  await registered("moved@a.example", { firstName: "Maria", lastName: "Gonzalez" })
  await ordered("VT-MOVED222", "moved@a.example", {
    ...{ firstName: "Maria", lastName: "Gonzalez", place: ["New York", "NY", "10001"] },
  })
  await orderedAsGuest("VT-GUEST222", "gus@g.example", {
    ...{ firstName: "Gus", lastName: "Okonkwo", place: ["Austin", "MN", "55912"] },
  })
  await registered(ERASED, { firstName: "[erased]", lastName: "[erased]" })
  await ordered("VT-GONE2222", ERASED, {
    ...{ firstName: "[erased]", lastName: "[erased]", place: ["Laredo", "TX", "78040"] },
  })
  await orderedAsGuest("VT-STAFF222", "support@voltread.example", {
    ...{ firstName: "Sue", lastName: "Staff", place: ["Salem", "OR", "97301"] },
  })
})
afterAll(() => shop.close())

const decodePage = Schema.decodeUnknownSync(CustomerPage)
const list = async (search: string, filters: object = {}, page: object = {}) => {
  const body = { filters: { search, ...filters }, ...page }
  const answer = await shop.call("POST", "/api/admin/customers/list", body, { as: support })
  const found = decodePage(answer.body.data)
  return { ...found, usernames: found.customers.map(({ username }) => username) }
}

describe("customers are found by", () => {
  test.each([
    ["the city of an address, or a name", "austin", ["gus@g.example", "smith@a.example", "austin@a.example"]],
    ["city and state", "Austin, TX", ["smith@a.example"]],
    ["city and state, of an order without an account", "austin minnesota", ["gus@g.example"]],
    ["ZIP code", "78701", ["smith@a.example"]],
    ["ZIP code of an order", "10001", ["moved@a.example"]],
    ["state", "MN", ["gus@g.example"]],
    ["a state and a city of that name", "new york", ["moved@a.example"]],
    ["name and city", "john smith austin", ["smith@a.example"]],
    ["name, city and state", "Smith, Austin, Texas", ["smith@a.example"]],
    ["name and a city of several words, of an order", "maria gonzalez new york", ["moved@a.example"]],
    ["name and city, of an order without an account", "okonkwo austin mn", ["gus@g.example"]],
    ["name and the beginning of a city", "gonzalez new yo", ["moved@a.example"]],
    ["name and state", "gus mn", ["gus@g.example"]],
    ["the beginning of a city", "new yo", ["moved@a.example"]],
    ["the beginning of a city and its state", "aust tx", ["smith@a.example"]],
    ["a name before cities that begin so", "aust", ["austin@a.example"]],
    ["the number of their order", "vt-moved222", ["moved@a.example"]],
    ["the number of a guest's order", "VT-GUEST222", ["gus@g.example"]],
  ])("%s", async (_, search, usernames) => {
    const found = await list(search)
    expect(found).toMatchObject({ totalCount: usernames.length, areSimilar: false })
    expect(found.usernames.toSorted()).toEqual(usernames.toSorted())
  })

  test("none of them who are erased or of the staff", async () => {
    for (const search of ["laredo", "78040", "VT-GONE2222", "97301", "VT-STAFF222"])
      expect((await list(search)).usernames).toEqual([])
  })

  test("nothing else that an order says", async () => {
    for (const search of ["visa", "9 elm st"]) expect((await list(search)).usernames).toEqual([])
  })

  test("nobody of that name in another city, or of another name in that city", async () => {
    for (const search of ["smith laredo", "okonkwo austin tx", "powers new york"])
      expect(await list(search)).toMatchObject({ usernames: [], areSimilar: false })
  })

  test("filters count as well", async () => {
    expect((await list("austin", { status: "guest" })).usernames).toEqual(["gus@g.example"])
    expect((await list("austin", { status: "disabled" })).usernames).toEqual([])
    expect((await list("austin", { from: "2026-01-15" })).usernames).toEqual(["gus@g.example"])
  })
})

describe("where nobody is called so, similar names are shown, and the answer says so", () => {
  test.each([
    ["Jonh Smith", "smith@a.example"],
    ["smtih", "smith@a.example"],
    ["gonzales", "moved@a.example"],
    ["maria gonsalez", "moved@a.example"],
    ["Gus Okonwko", "gus@g.example"],
  ])("%s", async (search, username) => {
    expect(await list(search)).toMatchObject({
      ...{ usernames: [username], totalCount: 1, areSimilar: true, nextCursor: null },
    })
  })

  test("none for what is no name, is like no name, or is like the words for erased people", async () => {
    for (const search of ["5125550199", "smit@a.exmple", "zzyzx", "erasd erased"])
      expect(await list(search)).toMatchObject({ usernames: [], areSimilar: false })
  })
})

test("a place where very many live lists the newest of them first, page after page", async () => {
  const many = FEW + 10
  await shop.sql(
    `insert into account (username, type, first_name, last_name, created_at)
     select 'many' || n || '@m.example', 'CUSTOMER', 'Pat', 'Lane', timestamptz '2026-03-01' + n * interval '1 s'
     from generate_series(1, $1::int) n`,
    [many],
  )
  await shop.sql(
    `insert into account_address (address_id, username, first_name, last_name, address1, address2, city, state,
       postal_code, country, phone)
     select gen_random_uuid(), username, '', '', '', '', 'Reno', 'NV', '89501', 'US', '' from account
     where username like 'many%'`,
  )
  await shop.sql("update account set created_at = '2027-01-01' where username = $1", [ERASED])
  const first = await list("reno", {}, { pageSize: 3 })
  expect(first).toMatchObject({ totalCount: FEW, moreThanCounted: true })
  const second = await list("reno", {}, { pageSize: 3, after: first.nextCursor })
  expect([...first.usernames, ...second.usernames]).toEqual(
    [0, 1, 2, 3, 4, 5].map((n) => `many${many - n}@m.example`),
  )
  expect((await list("maria reno")).usernames).toEqual(["moved@a.example"])
  expect(await list("pat lane reno", {}, { pageSize: 3 })).toMatchObject({
    ...{ totalCount: 3, moreThanCounted: true, usernames: first.usernames },
  })
  expect(await list("reno", { status: "disabled" })).toMatchObject({ totalCount: 0, moreThanCounted: false })
})
