import type { Readable } from "node:stream"
import type { AuditLogEntry, AuditLogFilter } from "@voltread/domain/contract/audit-log.ts"
import { STAFF_ACTIONS } from "@voltread/domain/contract/staff-actions.ts"
import type { Difference } from "@voltread/domain/shared/difference.ts"
import { Effect, type Result } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { Problem } from "../platform/problem.ts"
import { csvTime } from "../reports/csv.ts"
import { type CsvColumn, pagedCsv } from "../reports/paged-csv.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { auditLogPage } from "./read-audit-log.ts"

const SIZE = 1_000

const COLUMNS: ReadonlyArray<CsvColumn<AuditLogEntry>> = [
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

/** All entries that match the filter as a CSV file. */
export const auditLogFile = (
  run: EffectRunner<CurrentSettings>,
  filter: AuditLogFilter,
): Promise<Result.Result<Readable, Problem>> =>
  pagedCsv(COLUMNS, (after) =>
    run(
      auditLogPage({ filter, after, size: SIZE }).pipe(
        Effect.map(({ entries, nextCursor }) => ({ rows: entries, nextCursor })),
      ),
    ),
  )
