import type { Faker } from "@faker-js/faker"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { Actor } from "@voltread/domain/event.ts"
import type { OrderCreated } from "@voltread/domain/ordering/order-event.ts"
import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import { withSalesTax } from "@voltread/domain/ordering/sales-tax.ts"
import { share } from "@voltread/domain/shared/money.ts"
import type { Seller } from "./catalogue.ts"
import { AFFILIATES, SOURCES, type Source } from "./marketing.ts"
import { OrderScript } from "./order-script.ts"
import type { Person } from "./people.ts"
import { type Scenario, scenarios } from "./scenarios.ts"

/** Shares of the subtotal in hundredths of a percent. */
const AFFILIATE_TAKE = 600
const LENDER_TAKE = 450

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

const cameFrom = (faker: Faker, source: Source): Pick<Creation, "affiliate" | "tracking"> => {
  const affiliate = source.isAffiliate ? faker.helpers.arrayElement(AFFILIATES) : undefined
  return {
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
  const scenario: Scenario = faker.helpers.weightedArrayElement(
    scenarios(orderId).map((value) => ({ value, weight: value.weight })),
  )
  const items = withSalesTax(basket(faker, goods), person.address.state)
  const subTotal = items.reduce((total, item) => total + item.price * item.quantity, 0)
  const source = faker.helpers.weightedArrayElement(SOURCES.map((value) => ({ value, weight: value.weight })))
  const origin = cameFrom(faker, source)
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
      promotionCode: null,
      priceMarkupGroupId: null,
    },
    items,
    billingAddress: person.address,
    shippingAddress: person.address,
    submission: {
      submittedBy: person.email,
      submittedRollupId: origin.affiliate.rollupId,
      lenderTake: scenario.lease ? share(subTotal, LENDER_TAKE) : 0,
      affiliateTake: origin.affiliate.affiliateId === null ? 0 : share(subTotal, AFFILIATE_TAKE),
    },
  })
  scenario.write(script, items)
  return { orderId, script }
}
