import type { RecordedEvent } from "@voltread/domain/event.ts"
import { Effect, Logger } from "effect"
import pg from "pg"
import { makeApplier } from "../applier.ts"
import type { Batch } from "../batch.ts"
import { pipelined } from "../platform/connection.ts"
import type { Projection } from "../platform/projection.ts"
import { checkpoint, LIVE_SCHEMA, setSearchPath } from "../platform/schema.ts"
import { readModels } from "../read-models.ts"

interface ProjectOptions {
  readonly sizes?: ReadonlyArray<number>
  readonly projections?: ReadonlyArray<Projection<Batch>>
}

/**
 * Applies events to the live tables as a runner does, in batches of the given sizes (the last size for all the rest).
 */
export const projectWith = async (
  client: pg.Client,
  events: ReadonlyArray<RecordedEvent>,
  { sizes = [2_000], projections = readModels }: ProjectOptions = {},
): Promise<void> => {
  await setSearchPath(client, LIVE_SCHEMA)
  const { generation } = await checkpoint(client)
  const applier = await Effect.runPromise(makeApplier({ client, projections, generation, announcing: true }))
  for (let done = 0, turn = 0; done < events.length; turn += 1) {
    const size = sizes[Math.min(turn, sizes.length - 1)] ?? events.length
    const batch = events.slice(done, done + size)
    await Effect.runPromise(
      applier.apply(batch, batch.at(-1)?.position ?? "").pipe(Effect.provide(Logger.layer([]))),
    )
    done += size
  }
}

/** The same with a connection of its own. */
export const project = async (
  connection: pg.ClientConfig,
  events: ReadonlyArray<RecordedEvent>,
  options: ProjectOptions = {},
): Promise<void> => {
  const client = new pg.Client(pipelined(connection))
  await client.connect()
  try {
    await projectWith(client, events, options)
  } finally {
    await client.end()
  }
}
