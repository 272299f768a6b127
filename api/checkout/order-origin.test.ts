import { randomUUID } from "node:crypto"
import { EventLog } from "@voltread/domain/event.ts"
import { visitCodec } from "@voltread/domain/marketing/visit.ts"
import { aVisit } from "@voltread/domain/marketing/visit-examples.ts"
import type { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { visitStream } from "@voltread/domain/stream.ts"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { toNewEvent } from "../platform/commands/command-handler.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ laptop: 100, mouse: 100 })
  await affiliate("aff-1", "active", [
    { valid: ["2020-01-01", "2021-01-01"], terms: { kind: "percent", basisPoints: 9_000 } },
    { valid: ["2021-01-01", null], terms: { kind: "percent", basisPoints: 500 } },
    { valid: ["2099-01-01", null], terms: { kind: "percent", basisPoints: 8_000 } },
    { valid: ["2021-01-01", null], terms: { kind: "fixed", amount: 1_234 }, sub: "blog" },
  ])
  await affiliate("aff-paused", "paused", [
    { valid: ["2021-01-01", null], terms: { kind: "percent", basisPoints: 500 } },
  ])
})
afterAll(() => shop.close())

interface Terms {
  readonly valid: readonly [string, string | null]
  readonly terms: CommissionTerms
  readonly sub?: string
}

const affiliate = async (id: string, status: string, terms: ReadonlyArray<Terms>) => {
  await shop.sql(
    "insert into affiliate (affiliate_id, name, status, payout_period, network) values ($1, $1, $2, 'monthly', 'none')",
    [id, status],
  )
  for (const each of terms)
    await shop.sql(
      `insert into affiliate_terms (terms_id, affiliate_id, sub_affiliate_id, valid_from, valid_until, terms)
       values ($1, $2, $3, $4, $5, $6)`,
      [randomUUID(), id, each.sub ?? null, ...each.valid, JSON.stringify(each.terms)],
    )
}

const ordered = async (tracking: object, products: ReadonlyArray<string> = ["laptop"]) => {
  const browser = shop.browse()
  for (const productId of products) await browser.add(productId)
  const answer = await browser.checkOut({ nonce: `good-${randomUUID()}`, change: { tracking } })
  const events = await shop.sql("select type, data from events where stream = $1", [
    `order-${answer.order?.id}`,
  ])
  const dataOf = (type: string) => events.find((event) => event.type === type)?.data
  return { created: dataOf("OrderCreated"), submitted: dataOf("OrderSubmitted") }
}

describe("an affiliate's take", () => {
  test("follows the terms in force at the time of the order, on the price of its products", async () => {
    const { submitted } = await ordered({ affiliate_id: "aff-1" }, ["laptop", "mouse"])
    // 5 % of $999.00 + $25.99, without shipping and tax.
    expect(submitted).toMatchObject({
      affiliateTake: 5_125,
      affiliateTerms: { kind: "percent", basisPoints: 500 },
    })
  })

  test("follows the terms of the sub-affiliate where there are any", async () => {
    const { submitted } = await ordered({ affiliate_id: "aff-1", sub_affiliate_id: "blog" })
    expect(submitted).toMatchObject({ affiliateTake: 1_234 })
    const other = await ordered({ affiliate_id: "aff-1", sub_affiliate_id: "forum" })
    expect(other.submitted).toMatchObject({ affiliateTake: 4_995 })
  })

  test("names the current rollup where the link names none", async () => {
    await shop.sql("insert into affiliate_rollup values ('media', 'Media')")
    await shop.sql(
      "insert into affiliate_rollup_membership values ('aff-1', 'media', now() - interval '1 day')",
    )
    const { created, submitted } = await ordered({ affiliate_id: "aff-1" })
    expect([created, submitted]).toMatchObject([
      { affiliate: { rollupId: "media" } },
      { submittedRollupId: "media" },
    ])
    const linked = await ordered({ affiliate_id: "aff-1", acid: "other" })
    expect(linked.created).toMatchObject({ affiliate: { rollupId: "other" } })
  })

  test.each(["aff-paused", "nobody-we-know"])(
    "is nothing for %s, whose id stays on the order",
    async (id) => {
      const { created, submitted } = await ordered({ affiliate_id: id })
      expect(created).toMatchObject({ affiliate: { affiliateId: id } })
      expect(submitted).toMatchObject({ affiliateTake: 0, affiliateTerms: null })
    },
  )
})

describe("visits that led to an order", () => {
  const visited = async (at: Date, change: Parameters<typeof aVisit>[0]) => {
    const visitId = randomUUID()
    const stream = visitStream(visitId)
    const data = aVisit({ ...change, visitId })
    const intent = {
      commandId: visitId,
      correlationId: visitId,
      actor: { id: "guest", name: "Guest", role: "guest" as const },
      now: at.toISOString(),
    }
    const event = toNewEvent(visitCodec, stream, { type: "VisitBegan", data }, 0, intent)
    await shop.run(EventLog.use((log) => log.append(stream, "no-stream", [event])))
    return visitId
  }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

  test("are recorded with the order as stored, whatever the browser claims", async () => {
    const first = await visited(daysAgo(20), { referrer: "https://www.google.com/" })
    const paid = await visited(daysAgo(3), { parameters: { gclid: "g", utm_campaign: "tires" } })
    const last = await visited(daysAgo(1), { parameters: { utm_source: "letter", utm_medium: "email" } })
    const here = await visited(daysAgo(0), {})
    const { created } = await ordered({
      utm_source: "made up",
      visit_id: here,
      first_visit_id: first,
      last_visit_id: last,
      paid_visit_id: paid,
    })
    expect(created).toMatchObject({
      attribution: {
        first: { source: "google", medium: "organic", campaign: null },
        last: { source: "letter", medium: "email" },
        lastPaid: { source: "google", medium: "cpc", campaign: "tires" },
      },
    })
    await expect
      .poll(
        () =>
          shop.sql(
            "select model, source, medium, is_paid from read.order_touch where order_id = $1 order by 1",
            [orderIdOf(created)],
          ),
        { timeout: 20_000, interval: 20 },
      )
      .toEqual([
        { model: "first", source: "google", medium: "organic", is_paid: false },
        { model: "last", source: "letter", medium: "email", is_paid: false },
        { model: "lastPaid", source: "google", medium: "cpc", is_paid: true },
      ])
  })

  const orderIdOf = (created: unknown) =>
    typeof created === "object" && created !== null && "orderId" in created ? created.orderId : null

  test("that do not exist, or are too old, are ignored", async () => {
    const old = await visited(daysAgo(40), { parameters: { gclid: "g" } })
    const { created } = await ordered({
      visit_id: randomUUID(),
      first_visit_id: old,
      last_visit_id: "order-1",
      paid_visit_id: "'; drop table events",
    })
    expect(created).toMatchObject({
      attribution: { visitId: null, first: null, last: null, lastPaid: null },
    })
  })
})
