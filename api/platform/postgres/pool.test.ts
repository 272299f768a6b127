import { Effect, ManagedRuntime, Schema } from "effect"
import fc from "fast-check"
import pg from "pg"
import { describe, expect, inject, it } from "vitest"
import { networkTo } from "../event-log/testing/network.ts"
import { toProblem } from "../problem.ts"
import { Database, parseInt8 } from "./pool.ts"
import { databaseError, executeOn, rows, transaction } from "./query.ts"
import { createTestDatabase } from "./testing/database.ts"

describe("Database", () => {
  const using = <A>(
    use: (pool: Database["Service"]["pool"]) => Promise<A>,
    options: { statementTimeout?: number } = {},
  ) =>
    Effect.flatMap(Database, ({ pool }) => Effect.promise(() => use(pool))).pipe(
      Effect.provide(Database.layer({ url: inject("postgresUrl"), max: 2, ...options })),
      Effect.runPromise,
    )

  it("gives bigints as numbers, and as bigints where a number would round", async () => {
    const rows = await using(
      async (pool) => (await pool.query("select 42::int8 as a, 9007199254740993::int8 as b")).rows,
    )
    expect(rows).toEqual([{ a: 42, b: 9_007_199_254_740_993n }])
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (value) => {
        expect(BigInt(parseInt8(value.toString()))).toBe(value)
      }),
    )
  })

  it("gives up statements that take too long", async () => {
    const error = await using((pool) => pool.query("select pg_sleep(5)").catch((cause: unknown) => cause), {
      statementTimeout: 100,
    })
    expect(error).toMatchObject({ code: "57014" })
  })

  it("replaces idle connections that the server has ended", async () => {
    const rows = await using(async (pool) => {
      const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid")
      const other = await pool.connect()
      const idle = await pool.query<{ pid: number }>("select pg_backend_pid() as pid")
      const lost = new Promise<void>((resolve) => pool.once("error", () => resolve()))
      await other.query("select pg_terminate_backend($1)", [idle.rows[0]?.pid])
      await lost
      other.release()
      return [rows.length, (await pool.query("select 1 as one")).rows]
    })
    expect(rows).toEqual([1, [{ one: 1 }]])
  })

  it("survives the end of a connection that is in use between two statements", async () => {
    const lost: Array<unknown> = []
    const note = (error: unknown) => lost.push(error)
    process.on("uncaughtException", note)
    const failed = await using(async (pool) => {
      const client = await pool.connect()
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
      const ended = new Promise<void>((resolve) => client.once("end", () => resolve()))
      await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid])
      await ended
      const error = await client.query("select 1").catch((cause: unknown) => cause)
      client.release(true)
      return error
    })
    process.off("uncaughtException", note)
    expect(failed).toBeInstanceOf(Error)
    expect(lost).toEqual([])
  })

  describe("in front of a Postgres that stopped answering", () => {
    const behindFrozenNetwork = async (work: (run: Run, freeze: () => void) => Promise<void>) => {
      const url = new URL(inject("postgresUrl"))
      const network = await networkTo(url.hostname, Number(url.port))
      url.port = String(network.port)
      const runtime = ManagedRuntime.make(Database.layer({ url: url.href, max: 1, statementTimeout: 200 }))
      try {
        await work((effect) => runtime.runPromise(effect), network.freeze)
      } finally {
        await network.close()
        await runtime.dispose()
      }
    }
    type Run = <A, E>(effect: Effect.Effect<A, E, Database>) => Promise<A>
    const one = { text: "select 1 as one", values: [] }
    const read = rows(Schema.Struct({ one: Schema.Int }), one)

    it("gives up statements, as unavailable, and goes on with a connection that answers", () =>
      behindFrozenNetwork(async (run, freeze) => {
        await run(read)
        freeze()
        expect(toProblem(await run(Effect.flip(read)))).toMatchObject({ code: "UNAVAILABLE" })
        expect(await run(read)).toEqual([{ one: 1 }])
      }))

    it("gives up transactions, too", () =>
      behindFrozenNetwork(async (run, freeze) => {
        const failure = await run(
          Effect.flip(
            transaction((client) =>
              Effect.sync(freeze).pipe(Effect.andThen(executeOn(client, one)), Effect.asVoid),
            ),
          ),
        )
        expect(toProblem(failure)).toMatchObject({ code: "UNAVAILABLE" })
        expect(await run(read)).toEqual([{ one: 1 }])
      }))
  })

  it.each([
    ["has no room left", "53100"],
    ["has no connection left", "53300"],
    ["is starting", "57P03"],
  ])("a Postgres that %s is unavailable: it may be asked again", (_, code) => {
    const refused = databaseError(Object.assign(new Error("refused"), { code }))
    expect(toProblem(refused)).toMatchObject({ code: "UNAVAILABLE" })
  })

  it("speaks of time in UTC on every connection, whatever the database is set to", async () => {
    const database = await createTestDatabase(inject("postgresUrl"))
    const asked = async (client: pg.Pool | pg.Client) => (await client.query("show timezone")).rows
    try {
      const admin = new pg.Client({ connectionString: database.url })
      await admin.connect()
      await admin.query(
        `alter database ${new URL(database.url).pathname.slice(1)} set timezone = 'America/New_York'`,
      )
      await admin.end()
      const url = new URL(database.url)
      url.searchParams.set("options", "-c work_mem=5MB")
      const zones = await Effect.runPromise(
        Database.use(({ pool, connection }) =>
          Effect.promise(async () => {
            const own = new pg.Client(connection)
            await own.connect()
            const seen = [await asked(pool), await asked(own), (await own.query("show work_mem")).rows]
            await own.end()
            return seen
          }),
        ).pipe(Effect.provide(Database.layer({ url: url.href, max: 1 }))),
      )
      expect(zones).toEqual([[{ TimeZone: "UTC" }], [{ TimeZone: "UTC" }], [{ work_mem: "5MB" }]])
    } finally {
      await database.drop()
    }
  })
})
