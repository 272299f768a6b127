import { type Effect, Layer, ManagedRuntime } from "effect"
import { migrate } from "../migrate.ts"
import { Database } from "../pool.ts"
import { createTestDatabase } from "./database.ts"

/** A migrated database of its own for one test file, with a runtime whose effects use it. */
export const shopDatabase = async (adminUrl: string) => {
  const database = await createTestDatabase(adminUrl)
  const runtime = ManagedRuntime.make(Database.layer({ url: database.url, max: 12 }))
  await runtime.runPromise(Database.use(({ pool }) => migrate(pool)))
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
