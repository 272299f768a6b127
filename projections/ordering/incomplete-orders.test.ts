import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { adminOrderPage } from "./order-list-query.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const park = (from: number, to: number) =>
  database.pool.query(
    `insert into read.parked_event (stream, revision, position, event_id, type, error, attempts)
     select 'order-' || n, 0, n::text, n::text, 'OrderCreated', 'unreadable', 1
     from generate_series($1::int, $2::int) n`,
    [from, to],
  )

test("orders that cannot be shown are named up to 50, which says that there are more", async () => {
  await park(1, 50)
  expect(await adminOrderPage(database.pool)).toMatchObject({
    incomplete: { length: 50 },
    hasMoreIncomplete: false,
  })
  await park(51, 51)
  expect(await adminOrderPage(database.pool)).toMatchObject({
    incomplete: { length: 50 },
    hasMoreIncomplete: true,
  })
})
