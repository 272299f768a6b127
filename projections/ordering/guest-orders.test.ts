import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { guestByAddress } from "./guest-orders.ts"

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
  await project(database.connection, history.log.events)
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

test("members and erased guests are not guests", async () => {
  expect(await guestByAddress(database.pool, "member@example.com")).toBeNull()
  expect(await guestByAddress(database.pool, "[erased]")).toBeNull()
})
