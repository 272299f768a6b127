import { Schema } from "effect"
import { type Queryable, reading } from "../platform/sql.ts"
import { MEASURES } from "./measures.ts"

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
    `with pending as (
       select p.day, ${MEASURES.orders} as orders, sum(p.gross - p.discount - p.returns) as net
       from read.ledger_pending n join read.revenue_posting p on p.order_id = n.order_id
       where p.day = any ($1::date[]) group by p.day
     )
     select d.day::text as day, coalesce(l.orders, 0)::bigint as orders, coalesce(l.net, 0)::bigint as net,
       coalesce(v.sessions, 0)::bigint as sessions
     from unnest($1::date[]) with ordinality d (day, n)
     cross join lateral (
       select sum(s.orders) as orders, sum(s.net) as net from (
         select p.orders, p.gross - p.discount - p.returns as net from read.ledger_sum p
         where p.dimension = 'all' and p.grain = 'day' and p.day = d.day and p.value = ''
         union all
         select p.orders, p.net from pending p where p.day = d.day
       ) s
     ) l
     cross join lateral (
       select sum(p.sessions) as sessions from read.visit_sum p
       where p.dimension = 'all' and p.grain = 'day' and p.day = d.day and p.value = ''
     ) v
     order by d.n`,
    [[...days]],
  )
