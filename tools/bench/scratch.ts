import { randomUUID } from "node:crypto"
import { migrate } from "@voltread/api/platform/postgres/migrate.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { Effect } from "effect"
import pg from "pg"

/** Runs `use` on a migrated database of its own on the server of `databaseUrl`, and drops it afterwards. */
export const withScratchDatabase = async <A>(
  databaseUrl: string,
  use: (url: string) => Promise<A>,
): Promise<A> => {
  const name = `bench_${randomUUID().replaceAll("-", "")}`
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  try {
    await admin.query(`create database ${name}`)
    const url = new URL(databaseUrl)
    url.pathname = `/${name}`
    const migrated = Effect.flatMap(Database, ({ pool }) => migrate(pool))
    await Effect.runPromise(Effect.provide(migrated, Database.layer({ url: url.href, max: 1 })))
    return await use(url.href)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}
