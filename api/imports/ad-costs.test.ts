import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { execute, rows, transaction } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { AD_COST_TEMPLATE, type AdCost, importAdCosts, saveAdCosts } from "./ad-costs.ts"

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

const run = async (content: string, { name = "costs.csv", isDryRun = false } = {}) => {
  await writeFile(join(folder, name), content)
  return database.run(Effect.result(importAdCosts(join(folder, name), isDryRun)))
}

test("lines of the ad account are imported, and unreadable lines are reported", async () => {
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
      '2026-11-01,tires,x,1,"96,40"',
      '2026-11-01,tires,x,"1,5",1',
      "2026-11-01,tires,x,1,10000000000.01",
      "",
    ].join("\n"),
  )
  expect(result).toMatchObject({
    success: {
      added: 2,
      changed: 0,
      unchanged: 0,
      rejected: 8,
      rejections: [
        { line: 4, reason: "day: must be a date such as 2026-11-01" },
        { line: 5, reason: "clicks: must be a whole number" },
        { line: 6, reason: "cost: must be an amount such as 12.34" },
        { line: 7, reason: "cost: must be an amount such as 12.34" },
        { line: 8, reason: "its day, campaign and keyword were named before" },
        { line: 9, reason: "cost: must be an amount such as 12.34" },
        { line: 10, reason: "clicks: must be a whole number" },
        { line: 11, reason: "cost: must be an amount such as 12.34" },
      ],
    },
  })
  expect(await stored()).toEqual([
    "2026-11-01 | (none) | (none) | 3 | 99",
    "2026-11-01 | tires | cheap tires | 1204 | 9640",
  ])
})

test("a file replaces stored values, and importing it again changes nothing", async () => {
  const head = "day,campaign,keyword,clicks,cost\n"
  await run(`${head}2026-11-01,tires,a,1,1.00\n2026-11-02,tires,a,2,2.00\n`)
  const corrected = `${head}2026-11-02,tires,a,3,2.50\n`
  await run(corrected)
  await run(corrected)
  expect(await stored()).toEqual(["2026-11-01 | tires | a | 1 | 100", "2026-11-02 | tires | a | 3 | 250"])
})

test("what a correction replaces stays known to reports as of an earlier position", async () => {
  const cost = { day: "2026-11-01", campaign: "tires", keyword: "a", clicks: 1, cost: 100 }
  const other = { ...cost, keyword: "b" }
  const save = (position: string, ...costs: ReadonlyArray<AdCost>) =>
    database.run(transaction((client) => saveAdCosts(client, costs, position)))
  await save("01", cost, other)
  await save("02", { ...cost, cost: 250 }, other)
  await save("02", { ...cost, cost: 240 })
  await save("03", { ...cost, cost: 240 })
  const Known = Schema.Struct({ keyword: Schema.String, cost: Schema.Int, known: Schema.String })
  expect(
    await database.run(
      rows(Known, {
        text: `select keyword, cost::int, from_position || '-' || until_position as known from replaced_ad_cost
               union all select keyword, cost::int, from_position || '-' from ad_cost order by keyword, known`,
        values: [],
      }),
    ),
  ).toEqual([
    { keyword: "a", cost: 100, known: "01-02" },
    { keyword: "a", cost: 240, known: "02-" },
    { keyword: "b", cost: 100, known: "01-" },
  ])
})

test("a file that cannot be read to its end changes nothing", async () => {
  const result = await run("no gzip", { name: "costs.csv.gz" })
  expect(result).toMatchObject({ _tag: "Failure", failure: { _tag: "UnreadableFile" } })
  expect(await stored()).toEqual([])
})

test("a dry run reports what would change without changing anything; the template is a valid file", async () => {
  expect(await run(AD_COST_TEMPLATE)).toMatchObject({ success: { added: 1, rejected: 0 } })
  const before = await stored()
  const head = "day,campaign,keyword,clicks,cost\n"
  const news = `${head}2026-11-01,tires,cheap tires,1205,96.40\n2026-11-02,tires,b,1,1\n`
  const both = { added: 1, changed: 1, unchanged: 0, rejected: 0, rejections: [] }
  expect(await run(news, { isDryRun: true })).toMatchObject({ success: both })
  expect(await stored()).toEqual(before)
  expect(await run(news)).toMatchObject({ success: both })
  expect(await run(news)).toMatchObject({ success: { added: 0, changed: 0, unchanged: 2 } })
})
