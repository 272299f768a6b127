import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { execute, rows } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { importAdCosts } from "./ad-costs.ts"

let folder: string
let database: Awaited<ReturnType<typeof shopDatabase>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ad-costs-"))
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => database.run(execute({ text: "delete from ad_cost", values: [] })))

const Stored = Schema.Struct({
  day: Schema.String,
  campaign: Schema.String,
  keyword: Schema.String,
  clicks: Schema.String,
  cost: Schema.String,
})
const stored = async () => {
  const found = await database.run(
    rows(Stored, {
      text: `select day::text, campaign, keyword, clicks::text, cost::text from ad_cost order by day, campaign, keyword`,
      values: [],
    }),
  )
  return found.map(({ day, campaign, keyword, clicks, cost }) =>
    [day, campaign, keyword, clicks, cost].join(" | "),
  )
}

const run = async (content: string, name = "costs.csv") => {
  await writeFile(join(folder, name), content)
  return database.run(Effect.result(importAdCosts(join(folder, name))))
}

test("lines of the ad account are imported, and what cannot be read is told line by line", async () => {
  const result = await run(
    [
      "Day,Campaign,Keyword,Clicks,Cost",
      '2026-11-01,tires,"cheap tires","1,204",$96.40',
      "2026-11-01,,,3,0.99",
      "2026-02-30,tires,x,1,1",
      "2026-11-01,tires,x,many,1",
      "2026-11-01,tires,x,1,a lot",
      "2026-11-01,tires,x,1,-1",
      "2026-11-01,tires,cheap tires,5,5",
      "",
    ].join("\n"),
  )
  expect(result).toMatchObject({
    success: {
      imported: 2,
      rejected: 5,
      rejections: [
        { line: 4, reason: "day: must be a date such as 2026-11-01" },
        { line: 5, reason: "clicks: must be a whole number" },
        { line: 6, reason: "cost: must be an amount such as 12.34" },
        { line: 7, reason: "cost: must be an amount such as 12.34" },
        { line: 8, reason: "its day, campaign and keyword were named before" },
      ],
    },
  })
  expect(await stored()).toEqual([
    "2026-11-01 | (none) | (none) | 3 | 99",
    "2026-11-01 | tires | cheap tires | 1204 | 9640",
  ])
})

test("a file corrects what was known, and the same one again changes nothing", async () => {
  const head = "day,campaign,keyword,clicks,cost\n"
  await run(`${head}2026-11-01,tires,a,1,1.00\n2026-11-02,tires,a,2,2.00\n`)
  const corrected = `${head}2026-11-02,tires,a,3,2.50\n`
  await run(corrected)
  await run(corrected)
  expect(await stored()).toEqual(["2026-11-01 | tires | a | 1 | 100", "2026-11-02 | tires | a | 3 | 250"])
})

test("a file that cannot be read to its end changes nothing", async () => {
  const result = await run("no gzip", "costs.csv.gz")
  expect(result).toMatchObject({ _tag: "Failure", failure: { _tag: "UnreadableFile" } })
  expect(await stored()).toEqual([])
})
