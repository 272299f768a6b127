import { existsSync } from "node:fs"
import { Effect, Option, Schedule, Schema } from "effect"
import type pg from "pg"
import { executeOn, rows, rowsOn } from "../platform/postgres/query.ts"
import { ImportTask, importFile } from "./import-file.ts"
import { withImportLock } from "./import-lock.ts"
import { saveFailure } from "./import-records.ts"
import { deleteUpload } from "./uploads.ts"

const PendingUpload = Schema.Struct({
  ...ImportTask.fields,
  storedAs: Schema.String,
  /** Longer than any queue, and than a machine needs to come back. */
  isOverdue: Schema.Boolean,
})
type PendingUpload = typeof PendingUpload.Type

const INTERRUPTED = "It was interrupted. Nothing was imported; import the file again."
const GONE =
  "Its file is gone, or on a machine that has been down for a day. Nothing was imported; import the file again."

/**
 * Must be called while holding the import lock: no import runs then, so one that is marked as running was interrupted.
 * An upload is queued again; an import from the command line has failed.
 */
export const requeueInterrupted = (client: pg.ClientBase) =>
  executeOn(client, {
    text: `update product_import set
             state = case when stored_as is null then 'interrupted' else 'waiting' end,
             note = case when stored_as is null then $1 end,
             finished_at = case when stored_as is null then clock_timestamp() end
           where state in ('reading', 'applying')`,
    values: [INTERRUPTED],
  })

/** The queued uploads, oldest first. */
const WAITING_UPLOADS = `select import_id as "importId", profile, columns, is_complete as "isComplete", is_dry_run as "isDryRun", new_stock as "newStock",
    stored_as as "storedAs", greatest(created_at, started_at) < clock_timestamp() - interval '1 day' as "isOverdue"
  from product_import where state = 'waiting' and stored_as is not null order by created_at, import_id`

/**
 * Imports all queued uploads, one after the other, under the import lock. An upload on the disk of another machine is
 * left to that machine, for a day.
 */
const processUploads = Effect.gen(function* () {
  for (;;) {
    const outcome = yield* withImportLock((client) =>
      Effect.gen(function* () {
        yield* requeueInterrupted(client)
        for (;;) {
          const waiting = yield* rowsOn(client, PendingUpload, { text: WAITING_UPLOADS, values: [] })
          const next = waiting.find(({ storedAs }) => existsSync(storedAs))
          if (next === undefined) {
            for (const { importId } of waiting.filter(({ isOverdue }) => isOverdue))
              yield* saveFailure(client, importId, "interrupted", GONE)
            return
          }
          yield* importUpload(client, next)
        }
      }),
    )
    // The holder of the lock imports this machine's uploads, too, unless it read the queue before they were stored: so
    // check again later.
    if (Option.isNone(outcome)) return
    const left = yield* rows(PendingUpload, { text: WAITING_UPLOADS, values: [] })
    if (!left.some(({ storedAs }) => existsSync(storedAs))) return
  }
})

const LOOK_AGAIN = "1 minute"

const backOff = Schedule.min([Schedule.exponential("100 millis"), Schedule.spaced("5 seconds")])

/**
 * Imports uploads for as long as the process runs: at once after `uploaded`. Interrupted imports, of this process or of
 * one that has ended, are resumed when Postgres answers again or at the next poll.
 */
export const keepImporting = <R>(uploaded: Effect.Effect<unknown, never, R>) =>
  processUploads.pipe(
    Effect.tapError(({ reason }) =>
      Effect.logWarning("The imports stopped, and start again", { reason }).pipe(
        Effect.annotateLogs({ alert: "process-failing", process: "imports" }),
      ),
    ),
    Effect.retry(backOff),
    Effect.andThen(uploaded.pipe(Effect.timeoutOption(LOOK_AGAIN))),
    Effect.forever,
  )

const importUpload = Effect.fnUntraced(function* (client: pg.ClientBase, upload: PendingUpload) {
  yield* importFile(client, upload, upload.storedAs).pipe(
    Effect.catchTag("DatabaseError", (error) =>
      // On a lost connection this fails too: the import counts as interrupted and starts again.
      saveFailure(client, upload.importId, "failed", `The database refused it: ${error.reason}`).pipe(
        Effect.andThen(
          Effect.logError("An import failed", { importId: upload.importId, reason: error.reason }),
        ),
      ),
    ),
  )
  yield* deleteUpload(upload.storedAs)
})
