import { randomUUID } from "node:crypto"
import { EventLog } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { anItem, aPayment, aSubmission, placing } from "@voltread/domain/ordering/order-examples.ts"
import { shiftedDay } from "@voltread/domain/shared/calendar-day.ts"
import { dayIn, instantOf } from "@voltread/domain/shared/time-zone.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Logger, References, Stream } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../../aggregates/command-handlers.ts"
import { GatewayUnavailable } from "../../platform/gateway-error.ts"
import { expectPauses, pauseAfter } from "../../testing/pause-after.ts"
import { type ShopApp, shopApp, type Tokens } from "../../testing/shop-app.ts"
import { AffiliateNetworks } from "../affiliate-networks.ts"
import { type NetworkDouble, networkDouble } from "../testing/network-double.ts"
import { followConversions } from "./follow-conversions.ts"
import { sendDuePostbacks } from "./send-postbacks.ts"

let shop: ShopApp
let network: NetworkDouble
let admin: Tokens
beforeAll(async () => {
  network = await networkDouble()
  shop = await shopApp(inject("postgresUrl"), { POSTBACK_LOCAL_HOSTS: network.host })
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
})
afterAll(async () => {
  await shop.close()
  await network.close()
})

const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: unknown) =>
  shop.call(method, url, body, { as: admin })

let affiliateId = ""
const TEMPLATE = "/post?click={click}&order={order}&value={value}&payout={payout}&kind={kind}&token={token}"

const addAffiliate = async (change: object = {}) => {
  affiliateId = `aff-${randomUUID().slice(0, 8)}`
  const added = await call("POST", "/api/admin/affiliates", {
    affiliateId,
    name: "Deal Hunt",
    status: "active",
    rollupId: null,
    payoutPeriod: "monthly",
    network: "own",
    conversionUrl: network.url + TEMPLATE,
    reversalUrl: `${network.url}/reverse?click={click}&payout={payout}`,
    networkToken: "s3cret&more",
    ...change,
  })
  expect(added.status).toBe(200)
}

beforeEach(async () => {
  network.answer = { status: 200, body: "ok" }
  await shop.sql("delete from affiliate_postback", [])
  await addAffiliate()
})

/** 2 × $100.00 − $10.00 for the products, 10 % of which is the affiliate's. */
const ordered = async (at = new Date()) => {
  const orderId = randomUUID()
  const place = placing([anItem()], {
    orderId,
    uniqueId: `VT-${orderId.slice(0, 8)}`,
    affiliate: { affiliateId, subAffiliateId: "blog", clickHash: "click 1", rollupId: null },
  })
  const submission = {
    ...aSubmission,
    affiliateTake: 1_900,
    affiliateTerms: { kind: "percent", basisPoints: 1_000 } as const,
  }
  await command(orderId, { ...place, submission }, at)
  return orderId
}

const command = (orderId: string, wanted: OrderCommand, at = new Date()) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [wanted], {
        commandId: randomUUID(),
        correlationId: "test",
        actor: { id: "test", name: "Test", role: "system" },
        now: at.toISOString(),
      }),
    ),
  )

const pay = async (orderId: string, at = new Date()) => {
  await command(orderId, { type: "RecordPayment", payment: aPayment() }, at)
  await command(orderId, { type: "RecordPayment", payment: aPayment({ result: "succeeded" }) }, at)
}

/** The follower gets all events of the order twice, as after a crash. */
const follow = async (orderId: string) => {
  const events = await shop.run(EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId)))))
  await shop.run(followConversions.handle(events))
  await shop.run(followConversions.handle(events))
}

const sendAll = async () => {
  await shop.sql("update affiliate_postback set next_attempt_at = now()", [])
  await shop.run(sendDuePostbacks)
}

const postbacks = (orderId: string) =>
  shop.sql(
    "select kind, value::int, payout::int, state, answer_status, attempts from affiliate_postback where order_id = $1 order by revision",
    [orderId],
  )

describe("a conversion", () => {
  test("is posted once, on the first payment, filled in and escaped", async () => {
    const before = network.calls.length
    const orderId = await ordered()
    await follow(orderId)
    await sendAll()
    expect(network.calls).toHaveLength(before)
    await pay(orderId)
    await follow(orderId)
    await sendAll()
    await sendAll()
    expect(network.calls.slice(before)).toEqual([
      `/post?click=click%201&order=VT-${orderId.slice(0, 8)}&value=190.00&payout=19.00&kind=conversion&token=s3cret%26more`,
    ])
    expect(await postbacks(orderId)).toMatchObject([
      { kind: "conversion", state: "sent", answer_status: 200 },
    ])
  })

  test("is sent again later when the network does not accept it, even if TUNE says so in the body only", async () => {
    await addAffiliate({ network: "tune" })
    const orderId = await ordered()
    await pay(orderId)
    await follow(orderId)
    network.answer = { status: 200, body: "success=false; err_msg=Invalid transaction;" }
    await shop.run(sendDuePostbacks)
    await shop.run(sendDuePostbacks)
    expect(await postbacks(orderId)).toMatchObject([{ state: "waiting", attempts: 1, answer_status: 200 }])
    network.answer = { status: 200, body: "success=true;" }
    await sendAll()
    expect(await postbacks(orderId)).toMatchObject([{ state: "sent", attempts: 2 }])
  })

  test("for whose network the token cannot be read waits, and holds up no other", async () => {
    const { sql } = shop
    const unreadable = await ordered()
    await pay(unreadable)
    await follow(unreadable)
    await sql("update affiliate set network_token = 'unreadable'", [])
    await addAffiliate({ network: "tune" })
    const orderId = await ordered()
    await pay(orderId)
    await follow(orderId)
    network.answer = { status: 200, body: "success=true;" }
    await sendAll()
    expect(await postbacks(orderId)).toMatchObject([{ state: "sent" }])
    expect(await postbacks(unreadable)).toMatchObject([{ state: "waiting", attempts: 1 }])
  })

  test("for a network that does not answer keeps no other waiting", async () => {
    const paid = async () => {
      const orderId = await ordered()
      await pay(orderId)
      await follow(orderId)
      return orderId
    }
    for (let n = 0; n < 10; n++) await paid()
    await addAffiliate({ conversionUrl: "https://other.example/post?click={click}" })
    const orderId = await paid()
    const asked: Array<string> = []
    const networks = {
      post: (url: string) =>
        Effect.suspend(() => {
          const { host } = new URL(url)
          asked.push(host)
          return host === "other.example"
            ? Effect.succeed({ status: 200, body: "" })
            : Effect.fail(new GatewayUnavailable({ operation: "postback", reason: "timeout" }))
        }),
    }
    await shop.run(sendDuePostbacks.pipe(Effect.provideService(AffiliateNetworks, networks)))
    expect(await postbacks(orderId)).toMatchObject([{ state: "sent" }])
    // Three in a row, and those that were sent beside the third.
    expect(asked.filter((host) => host === network.host).length).toBeLessThanOrEqual(6)
  })

  test("that a network never accepts is given up, shown to staff, and sent again when they say so", async () => {
    const orderId = await ordered()
    await pay(orderId)
    await follow(orderId)
    network.answer = { status: 500, body: "down" }
    await shop.sql("update affiliate_postback set attempts = 59 where order_id = $1", [orderId])
    await sendAll()
    const { body } = await call("GET", "/api/admin/postbacks")
    expect(body.data).toMatchObject({
      postbacks: [{ orderId, state: "given-up", answerStatus: 500, answer: "down", payout: 19 }],
      nextCursor: null,
    })
    const [{ postback_id: id } = {}] = await shop.sql("select postback_id from affiliate_postback", [])
    network.answer = { status: 200, body: "" }
    expect((await call("POST", `/api/admin/postbacks/${id}/resend`)).status).toBe(200)
    await sendAll()
    expect(await postbacks(orderId)).toMatchObject([{ state: "sent" }])
    expect((await call("POST", `/api/admin/postbacks/${id}/resend`)).status).toBe(404)
    expect((await call("POST", "/api/admin/postbacks/none/resend")).status).toBe(404)
  })

  test.each([
    ["fails", { status: 500, body: "down" }, { state: "sent", answer_status: 200, attempts: 2 }],
    ["is accepted", { status: 202, body: "" }, { state: "sent", answer_status: 202, attempts: 2 }],
  ])(
    "that another process took over and sent stays sent, though a first attempt %s after that",
    async (_, late, left) => {
      const orderId = await ordered()
      await pay(orderId)
      await follow(orderId)
      const post = AffiliateNetworks.useSync(({ post }) => post)
      const takenOver = await shop.run(post)
      const networks = {
        post: (url: string) => Effect.promise(sendAll).pipe(Effect.andThen(takenOver(url)), Effect.as(late)),
      }
      await shop.run(sendDuePostbacks.pipe(Effect.provideService(AffiliateNetworks, networks)))
      expect(await postbacks(orderId)).toMatchObject([left])
    },
  )

  test("waits after each try twice as long as before, up to an hour, and is an alert when it is given up", async () => {
    const orderId = await ordered()
    await pay(orderId)
    await follow(orderId)
    network.answer = { status: 500, body: "down" }
    const alerts: Array<unknown> = []
    const logger = Logger.make(({ fiber }) =>
      alerts.push(fiber.getRef(References.CurrentLogAnnotations).alert),
    )
    const after = pauseAfter(shop, "affiliate_postback", () =>
      shop.run(sendDuePostbacks.pipe(Effect.provide(Logger.layer([logger])))),
    )
    await expectPauses(after, [
      [2, 10],
      [10, 2_560],
      [11, 3_600],
      [59, 3_600],
    ])
    expect(alerts).toEqual([undefined, undefined, undefined, undefined])
    await after(60)
    expect(alerts.at(-1)).toBe("postback-given-up")
  })

  test("for a network that its affiliate has left is skipped, and sent when staff say so after they are back", async () => {
    const orderId = await ordered()
    await pay(orderId)
    await follow(orderId)
    const move = (to: string) =>
      shop.sql("update affiliate set network = $2 where affiliate_id = $1", [affiliateId, to])
    await move("none")
    const before = network.calls.length
    await sendAll()
    expect(await postbacks(orderId)).toMatchObject([{ state: "skipped" }])
    expect(network.calls).toHaveLength(before)
    await move("own")
    const [{ postback_id: id } = {}] = await shop.sql("select postback_id from affiliate_postback")
    expect((await call("POST", `/api/admin/postbacks/${id}/resend`)).status).toBe(200)
    await sendAll()
    expect(await postbacks(orderId)).toMatchObject([{ state: "sent" }])
  })

  test("of imported history is recorded, and not reported", async () => {
    const then = new Date(Date.now() - 40 * 86_400_000)
    const orderId = await ordered(then)
    await pay(orderId, then)
    await follow(orderId)
    expect(await postbacks(orderId)).toMatchObject([{ kind: "conversion", state: "skipped" }])
  })

  test.each([
    ["whose affiliate has no network", { network: "none" }],
    ["whose affiliate's network is told of none", { conversionUrl: null }],
  ])("%s is recorded, and not reported", async (_, change) => {
    await addAffiliate(change)
    const orderId = await ordered()
    await pay(orderId)
    await follow(orderId)
    expect(await postbacks(orderId)).toMatchObject([{ kind: "conversion", payout: 1_900, state: "skipped" }])
  })

  test("of somebody who is not the store's affiliate is none", async () => {
    const orderId = randomUUID()
    const stranger = { affiliateId: "stranger", subAffiliateId: null, clickHash: null, rollupId: null }
    await command(orderId, placing([anItem()], { orderId, affiliate: stranger }))
    await pay(orderId)
    await follow(orderId)
    expect(await postbacks(orderId)).toEqual([])
  })
})

describe("a reversal", () => {
  test("follows a cancellation, after the conversion has been reported", async () => {
    const orderId = await ordered()
    await pay(orderId)
    await command(orderId, { type: "CancelOrder", reason: "" })
    await follow(orderId)
    network.answer = { status: 503, body: "" }
    const before = network.calls.length
    await sendAll()
    await sendAll()
    const tried = network.calls.slice(before)
    expect(tried).toHaveLength(2)
    expect(tried.every((path) => path.startsWith("/post?"))).toBe(true)
    network.answer = { status: 200, body: "" }
    await sendAll()
    await sendAll()
    expect(network.calls.at(-1)).toBe("/reverse?click=click%201&payout=-19.00")
    expect(await postbacks(orderId)).toMatchObject([
      { kind: "conversion", value: 19_000, payout: 1_900, state: "sent" },
      { kind: "reversal", value: -19_000, payout: -1_900, state: "sent" },
    ])
  })

  test("that the network is told nothing of is recorded all the same", async () => {
    await addAffiliate({ reversalUrl: null })
    const orderId = await ordered()
    await pay(orderId)
    await command(orderId, { type: "CancelOrder", reason: "" })
    await follow(orderId)
    expect(await postbacks(orderId)).toMatchObject([
      { kind: "conversion", state: "waiting" },
      { kind: "reversal", payout: -1_900, state: "skipped" },
    ])
  })

  test("is not sent of a conversion that its network never accepted", async () => {
    const orderId = await ordered()
    await pay(orderId)
    await command(orderId, { type: "CancelOrder", reason: "" })
    await follow(orderId)
    await shop.sql("update affiliate_postback set state = 'given-up' where kind = 'conversion'")
    await sendAll()
    expect(await postbacks(orderId)).toMatchObject([
      { kind: "conversion", state: "given-up" },
      { kind: "reversal", state: "waiting", attempts: 0 },
    ])
  })

  test("is shown on the order with its conversion", async () => {
    const orderId = await ordered()
    await pay(orderId)
    await command(orderId, { type: "CancelUnits", itemId: "item-1", quantity: 1, reason: "" })
    await follow(orderId)
    const { body } = await call("GET", `/api/admin/orders/${orderId}/marketing`)
    expect(body.data).toMatchObject({
      terms: { kind: "percent", basisPoints: 1_000 },
      conversion: { value: 190, payout: 19, kept: 9.5 },
      postbacks: [
        { kind: "conversion", payout: 19 },
        { kind: "reversal", payout: -9.5 },
      ],
    })
  })
})

describe("an affiliate's own report", () => {
  const today = () => dayIn(shop.config.timeZone)(new Date().toISOString())
  const own = (token: string, query = `from=${today()}&to=${today()}`, scheme = "Bearer") =>
    shop.call("GET", `/api/affiliate/report?${query}`, undefined, {
      headers: { authorization: `${scheme} ${token}` },
    })
  const newToken = async () => {
    const made = await call("POST", `/api/admin/affiliates/${affiliateId}/tokens`, { label: "Ann", days: 30 })
    return String(made.body.data?.token)
  }

  test("shows their figures only, and nothing of orders", async () => {
    const orderId = await ordered()
    await pay(orderId)
    await command(orderId, { type: "CancelUnits", itemId: "item-1", quantity: 1, reason: "" })
    await follow(orderId)
    const token = await newToken()
    const { status, body } = await own(token)
    expect(status).toBe(200)
    expect((await own(token, undefined, "bearer")).status).toBe(200)
    const row = { clicks: 0, conversions: 1, value: 190, payout: 19, reversed: 9.5, kept: 9.5 }
    expect(body.data).toMatchObject({
      affiliateId,
      rows: [{ key: today(), ...row }],
      totals: { key: "Total", ...row },
    })
    expect(JSON.stringify(body)).not.toContain(orderId)
    const bySub = await own(token, `from=${today()}&to=${today()}&groupBy=sub`)
    expect(bySub.body.data).toMatchObject({ rows: [{ key: "blog", ...row }] })
    await addAffiliate()
    expect((await own(await newToken())).body.data).toMatchObject({ rows: [] })
  })

  test("counts the clicks of people on the days asked for, beside what was ordered on them", async () => {
    const visit = (day: string, change: object = {}) => {
      const row = { visit_id: randomUUID(), revision: 0, position: "0", at: new Date(), day, is_bot: false }
      const source = { is_paid: true, source: affiliateId, medium: "affiliate", campaign: "" }
      const visitor = { device_class: "desktop", has_consent: true, affiliate_id: affiliateId }
      return shop.sql(
        "insert into read.visit select * from jsonb_populate_record(null::read.visit, $1::jsonb)",
        [{ ...row, ...source, ...visitor, sub_affiliate_id: "blog", ...change }],
      )
    }
    const [before, from, to, after] = [-3, -2, -1, 0].map((days) => shiftedDay(today(), days))
    if (before === undefined || from === undefined || to === undefined || after === undefined)
      throw new Error("four days")
    for (const day of [before, from, to, to, after]) await visit(day)
    await visit(to, { is_bot: true })
    await visit(to, { affiliate_id: "another" })
    await visit(to, { sub_affiliate_id: null })
    for (const day of [before, from, after]) {
      const orderId = await ordered()
      await pay(orderId)
      await follow(orderId)
      const noon = instantOf(shop.config.timeZone, day, 12)
      await shop.sql("update affiliate_conversion set converted_at = $2 where order_id = $1", [
        orderId,
        new Date(noon),
      ])
    }
    const token = await newToken()
    const rows = async (query: string) => (await own(token, `from=${from}&to=${to}${query}`)).body.data?.rows
    expect(await rows("")).toMatchObject([
      { key: from, clicks: 1, conversions: 1 },
      { key: to, clicks: 3, conversions: 0, value: 0 },
    ])
    expect(await rows("&groupBy=sub")).toMatchObject([
      { key: "", clicks: 1, conversions: 0 },
      { key: "blog", clicks: 3, conversions: 1 },
    ])
  })

  test("names the terms in force for the affiliate itself, and its active sub-affiliates", async () => {
    const terms = (basisPoints: number, from: string, until: string | null, subAffiliateId?: string) =>
      shop.sql(
        `insert into affiliate_terms (terms_id, affiliate_id, sub_affiliate_id, valid_from, valid_until, terms)
         values (gen_random_uuid(), $1, $2, now() + $3::interval, now() + $4::interval, $5)`,
        [affiliateId, subAffiliateId ?? null, from, until, { kind: "percent", basisPoints }],
      )
    const addSub = (id: string, status: string) =>
      shop.sql(
        "insert into sub_affiliate (affiliate_id, sub_affiliate_id, name, status) values ($1, $2, $2, $3)",
        [affiliateId, id, status],
      )
    await terms(500, "-1 hour", null)
    await addSub("another", "active")
    await addAffiliate()
    await terms(100, "-2 days", "-1 second")
    await terms(200, "-8 days", "1 day")
    await terms(300, "1 day", null)
    await terms(400, "-1 day", null, "blog")
    await addSub("zine", "active")
    await addSub("blog", "active")
    await addSub("gone", "paused")
    expect((await own(await newToken())).body.data).toMatchObject({
      name: "Deal Hunt",
      subAffiliates: ["blog", "zine"],
      terms: { kind: "percent", basisPoints: 200 },
    })
  })

  test("needs a known token that is neither expired nor revoked; only its hash is stored", async () => {
    const token = await newToken()
    const stored = JSON.stringify(await shop.sql("select * from affiliate_token", []))
    expect(stored).not.toContain(token.slice(4))
    expect((await own("")).status).toBe(401)
    expect((await own(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)).status).toBe(401)
    expect((await own(token)).status).toBe(200)
    const [{ token_id: id } = {}] = await shop.sql(
      "select token_id from affiliate_token where affiliate_id = $1",
      [affiliateId],
    )
    expect((await call("DELETE", `/api/admin/affiliates/${affiliateId}/tokens/${id}`)).status).toBe(200)
    expect((await own(token)).status).toBe(401)
    const another = await newToken()
    await shop.sql("update affiliate_token set expires_at = now() where affiliate_id = $1", [affiliateId])
    expect((await own(another)).status).toBe(401)
  })

  test("covers the last days as the shop counts them, today included", async () => {
    const orderId = await ordered()
    await pay(orderId)
    await follow(orderId)
    const token = await newToken()
    expect((await own(token, "days=1")).body.data).toMatchObject({ rows: [{ key: today() }] })
    expect((await own(token, "days=30")).body.data).toMatchObject({ rows: [{ key: today() }] })
    expect((await own(token, "days=400")).status).toBe(422)
  })

  test("covers up to a year", async () => {
    const token = await newToken()
    expect((await own(token, "from=2020-01-01&to=2026-01-01")).status).toBe(422)
    expect((await own(token, "from=2026-02-30&to=2026-03-01")).status).toBe(400)
  })
})
