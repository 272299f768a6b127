import { historyLines } from "@voltread/api/history/export-history.ts"
import { HISTORY_TEMPLATE } from "@voltread/api/history/past-records.ts"
import { AD_COST_TEMPLATE, importAdCosts } from "@voltread/api/imports/ad-costs.ts"
import { REFERENCES } from "@voltread/api/imports/reference/import-reference.ts"
import { templateOf } from "@voltread/api/imports/templates.ts"
import type { Database } from "@voltread/api/platform/postgres/pool.ts"
import type { ReferenceImport } from "@voltread/domain/contract/import.ts"
import { isReferenceKind, type ReferenceKindName } from "@voltread/domain/shared/reference-kinds.ts"
import { Effect } from "effect"
import { onDatabase } from "./on-database.ts"
import { type FileOptions, reportImport } from "./rejected-lines.ts"
import { showUsage } from "./usage.ts"
import { written } from "./written.ts"

/** Whoever has command-line access to the store's machine. */
const OPERATOR = { username: "import", name: "Command line" }

const importWith = async <E>(
  work: Effect.Effect<ReferenceImport, E, Database>,
  options: FileOptions,
): Promise<number> => {
  const { added, changed, unchanged, ...outcome } = await onDatabase(work)
  await reportImport(
    { counts: `${added} added, ${changed} changed, ${unchanged} unchanged`, ...outcome },
    options,
  )
  return 0
}

/** Imports what ads cost. Answers the exit code, as those below. */
export const importAdCostsFrom = (file: string, options: FileOptions): Promise<number> =>
  importWith(importAdCosts(file, options.isDryRun), options)

/** Imports a file of reference data. */
export const importReference = async (
  kind: string,
  files: ReadonlyArray<string>,
  options: FileOptions,
): Promise<number> => {
  const [file, ...others] = files
  if (!isReferenceKind(kind) || file === undefined || others.length > 0) return showUsage()
  return importWith(REFERENCES[kind].import(file, options.isDryRun, OPERATOR), options)
}

/** Writes reference data as CSV, in parts. */
export const exportReference = async (kind: string): Promise<number> => {
  if (!isReferenceKind(kind)) return showUsage()
  await onDatabase(exported(kind))
  return 0
}

const exported = Effect.fnUntraced(function* (kind: ReferenceKindName) {
  let after = ""
  for (;;) {
    const part = yield* REFERENCES[kind].exported(after)
    if (part === null) return
    yield* Effect.promise(() => written(part.lines))
    if (part.last === "") return
    after = part.last
  }
})

const templateText = (kind: string): string | undefined => {
  if (kind === "history") return historyLines({ records: HISTORY_TEMPLATE, leftOut: [] })
  if (kind === "ad-costs") return AD_COST_TEMPLATE
  return templateOf(kind) ?? (isReferenceKind(kind) ? REFERENCES[kind].template : undefined)
}

/** Writes a sample of the files that can be imported. */
export const writeTemplate = async (kind: string): Promise<number> => {
  const template = templateText(kind)
  if (template === undefined) return showUsage()
  await written(template)
  return 0
}
