import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { Effect } from "effect"
import { Client } from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { freePort } from "../platform/postgres/embedded.ts"
import { createTestDatabase, type TestDatabase } from "../platform/postgres/testing/database.ts"
import { complaintsIn } from "../testing/complaints.ts"

const PATIENT = { timeout: 60_000, interval: 100 }
const API_FOLDER = join(import.meta.dirname, "..")

let database: TestDatabase
const processes: Array<ChildProcess> = []

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(async () => {
  const running = processes.filter(({ exitCode }) => exitCode === null)
  const ends = running.map((child) => once(child, "exit"))
  for (const child of running) child.kill("SIGTERM")
  await Promise.all(ends)
  await database.drop()
}, 120_000)

const start = (program: string, environment: Readonly<Record<string, string>>): (() => string) => {
  const child = spawn(process.execPath, [join(API_FOLDER, program)], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      DATABASE_URL: database.url,
      SESSION_SECRET: "a secret of the tests that is long enough",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  processes.push(child)
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString()
    })
  return () => output
}

const isHealthy = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

test("API and projector start at the same time on an empty database without logging a problem", async () => {
  const [api, projector] = await Promise.all([Effect.runPromise(freePort), Effect.runPromise(freePort)])
  const outputs = [
    start("projector.ts", { PROJECTOR_PORT: String(projector), HOST: "127.0.0.1" }),
    start("main.ts", { PORT: String(api), HOST: "127.0.0.1" }),
  ]
  await expect.poll(() => isHealthy(api), PATIENT).toBe(true)
  await expect.poll(() => isHealthy(projector), PATIENT).toBe(true)
  expect(outputs.flatMap((output) => complaintsIn(output()))).toEqual([])
}, 120_000)

test("an API serves while it reads the catalogue, and is ready once it has", async () => {
  const port = await Effect.runPromise(freePort)
  const status = async (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      async (answer) => [answer.status, await answer.json()],
      () => "no answer",
    )
  const products = new Client({ connectionString: database.url })
  await products.connect()
  try {
    await products.query("begin")
    await products.query("lock table product in access exclusive mode")
    start("main.ts", { PORT: String(port), HOST: "127.0.0.1" })
    await expect.poll(() => status("/readyz"), PATIENT).toEqual([503, { status: "starting" }])
    expect(await status("/healthz")).toEqual([503, { status: "starting" }])
    expect(await status("/api/places/10001")).toMatchObject([200, {}])
  } finally {
    await products.end()
  }
  await expect.poll(() => status("/readyz"), PATIENT).toEqual([200, { status: "ready" }])
}, 120_000)

test("an API whose port is taken ends with one line that says so", async () => {
  const holder = createServer().listen(0, "127.0.0.1")
  await once(holder, "listening")
  const address = holder.address()
  const port = typeof address === "object" ? address?.port : undefined
  const output = start("main.ts", { PORT: String(port), HOST: "127.0.0.1" })
  await expect.poll(() => processes.at(-1)?.exitCode, PATIENT).toBe(1)
  holder.close()
  expect(output()).toBe(`listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`)
}, 120_000)
