import { NO_TRACKING } from "@voltread/domain/ordering/order-event.ts"
import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  const history = new History()
  history
    .at("2026-03-01T23:59:00.000Z")
    .visit(
      "v-1",
      { affiliate_id: "aff-1", sub_affiliate_id: "blog", acid: "roll", click_hash: "c", utm_term: "tv" },
      { referrer: "https://blog.example/", landingPage: "/tires", country: "DE", hasConsent: false },
    )
  history.visit("v-2", {}, { referrer: "https://www.google.com/", isBot: true, deviceClass: "other" })
  history.clickReported("v-1", "rx-1")
  // From before orders recorded visits: the content of its cookies.
  const tracking = { ...NO_TRACKING, utmSource: "google", utmMedium: "cpc" }
  history.order("old", placing(undefined, { orderId: "old", tracking }))
  await project(database.connection, history.log.events, { sizes: [1] })
})
afterAll(() => database.drop())

const rows = async (text: string) => (await database.pool.query(text)).rows

test("a visit is a row with its source, its device and the tracking service's answer", async () => {
  expect(
    await rows(`select visit_id, day::text, source, medium, keyword, is_paid, affiliate_id, sub_affiliate_id, rollup_id,
                  click_hash, landing_page, country, device_class, is_bot, has_consent, click_code, rx_id
                from read.visit order by visit_id`),
  ).toEqual([
    {
      visit_id: "v-1",
      day: "2026-03-01",
      source: "aff-1",
      medium: "affiliate",
      keyword: null,
      is_paid: true,
      affiliate_id: "aff-1",
      sub_affiliate_id: "blog",
      rollup_id: "roll",
      click_hash: "c",
      landing_page: "/tires",
      country: "DE",
      device_class: "desktop",
      is_bot: false,
      has_consent: false,
      click_code: 200,
      rx_id: "rx-1",
    },
    expect.objectContaining({
      visit_id: "v-2",
      source: "google",
      medium: "organic",
      is_bot: true,
      device_class: "other",
      click_code: null,
      rx_id: null,
    }),
  ])
})

test("an order from before visits were recorded counts by its cookies, and has no known first visit", async () => {
  expect(await rows("select model, source, medium, is_paid from read.order_touch order by model")).toEqual([
    { model: "first", source: "(unknown)", medium: "(none)", is_paid: false },
    { model: "last", source: "google", medium: "cpc", is_paid: true },
    { model: "lastPaid", source: "google", medium: "cpc", is_paid: true },
  ])
})
