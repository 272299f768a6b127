import { randomUUID } from "node:crypto"
import { stat } from "node:fs/promises"
import { basename } from "node:path"
import { unreadableFile } from "@voltread/api/imports/file-rows.ts"
import { importNow, type LocalImport } from "@voltread/api/imports/import-now.ts"
import { findImport, MAX_REJECTIONS } from "@voltread/api/imports/import-records.ts"
import { PROFILES } from "@voltread/api/imports/profiles.ts"
import { fileTypeOf } from "@voltread/api/imports/uploads.ts"
import { SingleBar } from "cli-progress"
import { Effect, Option } from "effect"
import { chosenMapping } from "./chosen-mapping.ts"
import { onDatabase } from "./on-database.ts"
import { counted, type FileOptions, rejectedInWords, writeRejected } from "./rejected-lines.ts"
import { showUsage } from "./usage.ts"

type Report = Effect.Success<ReturnType<typeof findImport>>

const inWords = (report: Report, rejectedFile: string): string => {
  const { fileName, isDryRun, added, changed, unchanged, markedMissing, rejected, rejections, note } = report
  if (report.state !== "done") return `${fileName}: ${note ?? "It was not imported."}\n`
  const kept = rejected > MAX_REJECTIONS ? `the first ${MAX_REJECTIONS}` : "all of them"
  const lines = [
    `${fileName}${isDryRun ? ", only checked" : ""}: ${counted(added, "product")} added, ${changed} changed, ${unchanged} unchanged, ${markedMissing} taken off sale, ` +
      (rejected === 0
        ? "no line rejected."
        : `${counted(rejected, "line")} rejected (${kept} in ${rejectedFile}):`),
    ...rejectedInWords(rejected, rejections),
    ...(note === null ? [] : [note]),
    "",
  ]
  return lines.join("\n")
}

interface ProductOptions {
  readonly profile: string | null
  readonly mapping: string | null
  readonly newStock: number
  readonly isComplete: boolean
  readonly isDryRun: boolean
}

const importOne = Effect.fnUntraced(function* (
  file: string,
  options: Omit<LocalImport, "importId" | "fileName" | "bytesTotal">,
) {
  const { size } = yield* Effect.tryPromise({ try: () => stat(file), catch: unreadableFile })
  const task = { importId: randomUUID(), fileName: basename(file), bytesTotal: size, ...options }
  const bar = new SingleBar({ format: "{bar} {percentage}% of the bytes read", clearOnComplete: true })
  bar.start(size, 0)
  const outcome = yield* importNow(task, file, {
    onBytes: (bytes) => bar.increment(bytes),
    onLost: ({ reason }) => {
      process.stderr.write(
        `${file}: the database was lost (${reason}). The import starts anew when it answers.\n`,
      )
      bar.update(0)
    },
  }).pipe(Effect.ensuring(Effect.sync(() => bar.stop())))
  return Option.isNone(outcome) ? null : yield* findImport(task.importId)
})

const importAll = Effect.fnUntraced(function* (
  files: ReadonlyArray<string>,
  options: ProductOptions,
  rejectedFile: string,
) {
  let failed = false
  const { mapping, ...others } = options
  const chosen = mapping === null ? null : yield* chosenMapping(mapping)
  const read = {
    profile: chosen?.profile ?? others.profile,
    mappingName: chosen?.name ?? null,
    columns: chosen?.columns ?? null,
  }
  for (const file of files) {
    const report = yield* importOne(file, { ...others, ...read })
    if (report === null) {
      process.stderr.write(`${file}: another import is running. Try again when it is done.\n`)
      return 1
    }
    yield* Effect.promise(() => writeRejected(rejectedFile, report.rejections))
    process.stdout.write(inWords(report, rejectedFile))
    failed ||= report.state !== "done"
  }
  return failed ? 1 : 0
})

interface ProductArguments {
  readonly profile?: string
  readonly mapping?: string
  readonly stock: string
  readonly complete: boolean
}

/** Imports files of products one after the other. Answers the exit code. */
export const importProductsFrom = async (
  files: ReadonlyArray<string>,
  { profile, mapping, stock, complete }: ProductArguments,
  { isDryRun, rejectedFile }: FileOptions,
): Promise<number> => {
  const newStock = Number(stock)
  const isReadable = files.every((file) => fileTypeOf(file) !== undefined)
  const isProfileKnown = profile === undefined || (Object.hasOwn(PROFILES, profile) && mapping === undefined)
  if (!isReadable || !isProfileKnown || !Number.isInteger(newStock) || newStock < 0) return showUsage()
  const options = {
    profile: profile ?? null,
    mapping: mapping ?? null,
    newStock,
    isComplete: complete,
    isDryRun,
  }
  return onDatabase(importAll(files, options, rejectedFile))
}
