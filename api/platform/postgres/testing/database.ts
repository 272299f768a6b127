import { randomUUID } from "node:crypto"
import { untilUnused } from "@voltread/projections/testing/database.ts"
import pg from "pg"

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** A connection to each server, shared by the files that a process runs. It keeps no process alive. */
const servers = new Map<string, pg.Pool>()

const serverAt = (adminUrl: string): pg.Pool => {
  const known = servers.get(adminUrl)
  if (known !== undefined) return known
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1, allowExitOnIdle: true })
  // Some tests stop their server; the next statement connects anew.
  pool.on("error", () => undefined)
  servers.set(adminUrl, pool)
  return pool
}

const administer = async (adminUrl: string, statement: string): Promise<void> => {
  await serverAt(adminUrl).query(statement)
}

/** The database that `copyTestDatabase` copies: all tables in place and nothing in them. */
const TEMPLATE = "voltread_template"

const at = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

const create = async (adminUrl: string, how: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await administer(adminUrl, `create database ${name} ${how}`)
  return {
    url: at(adminUrl, name),
    drop: async () => {
      await untilUnused(serverAt(adminUrl), name)
      await administer(adminUrl, `drop database ${name} with (force)`)
    },
  }
}

/** An empty database on the server at `adminUrl`, for one test file. */
export const createTestDatabase = (adminUrl: string): Promise<TestDatabase> => create(adminUrl, "")

/** A database with all tables, for one test file: copying them takes a tenth of making them. */
export const copyTestDatabase = (adminUrl: string): Promise<TestDatabase> =>
  create(adminUrl, `template ${TEMPLATE} strategy file_copy`)

/** Makes what `copyTestDatabase` copies, once for a test run. */
export const createTemplate = async (
  adminUrl: string,
  prepare: (url: string) => Promise<void>,
): Promise<void> => {
  await administer(adminUrl, `drop database if exists ${TEMPLATE} with (force)`)
  await administer(adminUrl, `create database ${TEMPLATE}`)
  await prepare(at(adminUrl, TEMPLATE))
  // One that somebody is connected to cannot be copied.
  await administer(adminUrl, `alter database ${TEMPLATE} allow_connections false`)
}
