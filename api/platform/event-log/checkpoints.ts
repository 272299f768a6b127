import type { Position } from "@voltread/domain/event.ts"
import { Effect } from "effect"
import type pg from "pg"
import { Database } from "../postgres/pool.ts"
import { type DatabaseError, executeOn } from "../postgres/query.ts"

interface Waiting {
  readonly name: string
  readonly position: Position
  readonly settle: (outcome: Effect.Effect<void, DatabaseError>) => void
}

/** How long the checkpoints of followers that have caught up wait for each other. */
const GATHER_MS = 10

/** The checkpoints of all followers of a process, written together: one statement, one commit. */
class CheckpointWriter {
  readonly #pool: pg.Pool
  #waiting: Array<Waiting> = []
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  write(name: string, position: Position, isUrgent: boolean): Effect.Effect<void, DatabaseError> {
    return Effect.callback((resume) => {
      const waiting: Waiting = { name, position, settle: resume }
      this.#waiting.push(waiting)
      if (isUrgent) this.#send()
      else this.#timer ??= setTimeout(() => this.#send(), GATHER_MS)
      return Effect.sync(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting)
      })
    })
  }

  #send(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const sent = this.#waiting
    this.#waiting = []
    if (sent.length === 0) return
    const newest = new Map<string, Position>()
    for (const { name, position } of sent) {
      const known = newest.get(name)
      if (known === undefined || position > known) newest.set(name, position)
    }
    const written = executeOn(this.#pool, {
      name: "move-process-checkpoints",
      // Always in the same order, so that two processes that take over from each other cannot deadlock.
      text: `insert into process_checkpoint (name, position)
             select name, position from unnest($1::text[], $2::text[]) as moved (name, position) order by name
             on conflict (name) do update set position = greatest(process_checkpoint.position, excluded.position)`,
      values: [[...newest.keys()], [...newest.values()]],
    }).pipe(Effect.asVoid)
    Effect.runCallback(written, {
      onExit: (exit) => {
        for (const { settle } of sent) settle(exit)
      },
    })
  }
}

const writers = new WeakMap<pg.Pool, CheckpointWriter>()

const writerOn = (pool: pg.Pool): CheckpointWriter => {
  const writer = writers.get(pool) ?? new CheckpointWriter(pool)
  writers.set(pool, writer)
  return writer
}

/** Never moves back. Events up to the checkpoint are not delivered again. */
export const writeCheckpoint = (
  name: string,
  position: Position,
): Effect.Effect<void, DatabaseError, Database> =>
  Database.use(({ pool }) => writerOn(pool).write(name, position, true))

/** As `writeCheckpoint`, but waits some milliseconds to be written together with those of other idle followers. */
export const writeCheckpointWithOthers = (
  name: string,
  position: Position,
): Effect.Effect<void, DatabaseError, Database> =>
  Database.use(({ pool }) => writerOn(pool).write(name, position, false))
