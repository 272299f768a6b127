import { rmSync } from "node:fs"
import { join } from "node:path"
import { Effect, Exit, Scope } from "effect"
import type { TestProject } from "vitest/node"
import { prepareDatabase } from "../../api/composition/prepare-database.ts"
import { embeddedPostgres } from "../../api/platform/postgres/embedded.ts"
import { Database } from "../../api/platform/postgres/pool.ts"
import { createTemplate } from "../../api/platform/postgres/testing/database.ts"
import { makeFolderInMemory } from "./temporary-folder.ts"

const prepare = (url: string): Promise<void> =>
  Effect.runPromise(
    prepareDatabase({ timeZone: "UTC" }).pipe(Effect.provide(Database.layer({ url, max: 1 }))),
  )

/** One temporary Postgres for a whole test run; TEST_POSTGRES_URL names one that already runs. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.TEST_POSTGRES_URL
  if (running !== undefined) {
    await createTemplate(running, prepare)
    project.provide("postgresUrl", running)
    return undefined
  }
  const folder = makeFolderInMemory("voltread-test-")
  const scope = Scope.makeUnsafe()
  const stop = async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    rmSync(folder, { recursive: true, force: true })
  }
  const start = embeddedPostgres({
    folder: join(folder, "postgres"),
    logFile: join(folder, "postgres.log"),
    durable: false,
  })
  try {
    const { url } = await Effect.runPromise(Scope.provide(start, scope))
    await createTemplate(url, prepare)
    project.provide("postgresUrl", url)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
