import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readPostmaster } from "@voltread/api/platform/postgres/embedded/orphan.ts"
import { commandLine, isRunning } from "@voltread/api/platform/postgres/embedded/process.ts"
import { Effect } from "effect"
import { until } from "../load/until.ts"
import { answers } from "../start/shop.ts"
import type { ShopProcess } from "../test/shop-process.ts"

/** The processes that may die at any moment, by the names that the starter gives them. */
export const VICTIMS = ["API", "Projector", "Postgres"] as const
export type Victim = (typeof VICTIMS)[number]

const RECOVERY_MS = 60_000

/** The process's number, once it runs and is ready; a number left in a file may be another program's by now. */
const pidOf = (victim: Victim, { dataDir }: ShopProcess): number | undefined => {
  switch (victim) {
    case "API":
      return ours(serviceOf("api", dataDir), "api/main.ts")
    case "Projector":
      return ours(serviceOf("projector", dataDir), "api/projector.ts")
    case "Postgres": {
      const server = readPostmaster(join(dataDir, "postgres"))
      return server?.ready === true ? ours(server.pid, "postgres") : undefined
    }
  }
}

const serviceOf = (name: string, dataDir: string): number => {
  const file = join(dataDir, "pids", `${name}.pid`)
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : 0
}

const ours = (pid: number, program: string): number | undefined =>
  pid > 0 && isRunning(pid) && commandLine(pid).includes(program) ? pid : undefined

export const isHealthy = ({ url }: ShopProcess): Promise<boolean> =>
  Effect.runPromise(answers(`${url}/healthz`))

/** `kill -9`, and waits until the starter has another one running and the shop is healthy; answers after how long, ms. */
export const killAndAwaitRecovery = async (victim: Victim, shop: ShopProcess): Promise<number> => {
  const pid = pidOf(victim, shop)
  if (pid === undefined) throw new Error(`${victim} does not run, so it cannot be killed`)
  const since = performance.now()
  process.kill(pid, "SIGKILL")
  await until(`${victim} runs again after kill -9`, RECOVERY_MS, () => {
    const next = pidOf(victim, shop)
    return next !== undefined && next !== pid
  })
  await until(`the shop is healthy after kill -9 of ${victim}`, RECOVERY_MS, () => isHealthy(shop))
  return performance.now() - since
}
