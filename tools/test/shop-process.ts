import { type ChildProcess, spawn } from "node:child_process"
import { join } from "node:path"
import { Effect, Schedule, type Scope } from "effect"
import { freePort } from "../../api/platform/postgres/embedded.ts"
import { StartError } from "../start/error.ts"
import { answers } from "../start/shop.ts"
import { temporaryFolder } from "./temporary-folder.ts"

export const ROOT = join(import.meta.dirname, "../..")

/** A shop as a newcomer starts it: the command of `npm start` in a process of its own. */
export interface ShopProcess {
  readonly url: string
  /** As opened in browsers: passkeys are bound to a host name, and cannot be bound to an IP address. */
  readonly publicUrl: string
  readonly dataDir: string
  readonly demoPassword: string
  readonly pid: number
  /** Its output so far. */
  readonly output: () => string
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  readonly signal: (signal: NodeJS.Signals) => void
}

export interface ShopOptions {
  readonly dataDir: string
  readonly port: number
  readonly env?: Readonly<Record<string, string>>
}

const DEMO_PASSWORD = "Demo-Password-1"

/** Starts the command without waiting for anything. */
export function spawnShop({ dataDir, port, env = {} }: ShopOptions): ShopProcess {
  const child = spawn(process.execPath, ["tools/start/launch.cjs", "tools/start/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, DEMO_PASSWORD, NODE_OPTIONS: "", ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const said: Array<string> = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => said.push(text))
  return {
    url: `http://127.0.0.1:${port}`,
    publicUrl: `http://localhost:${port}`,
    dataDir,
    demoPassword: DEMO_PASSWORD,
    pid: child.pid ?? 0,
    output: () => said.join(""),
    ended: endOf(child),
    signal: (signal) => child.kill(signal),
  }
}

function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("close", (code, signal) => resolve(code ?? signal ?? 1))
  })
}

/** Waits until requests are served and the projections have caught up. */
export const untilHealthy = (shop: ShopProcess): Effect.Effect<void, StartError> => {
  const healthy = answers(`${shop.url}/healthz`).pipe(
    Effect.repeat({ until: (yes) => yes, schedule: Schedule.spaced("100 millis") }),
    Effect.asVoid,
  )
  const ended = Effect.promise(() => shop.ended).pipe(
    Effect.flatMap((code) =>
      Effect.fail(
        new StartError({ message: `The shop ended (${code}) before it was ready:\n${shop.output()}` }),
      ),
    ),
  )
  return Effect.raceFirst(healthy, ended)
}

/** A shop on a free port with a folder of its own, while the scope is open. */
export const temporaryShopWith = Effect.fnUntraced(function* (
  env: Readonly<Record<string, string>>,
): Effect.fn.Return<ShopProcess, StartError, Scope.Scope> {
  const port = yield* freePort.pipe(Effect.mapError(({ message }) => new StartError({ message })))
  const dataDir = yield* temporaryFolder
  const shop = yield* Effect.acquireRelease(
    Effect.sync(() => spawnShop({ dataDir, port, env })),
    (running) =>
      Effect.promise(() => {
        running.signal("SIGTERM")
        return running.ended
      }),
  )
  yield* untilHealthy(shop)
  return shop
})

/** A shop with demo data. */
export const temporaryShop: Effect.Effect<ShopProcess, StartError, Scope.Scope> = temporaryShopWith({})
