import { Effect, Option, Schedule } from "effect"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { toProblem } from "../platform/problem.ts"
import type { OnBytes } from "./file-rows.ts"
import { type ImportTask, importFile } from "./import-file.ts"
import { withImportLock } from "./import-lock.ts"
import { requeueInterrupted } from "./import-queue.ts"
import { addImport } from "./import-records.ts"

/** A file on the machine on which the command runs. */
export interface LocalImport extends ImportTask {
  readonly fileName: string
  readonly mappingName: string | null
  readonly bytesTotal: number
}

interface Watching {
  readonly onBytes: OnBytes
  /** Called when the connection was lost: the file is read again from its beginning. */
  readonly onLost: (error: DatabaseError) => void
}

/** Longer than a restart of Postgres takes. */
const PATIENCE = { schedule: Schedule.spaced("1 second"), times: 120 }

const isLost = (error: DatabaseError): boolean => toProblem(error).code === "UNAVAILABLE"

/**
 * Imports a file while the caller waits for it; none if another import is running. If the connection to Postgres is
 * lost, it starts again once Postgres answers: no other process has the file.
 */
export const importNow = (task: LocalImport, file: string, { onBytes, onLost }: Watching) => {
  const attempt = withImportLock((client) =>
    Effect.gen(function* () {
      yield* requeueInterrupted(client)
      yield* addImport({ ...task, createdBy: "command line", storedAs: null })
      yield* importFile(client, task, file, onBytes)
    }),
  )
  // Postgres keeps the lock of the lost connection until it notices its end; until then it looks as if another import
  // were running.
  const again = (lost: DatabaseError) =>
    attempt.pipe(
      Effect.filterOrFail(Option.isSome, () => lost),
      Effect.retry({ ...PATIENCE, while: isLost }),
    )
  return attempt.pipe(
    Effect.catchIf(isLost, (lost) =>
      Effect.andThen(
        Effect.sync(() => onLost(lost)),
        again(lost),
      ),
    ),
  )
}
