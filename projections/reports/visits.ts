import { isPaid, trafficSource } from "@voltread/domain/marketing/traffic-source.ts"
import { rollupOf, type VisitBegan } from "@voltread/domain/marketing/visit.ts"
import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import { type Projection, removingRows } from "../platform/projection.ts"
import { type Queryable, run, sendRows, together } from "../platform/sql.ts"
import { NONE } from "./ledger-rows.ts"
import { DIMENSIONS, VISIT_DIMENSIONS } from "./measures.ts"
import type { VisitBatch, VisitChange } from "./visit-document.ts"

/**
 * Visits by where they came from, including clicks of affiliates and of paid searches (lifecycle §8), and their sums.
 */
export const visits = (timeZone: string): Projection<VisitBatch> => {
  const day = dayIn(timeZone)
  return {
    name: "visits",
    version: 4,
    setting: timeZone,
    source: "visits",
    tables: ["visit", "visit_sum"],
    tableDdl: `
      create table if not exists visit (
        visit_id text collate "C" primary key,
        revision integer not null,
        position text collate "C" not null,
        at timestamptz not null,
        day date not null,
        landing_page text,
        referrer text,
        content text,
        is_paid boolean not null,
        google_click_id text,
        facebook_click_id text,
        click_hash text collate "C",
        device_class text not null,
        country text,
        is_bot boolean not null,
        has_consent boolean not null,
        -- What the tracking service has answered to an affiliate's click; null: nothing yet.
        click_code integer,
        rx_id text,
        affiliate_id text collate "C",
        sub_affiliate_id text collate "C",
        rollup_id text collate "C",
        source text not null,
        medium text not null,
        campaign text not null,
        keyword text
      );
      create table if not exists visit_sum (
        dimension text collate "C",
        grain text collate "C",
        day date,
        value text collate "C",
        sessions bigint not null,
        primary key (dimension, grain, day, value)
      ) with (fillfactor = 70)`,
    indexDdl: `
      create index if not exists visit_day on visit (day);
      create index if not exists visit_affiliate on visit (affiliate_id, day) where affiliate_id is not null;`,
    apply: async (db, { visits: changes }) => {
      const begun = changes.flatMap((change) => toRow(change, day))
      if (begun.length > 0) {
        await together([
          run(db, "insert into visit select * from json_populate_recordset(null::visit, $1)", [
            JSON.stringify(begun),
          ]),
          bookVisits(
            db,
            begun.map(({ visit_id }) => visit_id),
            1,
          ),
        ])
      }
      await sendRows(db, ADD_CLICKS, changes.flatMap(toClick))
    },
    remove: async (db, ids) => {
      await bookVisits(db, ids, -1)
      await run(db, "delete from visit_sum where sessions = 0")
      await removingRows("visit_id", "visit")(db, ids)
    },
  }
}

const ADD_CLICKS = `
  update visit v set revision = c.revision, click_code = c.code, rx_id = c.rx_id
  from json_to_recordset($1) c (visit_id text, revision integer, code integer, rx_id text)
  where v.visit_id = c.visit_id`

const toRow = ({ entry: { id, revision, position, at, event } }: VisitChange, day: (at: string) => string) =>
  event.type === "VisitBegan"
    ? [{ visit_id: id, revision, position, at, day: day(at), ...factsOf(event.data) }]
    : []

const factsOf = (visit: VisitBegan) => {
  const { parameters } = visit
  const from = trafficSource(parameters, visit.referrer)
  return {
    landing_page: visit.landingPage,
    referrer: visit.referrer,
    content: parameters.utm_content ?? null,
    is_paid: isPaid(from),
    google_click_id: parameters.gclid ?? null,
    facebook_click_id: parameters.fbclid ?? null,
    click_hash: parameters.click_hash ?? null,
    device_class: visit.deviceClass,
    country: visit.country,
    is_bot: visit.isBot,
    has_consent: visit.hasConsent,
    affiliate_id: parameters.affiliate_id ?? null,
    sub_affiliate_id: parameters.sub_affiliate_id ?? null,
    rollup_id: rollupOf(visit),
    source: from.source,
    medium: from.medium,
    campaign: from.campaign ?? NONE,
    keyword: parameters.gclid === undefined ? null : (parameters.utm_term ?? NONE),
  }
}

const toClick = ({ entry: { id, revision, event } }: VisitChange) =>
  event.type === "VisitClickReported"
    ? [{ visit_id: id, revision, code: event.data.code, rx_id: event.data.rxId }]
    : []

/** Adds these visits to the sums, or subtracts them; visits of bots are not counted. */
const bookVisits = (db: Queryable, ids: ReadonlyArray<string>, sign: 1 | -1): Promise<number> =>
  run(
    db,
    `insert into visit_sum as known (dimension, grain, day, value, sessions)
     select d.dimension, g.grain, case g.grain when 'day' then p.day else date_trunc('month', p.day)::date end,
       d.value, $2::bigint * count(*)
     from visit p
     cross join lateral (values ${VISIT_DIMENSIONS.map((name) => `('${name}', ${DIMENSIONS[name]})`).join(", ")})
       as d (dimension, value)
     cross join (values ('day'), ('month')) as g (grain)
     where p.visit_id = any ($1) and not p.is_bot and d.value is not null
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (dimension, grain, day, value) do update set sessions = known.sessions + excluded.sessions`,
    [[...ids], sign],
  )
