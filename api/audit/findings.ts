import { Effect, Schema } from "effect"
import { execute, rows } from "../platform/postgres/query.ts"

/** What does not agree, in words, and the stream or table that it is about. */
export interface Finding {
  readonly stream: string
  readonly what: string
}

const noteAs = (findings: ReadonlyArray<Finding>, isOfGateway: boolean) =>
  findings.length === 0
    ? Effect.void
    : execute({
        text: `insert into audit_finding (stream, what, is_of_gateway)
               select distinct stream, what, $3::boolean from unnest($1::text[], $2::text[]) found (stream, what)
               on conflict (stream, what) do update set seen_at = clock_timestamp()`,
        values: [findings.map(({ stream }) => stream), findings.map(({ what }) => what), isOfGateway],
      }).pipe(Effect.asVoid)

export const noteFindings = (findings: ReadonlyArray<Finding>) => noteAs(findings, false)

/** Those of one order, each time that its gateway's books were looked at. */
export const replaceGatewayFindings = (orderId: string, findings: ReadonlyArray<Finding>) =>
  execute({
    text: "delete from audit_finding where stream = 'order-' || $1 and is_of_gateway and what <> all ($2::text[])",
    values: [orderId, findings.map(({ what }) => what)],
  }).pipe(Effect.andThen(noteAs(findings, true)))

/** Deletes what the pass that began then has not seen any more. */
export const forgetUnseen = (began: Date) =>
  execute({
    text: "delete from audit_finding where not is_of_gateway and seen_at < $1",
    values: [began],
  })

const FoundRow = Schema.Struct({ stream: Schema.String, what: Schema.String, found_at: Schema.Date })

/** Disagreements that are shown and logged; there may be more. */
const SHOWN = 100

/** Oldest first. */
export const knownFindings = rows(FoundRow, {
  text: `select stream, what, found_at from audit_finding order by found_at, stream, what limit ${SHOWN}`,
  values: [],
})
