import { randomUUID } from "node:crypto"
import { TRACKING_DAYS } from "@voltread/domain/marketing/tracking.ts"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const BROWSER =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"

const visit = async (visitId: string) => {
  const found = await shop.sql("select data from events where stream = $1", [`visit-${visitId}`])
  return found.map(({ data }) => data)
}

const tell = async (body: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const answer = await shop.call(
    "POST",
    "/api/visits",
    { visitId: randomUUID(), parameters: {}, ...body },
    { headers: { "user-agent": BROWSER, ...headers } },
  )
  return { status: answer.status, data: answer.body.data }
}

test("a visit is recorded once, with its first page and its source", async () => {
  const visitId = randomUUID()
  const body = {
    visitId,
    parameters: { affiliate_id: "aff-1", acid: "roll", utm_content: "ad", session: "x" },
    landingPage: "/order/7?token=secret#top",
    referrer: "https://blog.example/post?private=1",
  }
  const answers = [await tell(body), await tell(body)]
  expect(answers).toEqual([
    { status: 200, data: { mayIdentify: true, asksForConsent: false } },
    { status: 200, data: { mayIdentify: true, asksForConsent: false } },
  ])
  expect(await visit(visitId)).toEqual([
    {
      visitId,
      parameters: { affiliate_id: "aff-1", acid: "roll", utm_content: "ad" },
      landingPage: "/order/7",
      referrer: "https://blog.example/post",
      deviceClass: "mobile",
      country: null,
      isBot: false,
      hasConsent: true,
    },
  ])
})

test("a visit counts without any parameters, and a page of the store is no referrer", async () => {
  const visitId = randomUUID()
  await tell({ visitId, landingPage: "/", referrer: "http://localhost:3000/tires" })
  expect(await visit(visitId)).toMatchObject([{ parameters: {}, landingPage: "/", referrer: null }])
})

describe("where the law requires consent", () => {
  const clicked = { gclid: "g", fbclid: "f", click_hash: "c", affiliate_id: "aff-1", utm_source: "x" }

  test("a visit counts, and nothing recorded identifies the visitor", async () => {
    const visitId = randomUUID()
    const { data } = await tell({ visitId, parameters: clicked, isEuropeanTime: true })
    expect(data).toEqual({ mayIdentify: false, asksForConsent: true })
    expect(await visit(visitId)).toEqual([
      expect.objectContaining({ parameters: { affiliate_id: "aff-1", utm_source: "x" }, hasConsent: false }),
    ])
  })

  test("a visitor who has answered is not asked again, and a signal of the browser is a refusal", async () => {
    const yes = await tell({ isEuropeanTime: true, consent: "granted" })
    expect(yes.data).toEqual({ mayIdentify: true, asksForConsent: false })
    const no = await tell({ isEuropeanTime: true, consent: "denied" })
    expect(no.data).toEqual({ mayIdentify: false, asksForConsent: false })
    const signal = await tell({}, { "sec-gpc": "1" })
    expect(signal.data).toEqual({ mayIdentify: false, asksForConsent: false })
  })
})

test("bots are counted separately", async () => {
  const [crawler, driven] = [randomUUID(), randomUUID()]
  await tell({ visitId: crawler }, { "user-agent": "Googlebot/2.1" })
  await tell({ visitId: driven, isAutomated: true })
  expect(await visit(crawler)).toMatchObject([{ isBot: true }])
  expect(await visit(driven)).toMatchObject([{ isBot: true }])
})

test("invalid visits are rejected and leave nothing behind, and long values are cut", async () => {
  const count = () => shop.sql("select count(*)::int as n from events", [])
  const before = await count()
  expect((await tell({ visitId: "1; drop table events" })).status).toBe(400)
  expect((await tell({ parameters: { gclid: 7 } })).status).toBe(400)
  expect((await tell({ landingPage: "x".repeat(4_001) })).status).toBe(400)
  expect((await tell({ consent: "perhaps" })).status).toBe(400)
  const parameters = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${index}`, "x"]))
  expect((await tell({ parameters })).status).toBe(400)
  expect(await count()).toEqual(before)
  const visitId = randomUUID()
  await tell({ visitId, landingPage: `/${"x".repeat(3_000)}`, referrer: "javascript:alert(1)" })
  expect(await visit(visitId)).toEqual([
    expect.objectContaining({ landingPage: `/${"x".repeat(299)}`, referrer: null }),
  ])
  const cut = randomUUID()
  await tell({ visitId: cut, referrer: `https://blog.example/${"x".repeat(3_000)}` })
  expect(await visit(cut)).toMatchObject([{ referrer: `https://blog.example/${"x".repeat(279)}` }])
})

test.each<[where: string, body: (text: string) => Record<string, unknown>]>([
  ...Object.keys(TRACKING_DAYS).map((name): [string, (text: string) => Record<string, unknown>] => [
    `the parameter ${name}`,
    (text) => ({ parameters: { [name]: text } }),
  ]),
  ["the name of a parameter", (text) => ({ parameters: { [text]: "x" } })],
  ["the page that it began on", (text) => ({ landingPage: `/${text}` })],
  ["the page that led here", (text) => ({ referrer: `https://blog.example/${text}` })],
])("text that cannot be stored is rejected in %s, and nothing is recorded", async (_, body) => {
  for (const text of ["a\u0000b", "\ud800", "x\udfffy", "\u001b[2J"]) {
    const visitId = randomUUID()
    expect([text, (await tell({ visitId, ...body(text) })).status]).toEqual([text, 400])
    expect(await visit(visitId)).toEqual([])
  }
})
