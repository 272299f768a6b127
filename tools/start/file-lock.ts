import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { Effect, Schedule, type Scope } from "effect"
import { isOtherStarter } from "./data-folder.ts"
import { reasonOf, StartError } from "./error.ts"

/**
 * Waits until no other starter that lives holds the lock file, takes it, and releases it when the scope closes.
 * `announce` says that it waits.
 */
export const holdLockFile = Effect.fnUntraced(function* (
  file: string,
  announce: Effect.Effect<void>,
): Effect.fn.Return<void, StartError, Scope.Scope> {
  const taken = Effect.acquireRelease(
    Effect.try({
      try: () => take(file),
      catch: (cause) =>
        new StartError({ message: `The file ${file} cannot be written: ${reasonOf(cause)}.`, cause }),
    }),
    (isOurs) => Effect.sync(() => isOurs && rmSync(file, { force: true })),
  )
  if (yield* taken) return
  yield* announce
  yield* Effect.repeat(taken, { until: (isOurs) => isOurs, schedule: Schedule.spaced("200 millis") })
})

function take(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
    if (isOtherStarter(Number(readFileSync(file, "utf8")))) return false
    rmSync(file, { force: true })
    return take(file)
  }
}
