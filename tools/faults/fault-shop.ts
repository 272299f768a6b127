import { join } from "node:path"
import { type Network, networkTo } from "@voltread/api/platform/event-log/testing/network.ts"
import { embeddedPostgres, freePort } from "@voltread/api/platform/postgres/embedded.ts"
import { Effect, type Scope } from "effect"
import { type LoadedShop, loadedShopAt } from "../load/loaded-shop.ts"
import { processBeside } from "../load/process-beside.ts"
import { pidOfPostgres, pidOfService } from "../load/processes.ts"
import type { StockedProduct } from "../load/stocked-products.ts"
import { reasonOf, StartError } from "../start/error.ts"
import { API_PROGRAM, answers, PROJECTOR_PROGRAM } from "../start/shop.ts"
import { keepRunning } from "../start/supervise.ts"
import { writeWhole } from "../start/write-whole.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"

/** Processes that a fault may stop at any moment. */
export const VICTIMS = [
  "API",
  "Second API",
  "Projector",
  "Second projector",
  "Simulators",
  "Postgres",
] as const
export type Victim = (typeof VICTIMS)[number]

/**
 * A whole shop of two APIs and two projectors, whose Postgres is behind a network that can be cut, and whose clock can
 * be set.
 */
export interface FaultShop extends LoadedShop {
  readonly network: Network
  /** The address of the second API. */
  readonly secondUrl: string
  /** The current process of this victim; undefined while it is not running or not ready. */
  readonly pidOf: (victim: Victim) => number | undefined
  /** Milliseconds by which the clocks of all processes except Postgres are off. */
  readonly setClock: (offsetMs: number) => void
  /** Whether all of its processes run, and both APIs answer. */
  readonly isHealthy: () => Promise<boolean>
}

const failing = (cause: unknown) => new StartError({ message: reasonOf(cause), cause })

/** Started empty, on free ports of this machine, until the scope closes. */
export const faultShop = Effect.fnUntraced(function* (
  products: ReadonlyArray<StockedProduct>,
  say: (line: string) => void,
): Effect.fn.Return<FaultShop, StartError, Scope.Scope> {
  const announce = (message: string) => Effect.sync(() => say(message))
  const folder = yield* temporaryFolder
  const port = yield* Effect.mapError(freePort, failing)
  const postgresFolder = join(folder, "postgres")
  const postgres = yield* keepRunning({
    name: "Postgres",
    start: embeddedPostgres({ folder: postgresFolder, logFile: join(folder, "postgres.log"), port }),
    announce,
  }).pipe(Effect.mapError(failing))
  const network = yield* Effect.acquireRelease(
    Effect.promise(() => networkTo("127.0.0.1", port)),
    (opened) => Effect.promise(() => opened.close()),
  )
  const behindNetwork = new URL(postgres.url)
  behindNetwork.port = String(network.port)

  const clock = join(folder, "clock")
  // Processes read it all the time.
  const setClock = (offsetMs: number) => writeWhole(clock, String(offsetMs))
  setClock(0)
  const shop = yield* loadedShopAt(products, postgres.url, {
    DATABASE_URL: behindNetwork.href,
    MAILBOX: "true",
    NODE_OPTIONS: `--import ${join(import.meta.dirname, "shifted-clock.ts")}`,
    FAULTS_CLOCK_FILE: clock,
    PLISIO_CONFIRM_AFTER_MS: "500",
    COINBASE_CONFIRM_AFTER_MS: "500",
    SIMPLE_LEASE_FUND_AFTER_MS: "500",
  })
  const { dataDir, url } = shop.process

  const secondPort = yield* Effect.mapError(freePort, failing)
  const secondUrl = `http://127.0.0.1:${secondPort}`
  const second = yield* processBeside(shop, secondPort, announce)
  yield* second("Second projector", PROJECTOR_PROGRAM, Effect.succeed(true))
  yield* second("Second API", API_PROGRAM, answers(`${secondUrl}/healthz`))

  const pidOf = (victim: Victim): number | undefined => {
    switch (victim) {
      case "API":
        return pidOfService("api", API_PROGRAM, dataDir)
      case "Second API":
        return pidOfService("second-api", API_PROGRAM, dataDir)
      case "Projector":
        return pidOfService("projector", PROJECTOR_PROGRAM, dataDir)
      case "Second projector":
        return pidOfService("second-projector", PROJECTOR_PROGRAM, dataDir)
      case "Simulators":
        return pidOfService("simulators", "tools/simulators/main.ts", dataDir)
      case "Postgres":
        return pidOfPostgres(postgresFolder)
    }
  }
  return {
    ...shop,
    network,
    secondUrl,
    pidOf,
    setClock,
    isHealthy: async () => {
      // A projector that was starting when Postgres could not be reached has ended, and is started again.
      if (VICTIMS.some((victim) => pidOf(victim) === undefined)) return false
      const healthy = await Promise.all(
        [url, secondUrl].map((each) => Effect.runPromise(answers(`${each}/healthz`))),
      )
      return healthy.every(Boolean)
    },
  }
})
