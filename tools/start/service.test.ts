import { spawn } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { Effect, Exit, Fiber, Scope } from "effect"
import { TestClock } from "effect/testing"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { isRunning } from "../../api/platform/postgres/embedded/process.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { type ServiceOptions, startService } from "./service.ts"
import { keepRunning } from "./supervise.ts"

let folder: Scope.Closeable
let scope: Scope.Closeable
let home: string
const run = <A, E>(effect: Effect.Effect<A, E, Scope.Scope>) =>
  Effect.runPromise(Scope.provide(effect, scope))
const close = () => Effect.runPromise(Scope.close(scope, Exit.void))

beforeEach(async () => {
  folder = Scope.makeUnsafe()
  scope = Scope.makeUnsafe()
  home = await Effect.runPromise(Scope.provide(temporaryFolder, folder))
})
afterEach(async () => {
  await close()
  await Effect.runPromise(Scope.close(folder, Exit.void))
})

const script = (name: string, text: string): string => {
  const file = join(home, name)
  writeFileSync(file, text)
  return file
}

const service = (file: string, more: Pick<ServiceOptions, "flags" | "graceSeconds"> = {}) =>
  startService({
    name: "Example",
    run: [file],
    ...more,
    cwd: home,
    logs: home,
    pids: home,
    env: {},
    ready: Effect.succeed(true),
  })

const log = () => readFileSync(join(home, "example.log"), "utf8")

const PATIENT = `
  const rest = setInterval(() => {}, 1000)
  process.on("SIGTERM", () => { console.log("asked to stop"); clearInterval(rest) })
  console.log("up")
`

describe("a process of the shop", () => {
  test("runs with the flags for Node that its kind has", async () => {
    const heap = script(
      "heap.mjs",
      "import v8 from 'node:v8'; console.log(v8.getHeapStatistics().heap_size_limit / 2 ** 20)",
    )
    const limit = async (flags: ReadonlyArray<string>) => {
      const { ended } = await run(service(heap, { flags }))
      await Effect.runPromise(ended)
      return Number(log().trim().split("\n").at(-1))
    }
    expect(await limit(["--max-old-space-size=99"])).toBeLessThan(await limit([]))
  })

  test("is asked to stop and given the time to", async () => {
    const { pid } = await run(service(script("patient.mjs", PATIENT)))
    await expect.poll(log).toBe("up\n")
    await close()
    expect(log()).toBe("up\nasked to stop\n")
    expect(isRunning(pid)).toBe(false)
  })

  test("that serves on for a while is killed only when that is over, too", async () => {
    const stubborn = script(
      "stubborn.mjs",
      `setInterval(() => {}, 1000)
       process.on("SIGTERM", () => console.log("asked to stop"))
       console.log("up")`,
    )
    const { pid } = await run(service(stubborn, { graceSeconds: 60 }))
    await expect.poll(log).toBe("up\n")
    await Effect.runPromise(
      Effect.gen(function* () {
        const closing = yield* Effect.forkChild(Scope.close(scope, Exit.void))
        yield* Effect.promise(() => expect.poll(log).toBe("up\nasked to stop\n"))
        yield* TestClock.adjust("74 seconds")
        expect(isRunning(pid)).toBe(true)
        yield* TestClock.adjust("2 seconds")
        yield* Fiber.join(closing)
      }).pipe(Effect.provide(TestClock.layer())),
    )
    expect(isRunning(pid)).toBe(false)
  })

  test("that ends before it is ready is a failure that names its log", async () => {
    const failing = startService({
      name: "Example",
      run: [script("failing.mjs", "process.exitCode = 3")],
      cwd: home,
      logs: home,
      pids: home,
      env: {},
      ready: Effect.succeed(false),
    })
    await expect(run(failing)).rejects.toThrow(
      /^Example did not start \(exit code 3\): see .*example\.log\.$/,
    )
  })

  test("ends itself in order when the one who started it was killed", async () => {
    const child = script("patient.mjs", PATIENT)
    const starter = script(
      "starter.ts",
      `import { Effect } from ${JSON.stringify(createRequire(import.meta.url).resolve("effect"))}
       import { startService } from ${JSON.stringify(join(import.meta.dirname, "service.ts"))}
       const started = startService({ name: "Example", run: [${JSON.stringify(child)}], cwd: ".", logs: ".", pids: ".", env: {}, ready: Effect.succeed(true) })
       Effect.runFork(Effect.scoped(Effect.andThen(Effect.tap(started, ({ pid }) => Effect.sync(() => process.stdout.write(String(pid)))), Effect.never)))`,
    )
    const parent = spawn(process.execPath, [starter], { cwd: home, stdio: ["ignore", "pipe", "inherit"] })
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once("data", (text) => resolve(Number(text))),
    )
    await expect.poll(log).toBe("up\n")
    parent.kill("SIGKILL")
    await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false)
    expect(log()).toBe("up\nasked to stop\n")
  })
})

describe("keeping something running", () => {
  const watched = (file: string, said: Array<string>) =>
    keepRunning({
      name: "Example",
      start: service(file),
      announce: (message) => Effect.sync(() => void said.push(message)),
    })

  test("starts a crashed process again, and says so", async () => {
    const said: Array<string> = []
    const { pid } = await run(watched(script("patient.mjs", PATIENT), said))
    await expect.poll(log).toBe("up\n")
    process.kill(pid, "SIGKILL")
    await expect.poll(() => log().match(/up/g)?.length, { timeout: 5_000 }).toBe(2)
    expect(said).toEqual(["Example ended (SIGKILL) and is starting again in 0.2 s"])
  })

  test("waits longer each time, and says where the reason stands", async () => {
    const said: Array<string> = []
    await run(watched(script("crashing.mjs", "process.exitCode = 1"), said))
    await expect.poll(() => said.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3)
    expect(said.slice(0, 3).map((text) => text.match(/ ([\d.]+) s$/)?.[1])).toEqual(["0.2", "0.4", "0.8"])
    expect(said[0]).toMatch(
      /^Example ended \(exit code 1, see \/.*example\.log\) and is starting again in 0\.2 s$/,
    )
  })

  test("fails when the very first start does, and does not try again", async () => {
    const said: Array<string> = []
    let starts = 0
    const never = keepRunning({
      name: "Example",
      start: Effect.suspend(() => {
        starts += 1
        return Effect.fail({ message: "no" })
      }),
      announce: (message) => Effect.sync(() => void said.push(message)),
    })
    const anHourLater = Effect.tap(Effect.flip(never), TestClock.adjust("1 hour"))
    expect(await run(Effect.provide(anHourLater, TestClock.layer()))).toEqual({ message: "no" })
    expect([starts, said]).toEqual([1, []])
  })

  test("starts anew when told to, without a pause", async () => {
    const said: Array<string> = []
    let renew: (reason: string) => void = () => undefined
    const restart = Effect.callback<string>((resume) => {
      renew = (reason) => resume(Effect.succeed(reason))
    })
    await run(
      keepRunning({
        name: "Example",
        start: service(script("patient.mjs", PATIENT)),
        announce: (message) => Effect.sync(() => void said.push(message)),
        restart,
      }),
    )
    await expect.poll(log).toBe("up\n")
    renew("api/composition/app.ts changed")
    await expect.poll(log, { timeout: 5_000 }).toBe("up\nasked to stop\nup\n")
    expect(said).toEqual(["Example is starting again: api/composition/app.ts changed"])
  })
})
