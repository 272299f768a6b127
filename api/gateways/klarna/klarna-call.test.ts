import { createServer, type RequestListener, type Server } from "node:http"
import { Effect } from "effect"
import { afterEach, expect, test } from "vitest"
import { call } from "./klarna-call.ts"

const servers: Array<Server> = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const listening = async (answer: RequestListener) => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return `http://127.0.0.1:${address.port}`
}

test.each([302, 307])(
  "what is sent to Klarna goes to nobody else, even where it answers %i",
  async (status) => {
    const asked: Array<string> = []
    const elsewhere = await listening((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.end("{}")
    })
    const baseUrl = await listening((_, response) => {
      response.writeHead(status, { location: `${elsewhere}/taken` }).end()
    })
    const access = { baseUrl, username: "user", password: "secret", timeoutMs: 10_000 }
    const answer = await Effect.runPromise(
      call(access, { operation: "pay", method: "POST", path: "/order", body: { name: "Ada" } }),
    )
    expect(asked).toEqual([])
    expect(answer._tag).toBe("Unanswered")
  },
)

/** Answers what is given, one after the other, and writes down what it was asked. */
const vendorThat = async (...answers: ReadonlyArray<readonly [status: number, body: object]>) => {
  const asked: Array<Readonly<Record<string, unknown>>> = []
  const baseUrl = await listening((request, response) => {
    const [status, body] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, {}]
    const { authorization, "klarna-idempotency-key": key } = request.headers
    asked.push({ method: request.method, url: request.url, authorization, key })
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  })
  const access = { baseUrl, username: "user", password: "secret", timeoutMs: 10_000 }
  return {
    asked,
    ask: (asking: Parameters<typeof call>[1]) => Effect.runPromise(Effect.result(call(access, asking))),
  }
}

const capture = {
  operation: "captures",
  method: "POST",
  path: "/ordermanagement/v1/orders/k-1/captures",
  body: { captured_amount: 1_000 },
} as const
const LOST = [503, {}] as const
const DONE = [201, {}] as const

test("a write with a key is sent again with the same key, at most three times", async () => {
  const idempotencyKey = "0c1b3c2e-0000-4000-8000-000000000000"
  const once = {
    method: "POST",
    url: capture.path,
    authorization: `Basic ${Buffer.from("user:secret").toString("base64")}`,
    key: idempotencyKey,
  }
  const back = await vendorThat(LOST, [429, {}], DONE)
  expect(await back.ask({ ...capture, idempotencyKey })).toMatchObject({ success: { _tag: "Answered" } })
  expect(back.asked).toEqual([once, once, once])
  const gone = await vendorThat(LOST)
  expect(await gone.ask({ ...capture, idempotencyKey })).toMatchObject({ success: { _tag: "Unanswered" } })
  expect(gone.asked).toEqual([once, once, once])
})

test("a write without a key is sent again only if it was certainly not carried out", async () => {
  const lost = await vendorThat(LOST, DONE)
  expect(await lost.ask(capture)).toMatchObject({ success: { _tag: "Unanswered" } })
  expect(lost.asked).toHaveLength(1)
  const throttled = await vendorThat([429, {}], DONE)
  expect(await throttled.ask(capture)).toMatchObject({ success: { _tag: "Answered" } })
  expect(throttled.asked).toMatchObject([{ key: undefined }, {}])
})

test.each([
  [401, {}, { failure: { _tag: "GatewayMisconfigured" } }],
  [403, {}, { failure: { _tag: "GatewayMisconfigured" } }],
  [
    403,
    { error_code: "CAPTURE_NOT_ALLOWED", error_messages: ["Not", "now"], correlation_id: "c" },
    {
      success: {
        _tag: "Refused",
        status: 403,
        code: "CAPTURE_NOT_ALLOWED",
        message: "Not now",
        repeated: false,
      },
    },
  ],
])("status %i with %j is not asked again", async (status, body, answer) => {
  const vendor = await vendorThat([status, body])
  expect(await vendor.ask(capture)).toMatchObject(answer)
  expect(vendor.asked).toHaveLength(1)
})
