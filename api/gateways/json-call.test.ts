import type { RequestListener } from "node:http"
import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import { freePort } from "../platform/postgres/embedded.ts"
import { readFrom, writeTo } from "./json-call.ts"
import { localVendor } from "./testing/local-vendor.ts"

const listening = async (answer: RequestListener) => new URL(await localVendor(answer))

const nowhere = async () => new URL(`http://127.0.0.1:${await Effect.runPromise(freePort)}/`)

const write = (url: URL, { repeatable = false, timeoutMs = 10_000 } = {}) =>
  Effect.runPromise(
    Effect.result(writeTo({ operation: "create", url, method: "POST", body: {}, timeoutMs, repeatable })),
  )

describe("a call that makes something", () => {
  test("was certainly not carried out where nobody listens", async () => {
    const result = await write(await nowhere())
    expect(Result.isFailure(result) && result.failure).toMatchObject({
      _tag: "GatewayUnavailable",
      reason: "ECONNREFUSED",
    })
  })

  test.each([
    ["breaks", (_, response) => void response.writeHead(500).end()],
    ["hangs up", (request) => void request.socket.destroy()],
    ["never answers", () => undefined],
  ] as ReadonlyArray<readonly [string, RequestListener]>)(
    "may have been carried out where the vendor %s, and is not repeated",
    async (_, handler) => {
      let calls = 0
      const url = await listening((request, response) => {
        calls += 1
        handler(request, response)
      })
      const result = await write(url, { timeoutMs: 300 })
      expect(Result.isFailure(result) && result.failure._tag).toBe("Unanswered")
      expect(calls).toBe(1)
    },
  )

  test("is repeated where the vendor makes it once, and waits where there were too many", async () => {
    const statuses = [429, 503, 201]
    const url = await listening((_, response) => {
      response.writeHead(statuses.shift() ?? 500).end("{}")
    })
    const result = await write(url, { repeatable: true })
    expect(Result.isSuccess(result) && result.success).toEqual({ status: 201, body: {}, repeated: true })
  })
})

test("a call that changes nothing is tried three times, and an answer that is no JSON is none", async () => {
  let calls = 0
  const url = await listening((_, response) => {
    calls += 1
    response.writeHead(calls < 3 ? 502 : 200).end("<html>")
  })
  const reply = await Effect.runPromise(readFrom({ operation: "find", url, timeoutMs: 10_000 }))
  expect(reply).toEqual({ status: 200, body: undefined })
})
