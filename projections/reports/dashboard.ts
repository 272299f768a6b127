import { Schema } from "effect"
import { type Queryable, reading } from "../platform/sql.ts"

const DayFigures = Schema.Struct({
  day: Schema.String,
  orders: Schema.Int,
  net: Schema.Int,
  sessions: Schema.Int,
})
/** Figures of one day; `net` in cents. */
export type DayFigures = typeof DayFigures.Type

const readDays = reading(DayFigures)

/** The sums of these days (in the shop's time zone) as in Revenue and Traffic Sources, in the order of the days. */
export const dayFigures = (db: Queryable, days: ReadonlyArray<string>): Promise<ReadonlyArray<DayFigures>> =>
  readDays(
    db,
    `select d.day::text as day, coalesce(l.orders, 0)::bigint as orders, coalesce(l.net, 0)::bigint as net,
       coalesce(v.sessions, 0)::bigint as sessions
     from unnest($1::date[]) with ordinality d (day, n)
     cross join lateral (
       select sum(p.orders) as orders, sum(p.gross - p.discount - p.returns) as net from read.ledger_sum p
       where p.dimension = 'all' and p.grain = 'day' and p.day = d.day and p.value = ''
     ) l
     cross join lateral (
       select sum(p.sessions) as sessions from read.visit_sum p
       where p.dimension = 'all' and p.grain = 'day' and p.day = d.day and p.value = ''
     ) v
     order by d.n`,
    [[...days]],
  )
