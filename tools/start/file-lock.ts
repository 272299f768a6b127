import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { Effect, Schedule, type Scope } from "effect"
import { reasonOf, StartError } from "./error.ts"

/** Waits until no living process holds the lock file, takes it, and releases it when the scope closes. */
export const holdLockFile = (file: string): Effect.Effect<void, StartError, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => take(file),
      catch: (cause) =>
        new StartError({ message: `The file ${file} cannot be written: ${reasonOf(cause)}.`, cause }),
    }).pipe(Effect.repeat({ until: (taken) => taken, schedule: Schedule.spaced("200 millis") })),
    () => Effect.sync(() => rmSync(file, { force: true })),
  ).pipe(Effect.asVoid)

function take(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
    if (!isAlive(Number(readFileSync(file, "utf8")))) rmSync(file, { force: true })
    return false
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
