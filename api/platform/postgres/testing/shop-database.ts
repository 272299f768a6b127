import { type Effect, Layer, ManagedRuntime } from "effect"
import { Database } from "../pool.ts"
import { copyTestDatabase } from "./database.ts"

/** A database of its own with all tables for one test file, with a runtime whose effects use it. */
export const shopDatabase = async (adminUrl: string) => {
  const database = await copyTestDatabase(adminUrl)
  const runtime = ManagedRuntime.make(Database.layer({ url: database.url, max: 12 }))
  return {
    url: database.url,
    layer: Layer.succeedContext(await runtime.context()),
    run: <A, E>(effect: Effect.Effect<A, E, Database>): Promise<A> => runtime.runPromise(effect),
    close: async () => {
      await runtime.dispose()
      await database.drop()
    },
  }
}
