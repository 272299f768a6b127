import { spawn } from "node:child_process"
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { createServer, type Server } from "node:net"
import { join } from "node:path"
import { Deferred, Effect, Exit, Fiber, Schema, Scope } from "effect"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { type DataFolder, openDataFolder, replaceFile } from "./data-folder.ts"
import { holdLockFile } from "./file-lock.ts"
import { claimPort, innerPorts } from "./ports.ts"
import { findAddress, rememberAddress } from "./running-shop.ts"
import { findSessionSecret, readSecrets } from "./secrets.ts"

let scope: Scope.Closeable
let home: string

const run = <A, E>(effect: Effect.Effect<A, E, Scope.Scope>) =>
  Effect.runPromise(Scope.provide(effect, scope))
const open = (): Promise<DataFolder> => run(openDataFolder(join(home, "data")))

beforeEach(async () => {
  scope = Scope.makeUnsafe()
  home = await run(temporaryFolder)
})
afterEach(() => Effect.runPromise(Scope.close(scope, Exit.void)))

describe("the data folder", () => {
  test("tells an unclean end from a clean one", async () => {
    expect((await open()).wasKilled).toBe(false)
    expect((await open()).wasKilled).toBe(true)
    const marker = join(home, "data/running")
    expect(existsSync(marker)).toBe(true)
    await Effect.runPromise(Scope.close(scope, Exit.void))
    expect(existsSync(marker)).toBe(false)
  })

  test("is not shared with a starter that lives, and not kept from us by a number that is another program's", async () => {
    const folder = await open()
    const starter = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "tools/start/main.ts"])
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])
    writeFileSync(join(folder.path, "running"), `${starter.pid}\n`)
    await expect(open()).rejects.toThrow(/^Another Voltread is running on the folder .*data: stop it/)
    writeFileSync(join(folder.path, "running"), `${other.pid}\n`)
    expect((await open()).wasKilled).toBe(true)
    starter.kill()
    other.kill()
  })

  test("where no folder can be made at all is one sentence, not a search without end", async () => {
    await expect(run(openDataFolder("/proc/voltread/data"))).rejects.toThrow(
      /^The data folder \/proc\/voltread\/data cannot be written \(.+\): change its permissions/,
    )
  })

  test("that cannot be written is one sentence", async () => {
    writeFileSync(join(home, "data"), "a file where the folder should be")
    await expect(open()).rejects.toThrow(
      /^The data folder .*data cannot be written \(.*\): change its permissions or choose another DATA_DIR\.$/,
    )
  })

  test.skipIf(process.getuid?.() === 0)("without permission to write is one sentence", async () => {
    mkdirSync(join(home, "data"))
    chmodSync(join(home, "data"), 0o500)
    await expect(open()).rejects.toThrow(/cannot be written \(EACCES/)
  })

  test("with a file that the user may not read is one sentence that names the file", async () => {
    const folder = await open()
    mkdirSync(join(folder.path, "secrets.json"))
    await expect(run(readSecrets(folder))).rejects.toThrow(
      /secrets\.json cannot be read \(EISDIR.*\): start the shop as the user whom it belongs to, or give/,
    )
  })

  test("keeps its secrets from one start to the next, for its owner only", async () => {
    const folder = await open()
    const secrets = await run(readSecrets(folder))
    expect(await run(readSecrets(folder))).toEqual(secrets)
    expect(secrets.sessionSecret).toMatch(/^[0-9a-f]{64}$/)
    expect(statSync(join(folder.path, "secrets.json")).mode & 0o777).toBe(0o600)
  })

  test("tells commands its secret, unless the environment names another; a shop without any is a sentence", async () => {
    const find = (environment: NodeJS.ProcessEnv) => run(findSessionSecret(environment, join(home, "data")))
    await expect(find({ SESSION_SECRET: "" })).rejects.toThrow(
      /^SESSION_SECRET is not set, and there is none in/,
    )
    const { sessionSecret } = await run(readSecrets(await open()))
    expect(await find({ DATABASE_URL: "postgres://elsewhere/shop" })).toBe(sessionSecret)
    expect(await find({ SESSION_SECRET: "another" })).toBe("another")
  })

  test("tells commands where the shop is, unless the environment does", async () => {
    const find = (environment: NodeJS.ProcessEnv) => findAddress(environment, join(home, "data"))
    expect(find({})).toBe("http://localhost:3000")
    await run(rememberAddress(await open(), "http://localhost:4000"))
    expect(find({ PORT: "", PUBLIC_URL: "" })).toBe("http://localhost:4000")
    expect(find({ PORT: "5000" })).toBe("http://localhost:5000")
    expect(find({ PUBLIC_URL: "https://shop.example" })).toBe("https://shop.example")
  })

  test("has its files replaced as a whole, so that none is half written when the disk is full", async () => {
    const folder = await open()
    await run(replaceFile(folder, "word.json", Schema.String, "before"))
    const opened = openSync(join(folder.path, "word.json"), "r")
    await run(replaceFile(folder, "word.json", Schema.String, "after"))
    expect(readFileSync(opened, "utf8")).toBe('"before"\n')
    closeSync(opened)
  })

  test("with a file of another version is refused, not overwritten", async () => {
    const folder = await open()
    const file = join(folder.path, "secrets.json")
    writeFileSync(file, '{"sessionSecret":42}')
    await expect(run(readSecrets(folder))).rejects.toThrow(
      /secrets\.json is damaged or was written by another version/,
    )
    expect(readFileSync(file, "utf8")).toBe('{"sessionSecret":42}')
  })
})

describe("ports", () => {
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer()
      server.listen(port, "127.0.0.1", () => resolve(server))
    })
  const portOf = (server: Server) => {
    const address = server.address()
    return typeof address === "object" && address !== null ? address.port : 0
  }

  test("one in use is a sentence that offers the next", async () => {
    const server = await listen(0)
    const port = portOf(server)
    await expect(run(claimPort("127.0.0.1", port, await open()))).rejects.toThrow(
      `Port ${port} is in use: stop what uses it, or choose another, for example PORT=${port + 1} npm start.`,
    )
    server.close()
  })

  test("a host that is no address of this machine ends the start with what to name in its place", async () => {
    for (const host of ["192.0.2.1", "no..name"])
      await expect(run(claimPort(host, 3000, await open()))).rejects.toThrow(
        `HOST ${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all.`,
      )
  })

  test("one that no browser opens is a sentence, too", async () => {
    await expect(run(claimPort("127.0.0.1", 5060, await open()))).rejects.toThrow(
      "Browsers do not open port 5060, since it belongs to another protocol: choose another, for example PORT=3000 npm start.",
    )
  })

  test("one that a killed shop still holds is waited for", async () => {
    await open()
    const afterKill = await open()
    const server = await listen(0)
    const port = portOf(server)
    setTimeout(() => server.close(), 500)
    await run(claimPort("127.0.0.1", port, afterKill))
    expect(server.listening).toBe(false)
  })

  test("inner ones stay the same, except where somebody else took one", async () => {
    const folder = await open()
    const first = await run(innerPorts(folder))
    expect(await run(innerPorts(folder))).toEqual(first)
    const other = await listen(first.simulators.braintree ?? 0)
    const second = await run(innerPorts(folder))
    expect(second).toEqual({
      ...first,
      simulators: { ...first.simulators, braintree: second.simulators.braintree },
    })
    expect(second.simulators.braintree).not.toBe(first.simulators.braintree)
    other.close()
    expect(await run(innerPorts(folder))).toEqual(second)
  })

  test("inner ones are never given to two servers", async () => {
    const folder = await open()
    const { simulators, ...ports } = await run(innerPorts(folder))
    const same = { ...ports, api: ports.postgres, simulators: { ...simulators, klarna: ports.postgres } }
    writeFileSync(join(folder.path, "ports.json"), JSON.stringify(same))
    const mended = await run(innerPorts(folder))
    const all = [mended.postgres, mended.api, mended.backoffice, ...Object.values(mended.simulators)]
    expect(new Set(all).size).toBe(all.length)
    expect(mended.postgres).toBe(ports.postgres)
  })
})

describe("the lock of a build", () => {
  const starter = () => spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "tools/start/main.ts"])

  test("is waited for while another starter lives, and that is said", async () => {
    const file = join(home, "build.lock")
    const other = starter()
    writeFileSync(file, String(other.pid))
    const waiting = await run(Deferred.make<void>())
    const held = run(holdLockFile(file, Effect.asVoid(Deferred.succeed(waiting, undefined))))
    await run(Deferred.await(waiting))
    expect(readFileSync(file, "utf8")).toBe(String(other.pid))
    other.kill()
    await held
    expect(readFileSync(file, "utf8")).toBe(String(process.pid))
    await Effect.runPromise(Scope.close(scope, Exit.void))
    expect(existsSync(file)).toBe(false)
  })

  test("can be given up while it is waited for, and stays the other's", async () => {
    const file = join(home, "build.lock")
    const other = starter()
    writeFileSync(file, String(other.pid))
    const waiting = await run(Deferred.make<void>())
    const held = Effect.runFork(
      Effect.scoped(holdLockFile(file, Effect.asVoid(Deferred.succeed(waiting, undefined)))),
    )
    await run(Deferred.await(waiting))
    await run(Fiber.interrupt(held))
    expect(readFileSync(file, "utf8")).toBe(String(other.pid))
    other.kill()
  })

  test("does not outlive the starter that held it, whoever has its number now", async () => {
    const file = join(home, "build.lock")
    const program = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])
    for (const pid of [2_147_483_646, process.pid, program.pid]) {
      writeFileSync(file, String(pid))
      await run(Effect.scoped(holdLockFile(file, Effect.die("It waits for nobody."))))
      expect(existsSync(file)).toBe(false)
    }
    program.kill()
  })
})
