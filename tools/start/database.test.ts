import { createTestDatabase, type TestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { Effect, type Scope } from "effect"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { withoutConsequences } from "./database.ts"
import { StartError } from "./error.ts"

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

/** Closes again what it has opened. */
const run = <A>(work: Effect.Effect<A, StartError, Scope.Scope>) =>
  Effect.runPromise(Effect.scoped(withoutConsequences(database.url, work)))

test("a projector is held back while a history is written, and afterwards not", async () => {
  expect(await run(Effect.promise(mayBegin))).toBe(false)
  await expect.poll(mayBegin).toBe(true)
  await projector.query("select pg_advisory_unlock_all()")
})

test("where writing fails, the projector that was started with it ends before another may begin", async () => {
  const ends: Array<boolean> = []
  const started = Effect.acquireRelease(Effect.void, () =>
    Effect.promise(async () => {
      ends.push(await mayBegin())
    }),
  )
  const failure = new StartError({ message: "The demo data could not be loaded" })
  await expect(run(Effect.andThen(started, Effect.fail(failure)))).rejects.toThrow(failure.message)
  expect(ends).toEqual([false])
  await expect.poll(mayBegin).toBe(true)
})

test("a history is not written where a projector is at work", async () => {
  await expect(run(Effect.succeed("written"))).rejects.toThrow(
    /^A projector works on this database, .+: stop it/,
  )
})
