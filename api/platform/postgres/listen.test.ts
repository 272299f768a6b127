import { Effect, Exit, ManagedRuntime, Scope } from "effect"
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest"
import { Database } from "./pool.ts"

const APPLICATION = "listening-test"
let database: ManagedRuntime.ManagedRuntime<Database, never>

beforeEach(() => {
  database = ManagedRuntime.make(
    Database.layer({ url: inject("postgresUrl"), max: 1, applicationName: APPLICATION }),
  )
})
afterEach(() => database.dispose())

const sql = (text: string, ...values: ReadonlyArray<unknown>) =>
  database.runPromise(
    Database.use(({ pool }) => Effect.promise(async () => (await pool.query(text, [...values])).rows)),
  )
const notify = (channel: string, payload: string) => sql("select pg_notify($1, $2)", channel, payload)

/** The connections of this test's database service, without the one that asks. */
const listening = () =>
  sql("select pid from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()", APPLICATION)

/** The only one, once those of earlier tests are gone. */
const onlyListening = async () => {
  await expect.poll(listening).toHaveLength(1)
  return (await listening())[0]?.pid
}

/** Listens until it is stopped. */
const listenTo = async (channel: string) => {
  const heard: Array<string | undefined> = []
  const onConnected = vi.fn()
  const { listen } = await database.runPromise(Database)
  const scope = Scope.makeUnsafe()
  await Effect.runPromise(
    Scope.provide(listen(channel, { onNotice: (payload) => heard.push(payload), onConnected }), scope),
  )
  await expect.poll(() => onConnected.mock.calls.length).toBeGreaterThan(0)
  return {
    heard,
    onConnected,
    stop: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  }
}

test("several channels are listened to on one connection, each by who asked for it", async () => {
  const first = await listenTo("test_first")
  const again = await listenTo("test_first")
  const second = await listenTo("test_second")
  await onlyListening()
  await notify("test_first", "one")
  await notify("test_second", "two")
  await expect.poll(() => second.heard).toEqual(["two"])
  expect([first.heard, again.heard]).toEqual([["one"], ["one"]])
  await again.stop()
  await notify("test_first", "three")
  await expect.poll(() => first.heard).toEqual(["one", "three"])
  expect(again.heard).toEqual(["one"])
})

test("nobody who listens, no connection", async () => {
  await sql("select 1")
  await expect.poll(listening).toEqual([])
})

test("a connection that is lost is replaced for all channels, and each is told that notices may be missing", async () => {
  const first = await listenTo("test_first")
  const second = await listenTo("test_second")
  await sql("select pg_terminate_backend($1)", await onlyListening())
  await expect.poll(() => first.onConnected.mock.calls.length).toBe(2)
  await expect.poll(() => second.onConnected.mock.calls.length).toBe(2)
  await notify("test_first", "one")
  await notify("test_second", "two")
  await expect.poll(() => [first.heard, second.heard]).toEqual([["one"], ["two"]])
})
