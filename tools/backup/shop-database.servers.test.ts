import { existsSync } from "node:fs"
import { join } from "node:path"
import { Effect, type Scope } from "effect"
import pg from "pg"
import { expect, test } from "vitest"
import { readSettings } from "../start/settings.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { openOwnDatabase, shopDatabase } from "./shop-database.ts"

const ask = (url: string, text: string) =>
  Effect.promise(async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows
  })

const run = <A, E>(work: Effect.Effect<A, E, Scope.Scope>) => Effect.runPromise(Effect.scoped(work))

test("a backup reads the shop that runs, or opens the one that stands still and leaves it as it was", async () => {
  await run(
    Effect.gen(function* () {
      const DATA_DIR = join(yield* temporaryFolder, "data")
      const settings = yield* readSettings({ DATA_DIR })
      const found = shopDatabase(settings)
      const running = Effect.gen(function* () {
        const url = yield* openOwnDatabase(settings)
        yield* ask(url, "create table sold as select 1 as orders")
        expect(yield* found).toBe(url)
      })
      yield* Effect.scoped(running)
      const orders = Effect.flatMap(found, (url) => ask(url, "select orders from sold"))
      expect(yield* Effect.scoped(orders)).toEqual([{ orders: 1 }])
      expect(existsSync(join(DATA_DIR, "postgres/postmaster.pid"))).toBe(false)
    }),
  )
})

test("where there is no shop, none is made", async () => {
  await run(
    Effect.gen(function* () {
      const DATA_DIR = join(yield* temporaryFolder, "data")
      const none = yield* Effect.flip(shopDatabase(yield* readSettings({ DATA_DIR })))
      expect(none.message).toMatch(/^No shop runs on .*postgres: start it/)
      expect(existsSync(DATA_DIR)).toBe(false)
    }),
  )
})
