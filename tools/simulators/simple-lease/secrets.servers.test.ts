import { type ChildProcess, spawn } from "node:child_process"
import { readFile } from "node:fs/promises"
import { createServer as createHttpServer } from "node:http"
import { createServer } from "node:net"
import { join, resolve } from "node:path"
import { gunzipSync } from "node:zlib"
import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { ADDRESS } from "@voltread/api/testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { Effect, Schema, Stream } from "effect"
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import { typedIn } from "./application-input.ts"
import { type LenderBench, signAt, startLenderBench } from "./running.ts"

const ROOT = resolve(import.meta.dirname, "../../..")

let bench: LenderBench
let shop: CheckoutShop
const processes: Array<ChildProcess> = []
const logs: Array<string> = []
const answers: Array<string> = []
let base = ""

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => found(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const traces: Array<string> = []
/** A stand-in for an OpenTelemetry Collector: takes spans by OTLP over HTTP. */
const collector = createHttpServer((request, response) => {
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => {
    const body = Buffer.concat(chunks)
    traces.push((request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString())
    response.writeHead(200, { "content-type": "application/json" }).end("{}")
  })
})

const run = (main: string, environment: Record<string, string>) => {
  const child = spawn(process.execPath, [main], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
  })
  child.stdout.on("data", (chunk) => logs.push(String(chunk)))
  child.stderr.on("data", (chunk) => logs.push(String(chunk)))
  processes.push(child)
}

beforeAll(async () => {
  const [port, collectorPort] = [await freePort(), await freePort()]
  await new Promise<void>((ready) => collector.listen(collectorPort, "127.0.0.1", ready))
  base = `http://127.0.0.1:${port}`
  bench = await startLenderBench({ webhookUrl: `${base}/api/webhooks/simple-lease` })
  const lender = {
    SIMPLE_LEASE_URL: bench.simulator.url,
    SIMPLE_LEASE_KEY: bench.config.apiKey,
    SIMPLE_LEASE_WEBHOOK_SECRET: bench.config.webhookSecret,
  }
  shop = await checkoutShop(inject("postgresUrl"), 1, lender)
  await shop.stock({ laptop: 50, mouse: 50 })
  const environment = {
    ...lender,
    NODE_ENV: "test",
    PORT: String(port),
    DATABASE_URL: shop.config.databaseUrl,
    SESSION_SECRET: shop.config.sessionSecret,
    LOG_LEVEL: "trace",
    // One person applies again and again.
    LOAN_APPLICATIONS_PER_HOUR: "1000",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_TRACES_SAMPLER: "always_on",
    OTEL_BSP_SCHEDULE_DELAY: "50",
  }
  run("api/main.ts", environment)
  run("api/projector.ts", environment)
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 100 })
}, 90_000)
afterAll(async () => {
  for (const child of processes) child.kill("SIGTERM")
  await shop.close()
  await bench.close()
  collector.closeAllConnections()
  collector.close()
})

const APPLY = `mutation ($input: LoanApplicationInput!) {
  processLoanApplication(input: $input) {
    success message status redirectUrl uuid orderToken
    errors { name code message } fieldErrors { property constraints } order { id total }
  }
}`
const Cart = Schema.Struct({ data: Schema.Struct({ cart: Schema.Struct({ id: Schema.String }) }) })
const Quote = Schema.Struct({
  data: Schema.Struct({ checkoutQuote: Schema.Struct({ total: Schema.Number }) }),
})
const Applied = Schema.Struct({
  data: Schema.Struct({
    processLoanApplication: Schema.Struct({
      redirectUrl: Schema.NullOr(Schema.String),
      orderToken: Schema.NullOr(Schema.String),
      order: Schema.NullOr(Schema.Struct({ id: Schema.String, total: Schema.Number })),
    }),
  }),
})

/** A browser of its own, over the network; every answer is kept. */
const newBrowser = () => {
  const cookies = new Map<string, string>()
  return async (query: string, variables: object = {}): Promise<unknown> => {
    const answer = await fetch(`${base}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: JSON.stringify({ query, variables }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const text = await answer.text()
    answers.push(text, JSON.stringify([...answer.headers]))
    return JSON.parse(text)
  }
}

const apply = async (applicant: object, token: string) => {
  const graphql = newBrowser()
  await graphql(`mutation { addItem(productId: "laptop", quantity: 1) { id } }`)
  const { cart } = Schema.decodeUnknownSync(Cart)(await graphql("{ cart { id } }")).data
  const quote = await graphql(`query ($c: ID!) { checkoutQuote(cartId: $c, state: "TX") { total } }`, {
    c: cart.id,
  })
  const input = {
    cartId: cart.id,
    product: "lease",
    token,
    email: "ada@example.com",
    shippingAddress: ADDRESS,
    isBillingShippingSame: true,
    expectedTotal: Schema.decodeUnknownSync(Quote)(quote).data.checkoutQuote.total,
    applicant,
  }
  return graphql(APPLY, { input })
}

/** Applies again for the same shopper's order, as its page does. */
const applyForOrder = (answer: unknown, applicant: object, token: string) => {
  const { order, orderToken } = Schema.decodeUnknownSync(Applied)(answer).data.processLoanApplication
  const input = {
    orderId: order?.id,
    orderToken,
    product: "loan",
    token,
    expectedTotal: order?.total,
    applicant,
  }
  return newBrowser()(APPLY, { input })
}

/** This day occurs nowhere else. */
const PAY_DAY = new Date(Date.now() + 37 * 86_400_000).toISOString().slice(0, 10)
/** It has eight digits in cents: six digits occur in times, ids and ciphertexts by chance. */
const INCOME = "271828.18"
const applicant = (ssn: string) => ({ ...typedIn(ssn), monthlyIncome: INCOME, nextPayDate: PAY_DAY })

/** Rejected values are as secret as valid ones. */
const WRONG = { nextPayDate: "1987-11-23", routingNumber: "021000022", accountNumber: "86753094242421111" }

/** The secret values for the lender only, in every form in which they could be written. */
const secretsOf = (ssn: string): ReadonlyArray<string> => {
  const { accountNumber, dateOfBirth, monthlyIncome, nextPayDate, routingNumber } = applicant(ssn)
  const plain = [
    ssn,
    `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`,
    dateOfBirth,
    dateOfBirth.replaceAll("-", ""),
    monthlyIncome,
    monthlyIncome.replace(".", ""),
    routingNumber,
    accountNumber,
    nextPayDate,
    WRONG.nextPayDate,
    WRONG.accountNumber,
    WRONG.routingNumber,
  ]
  return plain.flatMap((text) => [
    text,
    Buffer.from(text).toString("hex"),
    Buffer.from(text).toString("base64").replace(/=+$/, ""),
  ])
}

const Name = Schema.Struct({ schema: Schema.String, name: Schema.String })
const Line = Schema.Struct({ line: Schema.String })
const Stored = Schema.Struct({ stream: Schema.String })

/** Every row of every table, as text; `bytea` in hex. */
const dumpOfDatabase = async (): Promise<string> => {
  const tables = Schema.decodeUnknownSync(Schema.Array(Name))(
    await shop.sql(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    ),
  )
  const lines: Array<string> = []
  for (const { schema, name } of tables) {
    const rows = await shop.sql(`select t::text as line from "${schema}"."${name}" t`)
    lines.push(...Schema.decodeUnknownSync(Schema.Array(Line))(rows).map(({ line }) => line))
  }
  return lines.join("\n")
}

/** Personal fields are encrypted in the database, so the decrypted log is searched, too. */
const allEvents = async (): Promise<string> => {
  const streams = Schema.decodeUnknownSync(Schema.Array(Stored))(
    await shop.sql("select distinct stream from events"),
  )
  const events = await shop.run(
    Effect.forEach(streams, ({ stream }) => EventLog.use((log) => Stream.runCollect(log.read(stream)))),
  )
  return JSON.stringify(events)
}

test("an applicant's secrets are nowhere else: not in logs, database, events, responses, nor at the simulator", async () => {
  const numbers = Object.values(SSN)
  const outcomes = []
  for (const ssn of numbers) outcomes.push(await apply(applicant(ssn), `all-${ssn}`))
  // Wrong values, wrong types, a lender that is down, and one whose answer is lost.
  const good = applicant(SSN.approved)
  await apply({ ...good, nextPayDate: "someday", routingNumber: "021000022" }, "wrong")
  await apply({ ...good, nextPayDate: WRONG.nextPayDate }, "wrong-day")
  await apply({ ...good, ...WRONG, accountNumber: `${WRONG.accountNumber}-0` }, "wrong-bank")
  await apply({ ...good, ssn: Number(good.ssn), accountNumber: Number(good.accountNumber) }, "types")
  const trouble = { kind: "drop", calls: 3, operation: "apply" }
  await bench.admin("POST", "/faults", { ...trouble, when: "before" })
  await apply(good, "down")
  // The declined order applies again: with errors, in vain, and with success.
  const declined = outcomes[numbers.indexOf(SSN.declined)]
  await applyForOrder(declined, { ...applicant(SSN.secondLender), ...WRONG }, "order-wrong")
  const again = await applyForOrder(declined, applicant(SSN.secondLender), "order-again")
  expect(again).toMatchObject({ data: { processLoanApplication: { success: true } } })
  await bench.admin("POST", "/faults", { ...trouble, when: "after" })
  await apply(good, "lost")
  const [approved] = outcomes
  const { order, orderToken, redirectUrl } =
    Schema.decodeUnknownSync(Applied)(approved).data.processLoanApplication
  await signAt(redirectUrl ?? "")
  const read = newBrowser()
  const status = async () =>
    JSON.stringify(
      await read("query ($id: ID!, $token: String) { order(id: $id, token: $token) { status } }", {
        id: order?.id,
        token: orderToken,
      }),
    )
  await expect.poll(status, { timeout: 20_000 }).toContain("PAYMENT_RECEIVED")

  const database = await dumpOfDatabase()
  const events = await allEvents()
  const places: Readonly<Record<string, string>> = {
    logs: logs.join(""),
    database,
    events,
    answers: answers.join("\n"),
    // Times and ids are numbers that might match by chance.
    traces: traces.join("\n").replace(/"(\w+TimeUnixNano|\w*[sS]panId|traceId)":"\w+"/g, ""),
    simulator: await readFile(join(bench.directory, "simple-lease.jsonl"), "utf8"),
  }
  // Proves that the search finds what is there.
  expect(places.logs).toContain("listening")
  expect(places.database).toContain("laptop")
  expect(places.events).toContain("ada@example.com")
  expect(places.answers).toContain("PAYMENT_RECEIVED")
  expect(places.traces).toContain("POST /graphql")
  expect(places.simulator).toContain("APPROVED")
  const found = Object.entries(places).flatMap(([place, text]) =>
    numbers.flatMap((ssn) =>
      secretsOf(ssn).flatMap((secret) => (text.includes(secret) ? [`${place}: ${secret}`] : [])),
    ),
  )
  expect([...new Set(found)]).toEqual([])
}, 120_000)
