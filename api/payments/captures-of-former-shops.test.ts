import { Effect } from "effect"
import { expect, inject, test } from "vitest"
import { migrate, readMigrations } from "../platform/postgres/migrate.ts"
import { createPool } from "../platform/postgres/pool.ts"
import { createTestDatabase } from "../platform/postgres/testing/database.ts"

const CLEARED = 285

test("an upgrade ends captures that wait for the gateway of a former shop, and no others", async () => {
  const database = await createTestDatabase(inject("postgresUrl"))
  const pool = createPool({ url: database.url, max: 1 }, () => undefined)
  try {
    const migrations = await Effect.runPromise(readMigrations())
    const numbers = migrations.map(({ number }) => number)
    await Effect.runPromise(migrate(pool, { numbers: numbers.filter((number) => number < CLEARED) }))
    await pool.query(`
      insert into payment_work (order_id, payment_id, kind, since, next_at) values
        ('former', 'goods-sent', 'goods-sent', now() - interval '8 days', now()),
        ('new', 'goods-sent', 'goods-sent', now() - interval '6 days', now()),
        ('former', 'pay:1', 'settlement', now() - interval '8 days', now())`)
    await Effect.runPromise(migrate(pool))
    const { rows } = await pool.query("select order_id, kind from payment_work order by kind")
    expect(rows).toEqual([
      { order_id: "new", kind: "goods-sent" },
      { order_id: "former", kind: "settlement" },
    ])
  } finally {
    await pool.end()
    await database.drop()
  }
})
