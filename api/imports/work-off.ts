import { existsSync } from "node:fs"
import { Effect, Option, Schema } from "effect"
import type pg from "pg"
import { executeOn, rows, rowsOn } from "../platform/postgres/query.ts"
import { ImportTask, importFile } from "./import-file.ts"
import { withImportLock } from "./import-lock.ts"
import { noteEnd } from "./records.ts"
import { dropUpload } from "./uploads.ts"

const Waiting = Schema.Struct({ ...ImportTask.fields, storedAs: Schema.String })
type Waiting = typeof Waiting.Type

const INTERRUPTED = "It was interrupted. Nothing was imported; import the file again."

/**
 * Whoever holds the lock knows that no import runs: one that says so was interrupted. It starts anew where its upload
 * is still there.
 */
export const settleInterrupted = (client: pg.ClientBase) =>
  executeOn(client, {
    text: `update product_import set
             state = case when stored_as is null then 'interrupted' else 'waiting' end,
             note = case when stored_as is null then $1 end,
             finished_at = case when stored_as is null then clock_timestamp() end
           where state in ('reading', 'applying')`,
    values: [INTERRUPTED],
  })

/** The uploads that wait, oldest first. */
const WAITING = `select import_id as "importId", profile, is_complete as "isComplete", new_stock as "newStock",
    stored_as as "storedAs"
  from product_import where state = 'waiting' and stored_as is not null order by created_at, import_id`

/**
 * Imports all uploads that wait, one after the other, as the only one of all processes. An upload on the disk of another
 * machine is left to that one. Run it after each upload and at the start, which takes up what was interrupted.
 */
export const workOffImports = Effect.gen(function* () {
  for (;;) {
    const outcome = yield* withImportLock((client) =>
      Effect.gen(function* () {
        yield* settleInterrupted(client)
        for (;;) {
          const waiting = yield* rowsOn(client, Waiting, { text: WAITING, values: [] })
          const next = waiting.find(({ storedAs }) => existsSync(storedAs))
          if (next === undefined) return
          yield* importUpload(client, next)
        }
      }),
    )
    // Whoever has the lock takes ours up too, unless it looked for the last time before ours was there.
    if (Option.isNone(outcome)) return
    const left = yield* rows(Waiting, { text: WAITING, values: [] })
    if (!left.some(({ storedAs }) => existsSync(storedAs))) return
  }
})

const importUpload = Effect.fnUntraced(function* (client: pg.ClientBase, upload: Waiting) {
  yield* importFile(client, upload, upload.storedAs).pipe(
    Effect.catchTag("DatabaseError", (error) =>
      // A connection that is lost says no more: the import counts as interrupted, and starts anew.
      noteEnd(client, upload.importId, "failed", `The database refused it: ${error.reason}`).pipe(
        Effect.andThen(
          Effect.logError("An import failed", { importId: upload.importId, reason: error.reason }),
        ),
      ),
    ),
  )
  yield* dropUpload(upload.storedAs)
})
