import type { Faker } from "@faker-js/faker"
import { orderNumber } from "@voltread/api/cart/order-number.ts"
import type { Actor } from "@voltread/domain/event.ts"
import { isPaid } from "@voltread/domain/marketing/traffic-source.ts"
import { aVisit } from "@voltread/domain/marketing/visit-examples.ts"
import { affiliateTakeOf } from "@voltread/domain/ordering/affiliate-take.ts"
import type { Attribution, Touch } from "@voltread/domain/ordering/attribution.ts"
import type { OrderEventData } from "@voltread/domain/ordering/order-event.ts"
import { withSalesTax } from "@voltread/domain/ordering/sales-tax.ts"
import { touchOfVisit } from "@voltread/domain/processes/touch-of-visit.ts"
import type { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { basket } from "./basket.ts"
import { AFFILIATES, SOURCES, type TrafficSource } from "./marketing.ts"
import type { Person } from "./people.ts"
import { type Scenario, scenarios } from "./scenarios.ts"
import type { DemoOrder } from "./script/demo-order.ts"
import { OrderScript } from "./script/order-script.ts"
import { settlements } from "./script/settlement.ts"
import type { DemoWorld } from "./world.ts"

type Creation = OrderEventData<"OrderCreated">

const actorOf = ({ email, isGuest, address }: Person): Actor => ({
  id: email,
  name: `${address.firstName} ${address.lastName}`,
  role: isGuest ? "guest" : "customer",
})

/** A visit from this source, that many hours before the order. */
const touched = (faker: Faker, { affiliate, tracking }: Origin, hours: number, end: number): Touch => {
  const parameters = {
    utm_source: tracking.utmSource,
    utm_medium: tracking.utmMedium,
    utm_campaign: tracking.utmCampaign,
    utm_term: tracking.utmTerm,
    gclid: tracking.googleClickId,
    fbclid: tracking.facebookClickId,
    affiliate_id: affiliate.affiliateId,
    sub_affiliate_id: affiliate.subAffiliateId,
    acid: affiliate.rollupId,
  }
  const known = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null))
  const visit = aVisit({ visitId: faker.string.uuid(), parameters: known })
  return touchOfVisit(visit, new Date(end - hours * 3_600_000).toISOString())
}

/** Most shoppers visited once; the others first came from another source. */
const attributionOf = (faker: Faker, origin: Origin, at: number): Attribution => {
  const last = touched(faker, origin, 0, at)
  const isFirst = faker.datatype.boolean({ probability: 0.7 })
  const before = faker.number.int({ min: 2, max: 400 })
  const first = isFirst ? last : touched(faker, cameFrom(faker, sourceOf(faker)), before, at)
  const lastPaid = [last, first].find(isPaid) ?? null
  return { visitId: last.visitId, first, last, lastPaid }
}

const sourceOf = (faker: Faker): TrafficSource =>
  faker.helpers.weightedArrayElement(SOURCES.map((value) => ({ value, weight: value.weight })))

interface Origin extends Pick<Creation, "affiliate" | "tracking"> {
  readonly affiliateTerms: CommissionTerms | null
}

const cameFrom = (faker: Faker, source: TrafficSource): Origin => {
  const affiliate = source.isAffiliate ? faker.helpers.arrayElement(AFFILIATES) : undefined
  return {
    affiliateTerms: affiliate?.terms ?? null,
    affiliate: {
      affiliateId: affiliate?.id ?? null,
      subAffiliateId: affiliate === undefined ? null : faker.helpers.arrayElement(affiliate.subIds),
      clickHash: affiliate === undefined ? null : faker.string.alphanumeric(12),
      rollupId: affiliate?.rollupId ?? null,
    },
    tracking: {
      facebookClickId: source.utmSource === "facebook" ? faker.string.alphanumeric(20) : null,
      googleClickId: source.utmSource === "google" ? faker.string.alphanumeric(20) : null,
      utmSource: source.utmSource,
      utmMedium: source.utmMedium,
      utmCampaign: source.campaigns.length === 0 ? null : faker.helpers.arrayElement(source.campaigns),
      utmTerm: source.terms.length === 0 ? null : faker.helpers.arrayElement(source.terms),
      ipAddress: `203.0.113.${faker.number.int({ min: 1, max: 254 })}`,
      acceptLanguages: "en-US,en;q=0.9",
      userAgent: faker.internet.userAgent(),
    },
  }
}

export interface Period {
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
}

/**
 * One order from checkout to the end of its scenario, or to the end of the period. Commands, gateways' answers and
 * vendors' records are made by the rules of shop and simulators, but without any calls: waiting for the answers of
 * thousands of orders would make the first start take many minutes.
 */
export const demoOrder = (faker: Faker, world: DemoWorld, person: Person, period: Period): DemoOrder => {
  const orderId = faker.string.uuid()
  const shopper = actorOf(person)
  const uniqueId = orderNumber(orderId)
  const pageAt = (vendor: string, path: string) => world.pageAt(orderId, vendor, path)
  const script = new OrderScript({ faker, orderId, uniqueId, shopper, pageAt, ...period })
  const { state } = person.address
  const items = withSalesTax(basket(faker, world, state), state, DEFAULT_SETTINGS.tax)
  const scenario: Scenario = faker.helpers.weightedArrayElement(
    scenarios(items).map((value) => ({ value, weight: value.weight })),
  )
  const { affiliateTerms, ...origin } = cameFrom(faker, sourceOf(faker))
  script.order(shopper, {
    type: "PlaceOrder",
    order: {
      orderId,
      uniqueId,
      mode: "CREATE_ORDER_FOR_CART",
      cartId: faker.string.uuid(),
      username: person.isGuest ? null : person.email,
      status: scenario.lease ? "LOAN_IN_PROCESS" : "PENDING_PAYMENT",
      contact: {
        firstName: person.address.firstName,
        lastName: person.address.lastName,
        email: person.email,
        phone: person.address.phone,
      },
      ...origin,
      attribution: attributionOf(faker, { affiliateTerms, ...origin }, period.start),
      promotionCode: null,
      priceMarkupGroupId: null,
    },
    items,
    billingAddress: person.address,
    shippingAddress: person.address,
    submission: {
      submittedBy: person.email,
      submittedRollupId: origin.affiliate.rollupId,
      lenderTake: 0,
      affiliateTake: affiliateTakeOf(affiliateTerms, items),
      affiliateTerms,
    },
  })
  scenario.write(script)
  script.insert(settlements(script.orderSteps, period.end))
  return { orderId, items, script }
}
