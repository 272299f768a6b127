import type { OrderDetailFragment } from "../../generated/order.ts"

const SECTIONS = [
  "status",
  "totals",
  "payments",
  "shipments",
  "customer",
  "shippingAddress",
  "billingAddress",
  "fraud",
  "lease",
  "marketing",
] as const

/** Sections of an order's page that can differ between two moments. */
export type OrderSection = (typeof SECTIONS)[number] | `item:${string}`

type Facts = Readonly<Record<(typeof SECTIONS)[number], unknown>>

const factsOf = (order: OrderDetailFragment): Facts => ({
  status: order.status,
  totals: [order.subTotal, order.discount, order.shippingCost, order.tax, order.total, order.promotionCode],
  payments: order.paymentDetails,
  shipments: order.shipments ?? [],
  customer: [order.firstName, order.lastName, order.email, order.phone, order.username],
  shippingAddress: [
    order.shipFirstName,
    order.shipLastName,
    order.shipAddress1,
    order.shipAddress2,
    order.shipCity,
    order.shipState,
    order.shipPostalCode,
    order.shipPhone,
  ],
  billingAddress: [
    order.billingFirstName,
    order.billingLastName,
    order.address1,
    order.address2,
    order.city,
    order.state,
    order.postalCode,
    order.billingPhone,
  ],
  fraud: [
    order.fraudIsChecked,
    order.fraudScore,
    order.fraudIpDistanceFromAddress,
    order.fraudEmailFirstSeen,
    order.fraudReasons,
    order.fraudCheckIsDue,
  ],
  lease: [order.leaseId, order.leaseDetails, order.lenderSignatureUrl],
  marketing: [
    order.affiliateId,
    order.subAffiliateId,
    order.clickHash,
    order.affiliateTake,
    order.lenderTake,
  ],
})

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The sections that are different in `then` and `now`; a line that only one of them has counts as different. */
export const changedSections = (
  then: OrderDetailFragment,
  now: OrderDetailFragment,
): ReadonlySet<OrderSection> => {
  const before = factsOf(then)
  const after = factsOf(now)
  const lines = new Map(now.items.map((item) => [item.id, item]))
  const changedLines = then.items.filter((item) => !isSame(item, lines.get(item.id)))
  return new Set<OrderSection>([
    ...SECTIONS.filter((name) => !isSame(before[name], after[name])),
    ...changedLines.map(({ id }) => `item:${id}` as const),
  ])
}
