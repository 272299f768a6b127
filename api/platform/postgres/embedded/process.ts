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

const HAS_PROC = existsSync("/proc/self/stat")

/** What Linux tells of a process; undefined when it is gone, which it may be between any two looks. */
function readProc(pid: number, file: "stat" | "cmdline"): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8")
  } catch {
    return undefined
  }
}

/** Whether the process runs; a zombie does not. */
export function isRunning(pid: number): boolean {
  if (!signalProcess(pid, 0)) return false
  if (!HAS_PROC) return true
  // The state follows the name in brackets, which may contain any character.
  const stat = readProc(pid, "stat")
  return stat !== undefined && !/\) Z [^)]*$/.test(stat)
}

/** The command line; empty if unknown. A recorded pid may belong to another program by now. */
export function commandLine(pid: number): string {
  if (HAS_PROC) return readProc(pid, "cmdline") ?? ""
  try {
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
  } catch {
    return ""
  }
}

/** Fast shutdown of Postgres; after ten seconds an immediate one, from which it recovers at the next start. */
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
