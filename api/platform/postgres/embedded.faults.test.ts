import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Exit, Scope } from "effect"
import { Client } from "pg"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { type EmbeddedPostgres, embeddedPostgres } from "./embedded.ts"

let home: string
let scopes: Array<Scope.Closeable>

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "voltread-embedded-"))
  chmodSync(home, 0o711)
  scopes = []
})

afterEach(async () => {
  for (const scope of scopes) await stop(scope)
  rmSync(home, { recursive: true, force: true })
})

const options = () => ({ folder: join(home, "data/postgres"), logFile: join(home, "data/postgres.log") })

function start(): Promise<EmbeddedPostgres & { readonly scope: Scope.Closeable }> {
  const scope = Scope.makeUnsafe()
  scopes.push(scope)
  return Effect.runPromise(Scope.provide(embeddedPostgres(options()), scope)).then((server) => ({
    ...server,
    scope,
  }))
}

const stop = (scope: Scope.Closeable) => Effect.runPromise(Scope.close(scope, Exit.void))

async function query(url: string, sql: string): Promise<Array<Record<string, unknown>>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** What `kill -9` of the starter leaves: the connection that holds the guard is gone, the server runs on. */
const loseStarter = (url: string) =>
  query(url, "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'")

describe("embedded Postgres", () => {
  test("keeps its rows from one start to the next, whatever the port", async () => {
    const first = await start()
    await query(first.url, "create table kept (word text)")
    await query(first.url, "insert into kept values ('naïve 🛞')")
    await stop(first.scope)
    const second = await start()
    expect(await query(second.url, "select word from kept")).toEqual([{ word: "naïve 🛞" }])
    await stop(second.scope)
  })

  test("syncs to disk, sorts alike on every machine, and lets nobody in without the password", async () => {
    const { url, port } = await start()
    const [settings] = await query(
      url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('listen_addresses') as listens, datlocprovider as provider, datlocale as locale
       from pg_database where datname = 'voltread'`,
    )
    expect(settings).toEqual({
      fsync: "on",
      commit: "on",
      listens: "127.0.0.1",
      provider: "b",
      locale: "C.UTF-8",
    })
    await expect(query(`postgres://voltread:guess@127.0.0.1:${port}/voltread`, "select 1")).rejects.toThrow(
      "password",
    )
    expect(statSync(join(options().folder, "voltread-superuser.json")).mode & 0o777).toBe(0o600)
  })

  test.runIf(process.platform === "linux")(
    "does not run as root and does not leave a folder that others can read",
    async () => {
      const { pid } = await start()
      const owner = readFileSync(`/proc/${pid}/status`, "utf8").match(/^Uid:\s+(\d+)/m)?.[1]
      expect(owner).not.toBe("0")
      expect(statSync(options().folder).mode & 0o077).toBe(0)
    },
  )

  test("starts in a folder that only its owner may enter", async () => {
    chmodSync(home, 0o700)
    const { url } = await start()
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }])
  })

  test("stops a server that a killed starter left, and starts on its data", async () => {
    const orphan = await start()
    await query(orphan.url, "create table kept as select 7 as n")
    await loseStarter(orphan.url)
    const next = await start()
    expect(next.pid).not.toBe(orphan.pid)
    expect(await query(next.url, "select n from kept")).toEqual([{ n: 7 }])
    expect(await Effect.runPromise(orphan.ended)).toBe("exit code 0")
  })

  test("refuses a folder that a living starter uses", async () => {
    const { url } = await start()
    await expect(start()).rejects.toThrow(/Another Voltread is running on the folder .*postgres/)
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }])
  })

  test("recovers every committed row after the server was killed", async () => {
    const first = await start()
    await query(first.url, "create table kept as select n from generate_series(1, 1000) n")
    process.kill(first.pid, "SIGKILL")
    expect(await Effect.runPromise(first.ended)).toBe("SIGKILL")
    const second = await start()
    expect(await query(second.url, "select count(*)::int as n from kept")).toEqual([{ n: 1000 }])
  })

  test("is not stopped by a number in postmaster.pid that belongs to another program", async () => {
    const first = await start()
    await stop(first.scope)
    writeFileSync(
      join(options().folder, "postmaster.pid"),
      `${process.pid}\n${options().folder}\n0\n5432\n\n\n\nready\n`,
    )
    const second = await start()
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }])
  })

  test("names the version when the data was written by another one", async () => {
    const { scope } = await start()
    await stop(scope)
    writeFileSync(join(options().folder, "PG_VERSION"), "16\n")
    await expect(start()).rejects.toThrow(/holds data of Postgres 16, .* needs Postgres 18/)
  })
})
