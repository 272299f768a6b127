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

/** An empty database on the server at `adminUrl`, for one test file. */
export const createTestDatabase = async (adminUrl: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await administer(adminUrl, `create database ${name}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(adminUrl, `drop database ${name} with (force)`) }
}
