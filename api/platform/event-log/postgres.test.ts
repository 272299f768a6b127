import { Effect, Layer } from "effect"
import { inject } from "vitest"
import { createPool, Database } from "../postgres/pool.ts"
import { createTestDatabase } from "../postgres/testing/database.ts"
import { eventLogContract } from "./contract.ts"
import { ensureEventLog } from "./postgres/schema.ts"
import { postgresEventLog } from "./postgres.ts"
import { networkTo } from "./testing/network.ts"

const throughNetwork = (url: string, port: number): string => {
  const through = new URL(url)
  through.hostname = "127.0.0.1"
  through.port = String(port)
  return through.href
}

eventLogContract("Postgres", { cutsNetwork: true }, async () => {
  const database = await createTestDatabase(inject("postgresUrl"))
  const pool = createPool({ url: database.url, max: 1 }, () => undefined)
  await Effect.runPromise(ensureEventLog(pool))
  await pool.end()
  const { hostname, port } = new URL(database.url)
  const network = await networkTo(hostname, Number(port || 5432))
  const url = throughNetwork(database.url, network.port)
  return {
    layer: postgresEventLog({ patience: "6 seconds" }).pipe(Layer.provide(Database.layer({ url }))),
    network,
    stop: async () => {
      await network.close()
      await database.drop()
    },
  }
})
