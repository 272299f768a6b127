import { Readable } from "node:stream"
import type { AuditLogData, AuditLogEntry, AuditLogFilter } from "@voltread/domain/contract/audit-log.ts"
import { STAFF_ACTIONS } from "@voltread/domain/contract/staff-actions.ts"
import type { Difference } from "@voltread/domain/shared/difference.ts"
import { Result } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { Problem } from "../platform/problem.ts"
import { csvHeader, csvLines, csvTime } from "../reports/csv.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { auditLogPage } from "./read-audit-log.ts"

const SIZE = 1_000

const COLUMNS: ReadonlyArray<readonly [label: string, cell: (entry: AuditLogEntry) => string | null]> = [
  ["Time (UTC)", ({ at }) => csvTime(at)],
  ["Username", ({ actor }) => actor],
  ["Name", ({ actorName }) => actorName],
  ["Role", ({ actorRole }) => actorRole],
  ["Action", ({ action }) => labelOf(action)],
  ["On", ({ subjectKind }) => subjectKind],
  ["Id", ({ subject }) => subject],
  ["Called", ({ subjectName }) => subjectName],
  ["Detail", ({ detail }) => detail],
  ["Changed", ({ changes }) => changes.map(inWords).join("; ")],
  ["Outcome", ({ outcome }) => outcome ?? "unknown"],
]

const inWords = ({ what, before, after }: Difference): string =>
  before === null ? `${what}: ${after ?? "none"}` : `${what}: ${before} → ${after ?? "none"}`

const labelOf = (action: string): string =>
  Object.entries(STAFF_ACTIONS).find(([name]) => name === action)?.[1].label ?? action

const linesOf = (entries: ReadonlyArray<AuditLogEntry>): string =>
  csvLines(entries.map((entry) => ({ cells: COLUMNS.map(([, cell]) => cell(entry) ?? "") })))

/** All entries that match the filter as a CSV file. Pages are read only as fast as the client takes them. */
export const auditLogFile = async (
  run: EffectRunner<CurrentSettings>,
  filter: AuditLogFilter,
): Promise<Result.Result<Readable, Problem>> => {
  const pageAfter = (after: string | null) => run(auditLogPage({ filter, after, size: SIZE }))
  // A faulty request is found before anything is sent.
  const first = await pageAfter(null)
  const pieces = async function* (start: AuditLogData) {
    yield csvHeader(COLUMNS.map(([label]) => ({ label }))) + linesOf(start.entries)
    let cursor = start.nextCursor
    while (cursor !== null) {
      const page = await pageAfter(cursor)
      if (Result.isFailure(page)) throw page.failure
      yield linesOf(page.success.entries)
      cursor = page.success.nextCursor
    }
  }
  return Result.map(first, (start) => Readable.from(pieces(start)))
}
