import type { Faker } from "@faker-js/faker"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { Actor } from "@voltread/domain/event.ts"
import { isPaid } from "@voltread/domain/marketing/traffic-source.ts"
import { aVisit } from "@voltread/domain/marketing/visit-examples.ts"
import { affiliateTakeOf } from "@voltread/domain/ordering/affiliate-take.ts"
import type { Attribution, Touch } from "@voltread/domain/ordering/attribution.ts"
import type { OrderCreated } from "@voltread/domain/ordering/order-event.ts"
import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import { withSalesTax } from "@voltread/domain/ordering/sales-tax.ts"
import { touchOfVisit } from "@voltread/domain/processes/touch-of-visit.ts"
import type { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import type { Seller } from "./catalogue.ts"
import { AFFILIATES, SOURCES, type Source } from "./marketing.ts"
import { OrderScript } from "./order-script.ts"
import type { Person } from "./people.ts"
import { type Scenario, scenarios } from "./scenarios.ts"
import { settlements } from "./settlement.ts"

type Creation = (typeof OrderCreated.Type)["data"]

const actorOf = ({ email, isGuest, address }: Person): Actor => ({
  id: email,
  name: `${address.firstName} ${address.lastName}`,
  role: isGuest ? "guest" : "customer",
})

const lineOf = (product: Product, index: number, quantity: number): OrderItem => ({
  itemId: String(index + 1),
  productId: product.productId,
  sku: product.sku,
  name: product.name,
  description: product.description,
  brand: product.brand,
  brandId: product.brand.toLowerCase(),
  category: product.category,
  productType: product.productType,
  partner: product.partner,
  size: product.size,
  images: { thumbnail: product.thumbnailImage, small: product.smallImage, large: product.largeImage },
  urlPath: `/product/${product.productId}`,
  attributes: product.attributes,
  deliveryType: "DELIVERY_SHIPPING",
  pickupStore: null,
  quantity,
  price: product.salePrice,
  originalPrice: product.regularPrice,
  supplierCost: product.supplierCost,
  winnerMarkupId: product.winnerMarkupId,
  shippingCost: product.shippingCost,
  discount: 0,
  tax: 0,
  estimatedDeliveryDate: null,
})

const drawn = (faker: Faker, goods: ReadonlyArray<Seller>, kinds: number): ReadonlyArray<Product> => {
  const products = new Set<Product>()
  while (products.size < kinds) products.add(faker.helpers.weightedArrayElement(goods))
  return [...products]
}

const basket = (faker: Faker, goods: ReadonlyArray<Seller>): ReadonlyArray<OrderItem> => {
  const kinds = faker.helpers.weightedArrayElement([
    { value: 1, weight: 6 },
    { value: 2, weight: 3 },
    { value: 3, weight: 1 },
  ])
  return drawn(faker, goods, kinds).map((product, index) => {
    const set = product.productType === "tire" || product.productType === "wheel"
    const quantity = set
      ? 4
      : faker.helpers.weightedArrayElement([
          { value: 1, weight: 9 },
          { value: 2, weight: 1 },
        ])
    return lineOf(product, index, quantity)
  })
}

/** A visit from this source, so many hours before the order. */
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

/** Most shoppers came once; the others came from somewhere else the first time. */
const attributionOf = (faker: Faker, origin: Origin, at: number): Attribution => {
  const last = touched(faker, origin, 0, at)
  const isFirst = faker.datatype.boolean({ probability: 0.7 })
  const before = faker.number.int({ min: 2, max: 400 })
  const first = isFirst ? last : touched(faker, cameFrom(faker, sourceOf(faker)), before, at)
  const lastPaid = [last, first].find(isPaid) ?? null
  return { visitId: last.visitId, first, last, lastPaid }
}

const sourceOf = (faker: Faker): Source =>
  faker.helpers.weightedArrayElement(SOURCES.map((value) => ({ value, weight: value.weight })))

interface Origin extends Pick<Creation, "affiliate" | "tracking"> {
  readonly affiliateTerms: CommissionTerms | null
}

const cameFrom = (faker: Faker, source: Source): Origin => {
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

export interface DemoOrder {
  readonly orderId: string
  readonly items: ReadonlyArray<OrderItem>
  readonly script: OrderScript
}

export interface Period {
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
}

/** One order from checkout to the end of its scenario, or to the end of the period. */
export const demoOrder = (
  faker: Faker,
  goods: ReadonlyArray<Seller>,
  person: Person,
  period: Period,
  numberOf: (orderId: string) => string,
): DemoOrder => {
  const orderId = faker.string.uuid()
  const shopper = actorOf(person)
  const uniqueId = numberOf(orderId)
  const script = new OrderScript({ faker, uniqueId, shopper, ...period })
  const items = withSalesTax(basket(faker, goods), person.address.state, DEFAULT_SETTINGS.tax)
  const scenario: Scenario = faker.helpers.weightedArrayElement(
    scenarios(orderId, items).map((value) => ({ value, weight: value.weight })),
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
  scenario.write(script, items)
  script.insert(settlements(script.orderSteps, period.end))
  return { orderId, items, script }
}
