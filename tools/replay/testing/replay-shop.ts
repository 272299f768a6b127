import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { copyTestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { EventLog, type Position } from "@voltread/domain/event.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { type Effect, Fiber, Layer, Logger, ManagedRuntime } from "effect"

type Services = EventLog | Database | CommandHandlers | ReadModels

/** A file to replay and a database, for one test. */
export interface ReplayShop {
  readonly file: string
  readonly url: string
  readonly run: <A, E>(effect: Effect.Effect<A, E, Services>) => Promise<A>
  readonly head: () => Promise<Position>
  /** Brings the read models to the head of the log, and returns its position. */
  readonly project: () => Promise<Position>
  readonly close: () => Promise<void>
}

export const replayShop = async (
  serverUrl: string,
  content: string,
  fileName = "file.csv",
): Promise<ReplayShop> => {
  const folder = await mkdtemp(join(tmpdir(), "replay-"))
  const file = join(folder, fileName)
  await writeFile(file, content)
  const database = await copyTestDatabase(serverUrl)
  const base = Layer.provideMerge(eventLogLayer({}), Database.layer({ url: database.url, max: 12 }))
  const readModels = Layer.unwrap(Database.useSync(ReadModels.layer))
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(CommandHandlers.layer, readModels, Logger.layer([])).pipe(Layer.provideMerge(base)),
  )
  const head = () => runtime.runPromise(EventLog.use((log) => log.head))
  return {
    file,
    url: database.url,
    run: (effect) => runtime.runPromise(effect),
    head,
    project: async () => {
      const runner = runtime.runFork(runProjections({ connection: { connectionString: database.url } }))
      const position = await head()
      await runtime.runPromise(ReadModels.use((models) => models.waitFor(position, 10_000)))
      await runtime.runPromise(Fiber.interrupt(runner))
      return position
    },
    close: async () => {
      await runtime.dispose()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}
