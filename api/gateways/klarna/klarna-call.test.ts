import { Effect } from "effect"
import { expect, test } from "vitest"
import { localVendor, vendorAnswering } from "../testing/local-vendor.ts"
import { call } from "./klarna-call.ts"

test.each([302, 307])(
  "what is sent to Klarna goes to nobody else, even where it answers %i",
  async (status) => {
    const asked: Array<string> = []
    const elsewhere = await localVendor((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.end("{}")
    })
    const baseUrl = await localVendor((_, response) => {
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

/** Klarna with these answers, one after the other. */
const vendorThat = async (...answers: ReadonlyArray<readonly [status: number, body: object]>) => {
  const { asked, origin } = await vendorAnswering(
    ...answers.map(([status, body]) => [status, JSON.stringify(body)] as const),
  )
  const access = { baseUrl: origin, username: "user", password: "secret", timeoutMs: 10_000 }
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
    headers: {
      authorization: `Basic ${Buffer.from("user:secret").toString("base64")}`,
      "klarna-idempotency-key": idempotencyKey,
    },
  }
  const back = await vendorThat(LOST, [429, {}], DONE)
  expect(await back.ask({ ...capture, idempotencyKey })).toMatchObject({ success: { _tag: "Answered" } })
  expect(back.asked).toMatchObject([once, once, once])
  const gone = await vendorThat(LOST)
  expect(await gone.ask({ ...capture, idempotencyKey })).toMatchObject({ success: { _tag: "Unanswered" } })
  expect(gone.asked).toMatchObject([once, once, once])
})

test("a write without a key is sent again only if it was certainly not carried out", async () => {
  const lost = await vendorThat(LOST, DONE)
  expect(await lost.ask(capture)).toMatchObject({ success: { _tag: "Unanswered" } })
  expect(lost.asked).toHaveLength(1)
  const throttled = await vendorThat([429, {}], DONE)
  expect(await throttled.ask(capture)).toMatchObject({ success: { _tag: "Answered" } })
  expect(throttled.asked.map(({ headers }) => headers["klarna-idempotency-key"])).toEqual([
    undefined,
    undefined,
  ])
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

test.each([
  [[404, {}], { method: "GET" }, { failure: { _tag: "GatewayUnavailable" } }],
  [[404, {}], {}, { success: { _tag: "Unanswered" } }],
] as const)("an answer %j without a reason leaves a call %j open", async (answer, change, outcome) => {
  const { ask } = await vendorThat(answer)
  expect(await ask({ ...capture, ...change })).toMatchObject(outcome)
})

test("a write that may have been made stays open when our access is refused afterwards", async () => {
  const { ask } = await vendorThat(LOST, [401, {}])
  expect(await ask({ ...capture, idempotencyKey: "key" })).toMatchObject({ success: { _tag: "Unanswered" } })
})
