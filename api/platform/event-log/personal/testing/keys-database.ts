import { Effect } from "effect"
import { inject } from "vitest"
import { migrate } from "../../../postgres/migrate.ts"
import { createPool } from "../../../postgres/pool.ts"
import { createTestDatabase } from "../../../postgres/testing/database.ts"

/** A database for the keys of people, and for the log where it is there. */
export const keysDatabase = async () => {
  const database = await createTestDatabase(inject("postgresUrl"))
  const pool = createPool({ url: database.url, max: 2 }, () => undefined)
  await Effect.runPromise(migrate(pool))
  await pool.end()
  return database
}
