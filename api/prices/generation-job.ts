import { Cause, Effect, Exit, Result, Schema } from "effect"
import type pg from "pg"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows, rowsOn } from "../platform/postgres/query.ts"
import { toProblem } from "../platform/problem.ts"
import { generatePrices, type Progress } from "./generate.ts"

export interface Generation {
  readonly id: number
  readonly state: "waiting" | "running" | "done" | "failed"
  readonly requestedAt: string
  readonly requestedBy: string
  readonly finishedAt: string | null
  /** Products that get another price; null until it is known. */
  readonly changes: number | null
  readonly written: number
}

const GenerationRow = Schema.Struct({
  generation_id: Schema.Finite,
  state: Schema.Literals(["waiting", "running", "done", "failed"]),
  requested_at: Schema.Date,
  requested_by_name: Schema.String,
  finished_at: Schema.NullOr(Schema.Date),
  changes: Schema.NullOr(Schema.Finite),
  written: Schema.Finite,
})
type GenerationRow = typeof GenerationRow.Type

const COLUMNS = "generation_id, state, requested_at, requested_by_name, finished_at, changes, written"

const toGeneration = (row: GenerationRow): Generation => ({
  id: row.generation_id,
  state: row.state,
  requestedAt: row.requested_at.toISOString(),
  requestedBy: row.requested_by_name,
  finishedAt: row.finished_at?.toISOString() ?? null,
  changes: row.changes,
  written: row.written,
})

/** The requester of a generation. */
interface Requester {
  readonly id: string
  readonly name: string
}

interface Requested {
  readonly isNew: boolean
  readonly generation: Generation
}

/**
 * Requests the generation of all prices. While one is running, a request starts nothing: `isNew` is false, and the
 * running generation is returned.
 */
export const requestGeneration = (by: Requester): Effect.Effect<Requested, DatabaseError, Database> =>
  Database.use(({ pool }) => requestGenerationOn(pool, by))

/**
 * Like `requestGeneration`, in the transaction whose changes require new prices. That transaction must hold the lock on
 * table product: a running generation then waits for it and sees its changes.
 */
export const requestGenerationOn = Effect.fnUntraced(function* (
  client: pg.Pool | pg.ClientBase,
  by: Requester,
): Effect.fn.Return<Requested, DatabaseError> {
  const [started] = yield* rowsOn(client, GenerationRow, {
    text: `insert into price_generation (state, requested_by, requested_by_name) values ('waiting', $1, $2)
           on conflict ((true)) where state in ('waiting', 'running') do nothing
           returning ${COLUMNS}`,
    values: [by.id, by.name],
  })
  if (started !== undefined) return { isNew: true, generation: toGeneration(started) }
  const [running] = yield* rowsOn(client, GenerationRow, {
    text: `select ${COLUMNS} from price_generation where state in ('waiting', 'running')`,
    values: [],
  })
  // The running generation ended between the two statements: try again.
  return running === undefined
    ? yield* requestGenerationOn(client, by)
    : { isNew: false, generation: toGeneration(running) }
})

/** The newest generation, in any state. */
export const latestGeneration: Effect.Effect<Generation | null, DatabaseError, Database> = rows(
  GenerationRow,
  {
    text: `select ${COLUMNS} from price_generation order by generation_id desc limit 1`,
    values: [],
  },
).pipe(Effect.map(([row]) => (row === undefined ? null : toGeneration(row))))

/**
 * How many rules were saved since the start of the last generation that finished. A rule that was added and deleted in
 * between does not count.
 */
export const markupsChangedSinceGeneration: Effect.Effect<number, DatabaseError, Database> = rows(
  Schema.Struct({ changed: Schema.Int }),
  {
    text: `with last as (
             select max(started_at) as at from price_generation where state = 'done'
           )
           select count(*)::int as changed from price_markup, last
           where updated_at > coalesce(last.at, '-infinity')
             and not (is_deleted and created_at > coalesce(last.at, '-infinity'))`,
    values: [],
  },
).pipe(Effect.map(([row]) => row?.changed ?? 0))

/**
 * Runs the requested generation, if any. One that was interrupted because its process ended is started again: it had
 * changed nothing. One that fails is marked as failed and logged.
 */
export const runRequestedGeneration: Effect.Effect<void, DatabaseError, Database> = Effect.gen(function* () {
  const [open] = yield* rows(Schema.Struct({ generation_id: Schema.Int }), {
    text: `update price_generation set state = 'running', started_at = clock_timestamp(), changes = null, written = 0
           where state in ('waiting', 'running') returning generation_id`,
    values: [],
  })
  if (open === undefined) return
  const id = open.generation_id
  const exit = yield* Effect.exit(generatePrices(id, (progress) => writeProgress(id, progress)))
  if (Exit.isSuccess(exit)) return
  if (Cause.hasInterruptsOnly(exit.cause) || isUnreachable(exit.cause)) return yield* exit
  yield* Effect.logError(`Prices could not be generated: ${Cause.pretty(exit.cause)}`)
  yield* execute({
    text: "update price_generation set state = 'failed', finished_at = clock_timestamp() where generation_id = $1",
    values: [id],
  })
})

/** The database is down, not the generation: it is retried when the database is back. */
const isUnreachable = (cause: Cause.Cause<DatabaseError>): boolean => {
  const error = Cause.findError(cause)
  return Result.isSuccess(error) && toProblem(error.success).code === "UNAVAILABLE"
}

const writeProgress = (id: number, { changes, written }: Progress) =>
  execute({
    text: "update price_generation set changes = $2, written = $3 where generation_id = $1",
    values: [id, changes, written],
  })
