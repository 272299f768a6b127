import { Effect, Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import { Database } from "../postgres/pool.ts"
import { rows } from "../postgres/query.ts"
import { shopDatabase } from "../postgres/testing/shop-database.ts"
import { writeCheckpoint, writeCheckpointWithOthers } from "./checkpoints.ts"

let shop: Awaited<ReturnType<typeof shopDatabase>>
beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => shop.close())

const Row = Schema.Struct({ name: Schema.String, position: Schema.String })
const stored = () =>
  shop.run(rows(Row, { text: "select name, position from process_checkpoint order by 1", values: [] }))

test("checkpoints of several followers are one statement, and never move back", async () => {
  const pool = await shop.run(Database.useSync(({ pool }) => pool))
  const query = vi.spyOn(pool, "query")
  await shop.run(
    Effect.all(
      [
        writeCheckpointWithOthers("a", "0007"),
        writeCheckpointWithOthers("b", "0003"),
        writeCheckpointWithOthers("a", "0009"),
        writeCheckpointWithOthers("a", "0008"),
      ],
      { concurrency: "unbounded" },
    ),
  )
  expect(query).toHaveBeenCalledTimes(1)
  await shop.run(writeCheckpoint("b", "0002"))
  expect(await stored()).toEqual([
    { name: "a", position: "0009" },
    { name: "b", position: "0003" },
  ])
})

test("whoever waits for a checkpoint learns that it could not be written", async () => {
  const pool = await shop.run(Database.useSync(({ pool }) => pool))
  vi.spyOn(pool, "query").mockImplementation(() => {
    throw new Error("gone")
  })
  const written = shop.run(
    Effect.all([writeCheckpointWithOthers("a", "0010"), writeCheckpoint("b", "0010")], {
      concurrency: "unbounded",
      mode: "result",
    }),
  )
  expect((await written).map(({ _tag }) => _tag)).toEqual(["Failure", "Failure"])
})
