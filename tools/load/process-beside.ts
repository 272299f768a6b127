import { join } from "node:path"
import { Effect, type Scope } from "effect"
import { StartError } from "../start/error.ts"
import { type Service, startService } from "../start/service.ts"
import { API_PROGRAM, SMALL_HEAP } from "../start/shop.ts"
import { keepRunning } from "../start/supervise.ts"
import { ROOT } from "../test/shop-process.ts"
import type { LoadedShop } from "./loaded-shop.ts"
import { environmentOf, pidOfService } from "./processes.ts"

/** Starts a process and keeps it running. */
type Start = (
  name: string,
  program: string,
  ready: Effect.Effect<boolean>,
) => Effect.Effect<Service, StartError, Scope.Scope>

/** Further processes of a running shop: with its database and its API's settings, on ports of their own. */
export const processBeside = (
  { process: { dataDir } }: LoadedShop,
  port: number,
  announce: (message: string) => Effect.Effect<void>,
): Effect.Effect<Start, StartError> => {
  const apiPid = pidOfService("api", API_PROGRAM, dataDir)
  if (apiPid === undefined) return Effect.fail(new StartError({ message: "The API does not run." }))
  const env = { ...environmentOf(apiPid), PORT: String(port) }
  return Effect.succeed((name, program, ready) =>
    keepRunning({
      name,
      start: startService({
        name,
        run: [program],
        flags: SMALL_HEAP,
        cwd: ROOT,
        logs: join(dataDir, "logs"),
        pids: join(dataDir, "pids"),
        env,
        ready,
      }),
      announce,
    }),
  )
}
