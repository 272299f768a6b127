import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { readPostmaster } from "@voltread/api/platform/postgres/embedded/orphan.ts"
import { commandLine, isRunning } from "@voltread/api/platform/postgres/embedded/process.ts"

/** The process of a service by its PID file; undefined while it does not run. */
export const pidOfService = (name: string, program: string, dataDir: string): number | undefined => {
  const file = join(dataDir, "pids", `${name}.pid`)
  return ours(existsSync(file) ? Number(readFileSync(file, "utf8")) : 0, program)
}

/** The Postgres on this folder, once it accepts connections. */
export const pidOfPostgres = (folder: string): number | undefined => {
  const server = readPostmaster(folder)
  return server?.ready === true ? ours(server.pid, "postgres") : undefined
}

/** The number in a PID file may belong to another program by now. */
const ours = (pid: number, program: string): number | undefined =>
  pid > 0 && isRunning(pid) && commandLine(pid).includes(program) ? pid : undefined

/** The process and its descendants, on Linux; elsewhere only the process itself. */
export const withChildren = (pid: number): ReadonlyArray<number> => {
  if (!existsSync("/proc/self/stat")) return [pid]
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid)
  return [pid, ...children.flatMap(withChildren)]
}

const parentOf = (pid: number): number | undefined => {
  try {
    // The name of the program, in parentheses, may contain spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1])
  } catch {
    return undefined
  }
}

/** Sends a signal to processes, some of which may have ended. */
export const signalAll = (pids: Iterable<number>, signal: NodeJS.Signals): void => {
  for (const pid of pids) if (isRunning(pid)) process.kill(pid, signal)
}

/** The environment that a running process was started with. */
export const environmentOf = (pid: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/environ`, "utf8")
      .split("\0")
      .filter((entry) => entry.includes("="))
      .map((entry) => [entry.slice(0, entry.indexOf("=")), entry.slice(entry.indexOf("=") + 1)]),
  )

/** Limits the size in bytes of any file that the process writes. */
export const limitFiles = (pid: number, bytes: number | "unlimited"): void => {
  try {
    // As the process's own user: root in a container may not change the limits of others.
    const { uid, gid } = statSync(`/proc/${pid}`)
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`], { stdio: "ignore", uid, gid })
  } catch (cause) {
    if (isRunning(pid)) throw cause
  }
}
