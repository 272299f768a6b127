import { Layer } from "effect"
import { inject } from "vitest"
import { Database } from "../../postgres/pool.ts"
import { copyTestDatabase } from "../../postgres/testing/database.ts"
import { eventLogContract } from "../contract.ts"
import { eventStoreDbEventLog } from "../eventstoredb.ts"
import { startEventStoreDbDouble } from "../testing/eventstoredb/server.ts"
import { networkTo } from "../testing/network.ts"
import { encryptingPersonalData } from "./encrypting-log.ts"

/** Sealing must change nothing of what an event log is, whichever engine keeps it. */
eventLogContract("EventStoreDB double, with personal data sealed", { cutsNetwork: true }, async () => {
  const database = await copyTestDatabase(inject("postgresUrl"))
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
