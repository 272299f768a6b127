import type { RecordedEvent } from "@voltread/domain/event.ts"
import { NO_ATTRIBUTION } from "@voltread/domain/ordering/attribution.ts"
import { NO_AFFILIATE, NO_TRACKING } from "@voltread/domain/ordering/order-event.ts"
import { Predicate } from "effect"
import fc from "fast-check"
import { anyHistory } from "./histories.ts"

/** The shoppers, with the sources that they came from. The last two are erased. */
const SHOPPERS = [
  { username: "ada@example.com", email: "ada@example.com" },
  { username: null, email: "Ada@example.com" },
  { username: null, email: "bob@example.com" },
  { username: "erased-7d1c", email: "[erased]" },
  { username: null, email: "[erased]", customerKey: "keyed" },
] as const

const ORIGINS = [
  { tracking: NO_TRACKING, affiliate: NO_AFFILIATE },
  {
    tracking: {
      ...NO_TRACKING,
      utmSource: "google",
      utmMedium: "cpc",
      utmCampaign: "tires",
      utmTerm: "cheap tires",
      googleClickId: "g-1",
    },
    affiliate: NO_AFFILIATE,
  },
  {
    tracking: { ...NO_TRACKING, utmSource: "partner", utmMedium: "affiliate" },
    affiliate: { affiliateId: "aff-1", subAffiliateId: "blog", clickHash: "h", rollupId: "roll-1" },
  },
  {
    tracking: NO_TRACKING,
    affiliate: { affiliateId: "aff-2", subAffiliateId: null, clickHash: null, rollupId: null },
  },
] as const

const touch = (change: object) => ({
  visitId: "v",
  at: "2026-01-01T00:00:00.000Z",
  source: "(direct)",
  medium: "(none)",
  campaign: null,
  term: null,
  content: null,
  affiliateId: null,
  subAffiliateId: null,
  rollupId: null,
  ...change,
})

const ORGANIC = touch({ source: "google", medium: "organic", hasGoogleClick: false })
const SEARCH_AD = touch({
  source: "google",
  medium: "cpc",
  campaign: "wheels",
  term: "rims",
  hasGoogleClick: true,
})
/** From before visits recorded whether an ad had led to them. */
const OLD_AD = touch({ source: "google", medium: "cpc", term: "tires" })
const NEWS = touch({ source: "news", medium: "email", campaign: "spring", hasGoogleClick: false })

/** The visits that led to an order; for the first entries, only cookies are known. */
const ATTRIBUTIONS = [
  NO_ATTRIBUTION,
  { visitId: "v", first: ORGANIC, last: NEWS, lastPaid: null },
  { visitId: "v", first: NEWS, last: SEARCH_AD, lastPaid: SEARCH_AD },
  { visitId: "v", first: OLD_AD, last: ORGANIC, lastPaid: OLD_AD },
  { visitId: "v", first: null, last: null, lastPaid: null },
] as const

const ITEMS = [
  { productId: "p-1", sku: "SKU-1", category: "sound-bars", brand: "Acme", partner: "Best Buy" },
  {
    productId: "p-2",
    sku: "SKU-2",
    category: "tires",
    brand: "Michelin",
    partner: "Tire Hub",
    productType: "tires",
    size: "205/55R16",
  },
  { productId: "p-3", sku: "SKU-3", category: "sound-bars", brand: "Sonotone", partner: "Tire Hub" },
] as const

const PROMOTION_CODES = [null, "SPRING10", "FREESHIP"] as const

const GATEWAYS = ["CARD", "CRYPTO"] as const

const pick = <A>(choices: ReadonlyArray<A>, seed: number): A | undefined => choices[seed % choices.length]

const merged = (data: unknown, change: object | undefined): unknown =>
  Predicate.isObject(data) ? { ...data, ...change } : data

/** The same event with other people, items and gateways, depending on the seed of its order. */
const varied = (event: RecordedEvent, seed: number): unknown => {
  const { data } = event
  if (!Predicate.isObject(data)) return data
  switch (event.type) {
    case "OrderCreated": {
      const { email = "", ...shopper } = pick(SHOPPERS, seed) ?? {}
      const { contact } = { contact: undefined, ...data }
      const attribution = pick(ATTRIBUTIONS, seed >> 2)
      return {
        ...data,
        ...pick(ORIGINS, seed >> 3),
        attribution,
        promotionCode: pick(PROMOTION_CODES, seed >> 4),
        ...shopper,
        contact: merged(contact, { email }),
      }
    }
    case "OrderItemAdded": {
      const { item } = { item: undefined, ...data }
      const { itemId } = { itemId: "", ...Object(item) }
      return { ...data, item: merged(item, pick(ITEMS, seed + String(itemId).charCodeAt(5))) }
    }
    case "OrderPaymentDetailsUpdated": {
      const { payment } = { payment: undefined, ...data }
      return { ...data, payment: merged(payment, { gatewayType: pick(GATEWAYS, seed >> 5) }) }
    }
    default:
      return data
  }
}

const HOUR = 3_600_000

/** Days around both daylight saving changes in New York. */
const beginning = fc.constantFrom("2026-02-26T03:00:00.000Z", "2026-10-29T22:00:00.000Z")

/**
 * Histories over weeks: hours between events, several customers (including guests and erased ones), sources, items and
 * gateways. No report contains the last event.
 */
export const longHistory: fc.Arbitrary<ReadonlyArray<RecordedEvent>> = fc
  .tuple(
    anyHistory,
    beginning,
    fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 40 }),
    fc.array(fc.nat(1_000), { minLength: 1, maxLength: 5 }),
  )
  .map(([history, from, gaps, seeds]) => {
    history.cart("cart-last", {
      type: "CreateCart",
      cartId: "cart-last",
      username: null,
      successorOf: null,
      items: [],
    })
    let at = Date.parse(from)
    const streams = [...new Set(history.log.events.map(({ stream }) => stream))]
    return history.log.events.map((event, index) => {
      at += (gaps[index % gaps.length] ?? 0) * HOUR
      return {
        ...event,
        data: varied(event, pick(seeds, streams.indexOf(event.stream)) ?? 0),
        metadata: { ...event.metadata, at: new Date(at).toISOString() },
      }
    })
  })
