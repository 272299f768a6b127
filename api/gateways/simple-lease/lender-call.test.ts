import { Effect } from "effect"
import { expect, test } from "vitest"
import { localVendor, vendorAnswering } from "../testing/local-vendor.ts"
import { get, post } from "./lender-call.ts"

const config = (baseUrl: string) => ({ baseUrl, apiKey: "key", webhookSecret: "secret", timeoutMs: 300 })

const lookUp = (origin: string) =>
  Effect.runPromise(Effect.result(get(config(origin), "find", "/v1/applications/A-1")))

const apply = (origin: string) =>
  Effect.runPromise(
    Effect.result(
      post(config(origin), "apply", { path: "/v1/applications", body: { name: "Ada" }, requestId: "loan-1" }),
    ),
  )

const DONE = [201, `{"id":"A-1"}`] as const
const LOST = [503, ""] as const
const DENIED = [401, "{}"] as const
const FROM_A_PROXY = [200, "<html>"] as const

test("a lookup is repeated, and what is not the lender's answer is none", async () => {
  const back = await vendorAnswering(LOST, [429, ""], [404, "{}"])
  expect(await lookUp(back.origin)).toMatchObject({ success: { status: 404, body: {} } })
  expect(back.asked).toMatchObject([
    { url: "/v1/applications/A-1", headers: { authorization: "Bearer key" } },
    {},
    {},
  ])
  expect(await lookUp((await vendorAnswering([404, "<html>"])).origin)).toMatchObject({
    failure: { _tag: "GatewayUnavailable" },
  })
  expect(await lookUp((await vendorAnswering(DENIED)).origin)).toMatchObject({
    failure: { _tag: "GatewayMisconfigured" },
  })
})

test("a change is sent again with the same key", async () => {
  const { asked, origin } = await vendorAnswering(LOST, DONE)
  expect(await apply(origin)).toMatchObject({ success: { status: 201, body: { id: "A-1" } } })
  const once = { method: "POST", url: "/v1/applications", headers: { "idempotency-key": "loan-1" } }
  expect(asked).toMatchObject([once, once])
})

test.each([
  ["refused at once, is for an operator", [DENIED], "GatewayMisconfigured"],
  ["refused after it may have been made, is unanswered", [LOST, DENIED], "Unanswered"],
  ["never answered, is unanswered", [LOST], "Unanswered"],
  ["answered by a proxy, is unanswered", [FROM_A_PROXY], "Unanswered"],
] as const)("a change that is %s", async (_, answers, _tag) => {
  expect(await apply((await vendorAnswering(...answers)).origin)).toMatchObject({ failure: { _tag } })
})

test("a lender that is silent is waited for once", async () => {
  let calls = 0
  const origin = await localVendor(() => {
    calls += 1
  })
  expect(await apply(origin)).toMatchObject({
    failure: { _tag: "Unanswered", reason: "no answer in 300 ms" },
  })
  expect(await lookUp(origin)).toMatchObject({ failure: { _tag: "GatewayUnavailable" } })
  expect(calls).toBe(2)
})
