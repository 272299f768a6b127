import { Effect, Layer } from "effect"
import { inject } from "vitest"
import { migrate } from "../../postgres/migrate.ts"
import { createPool, Database } from "../../postgres/pool.ts"
import { createTestDatabase } from "../../postgres/testing/database.ts"
import { eventLogContract } from "../contract.ts"
import { eventStoreDbEventLog } from "../eventstoredb.ts"
import { eventLogLayer } from "../layer.ts"
import { startEventStoreDbDouble } from "../testing/eventstoredb/server.ts"
import { networkTo } from "../testing/network.ts"
import { encryptingPersonalData } from "./encrypting-log.ts"

/** A database for the keys of people, and for the log where it is there. */
const keysDatabase = async () => {
  const database = await createTestDatabase(inject("postgresUrl"))
  const pool = createPool({ url: database.url, max: 2 }, () => undefined)
  await Effect.runPromise(migrate(pool))
  await pool.end()
  return database
}

/** Sealing must change nothing of what an event log is, whichever engine keeps it. */
eventLogContract("Postgres, with personal data sealed", { cutsNetwork: false }, async () => {
  const database = await keysDatabase()
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

eventLogContract("EventStoreDB double, with personal data sealed", { cutsNetwork: true }, async () => {
  const database = await keysDatabase()
  const double = await startEventStoreDbDouble()
  const network = await networkTo("127.0.0.1", double.port)
  const engine = eventStoreDbEventLog({
    url: `esdb://127.0.0.1:${network.port}?tls=false`,
    patience: "6 seconds",
    answerTimeout: "3 seconds",
  })
  return {
    layer: encryptingPersonalData(engine).pipe(Layer.provide(Database.layer({ url: database.url }))),
    network,
    stop: async () => {
      await network.close()
      double.stop()
      await database.drop()
    },
  }
})
