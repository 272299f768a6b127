import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { Effect, Schedule } from "effect"

/** False when there is no such process, or we may not signal it. */
function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Whether it still works. One that has ended and that nobody has asked for its exit code does not. */
export function isRunning(pid: number): boolean {
  if (!signalProcess(pid, 0)) return false
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return !existsSync("/proc/self/stat")
  // The name in brackets may hold anything; the state is the letter behind it.
  return !/\) Z [^)]*$/.test(readFileSync(stat, "utf8"))
}

/** How it was called; empty when it cannot be told. A number in a file may be another program's by now. */
export function commandLine(pid: number): string {
  const proc = `/proc/${pid}/cmdline`
  if (existsSync("/proc/self/cmdline")) return existsSync(proc) ? readFileSync(proc, "utf8") : ""
  try {
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
  } catch {
    return ""
  }
}

/**
 * Asks Postgres to end its sessions and stop, and after ten seconds stops it without asking: it recovers from its
 * log then.
 */
export const stopProcess = (pid: number): Effect.Effect<void> =>
  Effect.gen(function* () {
    for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
      if (!signalProcess(pid, signal)) return
      const gone = Effect.sync(() => !isRunning(pid)).pipe(
        Effect.repeat({ until: (ended) => ended, schedule: Schedule.spaced("10 millis") }),
        Effect.timeoutOption("10 seconds"),
      )
      if ((yield* gone)._tag === "Some") return
    }
  })
