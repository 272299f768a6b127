import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { EmbeddedPostgresError } from "./error.ts"
import { holdsGuard } from "./guard.ts"
import { commandLine, isRunning, stopProcess } from "./process.ts"

/** What a running Postgres writes about itself into its data folder. */
interface Postmaster {
  readonly pid: number
  readonly folder: string
  readonly port: number
  readonly ready: boolean
}

/** Reads `postmaster.pid`; lines that are not written yet come as NaN or false. */
export function readPostmaster(folder: string): Postmaster | undefined {
  const file = join(folder, "postmaster.pid")
  if (!existsSync(file)) return undefined
  const [pid, dataFolder = "", , port, , , , status] = readFileSync(file, "utf8").split("\n")
  return { pid: Number(pid), folder: dataFolder, port: Number(port), ready: status?.trim() === "ready" }
}

/**
 * Ends a Postgres that a killed starter left behind on this folder. It is stopped rather than adopted, because a start
 * takes 30 ms and then its settings and its log are known.
 *
 * Fails when a living starter still uses it.
 */
export const stopOrphan = Effect.fnUntraced(function* (
  folder: string,
  password: string,
): Effect.fn.Return<void, EmbeddedPostgresError> {
  const found = readPostmaster(folder)
  if (found === undefined) return
  if (!isPostgresOf(found, folder)) {
    // Left by a crash. Its pid may belong to another program by now, which Postgres would take for a running server.
    return rmSync(join(folder, "postmaster.pid"))
  }
  if (yield* holdsGuard(found.port, password)) {
    return yield* new EmbeddedPostgresError({
      message: `Another Voltread is running on the folder ${folder}: stop it, or choose another DATA_DIR and PORT.`,
    })
  }
  yield* stopProcess(found.pid)
})

function isPostgresOf({ pid, folder: stated }: Postmaster, folder: string): boolean {
  if (!Number.isInteger(pid) || realpathOf(stated) !== realpathSync(folder) || !isRunning(pid)) return false
  const command = commandLine(pid)
  return command.includes("postgres") && command.includes(stated)
}

function realpathOf(path: string): string | undefined {
  return existsSync(path) ? realpathSync(path) : undefined
}
