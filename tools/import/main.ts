import { randomUUID } from "node:crypto"
import { stat, writeFile } from "node:fs/promises"
import { basename } from "node:path"
import { parseArgs } from "node:util"
import { exportHistory, historyLines } from "@voltread/api/history/export-history.ts"
import { importHistory } from "@voltread/api/history/import-history.ts"
import { sourceOf } from "@voltread/api/history/past-order-commands.ts"
import { HISTORY_TEMPLATE } from "@voltread/api/history/past-records.ts"
import { AD_COST_TEMPLATE, importAdCosts } from "@voltread/api/imports/ad-costs.ts"
import { importNow, type LocalImport } from "@voltread/api/imports/import-now.ts"
import { findImport, MAX_REJECTIONS } from "@voltread/api/imports/import-records.ts"
import { PROFILES } from "@voltread/api/imports/profiles.ts"
import { REFERENCES } from "@voltread/api/imports/reference/import-reference.ts"
import { TEMPLATE_PROFILES, templateOf } from "@voltread/api/imports/templates.ts"
import { fileTypeOf } from "@voltread/api/imports/uploads.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { csvHeader, csvLines } from "@voltread/api/reports/csv.ts"
import type { ReferenceImport, RejectedLine } from "@voltread/domain/contract/import.ts"
import { isReferenceKind, REFERENCE_KINDS } from "@voltread/domain/shared/reference-kinds.ts"
import { SingleBar } from "cli-progress"
import { Effect, Option, Stream } from "effect"
import { shopWriterLayer } from "../history/shop-writer.ts"
import { reasonOf } from "../start/error.ts"
import { findDatabase } from "../start/running-shop.ts"
import { chosenMapping } from "./chosen-mapping.ts"

const USAGE = `Usage: npm run import -- <file.jsonl|file.csv>[.gz]... [--profile NAME | --mapping NAME|FILE] [--stock UNITS] [--complete] [--dry-run] [--rejected FILE]

Profiles: ${Object.keys(PROFILES).join(", ")}. Without one, a file is recognised by its columns.
--mapping: what the columns of the file stand for, as saved in the back office under NAME, or in a FILE that ends in .json:
  { "profile": "abt-buy", "columns": { "Seller": "shop", "Item": "name", "Retail": "price" } }
--complete: products of the same supplier that a file does not name are taken off sale.
       npm run import -- --ad-costs <file.csv>[.gz] [--dry-run] [--rejected FILE]
Columns day, campaign, keyword, clicks, cost: what ads cost, for the Google Keywords report.
       npm run import -- --history <file.jsonl>[.gz] [--shop NAME] [--prefix TEXT] [--dry-run] [--rejected FILE]
Customers, past orders and returns of another shop, as docs/past-orders.md has them. --shop: its name, the same each time, at most
  30 characters (Former shop); --prefix: stands before its order numbers, at most 10 characters.
       npm run import -- --reference KIND <file.csv|file.jsonl>[.gz] [--dry-run] [--rejected FILE]
       npm run import -- --export KIND > file.csv
       npm run import -- --template KIND > file.csv
Kinds: ${Object.keys(REFERENCE_KINDS).join(", ")}; history is exported, too (as JSON lines; what it cannot tell of is listed); templates also for history, ad-costs, ${TEMPLATE_PROFILES.join(", ")}. --dry-run: says what would change, and changes nothing.
The shop (or its database) must be running.`

const SHOWN = 20

/** Whoever has command-line access to the store's machine. */
const OPERATOR = { username: "import", name: "Command line" }

type Report = Effect.Success<ReturnType<typeof findImport>>

const rejectedCsv = (rejections: ReadonlyArray<RejectedLine>): string =>
  csvHeader([{ label: "line" }, { label: "reason" }]) +
  csvLines(rejections.map(({ line, reason }) => ({ cells: [String(line), reason] })))

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`

const begun = (isDryRun: boolean): string => (isDryRun ? "Would be imported" : "Imported")

const inWords = (report: Report, rejectedFile: string): string => {
  const { fileName, isDryRun, added, changed, unchanged, markedMissing, rejected, rejections, note } = report
  if (report.state !== "done") return `${fileName}: ${note ?? "It was not imported."}\n`
  const kept = rejected > MAX_REJECTIONS ? `the first ${MAX_REJECTIONS}` : "all of them"
  const lines = [
    `${fileName}${isDryRun ? ", only checked" : ""}: ${counted(added, "product")} added, ${changed} changed, ${unchanged} unchanged, ${markedMissing} taken off sale, ` +
      (rejected === 0
        ? "no line rejected."
        : `${counted(rejected, "line")} rejected (${kept} in ${rejectedFile}):`),
    ...rejections.slice(0, SHOWN).map(({ line, reason }) => `  ${line}: ${reason}`),
    ...(rejected > SHOWN ? [`  … and ${rejected - SHOWN} more`] : []),
    ...(note === null ? [] : [note]),
    "",
  ]
  return lines.join("\n")
}

interface Options {
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
  const { size } = yield* Effect.tryPromise(() => stat(file))
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
  options: Options,
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
    if (report.rejected > 0) {
      yield* Effect.promise(() => writeFile(rejectedFile, `${rejectedCsv(report.rejections)}\n`))
    }
    process.stdout.write(inWords(report, rejectedFile))
    failed ||= report.state !== "done"
  }
  return failed ? 1 : 0
})

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      profile: { type: "string" },
      mapping: { type: "string" },
      stock: { type: "string", default: "25" },
      complete: { type: "boolean", default: false },
      rejected: { type: "string", default: "rejected-lines.csv" },
      "ad-costs": { type: "string" },
      reference: { type: "string" },
      export: { type: "string" },
      template: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      history: { type: "string" },
      shop: { type: "string", default: "Former shop" },
      prefix: { type: "string", default: "" },
    },
  })
  if (values.history !== undefined) return await importHistoryFrom(values.history, values)
  if (values["ad-costs"] !== undefined)
    return await tell(importAdCosts(values["ad-costs"], values["dry-run"]), values)
  if (values.export === "history") return await exportHistoryLines()
  const kind = values.reference ?? values.export ?? values.template
  if (kind !== undefined) return await onReference(kind, values, positionals)
  const newStock = Number(values.stock)
  const knownProfile = values.profile === undefined || values.profile in PROFILES
  const readable = positionals.every((file) => fileTypeOf(file) !== undefined)
  const isRead = knownProfile && (values.profile === undefined || values.mapping === undefined)
  if (positionals.length === 0 || !readable || !Number.isInteger(newStock) || newStock < 0 || !isRead) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const options = {
    profile: values.profile ?? null,
    mapping: values.mapping ?? null,
    newStock,
    isComplete: values.complete,
    isDryRun: values["dry-run"],
  }
  return await onDatabase(importAll(positionals, options, values.rejected))
}

interface ReferenceOptions {
  readonly reference?: string
  readonly export?: string
  readonly template?: string
  readonly "dry-run": boolean
  readonly rejected: string
}

const onReference = async (
  kind: string,
  options: ReferenceOptions,
  files: ReadonlyArray<string>,
): Promise<number> => {
  const [file, ...others] = files
  if (options.template === "history") {
    process.stdout.write(historyLines({ records: HISTORY_TEMPLATE, leftOut: [] }))
    return 0
  }
  if (options.template === "ad-costs") {
    process.stdout.write(AD_COST_TEMPLATE)
    return 0
  }
  const template = options.template === undefined ? undefined : templateOf(options.template)
  if (template !== undefined) {
    process.stdout.write(template)
    return 0
  }
  const isKnown = isReferenceKind(kind)
  const isWrong =
    options.reference === undefined ? file !== undefined : file === undefined || others.length > 0
  if (!isKnown || isWrong) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  if (options.export !== undefined) return await exported(REFERENCES[kind].exported)
  if (file === undefined) {
    process.stdout.write(REFERENCES[kind].template)
    return 0
  }
  return await tell(REFERENCES[kind].import(file, options["dry-run"], OPERATOR), options)
}

/** Reports the result of importing a file, or of its dry run. */
const tell = async <E>(
  bringIn: Effect.Effect<ReferenceImport, E, Database>,
  options: Pick<ReferenceOptions, "dry-run" | "rejected">,
): Promise<number> => {
  const isDryRun = options["dry-run"]
  const { added, changed, unchanged, rejected, rejections } = await onDatabase(bringIn)
  if (rejected > 0) await writeFile(options.rejected, `${rejectedCsv(rejections)}\n`)
  process.stdout.write(
    [
      `${begun(isDryRun)}: ${added} added, ${changed} changed, ${unchanged} unchanged, ` +
        `${counted(rejected, "line")} rejected${rejected === 0 ? "." : ` (in ${options.rejected}):`}`,
      ...rejections.slice(0, SHOWN).map(({ line, reason }) => `  ${line}: ${reason}`),
      "",
    ].join("\n"),
  )
  return 0
}

interface ExportedPart {
  readonly lines: string
  /** The last key of this part; empty at the end. */
  readonly last: string
}

/** Writes a file in parts. */
const exported = async <E>(
  partAfter: (key: string) => Effect.Effect<ExportedPart | null, E, Database>,
): Promise<number> => {
  await onDatabase(
    Effect.gen(function* () {
      let after = ""
      for (;;) {
        const part = yield* partAfter(after)
        if (part === null) return
        process.stdout.write(part.lines)
        if (part.last === "") return
        after = part.last
      }
    }),
  )
  return 0
}

/** Resolves when the reader has taken the text, so that none of it accumulates in memory. */
const written = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })

const exportHistoryLines = async (): Promise<number> => {
  const url = await Effect.runPromise(findDatabase)
  const parts = Stream.provide(exportHistory, shopWriterLayer(url, "export"))
  let missing = 0
  for await (const part of Stream.toAsyncIterable(parts)) {
    await written(historyLines(part))
    for (const { what, why } of part.leftOut) process.stderr.write(`${what} was left out: ${why}.\n`)
    missing += part.leftOut.length
  }
  process.stderr.write(`${missing} records were left out.\n`)
  return 0
}

interface HistoryOptions {
  readonly shop: string
  readonly prefix: string
  readonly "dry-run": boolean
  readonly rejected: string
}

const importHistoryFrom = async (file: string, options: HistoryOptions): Promise<number> => {
  const isDryRun = options["dry-run"]
  const source = sourceOf(options.shop, options.prefix)
  if (source === undefined) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const url = await Effect.runPromise(findDatabase)
  const { customers, orders, returns, products, rejected, rejections } = await Effect.runPromise(
    Effect.provide(importHistory({ file, source, isDryRun }), shopWriterLayer(url, "import")),
  )
  if (rejected > 0) await writeFile(options.rejected, `${rejectedCsv(rejections)}\n`)
  process.stdout.write(
    [
      `${begun(isDryRun)}: ${counted(customers, "customer")}, ${counted(orders, "order")}, ${counted(returns, "return")} and ` +
        `${counted(products, "product")} no longer for sale; ${counted(rejected, "line")} rejected${rejected === 0 ? "." : ` (in ${options.rejected}):`}`,
      ...rejections.slice(0, SHOWN).map(({ line, reason }) => `  ${line}: ${reason}`),
      "",
    ].join("\n"),
  )
  return 0
}

const onDatabase = async <A, E>(work: Effect.Effect<A, E, Database>): Promise<A> => {
  const url = await Effect.runPromise(findDatabase)
  return await Effect.runPromise(Effect.provide(work, Database.layer({ url, applicationName: "import" })))
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`The import stopped: ${reasonOf(error)}\n`)
  return 1
})
