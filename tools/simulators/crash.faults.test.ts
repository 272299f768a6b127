import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { makeBraintree } from "@voltread/api/gateways/braintree/braintree.ts"
import type { PaymentGateway } from "@voltread/api/payments/payment-gateway.ts"
import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { Effect, Schema, type Scope } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { keys } from "./braintree/running.ts"
import { booksOf, KEY, recordOf, TOKEN } from "./operator/every-vendor.ts"
import { VENDORS } from "./registry/vendors.ts"

const Ready = Schema.Struct({
  ready: Schema.Literal(true),
  simulators: Schema.Record(Schema.String, Schema.Struct({ url: Schema.String, adminUrl: Schema.String })),
})
const decodeReady = Schema.decodeUnknownSync(Ready)

describe("the simulators as a process", () => {
  let directory: string
  const children: Array<ChildProcess> = []
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "voltread-crash-"))
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL")
    await rm(directory, { recursive: true, force: true })
  })

  const environment = () => ({
    PATH: process.env.PATH,
    DATA_DIR: directory,
    SIMULATORS_ADMIN_TOKEN: "token",
    ...Object.fromEntries(
      VENDORS.flatMap(({ keyVariables }) => keyVariables).map((name) => [name, "a-key-of-tests"]),
    ),
    BRAINTREE_MERCHANT_ID: keys.merchantId,
    BRAINTREE_PUBLIC_KEY: keys.publicKey,
    BRAINTREE_PRIVATE_KEY: keys.privateKey,
  })
  const startAll = async (change: Readonly<Record<string, string>> = {}) => {
    const main = fileURLToPath(new URL("./main.ts", import.meta.url))
    const env = { ...environment(), ...change }
    const child = fork(main, { env, stdio: ["ignore", "pipe", "pipe", "ipc"] })
    children.push(child)
    const [message] = await once(child, "message")
    return { child, simulators: decodeReady(message).simulators }
  }
  const start = async () => {
    const { child, simulators } = await startAll()
    return { child, url: simulators.braintree?.url ?? "" }
  }
  const withGateway = <A>(
    url: string,
    use: (gateway: PaymentGateway) => Effect.Effect<A, unknown, Scope.Scope>,
  ): Promise<A> =>
    Effect.runPromise(
      Effect.scoped(Effect.flatMap(makeBraintree({ baseUrl: url, timeoutMs: 5_000, ...keys }), use)),
    )

  it("after kill -9 has every charge that it has confirmed, once, and still honors its key", async () => {
    const first = await start()
    const sales = Array.from({ length: 160 }, () => aPaymentRequest({ token: "fake-valid-nonce" }))
    let answered = 0
    const outcomes = await withGateway(first.url, (gateway) =>
      Effect.forEach(
        sales,
        (sale) =>
          gateway.pay(sale).pipe(
            Effect.map((outcome) => (outcome._tag === "Settling" ? outcome.transaction.id : undefined)),
            Effect.catch(() => Effect.succeed(undefined)),
            Effect.tap((id) =>
              Effect.sync(() => {
                answered += id === undefined ? 0 : 1
                if (answered === 60) first.child.kill("SIGKILL")
              }),
            ),
          ),
        { concurrency: 32 },
      ),
    )
    expect(answered).toBeGreaterThanOrEqual(60)
    expect(answered).toBeLessThan(160)

    const second = await start()
    const [found, repeated] = await withGateway(second.url, (gateway) =>
      Effect.all([
        Effect.forEach(sales, ({ orderId }) => gateway.findByOrder(orderId), { concurrency: 16 }),
        Effect.forEach(sales, (sale) => gateway.pay(sale), { concurrency: 16 }),
      ]),
    )
    for (const [place, id] of outcomes.entries()) {
      const charges = found[place] ?? []
      expect(charges.length).toBeLessThanOrEqual(1)
      if (id !== undefined) expect(charges.map((charge) => charge.id)).toEqual([id])
      const again = repeated[place]
      expect(again?._tag).toBe("Settling")
      if (id !== undefined && again?._tag === "Settling") expect(again.transaction.id).toBe(id)
    }
  })

  it("after kill -9 has the same books of every vendor as in its answers", async () => {
    const own = Object.fromEntries(
      VENDORS.flatMap(({ keyVariables }) => keyVariables.map((key) => [key, KEY])),
    )
    const first = await startAll({ ...own, SIMULATORS_ADMIN_TOKEN: TOKEN })
    const before = new Map<string, unknown>()
    for (const [name, vendor] of Object.entries(first.simulators)) {
      const id = await recordOf(name, vendor)
      const books = await booksOf(vendor)
      expect(JSON.stringify(books)).toContain(id)
      before.set(name, books)
    }
    expect([...before.keys()].toSorted()).toEqual(VENDORS.map(({ name }) => name).toSorted())
    const ended = once(first.child, "exit")
    first.child.kill("SIGKILL")
    await ended
    const second = await startAll({ ...own, SIMULATORS_ADMIN_TOKEN: TOKEN })
    for (const [name, vendor] of Object.entries(second.simulators))
      expect([name, await booksOf(vendor)]).toEqual([name, before.get(name)])
  })

  it("ends when the process that started it ends", async () => {
    const { child } = await start()
    const exited = once(child, "exit")
    child.disconnect()
    expect(await exited).toEqual([0, null])
  })

  it("reports all errors in its settings, and does not start", async () => {
    const main = fileURLToPath(new URL("./main.ts", import.meta.url))
    const env = { ...environment(), BRAINTREE_MERCHANT_ID: "", BRAINTREE_PORT: "90000" }
    const child = fork(main, { env, stdio: ["ignore", "pipe", "pipe", "ipc"] })
    children.push(child)
    let said = ""
    child.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString()
    })
    const [code] = await once(child, "close")
    expect(code).toBe(1)
    expect(said).toContain("BRAINTREE_MERCHANT_ID")
    expect(said).toContain("BRAINTREE_PORT")
  })
})
