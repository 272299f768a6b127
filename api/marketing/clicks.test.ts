import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { GatewayUnavailable } from "../platform/gateway-error.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { ClickTracker } from "./click-tracker.ts"
import { reportDueClicks } from "./clicks.ts"
import { type NetworkDouble, networkDouble } from "./testing/network-double.ts"

let shop: ShopApp
let tracker: NetworkDouble
beforeAll(async () => {
  tracker = await networkDouble()
  shop = await shopApp(inject("postgresUrl"), { AFFILIATE_TRACKER_URL: tracker.url })
})
afterAll(async () => {
  await shop.close()
  await tracker.close()
})
beforeEach(async () => {
  tracker.answer = { status: 200, body: '{"code":200,"rxId":"rx-7"}' }
  await shop.sql("delete from affiliate_click")
})

const BROWSER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36"

const arrive = async (change: Record<string, unknown> = {}, userAgent = BROWSER) => {
  const visitId = randomUUID()
  const parameters = { affiliate_id: "aff-1", sub_affiliate_id: "blog", acid: "roll", click_hash: "c" }
  const body = { visitId, parameters, landingPage: "/tires", referrer: "https://blog.example/x", ...change }
  const answer = await shop.call("POST", "/api/visits", body, {
    headers: { "user-agent": userAgent },
    address: "203.0.113.9",
  })
  expect(answer.status).toBe(200)
  return visitId
}

const reportAll = async () => {
  await shop.sql("update affiliate_click set next_attempt_at = now()")
  await shop.run(reportDueClicks)
}

const answered = (visitId: string) =>
  shop.sql("select data from events where stream = $1 and type = 'VisitClickReported'", [`visit-${visitId}`])

const waiting = () => shop.sql("select visit_id, sealed from affiliate_click where ended_at is null")

describe("an affiliate's click", () => {
  test("is reported from server to server, and its answer is stored with the visit", async () => {
    const before = tracker.bodies.length
    const visitId = await arrive()
    expect(tracker.bodies).toHaveLength(before)
    await reportAll()
    await reportAll()
    expect(tracker.bodies.slice(before).map((body) => JSON.parse(body))).toEqual([
      {
        affiliateId: "aff-1",
        subAffiliateId: "blog",
        acid: "roll",
        clickHash: "c",
        url: "http://localhost:3000/tires?acid=roll&affiliate_id=aff-1&sub_affiliate_id=blog&click_hash=c",
        referrer: "https://blog.example/x",
        ip: "203.0.113.9",
        userAgent: BROWSER,
      },
    ])
    expect(await answered(visitId)).toMatchObject([{ data: { code: 200, rxId: "rx-7" } }])
  })

  test("is stored encrypted until it is reported, and nothing about the person afterwards", async () => {
    await arrive()
    const stored = JSON.stringify(await shop.sql("select * from affiliate_click"))
    expect(stored).not.toContain("203.0.113.9")
    await reportAll()
    expect(await shop.sql("select sealed from affiliate_click")).toEqual([{ sealed: null }])
  })

  test("is reported again when nobody answers, but not forever", async () => {
    tracker.answer = { status: 503, body: "" }
    const visitId = await arrive()
    await reportAll()
    await reportAll()
    expect(await waiting()).toHaveLength(1)
    expect(await answered(visitId)).toEqual([])
    await shop.sql("update affiliate_click set attempts = 11")
    await reportAll()
    expect(await shop.sql("select sealed, last_error from affiliate_click")).toEqual([
      { sealed: null, last_error: "status 503" },
    ])
  })

  test("that the service rejects has its code recorded, and a senseless answer counts as none", async () => {
    tracker.answer = { status: 200, body: "<html>" }
    const visitId = await arrive()
    await reportAll()
    expect(await answered(visitId)).toEqual([])
    tracker.answer = { status: 200, body: '{"code":404,"rxId":null}' }
    await reportAll()
    expect(await answered(visitId)).toMatchObject([{ data: { code: 404, rxId: null } }])
  })

  test("whose visit was never recorded is deleted", async () => {
    const visitId = await arrive()
    await shop.sql("update affiliate_click set visit_id = $1, attempts = 11", [randomUUID()])
    const before = tracker.calls.length
    await reportAll()
    expect(tracker.calls).toHaveLength(before)
    expect(await answered(visitId)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test("that cannot be read is given up at last, and holds up no other", async () => {
    await arrive()
    await shop.sql("update affiliate_click set sealed = 'unreadable', attempts = 10")
    const visitId = await arrive()
    await reportAll()
    expect(await answered(visitId)).toHaveLength(1)
    expect(await waiting()).toHaveLength(1)
    await reportAll()
    expect(await waiting()).toEqual([])
  })

  test("that another process took over and reported has not failed, though a first attempt does after that", async () => {
    await arrive()
    const takenOver = await shop.run(ClickTracker.use(Effect.succeed))
    const late: ClickTracker["Service"] = {
      ...takenOver,
      report: () =>
        Effect.promise(reportAll).pipe(
          Effect.andThen(Effect.fail(new GatewayUnavailable({ operation: "click", reason: "timeout" }))),
        ),
    }
    await shop.run(reportDueClicks.pipe(Effect.provideService(ClickTracker, late)))
    expect(await shop.sql("select ended_at is not null as ended, last_error from affiliate_click")).toEqual([
      { ended: true, last_error: null },
    ])
  })

  test.each([
    ["of a program", {}, "Googlebot/2.1"],
    ["without consent where it is asked for", { isEuropeanTime: true }, BROWSER],
    ["that no affiliate brought", { parameters: { utm_source: "x" } }, BROWSER],
  ])("%s is not reported", async (_, change, userAgent) => {
    await arrive(change, userAgent)
    expect(await waiting()).toEqual([])
  })
})
