import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { execute, rows } from "../../platform/postgres/query.ts"
import { shopDatabase } from "../../platform/postgres/testing/shop-database.ts"
import { REFERENCES } from "./import-reference.ts"

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
  const by = { username: "ann", name: "Ann" }
  return database.run(Effect.result(REFERENCES.places.import(join(folder, name), false, by)))
}

test("postal codes are imported; records without a place or with an unknown state are rejected", async () => {
  const result = await run(
    "places.csv",
    "code,city,state,lat,lon\n78701,Austin,TX,30.27,-97.74\n09007,APO,AE,,\n78701,AUSTIN,TX,30,-97\n10001,New York,NY,95,-74\n",
  )
  expect(result).toMatchObject({ success: { added: 1, rejected: 2 } })
  const lost = await run(
    "zeros.csv",
    "code,city,state,lat,lon\n1001,Agawam,MA,42,-72\n01001,Agawam,MA,,-72\n501,Holtsville,NY,40.8,-73\n601,Adjuntas,PR,18,-66\n",
  )
  expect(lost).toMatchObject({
    success: {
      rejections: [
        { line: 2, reason: expect.stringContaining("code: must have 5 digits, or 3") },
        { line: 3, reason: expect.stringMatching(/^lat: /) },
        // What a spreadsheet leaves of 00501 and 00601 would stand for codes of Iowa and Illinois.
        {
          line: 4,
          reason: "code: no ZIP code in NY begins with 501; are zeros in front missing?",
        },
        {
          line: 5,
          reason: "code: no ZIP code in PR begins with 601; are zeros in front missing?",
        },
      ],
    },
  })
  expect(await known()).toEqual([{ postal_code: "78701", city: "Austin" }])
})

test("further records of a code are further cities of it, also when the file comes again", async () => {
  const records = [
    ["78653", "Manor"],
    ["78653", "Webberville"],
    ["78653", "Elgin"],
    ["78653", "WEBBER VILLE"],
  ]
  const content = ["code,city,state,lat,lon", ...records.map((each) => `${each.join(",")},TX,30.3,-97.5`)]
  const imported = () => run("cities.csv", `${content.join("\n")}\n`)
  expect(await imported()).toMatchObject({ success: { added: 1, rejected: 0 } })
  expect(await imported()).toMatchObject({ success: { unchanged: 1, changed: 0 } })
  const further = await database.run(
    rows(Schema.Struct({ city: Schema.String, city_key: Schema.String }), {
      text: "select city, city_key from postal_place_city where postal_code = '78653' order by 1",
      values: [],
    }),
  )
  expect(further).toEqual([
    { city: "Elgin", city_key: "elgin" },
    { city: "Webberville", city_key: "webberville" },
  ])
})

test("a truncated file imports nothing", async () => {
  const before = await known()
  const line = JSON.stringify({ code: "60601", city: "Chicago", state: "IL", lat: 41.9, lon: -87.6 })
  expect(await run("cut.jsonl", `${line}\n{"code": "606`)).toMatchObject({
    failure: { _tag: "UnreadableFile" },
  })
  expect(await known()).toEqual(before)
})

test("an exported file can be imported unchanged, including further cities", async () => {
  const exported = async () => (await database.run(REFERENCES.places.exported("")))?.lines ?? ""
  const before = await exported()
  expect(before).toContain("78653,Manor,TX,30.3,-97.5\r\n78653,Elgin,TX,30.3,-97.5\r\n")
  await database.run(execute({ text: "delete from postal_place", values: [] }))
  expect(await run("exported.csv", before)).toMatchObject({ success: { added: 2, rejected: 0 } })
  expect(await exported()).toBe(before)
  expect(await database.run(REFERENCES.places.exported("99999"))).toBeNull()
})
