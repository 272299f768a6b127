import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import type { Batch } from "../batch.ts"
import type { Projection } from "../platform/projection.ts"
import { ensureReadModels } from "../prepare.ts"
import { readModels } from "../read-models.ts"

export interface TestDatabase {
  readonly connection: pg.ClientConfig
  readonly pool: pg.Pool
  readonly drop: () => Promise<void>
}

/** A database for one test file, on the server of the test run. */
export const testDatabase = async (serverUrl: string): Promise<TestDatabase> => {
  const name = `projections_${randomUUID().replaceAll("-", "")}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const connection = { connectionString: url.href }
  const pool = new pg.Pool({ ...connection, max: 4 })
  pool.on("error", () => undefined)
  return {
    connection,
    pool,
    drop: async () => {
      await pool.end()
      await untilUnused(admin, name)
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/**
 * Connections close a moment after their pool has ended; one that is cut off before that throws an error that nothing handles.
 */
export const untilUnused = async (admin: pg.Client | pg.Pool, name: string): Promise<void> => {
  for (let look = 0; look < 100; look++) {
    const { rows } = await admin.query("select from pg_stat_activity where datname = $1", [name])
    if (rows.length === 0) return
    await sleep(20)
  }
}

/** The same with all tables in place. */
export const preparedDatabase = async (
  serverUrl: string,
  projections: ReadonlyArray<Projection<Batch>> = readModels,
): Promise<TestDatabase> => {
  const database = await testDatabase(serverUrl)
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    await ensureReadModels(client, projections)
  } finally {
    await client.end()
  }
  return database
}
