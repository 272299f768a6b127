import { stat, writeFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { Database } from "@voltread/api/postgres/pool.ts"
import { SingleBar } from "cli-progress"
import { Effect } from "effect"
import { findDatabase } from "../start/running-shop.ts"
import { type ImportSummary, importProducts, type RejectedLine } from "./import-products.ts"
import { PROFILES } from "./profiles.ts"

const USAGE = `Usage: npm run import -- <file.jsonl|file.csv>[.gz]... [--profile NAME] [--stock UNITS] [--rejected FILE]

Profiles: ${Object.keys(PROFILES).join(", ")}. Without one, a file is recognised by its columns.
The shop (or its database) must be running.`

const SHOWN = 20

const csvCell = (text: string): string => `"${text.replaceAll('"', '""')}"`

const rejectedCsv = (rejected: ReadonlyArray<RejectedLine>): string =>
  [
    "file,line,reason",
    ...rejected.map((each) => [csvCell(each.file), each.line, csvCell(each.reason)].join()),
  ].join("\n")

const report = async ({ imported, rejected }: ImportSummary, rejectedFile: string): Promise<string> => {
  if (rejected.length === 0) return `${imported} products imported, no line rejected.\n`
  await writeFile(rejectedFile, `${rejectedCsv(rejected)}\n`)
  const shown = rejected.slice(0, SHOWN).map((each) => `  ${each.file}:${each.line}: ${each.reason}`)
  const more = rejected.length > SHOWN ? [`  … and ${rejected.length - SHOWN} more`] : []
  return [
    `${imported} products imported, ${rejected.length} lines rejected (all of them in ${rejectedFile}):`,
    ...shown,
    ...more,
    "",
  ].join("\n")
}

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      profile: { type: "string" },
      stock: { type: "string", default: "25" },
      rejected: { type: "string", default: "rejected-lines.csv" },
    },
  })
  const stock = Number(values.stock)
  const knownProfile = values.profile === undefined || values.profile in PROFILES
  if (positionals.length === 0 || !Number.isInteger(stock) || stock < 0 || !knownProfile) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const sizes = await Promise.all(positionals.map((file) => stat(file)))
  const bar = new SingleBar({ format: "{bar} {percentage}% of the bytes read", clearOnComplete: true })
  bar.start(
    sizes.reduce((total, { size }) => total + size, 0),
    0,
  )
  const url = await Effect.runPromise(findDatabase)
  const summary = await Effect.runPromise(
    importProducts({
      files: positionals,
      stock,
      ...(values.profile === undefined ? {} : { profile: values.profile }),
      onBytes: (bytes) => bar.increment(bytes),
    }).pipe(Effect.provide(Database.layer({ url, applicationName: "import" }))),
  ).finally(() => bar.stop())
  process.stdout.write(await report(summary, values.rejected))
  return 0
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`Nothing was imported: ${error instanceof Error ? error.message : String(error)}\n`)
  return 1
})
