import { parseArgs } from "node:util"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { storing } from "@voltread/projections/platform/connection.ts"
import { installedReadModels, readModels } from "@voltread/projections/read-models.ts"
import { rebuild } from "@voltread/projections/rebuild.ts"
import { SingleBar } from "cli-progress"
import { Cause, Effect, Exit, Fiber, Layer } from "effect"
import { findDatabase } from "../start/running-shop.ts"
import { refuseCall, runTool } from "../start/usage.ts"
import { listParked, retryParked } from "./parked.ts"

const NAMES = readModels.map(({ name }) => name)

const USAGE = `Usage: npm run rebuild -- all | <read model>…
       npm run rebuild -- --parked    lists events that could not be applied
       npm run rebuild -- --retry     has them tried again by the projector

Read models: ${NAMES.join(", ")}`

const run = async (names: ReadonlyArray<string>, url: string): Promise<number> => {
  const bar = new SingleBar({
    format: "{bar} {percentage}% | {value}/{total} events | {rate}/s | {duration_formatted}",
  })
  const start = performance.now()
  let shown = false
  const onProgress = (applied: number, total: number): void => {
    if (!shown) bar.start(total, 0, { rate: 0 })
    shown = true
    const rate = Math.round((applied * 1_000) / (performance.now() - start))
    bar.setTotal(Math.max(total, applied))
    bar.update(applied, { rate })
  }
  const work = Database.use(({ pool, connection }) =>
    storing(() => installedReadModels(pool)).pipe(
      Effect.flatMap((projections) => rebuild({ connection, names, projections, onProgress })),
    ),
  )
  const database = Database.layer({ url, applicationName: "rebuild" })
  const layer = Layer.provideMerge(
    eventLogLayer({ eventStoreUrl: process.env.EVENTSTORE_URL || undefined }),
    database,
  )
  const fiber = Effect.runFork(work.pipe(Effect.provide(layer)))
  const interrupt = (): void => {
    Effect.runFork(Fiber.interrupt(fiber))
  }
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt)
  const exit = await Effect.runPromise(Fiber.await(fiber))
  bar.stop()
  if (Exit.isSuccess(exit)) {
    process.stdout.write(`${names.join(", ")}: rebuilt and swapped in.\n`)
    return 0
  }
  if (Exit.hasInterrupts(exit)) {
    process.stderr.write(
      "Interrupted. The old read models serve on; the same command goes on where this one stopped.\n",
    )
    return 130
  }
  throw Cause.squash(exit.cause)
}

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { parked: { type: "boolean", default: false }, retry: { type: "boolean", default: false } },
  })
  if (positionals.length === 0 && !values.parked && !values.retry) return refuseCall(USAGE)
  const url = await Effect.runPromise(findDatabase)
  if (values.parked) return listParked(url, (line) => process.stdout.write(`${line}\n`))
  if (values.retry) return retryParked(url, (line) => process.stdout.write(`${line}\n`))
  return run(positionals.includes("all") ? NAMES : positionals, url)
}

await runTool({ usage: USAGE, run: main })
