import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Resident memory of a shop's two processes, MB. */
export interface Memory {
  readonly api: number
  readonly projector: number
  /** Memory of both together: shared pages of the program count once. */
  readonly together: number
}

export const memoryOf = (dataDir: string): Memory => {
  const [api, projector] = [residentOf(dataDir, "api"), residentOf(dataDir, "projector")]
  return {
    api: api.all,
    projector: projector.all,
    together: api.all + projector.all - Math.min(api.ofFiles, projector.ofFiles),
  }
}

interface Resident {
  readonly all: number
  /** File-backed pages, which processes of the same program share; 0 if the system does not report them. */
  readonly ofFiles: number
}

const residentOf = (dataDir: string, name: string): Resident => {
  const pid = readFileSync(join(dataDir, "pids", `${name}.pid`), "utf8").trim()
  const rollup = `/proc/${pid}/smaps_rollup`
  if (!existsSync(rollup)) {
    return {
      all: Number(execFileSync("ps", ["-o", "rss=", "-p", pid], { encoding: "utf8" })) / 1_024,
      ofFiles: 0,
    }
  }
  const text = readFileSync(rollup, "utf8")
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(text)?.[1] ?? Number.NaN) / 1_024
  return { all: megabytes("Rss"), ofFiles: megabytes("Rss") - megabytes("Anonymous") }
}
