import type { OwnReport, OwnReportQuery, OwnReportRow } from "@voltread/domain/contract/affiliate-books.ts"
import { shiftedDay } from "@voltread/domain/shared/calendar-day.ts"
import { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import { beginningOf, endOf } from "@voltread/projections/platform/days.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Clock, Effect, Schema } from "effect"
import { dollars } from "../../platform/graphql/money.ts"
import type { Database } from "../../platform/postgres/pool.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import { Problem } from "../../platform/problem.ts"
import { queryReadModel } from "../../platform/read-model.ts"
import { type CurrentSettings, currentSettings } from "../../settings/current-settings.ts"

const MAX_DAYS = 366

const readOwner = reading(
  Schema.Struct({
    name: Schema.String,
    rollupId: Schema.NullOr(Schema.String),
    subAffiliates: Schema.Array(Schema.String),
    terms: Schema.NullOr(CommissionTerms),
  }),
)

const OWNER = `
  select a.name, a.rollup_id as "rollupId",
    array(select sub_affiliate_id from sub_affiliate s
          where s.affiliate_id = a.affiliate_id and s.status = 'active' order by 1) as "subAffiliates",
    (select terms from affiliate_terms t
     where t.affiliate_id = a.affiliate_id and t.sub_affiliate_id is null
       and t.valid_from <= now() and (t.valid_until is null or t.valid_until > now())
     order by t.valid_from desc, t.created_at desc limit 1) as terms
  from affiliate a where affiliate_id = $1`

const readRows = reading(
  Schema.Struct({
    key: Schema.String,
    clicks: Schema.Int,
    conversions: Schema.Int,
    value: Schema.Int,
    payout: Schema.Int,
    kept: Schema.Int,
  }),
)

const KEYS = {
  day: { visit: "day::text", conversion: "(converted_at at time zone $4)::date::text" },
  sub: { visit: "coalesce(sub_affiliate_id, '')", conversion: "coalesce(sub_affiliate_id, '')" },
} as const

const rowsSql = ({ visit, conversion }: (typeof KEYS)[keyof typeof KEYS]): string => `
  with clicked as (
    select ${visit} as key, count(*)::int as clicks from read.visit
    where affiliate_id = $1 and day between $2::date and $3::date and not is_bot group by 1
  ), converted as (
    select ${conversion} as key, count(*)::int as conversions, sum(order_value)::bigint as value,
      sum(payout)::bigint as payout, sum(kept)::bigint as kept
    from affiliate_conversion
    where affiliate_id = $1 and converted_at >= ${beginningOf("$2", "$4")}
      and converted_at < ${endOf("$3", "$4")}
    group by 1
  )
  select key, coalesce(clicks, 0) as clicks, coalesce(conversions, 0) as conversions,
    coalesce(value, 0)::bigint as value, coalesce(payout, 0)::bigint as payout, coalesce(kept, 0)::bigint as kept
  from clicked full join converted using (key) order by key`

type Cents = Omit<OwnReportRow, "reversed">

const NOTHING: Cents = { key: "Total", clicks: 0, conversions: 0, value: 0, payout: 0, kept: 0 }

const plus = (one: Cents, other: Cents): Cents => ({
  key: one.key,
  clicks: one.clicks + other.clicks,
  conversions: one.conversions + other.conversions,
  value: one.value + other.value,
  payout: one.payout + other.payout,
  kept: one.kept + other.kept,
})

const toWire = (row: Cents): OwnReportRow => ({
  ...row,
  value: dollars(row.value),
  payout: dollars(row.payout),
  reversed: dollars(row.payout - row.kept),
  kept: dollars(row.kept),
})

/**
 * What an affiliate may see: their clicks, and their conversions by the day of the first payment in the shop's time
 * zone, with what remains of them now. Nothing about orders or people.
 */
export const ownReport = Effect.fnUntraced(function* (
  affiliateId: string,
  query: OwnReportQuery,
): Effect.fn.Return<OwnReport, Problem | DatabaseError, Database | CurrentSettings> {
  const { timeZone } = (yield* currentSettings).time
  const today = dayIn(timeZone)(new Date(yield* Clock.currentTimeMillis).toISOString())
  const { groupBy = "day", to = today, days = "1" } = query
  const { from = shiftedDay(to, 1 - Number(days)) } = query
  const covered = (Date.parse(to) - Date.parse(from)) / 86_400_000
  if (covered < 0 || covered > MAX_DAYS)
    return yield* new Problem({ code: "INVALID", message: "Please choose a range of up to a year." })
  const { owners, rows } = yield* queryReadModel(async (db) => ({
    owners: await readOwner(db, OWNER, [affiliateId]),
    rows: await readRows(db, rowsSql(KEYS[groupBy]), [affiliateId, from, to, timeZone]),
  }))
  const [owner] = owners
  if (owner === undefined) return yield* Effect.die(new Error("a token belongs to an affiliate"))
  return { affiliateId, ...owner, rows: rows.map(toWire), totals: toWire(rows.reduce(plus, NOTHING)) }
})
