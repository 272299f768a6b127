import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { readPostmaster } from "@voltread/api/platform/postgres/embedded/orphan.ts"
import { commandLine, isRunning } from "@voltread/api/platform/postgres/embedded/process.ts"

/** The process of a service by the file in which the starter keeps its number; undefined while it does not run. */
export const pidOfService = (name: string, program: string, dataDir: string): number | undefined => {
  const file = join(dataDir, "pids", `${name}.pid`)
  return ours(existsSync(file) ? Number(readFileSync(file, "utf8")) : 0, program)
}

/** The server on this folder, once it takes connections. */
export const pidOfPostgres = (folder: string): number | undefined => {
  const server = readPostmaster(folder)
  return server?.ready === true ? ours(server.pid, "postgres") : undefined
}

/** A number left in a file may be another program's by now. */
const ours = (pid: number, program: string): number | undefined =>
  pid > 0 && isRunning(pid) && commandLine(pid).includes(program) ? pid : undefined

/** The process and all that it has started, as Linux knows them; elsewhere only itself. */
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
    // The name of the program, in brackets, may have spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1])
  } catch {
    return undefined
  }
}

/** Sends a signal to processes of which some may have ended by themselves. */
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

/** No file that the process writes may grow beyond so many bytes, or any size. */
export const limitFiles = (pid: number, bytes: number | "unlimited"): void => {
  try {
    // As its own user: not every root may change the limits of somebody else.
    const { uid, gid } = statSync(`/proc/${pid}`)
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`], { stdio: "ignore", uid, gid })
  } catch (cause) {
    if (isRunning(pid)) throw cause
  }
}
