import type { ReferenceImport } from "@voltread/domain/contract/import.ts"
import { type Position, START } from "@voltread/domain/event.ts"
import { isDay } from "@voltread/domain/shared/calendar-day.ts"
import { isLine } from "@voltread/domain/shared/characters.ts"
import { fromWritten, isPrice, withoutGrouping } from "@voltread/domain/shared/money.ts"
import { checkpoint, LIVE_SCHEMA, schemaExists } from "@voltread/projections/platform/schema.ts"
import { Effect, Predicate, Result, Schema } from "effect"
import type pg from "pg"
import {
  type DatabaseError,
  databaseError,
  executeOn,
  rowsOn,
  transaction,
} from "../platform/postgres/query.ts"
import { csvHeader, csvLines } from "../reports/csv.ts"
import { type FileRow, nextBatch, readRows } from "./file-rows.ts"
import { makeRejections } from "./import-records.ts"

/** What an ad cost on one day; `cost` in cents. */
export interface AdCost {
  readonly day: string
  readonly campaign: string
  readonly keyword: string
  readonly clicks: number
  readonly cost: number
}

/** The columns, each with a sample cell. */
const COLUMNS = {
  day: "2026-11-01",
  campaign: "tires",
  keyword: "cheap tires",
  clicks: "1204",
  cost: "96.40",
}

export const AD_COST_TEMPLATE: string = csvHeader(Object.keys(COLUMNS)) + csvLines([Object.values(COLUMNS)])

const MAX_NAME = 500
const MAX_CLICKS = 1_000_000_000

const textOf = (fields: Readonly<Record<string, unknown>>, name: string): string => {
  const [, value] = Object.entries(fields).find(([key]) => key.trim().toLowerCase() === name) ?? []
  return Predicate.isString(value) || Predicate.isNumber(value) ? String(value).trim() : ""
}

const isName = (text: string): boolean => text.length <= MAX_NAME && isLine(text)

/** One line of the ad account's file, or why it is rejected. Missing names become those of visits without one. */
const adCostOf = (row: FileRow): Result.Result<AdCost, string> => {
  if (row._tag === "unreadable") return Result.fail(row.reason)
  const day = textOf(row.fields, "day")
  const campaign = textOf(row.fields, "campaign") || "(none)"
  const keyword = textOf(row.fields, "keyword") || "(none)"
  const clicks = withoutGrouping(textOf(row.fields, "clicks"))
  const cost = fromWritten(textOf(row.fields, "cost"))
  if (!isDay(day)) return Result.fail("day: must be a date such as 2026-11-01")
  if (!isName(campaign)) return Result.fail("campaign: too long, or has characters that cannot be used")
  if (!isName(keyword)) return Result.fail("keyword: too long, or has characters that cannot be used")
  if (!/^\d{1,10}$/.test(clicks) || Number(clicks) > MAX_CLICKS)
    return Result.fail("clicks: must be a whole number")
  if (cost === undefined || !isPrice(cost)) return Result.fail("cost: must be an amount such as 12.34")
  return Result.succeed({ day, campaign, keyword, clicks: Number(clicks), cost })
}

const keyOf = ({ day, campaign, keyword }: AdCost): string => JSON.stringify([day, campaign, keyword])

/** The same, unless an earlier line has its key; the key is added to the known ones. */
const newCostOf = (row: FileRow, known: Set<string>): Result.Result<AdCost, string> =>
  Result.flatMap(adCostOf(row), (cost) => {
    if (known.has(keyOf(cost))) return Result.fail("its day, campaign and keyword were named before")
    known.add(keyOf(cost))
    return Result.succeed(cost)
  })

const BATCH = 5_000

/**
 * Imports ad costs from a file with the columns day, campaign, keyword, clicks and cost: all readable lines in one
 * transaction. A line replaces what is stored for its day, campaign and keyword, so importing the same file again
 * changes nothing; of several such lines in a file the first one counts. Fails where the file cannot be read to its
 * end. `isDryRun`: reports what would change without changing it.
 */
export const importAdCosts = (file: string, isDryRun: boolean) =>
  transaction((client) =>
    Effect.gen(function* () {
      const rows = readRows(file)
      const known = new Set<string>()
      const position = yield* positionNow(client)
      const { reject, soFar } = makeRejections()
      let [added, changed] = [0, 0]
      for (;;) {
        const batch = yield* nextBatch(rows, BATCH)
        if (batch.length === 0) {
          const unchanged = known.size - added - changed
          return { added, changed, unchanged, ...soFar() } satisfies ReferenceImport
        }
        const costs = batch.flatMap((row) => {
          const cost = newCostOf(row, known)
          if (Result.isSuccess(cost)) return [cost.success]
          reject(row.line, cost.failure)
          return []
        })
        const news = yield* newsOf(client, costs)
        added += news.added
        changed += news.changed
        if (!isDryRun) yield* saveAdCosts(client, costs, position)
      }
    }),
  )

const News = Schema.Struct({ added: Schema.Int, changed: Schema.Int })

/** How many are new, and how many differ from the stored ones. */
const newsOf = (client: pg.ClientBase, costs: ReadonlyArray<AdCost>) =>
  rowsOn(client, News, {
    text: `select count(*) filter (where known.cost is null)::int as added,
             count(*) filter (where (known.clicks, known.cost) <> (given.clicks, given.cost))::int as changed
           from json_populate_recordset(null::ad_cost, $1) given
           left join ad_cost known using (day, campaign, keyword)`,
    values: [JSON.stringify(costs)],
  }).pipe(Effect.map(([news]) => news ?? { added: 0, changed: 0 }))

/** What reports show now; the beginning where there are none yet. */
const positionNow = (client: pg.ClientBase): Effect.Effect<Position, DatabaseError> =>
  Effect.tryPromise({
    try: async () =>
      (await schemaExists(client, LIVE_SCHEMA))
        ? (await checkpoint(client, { schema: LIVE_SCHEMA })).position
        : START,
    catch: databaseError,
  })

/**
 * Replaces what is stored for the same day, campaign and keyword. Reports as of a position before `position` show what
 * was stored before.
 */
export const saveAdCosts = (client: pg.ClientBase, costs: ReadonlyArray<AdCost>, position: Position) =>
  Effect.gen(function* () {
    const values = [JSON.stringify(costs), position]
    yield* executeOn(client, { text: "lock table ad_cost in share row exclusive mode", values: [] })
    yield* executeOn(client, {
      text: `insert into replaced_ad_cost (day, campaign, keyword, clicks, cost, from_position, until_position)
             select day, campaign, keyword, known.clicks, known.cost, known.from_position, $2
             from ad_cost known join json_populate_recordset(null::ad_cost, $1) given using (day, campaign, keyword)
             where (known.clicks, known.cost) <> (given.clicks, given.cost) and known.from_position <> $2`,
      values,
    })
    yield* executeOn(client, {
      text: `insert into ad_cost as known (day, campaign, keyword, clicks, cost, from_position)
             select day, campaign, keyword, clicks, cost, $2 from json_populate_recordset(null::ad_cost, $1)
             on conflict (day, campaign, keyword) do update set
               clicks = excluded.clicks, cost = excluded.cost, from_position = excluded.from_position
             where (known.clicks, known.cost) <> (excluded.clicks, excluded.cost)`,
      values,
    })
  })
