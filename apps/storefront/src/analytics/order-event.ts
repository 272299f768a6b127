import type { AnalyticsEvent } from "./analytics.ts"

interface TrackedOrder {
  readonly uniqueId: string
  readonly status: string
  readonly total: number
  readonly subTotal: number
  readonly tax: number
  readonly discount: number
  readonly promotionCode: string | null
  readonly leaseId: string | null
  readonly shippingCost: number
  readonly shipCity: string
  readonly shipState: string
  readonly shipPostalCode: string
  readonly items: ReadonlyArray<{
    readonly sku: string
    readonly name: string
    readonly brand: string
    readonly price: number
    readonly quantity: number
  }>
  readonly paymentDetails: ReadonlyArray<{
    readonly kind: string
    readonly result: string
    readonly gatewayType: string
    readonly amount: number
  }>
  readonly leaseDetails: { readonly statusName: string; readonly product: string } | null
}

/**
 * The fields of an order that spec §7 tracks, as far as its shopper may see them: what only staff know (fraud scores)
 * stays here, and so do names, streets, phones and email addresses, which no analytics service may be sent.
 */
export const orderEvent = (order: TrackedOrder): AnalyticsEvent => ({
  name: "purchase",
  dimensions: { order_id: order.uniqueId, tenant: "voltread" },
  fields: {
    transaction_id: order.uniqueId,
    order_id: order.uniqueId,
    currency: "USD",
    value: order.total,
    total: order.total,
    sub_total: order.subTotal,
    tax: order.tax,
    shipping: order.shippingCost,
    discount: order.discount,
    promotion_code: order.promotionCode,
    lease_id: order.leaseId,
    lease_details: order.leaseDetails && {
      status_name: order.leaseDetails.statusName,
      product: order.leaseDetails.product,
    },
    status: order.status,
    ship_city: order.shipCity,
    ship_state: order.shipState,
    ship_postal_code: order.shipPostalCode,
    items: order.items.map(({ sku, name, brand, price, quantity }) => ({
      item_id: sku,
      item_name: name,
      item_brand: brand,
      price,
      quantity,
    })),
    payment_details: order.paymentDetails.map(({ kind, result, gatewayType, amount }) => ({
      kind,
      result,
      gateway_type: gatewayType,
      amount,
    })),
  },
})
