import { writeFile } from "node:fs/promises"
import { csvHeader, csvLines } from "@voltread/api/reports/csv.ts"
import type { RejectedLine } from "@voltread/domain/contract/import.ts"

const SHOWN = 20

/** The first rejected lines of a file with their reasons, and how many more there are. */
export const rejectedInWords = (
  rejected: number,
  rejections: ReadonlyArray<RejectedLine>,
): ReadonlyArray<string> => [
  ...rejections.slice(0, SHOWN).map(({ line, reason }) => `  ${line}: ${reason}`),
  ...(rejected > SHOWN ? [`  … and ${rejected - SHOWN} more`] : []),
]

/** Writes them as CSV, if there are any. */
export const writeRejected = async (file: string, rejections: ReadonlyArray<RejectedLine>): Promise<void> => {
  if (rejections.length === 0) return
  const rows = rejections.map(({ line, reason }) => [String(line), reason])
  await writeFile(file, csvHeader(["line", "reason"]) + csvLines(rows))
}

/** `1 line`, `2 lines`. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`

export interface FileOptions {
  /** Says what would change, and changes nothing. */
  readonly isDryRun: boolean
  readonly rejectedFile: string
}

interface Outcome {
  /** What was imported, as in `3 added, 1 changed`. */
  readonly counts: string
  readonly rejected: number
  readonly rejections: ReadonlyArray<RejectedLine>
}

/** Says what an import did, or would have done, and leaves the rejected lines in a file. */
export const reportImport = async (
  { counts, rejected, rejections }: Outcome,
  { isDryRun, rejectedFile }: FileOptions,
): Promise<void> => {
  await writeRejected(rejectedFile, rejections)
  const end = rejected === 0 ? "." : ` (in ${rejectedFile}):`
  const lines = [
    `${isDryRun ? "Would be imported" : "Imported"}: ${counts}; ${counted(rejected, "line")} rejected${end}`,
    ...rejectedInWords(rejected, rejections),
  ]
  process.stdout.write(`${lines.join("\n")}\n`)
}
