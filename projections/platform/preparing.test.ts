import type pg from "pg"
import { expect, test } from "vitest"
import { preparing, run } from "./sql.ts"

test("each text with values is one prepared statement; commands without values are none", async () => {
  const sent: Array<string | undefined> = []
  const db = preparing({
    query: async ({ name }): Promise<pg.QueryResult> => {
      sent.push(name)
      return { command: "", rowCount: 0, oid: 0, fields: [], rows: [] }
    },
  })
  await run(db, "begin")
  await run(db, "update a set b = $1", [1])
  await run(db, "update c set d = $1", [1])
  await run(db, "update a set b = $1", [2])
  const [begin, first, second, again] = sent
  expect(begin).toBeUndefined()
  expect(first).toEqual(expect.any(String))
  expect(second).not.toBe(first)
  expect(again).toBe(first)
})
