import { Layer } from "effect"
import { inject } from "vitest"
import { Database } from "../../postgres/pool.ts"
import { copyTestDatabase } from "../../postgres/testing/database.ts"
import { eventLogContract } from "../contract.ts"
import { eventLogLayer } from "../layer.ts"

/** Sealing must change nothing of what an event log is, whichever engine keeps it. */
eventLogContract("Postgres, with personal data sealed", { cutsNetwork: false }, async () => {
  const database = await copyTestDatabase(inject("postgresUrl"))
  return {
    layer: eventLogLayer({}).pipe(Layer.provide(Database.layer({ url: database.url }))),
    stop: database.drop,
  }
})
