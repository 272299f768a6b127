import { Effect, Schema } from "effect"
import { execute, rows } from "../platform/postgres/query.ts"

/** A disagreement in words, with the stream or table that it concerns. */
export interface Finding {
  readonly stream: string
  readonly what: string
}

/** The check that watches the subject of a finding, and decides when it is resolved. */
type Watch = "pass" | "gateways" | "streams"

const note = (findings: ReadonlyArray<Finding>, watch: Watch) =>
  findings.length === 0
    ? Effect.void
    : execute({
        text: `insert into audit_finding (stream, what, watch)
               select distinct stream, what, $3 from unnest($1::text[], $2::text[]) found (stream, what)
               on conflict (stream, what) do update set seen_at = clock_timestamp()`,
        values: [findings.map(({ stream }) => stream), findings.map(({ what }) => what), watch],
      }).pipe(Effect.asVoid)

export const noteFindings = (findings: ReadonlyArray<Finding>) => note(findings, "pass")

/** Replaces the findings of these streams, each time they are checked. */
export const replaceFindings = (
  watch: "gateways" | "streams",
  streams: ReadonlyArray<string>,
  findings: ReadonlyArray<Finding>,
) =>
  execute({
    text: `delete from audit_finding where stream = any ($1) and watch = $2
             and (stream, what) not in (select * from unnest($3::text[], $4::text[]))`,
    values: [streams, watch, findings.map(({ stream }) => stream), findings.map(({ what }) => what)],
  }).pipe(Effect.andThen(note(findings, watch)))

/** Deletes the findings that the pass begun at that time no longer found. */
export const deleteUnseen = (began: Date) =>
  execute({
    text: "delete from audit_finding where watch = 'pass' and seen_at < $1",
    values: [began],
  })

const StreamRow = Schema.Struct({ stream: Schema.String })

/** Streams that disagreed when they were last checked, oldest findings first. */
export const streamsWithFindings = (limit: number) =>
  rows(StreamRow, {
    text: `select stream from audit_finding where watch = 'streams'
           group by stream order by min(seen_at) limit $1`,
    values: [limit],
  }).pipe(Effect.map((found) => found.map(({ stream }) => stream)))

const FoundRow = Schema.Struct({ stream: Schema.String, what: Schema.String, found_at: Schema.Date })

/** The most disagreements that are shown and logged. */
const SHOWN = 100

/** Oldest first. */
export const knownFindings = rows(FoundRow, {
  text: `select stream, what, found_at from audit_finding order by found_at, stream, what limit ${SHOWN + 1}`,
  values: [],
}).pipe(Effect.map((found) => ({ findings: found.slice(0, SHOWN), hasMore: found.length > SHOWN })))
