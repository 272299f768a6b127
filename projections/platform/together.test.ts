import { setImmediate } from "node:timers/promises"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type TestDatabase, testDatabase } from "../testing/database.ts"
import { pipelined } from "./connection.ts"
import { inTransaction, preparing, run, together } from "./sql.ts"

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await testDatabase(inject("postgresUrl"))
  client = new pg.Client(pipelined(database.connection))
  await client.connect()
  await run(client, "create table written (number integer primary key)")
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const insert = (number: number) => run(client, "insert into written values ($1)", [number])
const numbers = async () =>
  (await client.query("select number from written order by 1")).rows.map(({ number }) => number)

test("statements run in the order in which they were sent", async () => {
  await together([insert(1), run(client, "update written set number = 2"), insert(1)])
  expect(await numbers()).toEqual([1, 2])
  await run(client, "truncate written")
})

test("the reported failure is the one that caused the others, and nothing runs after the transaction", async () => {
  let slower: Promise<unknown> = Promise.resolve()
  const failing = inTransaction(client, () => {
    const before = insert(7)
    const broken = run(client, "insert into nowhere values (1)")
    // Sent after the transaction would have ended without waiting for it.
    slower = broken.catch(() => setImmediate()).then(() => insert(8))
    return together([slower, before, broken, insert(9)])
  })
  await expect(failing).rejects.toMatchObject({ code: "42P01" })
  await Promise.allSettled([slower])
  expect(await numbers()).toEqual([])
})

test("prepared statements that were never prepared do not hide it", async () => {
  const prepared = preparing(client)
  const failing = inTransaction(client, async () => {
    const first = run(prepared, "insert into written values ($1)", ["no number"])
    await together([
      ...[3, 4].map((number) => run(prepared, "delete from written where number = $1", [number])),
      first,
    ])
  })
  await expect(failing).rejects.toMatchObject({ code: "22P02" })
})
