import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { guestByAddress } from "./guest-orders.ts"
import { orderCountsByStatus, sumOf } from "./order-counts.ts"

let database: TestDatabase
const history = new History()

beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  const contact = (firstName: string, email: string) => ({
    firstName,
    lastName: "Lee",
    email,
    phone: "2025550143",
  })
  const place = (id: string, at: string, username: string | null, by: ReturnType<typeof contact>) =>
    history.at(at).order(id, placing(undefined, { orderId: id, uniqueId: `VT-${id}`, username, contact: by }))
  place("g1", "2026-02-01T09:00:00.000Z", null, contact("Ann", "Ann@Guest.example"))
  place("g2", "2026-02-03T09:00:00.000Z", null, contact("Anna", "ann@guest.example"))
  place("m1", "2026-02-02T09:00:00.000Z", "member@example.com", contact("Max", "member@example.com"))
  place("e1", "2026-02-04T09:00:00.000Z", null, contact("[erased]", "[erased]"))
  history.order("g1", { type: "CancelOrder", reason: "changed my mind" })
  place("t1", "2026-02-05T09:00:00.000Z", null, contact("Tom", "tom@gmial.example"))
  place("t2", "2026-02-06T09:00:00.000Z", null, contact("Tom", "tom@gmial.example"))
  history.order("t1", { type: "UpdateEmail", email: "tom@gmail.example" })
  await project(database.connection, history.log.events)
  const known = history.log.events.length
  history.order("t2", { type: "UpdateEmail", email: "tom@gmail.example" })
  history.order("m1", { type: "UpdateEmail", email: "max@example.com" })
  await project(database.connection, history.log.events.slice(known))
})
afterAll(() => database.drop())

test("a guest is an address that has ordered without an account, with the name of the newest order", async () => {
  expect(await guestByAddress(database.pool, "ann@guest.example")).toEqual({
    username: "ann@guest.example",
    firstName: "Anna",
    lastName: "Lee",
    phone: "2025550143",
    createdAt: "2026-02-01T09:00:00.000Z",
  })
})

test("a guest whose address was mistyped is the right address, in every list, and the wrong one is nobody", async () => {
  expect(await guestByAddress(database.pool, "tom@gmail.example")).toMatchObject({
    createdAt: "2026-02-05T09:00:00.000Z",
  })
  expect(await guestByAddress(database.pool, "tom@gmial.example")).toBeNull()
  const { rows } = await database.pool.query(
    "select order_id, owner, email, search like '%gmail%' as is_found from read.order_list where order_id like 't%' order by 1",
  )
  const right = { owner: "tom@gmail.example", email: "tom@gmail.example", is_found: true }
  expect(rows).toEqual([
    { order_id: "t1", ...right },
    { order_id: "t2", ...right },
  ])
  expect(sumOf(await orderCountsByStatus(database.pool, "tom@gmail.example"))).toBe(2)
  expect(sumOf(await orderCountsByStatus(database.pool, "tom@gmial.example"))).toBe(0)
  expect(sumOf(await orderCountsByStatus(database.pool))).toBe(6)
})

test("an order of an account stays the account's, whatever address is written to", async () => {
  expect(await guestByAddress(database.pool, "max@example.com")).toBeNull()
  expect(sumOf(await orderCountsByStatus(database.pool, "member@example.com"))).toBe(1)
})

test("members and erased guests are not guests", async () => {
  expect(await guestByAddress(database.pool, "member@example.com")).toBeNull()
  expect(await guestByAddress(database.pool, "[erased]")).toBeNull()
})
