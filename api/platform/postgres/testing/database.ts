import { randomUUID } from "node:crypto"
import pg from "pg"

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

const administer = async (adminUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
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
  return { url: at(adminUrl, name), drop: () => administer(adminUrl, `drop database ${name} with (force)`) }
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
