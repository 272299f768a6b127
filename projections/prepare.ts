import type { EventLog } from "@voltread/domain/event.ts"
import { START } from "@voltread/domain/event.ts"
import { Data, Effect } from "effect"
import type pg from "pg"
import type { Batch } from "./batch.ts"
import { ADVISORY_LOCKS } from "./platform/advisory-locks.ts"
import { storing } from "./platform/connection.ts"
import { waitingEvents } from "./platform/parked-event.ts"
import type { Projection } from "./platform/projection.ts"
import {
  checkpoint,
  createIndexes,
  createSchema,
  createTables,
  installedVersions,
  isInstalled,
  LIVE_SCHEMA,
} from "./platform/schema.ts"
import { inTransaction, type Queryable, run } from "./platform/sql.ts"
import { type RebuildError, rebuild } from "./rebuild.ts"

/** The database contains a read model of a newer release; this one must not write to it. */
export class ReadModelsTooNew extends Data.TaggedError("ReadModelsTooNew")<{ readonly message: string }> {}

/**
 * Creates the schema with all tables if nothing was projected yet; otherwise leaves everything as it is. For processes
 * that serve queries before a runner has started. Returns the models that need a rebuild.
 */
export const ensureReadModels = async (
  db: Queryable,
  projections: ReadonlyArray<Projection<Batch>>,
): Promise<ReadonlyArray<Projection<Batch>>> =>
  inTransaction(db, async () => {
    await run(db, "select pg_advisory_xact_lock($1)", [ADVISORY_LOCKS.readModelSetup])
    await createSchema(db, LIVE_SCHEMA)
    const installed = await installedVersions(db)
    const newer = projections.filter(({ name, version }) => (installed.get(name)?.version ?? 0) > version)
    if (newer.length > 0)
      throw new ReadModelsTooNew({
        message: `Read models of a newer version are in the database: ${newer.map(({ name }) => name).join(", ")}.`,
      })
    const outdated = projections.filter((projection) => !isInstalled(installed, projection))
    if (outdated.length === 0 || (await checkpoint(db)).position !== START) return outdated
    for (const { tables } of outdated)
      for (const table of tables) await run(db, `drop table if exists ${table}`)
    await createTables(db, outdated)
    await createIndexes(db, outdated)
    return []
  })

/** Brings the live tables up to this release: creates those that are missing, rebuilds those that are outdated. */
export const prepareReadModels = Effect.fnUntraced(function* (
  client: Queryable,
  connection: pg.ClientConfig,
  projections: ReadonlyArray<Projection<Batch>>,
): Effect.fn.Return<void, ReadModelsTooNew | RebuildError, EventLog> {
  const outdated = yield* storing(() => ensureReadModels(client, projections)).pipe(
    Effect.catchTag("StorageRefused", (error) =>
      Effect.fail(error.cause instanceof ReadModelsTooNew ? error.cause : error),
    ),
  )
  if (outdated.length === 0) return
  // This release may be able to apply what is parked, so parked events must not keep it from starting.
  const parked = yield* storing(() => waitingEvents(client))
  const names = (parked.length > 0 ? projections : outdated).map(({ name }) => name)
  yield* Effect.logInfo(`Rebuilding ${names.join(", ")}`)
  yield* rebuild({ connection, names, projections })
})
