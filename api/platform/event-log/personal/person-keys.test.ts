import { randomUUID } from "node:crypto"
import { Context, Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../../postgres/pool.ts"
import { execute } from "../../postgres/query.ts"
import { shopDatabase } from "../../postgres/testing/shop-database.ts"
import { type Network, networkTo } from "../testing/network.ts"
import { KEYS_TRUSTED_MS, makePersonKeys, type PersonKeys } from "./person-keys.ts"

class Keys extends Context.Service<Keys, PersonKeys>()("@voltread/test/PersonKeys") {}

let shop: Awaited<ReturnType<typeof shopDatabase>>
let network: Network
let runtime: ManagedRuntime.ManagedRuntime<Keys, never>
let keys: PersonKeys

beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
  const url = new URL(shop.url)
  network = await networkTo(url.hostname, Number(url.port || 5432))
  url.host = `127.0.0.1:${network.port}`
  const database = await shop.run(Database.use(Effect.succeed))
  // Queries get through; notifications come over a network of their own.
  const listening = { ...database, connection: { ...database.connection, connectionString: url.href } }
  runtime = ManagedRuntime.make(
    Layer.effect(Keys, makePersonKeys).pipe(Layer.provide(Layer.succeed(Database, listening))),
  )
  keys = await runtime.runPromise(Keys.use(Effect.succeed))
})
afterAll(async () => {
  await network.close()
  await runtime.dispose()
  await shop.close()
})

const destroy = (name: string) =>
  shop.run(
    execute({
      text: "update person_key set name = null, key = null, destroyed_at = now() where name = $1",
      values: [name],
    }),
  )

const keyOf = async (subjectId: string) =>
  (await runtime.runPromise(keys.ofIds(new Set([subjectId])))).get(subjectId)?.key

test("a destroyed key is not used for longer than a second, though the network of the news is silent", async () => {
  const name = `${randomUUID()}@example.com`
  const { subjectId } = await runtime.runPromise(keys.ofName(name))
  expect(await keyOf(subjectId)).not.toBeNull()
  network.freeze()
  await destroy(name)
  await expect.poll(() => keyOf(subjectId), { timeout: 2 * KEYS_TRUSTED_MS, interval: 20 }).toBeNull()
  const successor = await runtime.runPromise(keys.ofName(name))
  expect(successor.subjectId).not.toBe(subjectId)
})
