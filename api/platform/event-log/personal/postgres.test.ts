import { Layer } from "effect"
import { Database } from "../../postgres/pool.ts"
import { eventLogContract } from "../contract.ts"
import { eventLogLayer } from "../layer.ts"
import { keysDatabase } from "./testing/keys-database.ts"

/** Sealing must change nothing of what an event log is, whichever engine keeps it. */
eventLogContract("Postgres, with personal data sealed", { cutsNetwork: false }, async () => {
  const database = await keysDatabase()
  return {
    layer: eventLogLayer({}).pipe(Layer.provide(Database.layer({ url: database.url }))),
    stop: database.drop,
  }
})
