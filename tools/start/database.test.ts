import { createTestDatabase, type TestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { Effect } from "effect"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { withoutConsequences } from "./database.ts"

let database: TestDatabase
let projector: pg.Client
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  projector = new pg.Client(database.url)
  await projector.connect()
})
afterAll(async () => {
  await projector.end()
  await database.drop()
})

/** Whether a projector may begin with what follows from events. */
const mayBegin = async (): Promise<boolean> => {
  const { rows } = await projector.query("select pg_try_advisory_lock($1) as may", [
    ADVISORY_LOCKS.backgroundProcesses,
  ])
  return rows[0].may
}

test("a projector is held back while a history is written, and afterwards not", async () => {
  const during = Effect.promise(mayBegin)
  expect(await Effect.runPromise(withoutConsequences(database.url, during))).toBe(false)
  await expect.poll(mayBegin).toBe(true)
})

test("a history is not written where a projector is at work", async () => {
  const work = withoutConsequences(database.url, Effect.succeed("written"))
  await expect(Effect.runPromise(work)).rejects.toThrow(/^A projector works on this database, .+: stop it/)
})
