import { once } from "node:events"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { type IncomingMessage, request } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../../testing/shop-app.ts"

/** A body may take this long; of a large file, no piece. */
const LIMIT_MS = 400

let folder: string
let shop: ShopApp
let address: string
let admin: Tokens

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slow-uploads-"))
  const arrivalLimits = { wholeMs: LIMIT_MS, idleMs: 5 * LIMIT_MS }
  shop = await shopApp(inject("postgresUrl"), { IMPORT_FOLDER: folder }, { arrivalLimits })
  address = await shop.app.listen({ host: "127.0.0.1", port: 0 })
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const upload = {
  method: "POST",
  path: "/api/admin/imports?fileName=slow.jsonl",
  type: "application/octet-stream",
}
const line = (n: number): string =>
  `${JSON.stringify({ shop: "own", title: "Lamp", category: "tv", brand: "Kestrel", modelno: `S-${n}`, price: "9" })}\n`

/** Sends what `body` yields, when it yields it; the answer may come before that has ended. */
const send = async (
  { method, path, type }: typeof upload,
  body: Readable,
): Promise<{ status: number | undefined; answer: string; closes: boolean }> => {
  const call = request(new URL(path, address), {
    method,
    headers: { "content-type": type, authorization: `Bearer ${admin.accessToken} ${admin.idToken}` },
  })
  const answered: Promise<Array<IncomingMessage>> = once(call, "response")
  // A sender that was given up cannot send the rest; what it is told counts.
  const sent = pipeline(body, call).catch(() => undefined)
  const [response] = await answered
  if (response === undefined) throw new Error("no answer")
  const answer = await text(response)
  body.destroy()
  await sent
  return { status: response.statusCode, answer, closes: response.headers.connection === "close" }
}

/** A beginning, and then nothing until the sender is given up. */
const stuck = (beginning: string): Readable => {
  const body = new Readable({ read: () => {} })
  body.push(beginning)
  return body
}

test("a supplier's file that keeps coming takes as long as it needs", async () => {
  async function* slowly() {
    for (let n = 0; n < 6; n += 1) {
      yield line(n)
      await pause(LIMIT_MS / 2)
    }
  }
  const { status, answer } = await send(upload, Readable.from(slowly()))
  expect([status, JSON.parse(answer).isSuccess]).toEqual([200, true])
  const stored = () => shop.sql("select sku from product where sku like 'S-%'")
  await expect.poll(stored, { timeout: 20_000 }).toHaveLength(6)
})

test("a supplier's file of which nothing more comes is given up, and nothing of it is kept", async () => {
  const { status, answer, closes } = await send(upload, stuck(line(9)))
  expect([status, JSON.parse(answer).errorMessage, closes]).toEqual([408, TOO_SLOW, true])
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ["an operation", { method: "POST", path: "/graphql", type: "application/json" }],
  ["a form", { method: "POST", path: "/api/visits", type: "application/json" }],
  ["a webhook", { method: "POST", path: "/api/webhooks/braintree", type: "text/plain" }],
  ["nothing that exists", { method: "POST", path: "/nowhere", type: "application/json" }],
])("%s that comes drop by drop is given up in words, and its connection closed", async (_, call) => {
  async function* drops() {
    yield "{"
    for (;;) {
      await pause(LIMIT_MS / 8)
      yield " "
    }
  }
  const { status, answer, closes } = await send(call, Readable.from(drops()))
  expect([status, JSON.parse(answer).errorMessage, closes]).toEqual([408, TOO_SLOW, true])
})

test.each([
  ["refused", "POST /api/admin/imports?fileName=x.csv", "401"],
  ["answered without being read", "GET /healthz", "200"],
])("what is %s keeps no connection open for the rest of it", async (_, call, status) => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(`${call} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{`)
  // To its end, which is the server's doing.
  expect(await text(socket)).toMatch(`HTTP/1.1 ${status} `)
})

test("headers that do not end are given up by the server itself", () => {
  expect(shop.app.server.headersTimeout).toBe(60_000)
})

const TOO_SLOW = "What you sent took too long to arrive. Please try again."
