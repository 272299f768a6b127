import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { rows } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { importPostalPlaces } from "./postal-places.ts"

let folder: string
let database: Awaited<ReturnType<typeof shopDatabase>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "places-"))
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const known = () =>
  database.run(
    rows(Schema.Struct({ postal_code: Schema.String, city: Schema.String }), {
      text: "select postal_code, city from postal_place order by 1",
      values: [],
    }),
  )

const run = async (name: string, content: string) => {
  await writeFile(join(folder, name), content)
  return database.run(Effect.result(importPostalPlaces(join(folder, name))))
}

test("postal codes are imported; records without a place, of no state or repeated are left out", async () => {
  const result = await run(
    "places.csv",
    "code,city,state,lat,lon\n78701,Austin,TX,30.27,-97.74\n09007,APO,AE,,\n78701,Again,TX,30,-97\n10001,New York,NY,95,-74\n",
  )
  expect(result).toMatchObject({ success: { places: 1, skipped: 3 } })
  expect(await known()).toEqual([{ postal_code: "78701", city: "Austin" }])
})

test("a file that is cut off leaves nothing of itself", async () => {
  const before = await known()
  const line = JSON.stringify({ code: "60601", city: "Chicago", state: "IL", lat: 41.9, lon: -87.6 })
  expect(await run("cut.jsonl", `${line}\n{"code": "606`)).toMatchObject({
    failure: { _tag: "UnreadableFile" },
  })
  expect(await known()).toEqual(before)
})
