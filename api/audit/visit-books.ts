import type { RecordedEvent } from "@voltread/domain/event.ts"
import { Effect, Schema } from "effect"
import { rowsOn } from "../platform/postgres/query.ts"
import { defineComparison, difference } from "./comparison.ts"
import { reader } from "./stored-event.ts"

interface AuditedVisit {
  readonly at: string
  readonly affiliate: string | null
  readonly rollup: string | null
}

const began = reader(
  Schema.Struct({
    parameters: Schema.Struct({
      affiliate_id: Schema.optionalKey(Schema.String),
      acid: Schema.optionalKey(Schema.String),
    }),
    rollupId: Schema.optionalKey(Schema.String),
  }),
)

const foldVisit = ([event]: ReadonlyArray<RecordedEvent>): AuditedVisit | null => {
  const visit = event?.type === "VisitBegan" ? began(event) : undefined
  return event === undefined || visit == null
    ? null
    : {
        at: event.metadata.at,
        affiliate: visit.parameters.affiliate_id ?? null,
        rollup: visit.parameters.acid ?? visit.rollupId ?? null,
      }
}

const Row = Schema.Struct({
  id: Schema.String,
  revision: Schema.Null,
  day: Schema.String,
  /** The day it began by Postgres' own calendar, in the time zone of the read models. */
  began: Schema.String,
  affiliate: Schema.NullOr(Schema.String),
  rollup: Schema.NullOr(Schema.String),
})

/** Visits and their rows. */
export const visitBooks = defineComparison({
  prefix: "visit-",
  fold: foldVisit,
  read: (client, visits) =>
    rowsOn(client, Row, {
      text: `select v.visit_id as id, null as revision, v.day::text, v.affiliate_id as affiliate, v.rollup_id as rollup,
               (said.at at time zone coalesce((select nullif(setting, '') from read.model where name = 'visits'), 'UTC'))::date::text as began
             from unnest($1::text[], $2::timestamptz[]) said (visit_id, at) join read.visit v using (visit_id)`,
      values: [[...visits.keys()], [...visits.values()].map(({ at }) => at)],
    }).pipe(Effect.map((rows) => new Map(rows.map((row) => [row.id, row])))),
  differences: (visit, row) =>
    row === undefined
      ? ["The visits do not have it."]
      : [
          difference("Its day in the visits", row.day, row.began),
          difference("Its affiliate in the visits", row.affiliate, visit.affiliate),
          difference("Its roll-up in the visits", row.rollup, visit.rollup),
        ],
})
