import { Effect, Layer } from "effect"
import { inject } from "vitest"
import { migrate } from "../../postgres/migrate.ts"
import { createPool, Database } from "../../postgres/pool.ts"
import { createTestDatabase } from "../../postgres/testing/database.ts"
import { eventLogContract } from "../contract.ts"
import { eventLogLayer } from "../layer.ts"
import { networkTo } from "../testing/network.ts"

/** Sealing must change nothing of what an event log is. */
eventLogContract("Postgres, with personal data sealed", { cutsNetwork: false }, async () => {
  const database = await createTestDatabase(inject("postgresUrl"))
  const pool = createPool({ url: database.url, max: 2 }, () => undefined)
  await Effect.runPromise(migrate(pool))
  await pool.end()
  const { hostname, port } = new URL(database.url)
  const network = await networkTo(hostname, Number(port || 5432))
  return {
    layer: eventLogLayer({}).pipe(Layer.provide(Database.layer({ url: database.url }))),
    network,
    stop: async () => {
      await network.close()
      await database.drop()
    },
  }
})
