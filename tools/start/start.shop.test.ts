import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { complaintsIn } from "@voltread/api/testing/complaints.ts"
import { Effect, Exit, Scope } from "effect"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { freePort } from "../../api/platform/postgres/embedded.ts"
import { type ShopOptions, type ShopProcess, spawnShop, untilHealthy } from "../test/shop-process.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"

let scope: Scope.Closeable
let started: Array<ShopProcess>

const run = <A, E>(effect: Effect.Effect<A, E, Scope.Scope>) =>
  Effect.runPromise(Scope.provide(effect, scope))
const somewhere = async (): Promise<ShopOptions> => ({
  dataDir: join(await run(temporaryFolder), "data"),
  port: await run(freePort),
  env: { DEMO_DATA: "off" },
})

function spawn(options: ShopOptions): ShopProcess {
  const shop = spawnShop(options)
  started.push(shop)
  return shop
}

async function start(options: ShopOptions): Promise<ShopProcess> {
  const shop = spawn(options)
  await run(untilHealthy(shop))
  return shop
}

async function stop(shop: ShopProcess): Promise<number | NodeJS.Signals> {
  shop.signal("SIGINT")
  return shop.ended
}

const status = async (shop: ShopProcess, path: string) => (await fetch(`${shop.url}${path}`)).status

/**
 * What Postgres terminates when it stops: a vacuum, and statements whose client has ended, since interrupted statements
 * run to their end.
 */
const AT_STOP = /FATAL: {2}terminating (autovacuum process|connection) due to administrator command/

/** Every problem in the logs of the shop's processes. The logs of its builds contain the bundler's output. */
const complaints = ({ dataDir }: ShopOptions): ReadonlyArray<string> => {
  const folder = join(dataDir, "logs")
  const ofProcesses = readdirSync(folder).filter((name) => !name.startsWith("build-"))
  return ofProcesses.flatMap((name) => {
    const log = readFileSync(join(folder, name), "utf8")
    const wrong =
      name === "postgres.log"
        ? log.split("\n").filter((line) => /\b(WARNING|ERROR|FATAL|PANIC):/.test(line) && !AT_STOP.test(line))
        : complaintsIn(log)
    return wrong.map((line) => `${name}: ${line}`)
  })
}

beforeEach(() => {
  scope = Scope.makeUnsafe()
  started = []
})
afterEach(async () => {
  for (const shop of started) {
    shop.signal("SIGTERM")
    await shop.ended
  }
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

describe("npm start", () => {
  test("is usable the first time and the second, complains of nothing, and stops cleanly", async () => {
    const place = { ...(await somewhere()), env: { DEMO_DATA: "on" } }
    const first = await start(place)
    for (const path of ["/", "/backoffice/", "/healthz"]) expect(await status(first, path), path).toBe(200)
    await expect.poll(first.output).toContain("Demo logins")
    expect(complaints(place)).toEqual([])
    expect(await stop(first)).toBe(0)
    expect(complaints(place)).toEqual([])
    await expect(fetch(first.url)).rejects.toThrow("fetch failed")
    expect(existsSync(join(place.dataDir, "postgres/postmaster.pid"))).toBe(false)

    const second = await start(place)
    expect(second.output()).not.toContain("Demo data")
    expect(await stop(second)).toBe(0)
  })

  test("runs beside another with another PORT and DATA_DIR", async () => {
    const shops = await Promise.all([start(await somewhere()), start(await somewhere())])
    for (const shop of shops) expect(await status(shop, "/healthz")).toBe(200)
  })

  test("starts again at once after it was killed", async () => {
    const place = await somewhere()
    const killed = await start(place)
    killed.signal("SIGKILL")
    expect(await killed.ended).toBe("SIGKILL")
    const next = await start(place)
    expect(await status(next, "/healthz")).toBe(200)
  })

  test("brings back what was killed, on the same addresses", async () => {
    const shop = await start(await somewhere())
    const pidIn = (file: string) => Number(readFileSync(join(shop.dataDir, file), "utf8").split("\n")[0])
    for (const file of [
      "postgres/postmaster.pid",
      "pids/projector.pid",
      "pids/simulators.pid",
      "pids/api.pid",
    ]) {
      const killed = pidIn(file)
      process.kill(killed, "SIGKILL")
      // Postgres restarts once the last of its processes has noticed, and each failed attempt doubles the pause.
      await expect.poll(() => pidIn(file), { message: file, timeout: 60_000 }).not.toBe(killed)
      await run(untilHealthy(shop))
    }
    for (const name of ["Postgres", "Projector", "Simulators", "API"]) {
      expect(shop.output()).toContain(`${name} ended (SIGKILL) and is starting again in`)
    }
  })

  test("refuses a port in use with one sentence", async () => {
    const place = await somewhere()
    await start(place)
    const rival = spawn({ ...(await somewhere()), port: place.port })
    expect(await rival.ended).toBe(1)
    expect(rival.output()).toMatch(/^Port \d+ is in use: .*\.\n$/)
  })

  test("refuses the data of a shop that runs, and the data of another version", async () => {
    const place = await somewhere()
    const shop = await start(place)
    const rival = spawn({ ...place, port: await run(freePort) })
    expect(await rival.ended).toBe(1)
    expect(rival.output()).toMatch(/Another Voltread is running on the folder .*\.\n$/)
    expect(await status(shop, "/healthz")).toBe(200)

    await stop(shop)
    writeFileSync(join(place.dataDir, "postgres/PG_VERSION"), "15\n")
    const older = spawn(place)
    expect(await older.ended).toBe(1)
    expect(older.output()).toMatch(/holds data of Postgres 15, .*\.\n$/)
  })
})
