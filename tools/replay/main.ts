import { createHash } from "node:crypto"
import { mkdir, readFile, stat } from "node:fs/promises"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { SingleBar } from "cli-progress"
import { Effect } from "effect"
import { shopWriterLayer } from "../history/shop-writer.ts"
import { findDatabase } from "../start/running-shop.ts"
import { refuseCall, runTool } from "../start/usage.ts"
import { writeWhole } from "../start/write-whole.ts"
import { createProducts, replay } from "./replay.ts"
import { compareSessions, replaySessions } from "./sessions.ts"
import { compare } from "./verify.ts"

const USAGE = `Usage: npm run replay -- [--verify] <online retail file>.csv[.gz]
       npm run replay -- --sessions [--verify] <online shoppers file>.csv[.gz]`

/** Records how far a replay of this file into this database got; losing it costs time, never correctness. */
const checkpointFile = (file: string, databaseUrl: string): string => {
  const name = createHash("sha256")
    .update(`${resolve(file)}\n${databaseUrl}`)
    .digest("hex")
    .slice(0, 16)
  return join(resolve(process.env.DATA_DIR || "data"), "replay", `${name}.checkpoint`)
}

const readCheckpoint = (path: string): Promise<number> =>
  readFile(path, "utf8").then(
    (text) => Number.parseInt(text, 10) || 0,
    () => 0,
  )

const runSessions = async (file: string, url: string): Promise<void> => {
  const bar = new SingleBar({ format: "{bar} {percentage}% | {duration_formatted}" })
  bar.start((await stat(file)).size, 0)
  const work = replaySessions(file, (bytes) => bar.increment(bytes))
  const sessions = await Effect.runPromise(work.pipe(Effect.provide(shopWriterLayer(url, "replay")))).finally(
    () => bar.stop(),
  )
  process.stdout.write(`${sessions} sessions.\n`)
}

const EVERY = 200

const run = async (file: string, url: string): Promise<void> => {
  const checkpoint = checkpointFile(file, url)
  await mkdir(join(checkpoint, ".."), { recursive: true })
  const after = await readCheckpoint(checkpoint)
  const bar = new SingleBar({ format: "{bar} {percentage}% | {invoices} invoices | {duration_formatted}" })
  bar.start((await stat(file)).size, 0, { invoices: 0 })
  const save = (invoices: number): void => writeWhole(checkpoint, String(invoices))
  const work = Effect.gen(function* () {
    const products = yield* createProducts(file)
    const excluded = yield* replay(file, after, {
      onBytes: (bytes) => bar.increment(bytes),
      onDone: (invoices) => {
        bar.update({ invoices })
        if (invoices > after && invoices % EVERY === 0) save(invoices)
      },
    })
    return { products, excluded }
  })
  const { products, excluded } = await Effect.runPromise(
    work.pipe(Effect.provide(shopWriterLayer(url, "replay"))),
  ).finally(() => bar.stop())
  process.stdout.write(`${products} products. Lines left out:\n`)
  for (const [reason, { lines }] of excluded) process.stdout.write(`  ${reason}: ${lines}\n`)
}

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: "boolean", default: false }, sessions: { type: "boolean", default: false } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) return refuseCall(USAGE)
  const url = await Effect.runPromise(findDatabase)
  if (!values.verify) {
    await (values.sessions ? runSessions : run)(file, url)
    return 0
  }
  const { text, equal } = await (values.sessions ? compareSessions : compare)(file, url)
  process.stdout.write(text)
  return equal ? 0 : 1
}

await runTool({ usage: USAGE, run: main })
