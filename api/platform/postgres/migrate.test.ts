import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import type pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest"
import { migrate } from "./migrate.ts"
import { createPool } from "./pool.ts"
import { createTestDatabase, type TestDatabase } from "./testing/database.ts"

describe("migrate", () => {
  let database: TestDatabase
  let pool: pg.Pool
  let folder: string

  beforeAll(async () => {
    database = await createTestDatabase(inject("postgresUrl"))
    pool = createPool({ url: database.url, max: 4 }, () => undefined)
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "voltread-migrations-"))
  })
  afterEach(async () => {
    await pool.query("drop schema public cascade; create schema public")
    await rm(folder, { recursive: true })
  })

  const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
  const run = () => Effect.runPromise(migrate(pool, { folder }))
  const fail = () => Effect.runPromise(Effect.flip(migrate(pool, { folder })))
  const tables = async () => {
    const { rows } = await pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    )
    return rows.map((row) => row.name)
  }

  it("applies what is new, in order, and nothing twice", async () => {
    await write("0001_a.sql", "create table a (id int)")
    await write("0002_b.sql", "create table b as select * from a")
    expect(await run()).toEqual(["0001_a.sql", "0002_b.sql"])
    await write("0003_c.sql", "create table c (id int); insert into c values (1)")
    expect(await run()).toEqual(["0003_c.sql"])
    expect(await run()).toEqual([])
    expect(await tables()).toEqual(["a", "b", "c", "schema_migrations"])
  })

  it("keeps nothing of a migration that fails, and names it", async () => {
    await write("0001_a.sql", "create table a (id int)")
    await write("0002_b.sql", "create table b (id int); insert into missing values (1)")
    expect(await fail()).toMatchObject({
      _tag: "MigrationError",
      message: expect.stringMatching(/0002_b.*missing/),
    })
    expect(await tables()).toEqual(["a", "schema_migrations"])
    await write("0002_b.sql", "create table b (id int)")
    expect(await run()).toEqual(["0002_b.sql"])
  })

  it("refuses a migration that was changed after it was applied, but not other line ends", async () => {
    await write("0001_a.sql", "create table a (\n  id int\n)")
    await run()
    await write("0001_a.sql", "create table a (\r\n  id int\r\n)")
    expect(await run()).toEqual([])
    await write("0001_a.sql", "create table a (id bigint)")
    expect(await fail()).toMatchObject({ message: expect.stringMatching(/0001_a.sql was changed/) })
  })

  it("refuses a database that a newer release has migrated", async () => {
    await write("0001_a.sql", "select 1")
    await write("0002_b.sql", "select 1")
    await run()
    await rm(join(folder, "0002_b.sql"))
    expect(await fail()).toMatchObject({ message: expect.stringMatching(/newer release \(0002_b.sql\)/) })
  })

  it("applies one that arrives later than its number", async () => {
    await write("0001_a.sql", "create table a (id int)")
    await write("0003_c.sql", "create table c (id int)")
    expect(await run()).toEqual(["0001_a.sql", "0003_c.sql"])
    await write("0002_b.sql", "create table b (id int)")
    expect(await run()).toEqual(["0002_b.sql"])
    expect(await run()).toEqual([])
    expect(await tables()).toEqual(["a", "b", "c", "schema_migrations"])
  })

  it("refuses files that share a number or have none", async () => {
    await write("0001_a.sql", "select 1")
    await write("0001_b.sql", "select 1")
    expect(await fail()).toMatchObject({
      message: expect.stringMatching(/0001_a.sql and 0001_b.sql share a number/),
    })
    await rm(join(folder, "0001_b.sql"))
    await write("one.sql", "select 1")
    expect(await fail()).toMatchObject({
      message: expect.stringMatching(/one.sql is not named NNNN_what.sql/),
    })
  })

  it("lets one process at a time work, and the others find it done", async () => {
    await write("0001_a.sql", "create table a (id int); select pg_sleep(0.2)")
    const applied = await Promise.all([run(), run(), run()])
    expect(applied.flat()).toEqual(["0001_a.sql"])
  })

  it("applies this release's own migrations to an empty database", async () => {
    expect(await Effect.runPromise(migrate(pool))).toContain("0001_event_log.sql")
    expect(await Effect.runPromise(migrate(pool))).toEqual([])
  })
})
