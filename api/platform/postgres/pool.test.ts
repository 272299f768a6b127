import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, inject, it } from "vitest"
import { Database, parseInt8 } from "./pool.ts"

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
})
