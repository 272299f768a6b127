import type { EventLog } from "@voltread/domain/event.ts"
import { Effect, type Scope } from "effect"
import type pg from "pg"
import { makeApplier } from "./applier.ts"
import { ReadModelsMoved } from "./apply-error.ts"
import type { Batch } from "./batch.ts"
import { connect, pipelined, storing } from "./platform/connection.ts"
import type { Projection } from "./platform/projection.ts"
import {
  checkpoint,
  installedVersions,
  isInstalled,
  LIVE_SCHEMA,
  schemaExists,
  setSearchPath,
} from "./platform/schema.ts"
import type { RebuildError } from "./rebuild.ts"

interface ProjectAgainOptions {
  readonly connection: pg.ClientConfig
  readonly projections: ReadonlyArray<Projection<Batch>>
  readonly streams: ReadonlyArray<string>
}

/**
 * Rebuilds the live rows of these streams from the current events of the log, after a change in what events contain
 * when read. Events that others have read and not yet written are void: the runner starts over from its checkpoint, and
 * a rebuild from the first event.
 */
export const projectAgain = (options: ProjectAgainOptions): Effect.Effect<void, RebuildError, EventLog> =>
  Effect.scoped(projecting(options)).pipe(
    Effect.retry({ times: 10, while: ({ _tag }) => _tag === "ReadModelsMoved" }),
  )

const projecting = Effect.fnUntraced(function* ({
  connection,
  projections,
  streams,
}: ProjectAgainOptions): Effect.fn.Return<void, RebuildError, EventLog | Scope.Scope> {
  const { client } = yield* connect(pipelined(connection))
  const start = yield* storing(async () => {
    if (!(await schemaExists(client, LIVE_SCHEMA))) return null
    await setSearchPath(client, LIVE_SCHEMA)
    const installed = await installedVersions(client)
    const isMine = projections.every((projection) => isInstalled(installed, projection))
    return { generation: (await checkpoint(client)).generation, isMine }
  })
  // If nothing was projected, there is nothing to project again.
  if (start === null) return
  if (!start.isMine)
    return yield* new ReadModelsMoved({ message: "The read models are those of another program." })
  const { generation } = start
  const applier = yield* makeApplier({ client, projections, generation, announcing: true })
  yield* applier.projectAgain(streams, { voiding: true })
})
