import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { makeClickTracker } from "@voltread/api/gateways/click-tracker/click-tracker.ts"
import { followConversions } from "@voltread/api/marketing/conversions/follow-conversions.ts"
import { sendDuePostbacks } from "@voltread/api/marketing/conversions/send-postbacks.ts"
import { type ShopApp, shopApp, type Tokens } from "@voltread/api/testing/shop-app.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { NETWORKS } from "@voltread/domain/marketing/postback-template.ts"
import { affiliateEarnings, affiliateTakeOf } from "@voltread/domain/ordering/affiliate-take.ts"
import { anyCommand, anyFulfilment, placement } from "@voltread/domain/ordering/order-arbitraries.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aPayment, aSubmission } from "@voltread/domain/ordering/order-examples.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { anyTerms } from "@voltread/domain/shared/commission-arbitraries.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { startAffiliateNetwork } from "./server.ts"

const TOKEN = "token-of-tests"
const SIMULATED = NETWORKS.filter((name) => name !== "none")

let directory: string
let network: Awaited<ReturnType<typeof startAffiliateNetwork>>
let shop: ShopApp
let admin: Tokens

const start = () =>
  startAffiliateNetwork({
    host: "127.0.0.1",
    port: 0,
    directory,
    token: TOKEN,
    adminToken: "admin",
    webhookUrl: undefined,
    webhookRetryMs: 20,
    report: (message) => {
      throw new Error(message)
    },
  })

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "voltread-network-"))
  network = await start()
  shop = await shopApp(inject("postgresUrl"), {
    AFFILIATE_TRACKER_URL: network.url,
    AFFILIATE_TRACKER_TOKEN: TOKEN,
    POSTBACK_LOCAL_HOSTS: new URL(network.url).host,
  })
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
  const known = "order={order}&affiliate={affiliate}&payout={payout}&postback={postback}&kind={kind}"
  const paths = {
    everflow: `everflow/?nid=1&transaction_id={click}&amount={value}&${known}`,
    tune: `tune/aff_lsr?offer_id=1&transaction_id={click}&amount={value}&${known}`,
    cake: `cake/p.ashx?o=1&e=1&r={click}&p={value}&${known}`,
    own: `own/postback?click={click}&value={value}&${known}`,
  }
  for (const name of SIMULATED) {
    const template = `${network.url}/${paths[name]}`
    const form = {
      affiliateId: name,
      name,
      status: "active",
      rollupId: null,
      payoutPeriod: "monthly",
      network: name,
    }
    const added = await shop.call(
      "POST",
      "/api/admin/affiliates",
      { ...form, conversionUrl: template, reversalUrl: template },
      { as: admin },
    )
    expect(added.status).toBe(200)
  }
})
afterAll(async () => {
  await shop.close()
  await network.close()
  await rm(directory, { recursive: true, force: true })
})

const faulty = (kind: string, calls: number) =>
  fetch(`${network.adminUrl}/faults`, {
    method: "POST",
    headers: { authorization: "Bearer admin", "content-type": "application/json" },
    body: JSON.stringify({ kind, calls, operation: "postback", when: kind === "drop" ? "after" : "before" }),
  })

const run = async (orderId: string, commands: ReadonlyArray<OrderCommand>) => {
  for (const command of commands)
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        Effect.result(
          orders.handle(orderId, () => [command], {
            commandId: randomUUID(),
            correlationId: "test",
            actor: { id: "test", name: "Test", role: "system" },
            now: new Date().toISOString(),
          }),
        ),
      ),
    )
}

const anyOrder = fc
  .tuple(
    placement,
    anyTerms,
    fc.constantFrom(...SIMULATED),
    fc.array(fc.oneof(anyCommand, { weight: 3, arbitrary: anyFulfilment }), { maxLength: 12 }),
  )
  .map(([place, affiliateTerms, affiliateId, rest]) => {
    const orderId = randomUUID()
    const amount = totalsOf(place.items).total
    const theirs: OrderCommand = {
      ...place,
      order: {
        ...place.order,
        orderId,
        uniqueId: orderId,
        affiliate: { affiliateId, subAffiliateId: null, clickHash: `click ${orderId}`, rollupId: null },
      },
      submission: {
        ...aSubmission,
        affiliateTerms,
        affiliateTake: affiliateTakeOf(affiliateTerms, place.items),
      },
    }
    const paid = { type: "RecordPayment", payment: aPayment({ amount, result: "succeeded" }) } as const
    const asked = { type: "RecordPayment", payment: aPayment({ amount }) } as const
    return { orderId, commands: [theirs, asked, paid, ...rest] }
  })

describe("for any history", () => {
  test("the network's books have each conversion once, and pay by the terms for what was kept", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyOrder,
        fc.constantFrom("drop", "status", "none"),
        async ({ orderId, commands }, fault) => {
          // Either accepted with the answer lost, or not accepted.
          if (fault !== "none") await faulty(fault, 2)
          await run(orderId, commands)
          const events = await shop.run(
            EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId)))),
          )
          await shop.run(followConversions.handle(events))
          for (let turn = 0; turn < 20; turn += 1) {
            await shop.sql("update affiliate_postback set next_attempt_at = now()")
            await shop.run(sendDuePostbacks)
          }
          const entries = network.books.entries().filter(({ order }) => order === orderId)
          const posted = await shop.sql(
            "select count(*)::int as n from affiliate_postback where order_id = $1 and state = 'sent'",
            [orderId],
          )
          expect(posted).toEqual([{ n: entries.length }])
          const isPaid = events.some(({ type, data }) => type === "OrderStatusChanged" && isPayment(data))
          expect(entries.filter(({ kind }) => kind === "conversion")).toHaveLength(isPaid ? 1 : 0)
          const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
          const kept = state._tag === "placed" && isPaid ? affiliateEarnings(state) : 0
          expect(sum(entries.map(({ payout }) => payout))).toBe(kept)
        },
      ),
      { numRuns: 20 },
    )
  }, 120_000)

  const isPayment = (data: unknown): boolean =>
    typeof data === "object" && data !== null && Reflect.get(data, "to") === "PAYMENT_RECEIVED"
})

describe("the tracking service", () => {
  const click = {
    affiliateId: "own",
    subAffiliateId: null,
    acid: null,
    clickHash: "c",
    url: "https://shop.example/?affiliate_id=own",
    referrer: null,
    ip: "203.0.113.9",
    userAgent: "Mozilla/5.0",
  }
  const tracker = (token: string) => makeClickTracker({ baseUrl: network.url, token })

  test("answers a click with its id, which is recorded and survives a restart", async () => {
    const answer = await Effect.runPromise(tracker(TOKEN).report(click))
    expect(answer.code).toBe(200)
    expect(network.books.clicks).toMatchObject([{ rxId: answer.rxId, affiliateId: "own" }])
    await network.close()
    network = await start()
    expect(network.books.clicks).toMatchObject([{ rxId: answer.rxId }])
  })

  test("rejects an unknown caller, and a click without its facts", async () => {
    const refused = await Effect.runPromise(Effect.flip(tracker("wrong").report(click)))
    expect(refused._tag).toBe("GatewayMisconfigured")
    expect(await Effect.runPromise(tracker(TOKEN).report({ ...click, affiliateId: "" }))).toEqual({
      code: 400,
      rxId: null,
    })
  })
})

test("each network reports errors in its own way", async () => {
  const get = async (path: string) => {
    const answer = await fetch(`${network.url}${path}`)
    return [answer.status, await answer.text()]
  }
  expect(await get("/everflow/?nid=1")).toEqual([400, "Invalid transaction"])
  expect(await get("/tune/aff_lsr?offer_id=1")).toEqual([200, "success=false; err_msg=Invalid transaction;"])
  expect(await get("/tune/aff_lsr?transaction_id=t")).toEqual([
    200,
    "success=false; err_msg=offer_id is missing;",
  ])
  expect(await get("/cake/p.ashx?o=1&r=t&p=abc")).toEqual([500, "Invalid amount"])
  expect(await get("/own/postback?click=t&order=1&kind=gift")).toEqual([422, "Invalid kind"])
})
