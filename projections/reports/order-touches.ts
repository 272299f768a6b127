import { DIRECT, isPaid, trafficSource } from "@voltread/domain/marketing/traffic-source.ts"
import { TOUCH_MODELS, type Touch, type TouchModel } from "@voltread/domain/ordering/attribution.ts"
import type { Order } from "@voltread/domain/ordering/order-state.ts"
import type { OrderBatch, OrderChange } from "../ordering/order-document.ts"
import { type Projection, removingRows } from "../platform/projection.ts"
import { run } from "../platform/sql.ts"

/**
 * Where each order came from, by each attribution model: a report joins the rows of one `model` (`first`, `last`,
 * `lastPaid`) and can be switched between them. Every order has a row for each, so that sums stay complete.
 */
export const orderTouches: Projection<OrderBatch> = {
  name: "order-touches",
  version: 2,
  source: "orders",
  tables: ["order_touch"],
  tableDdl: `
    create table if not exists order_touch (
      order_id text collate "C",
      model text collate "C",
      at timestamptz,
      source text not null,
      medium text not null,
      campaign text,
      term text,
      content text,
      is_paid boolean not null,
      affiliate_id text collate "C",
      sub_affiliate_id text collate "C",
      rollup_id text collate "C",
      primary key (order_id, model)
    )`,
  indexDdl: "",
  apply: async (db, { orders }) => {
    const rows = orders.flatMap(toRows)
    if (rows.length === 0) return
    await run(db, "insert into order_touch select * from json_populate_recordset(null::order_touch, $1)", [
      JSON.stringify(rows),
    ])
  },
  remove: removingRows("order_id", "order_touch"),
}

const toRows = ({ entry, after }: OrderChange) =>
  entry.event.type === "OrderCreated"
    ? TOUCH_MODELS.map((model) => ({
        order_id: entry.id,
        model,
        ...columnsOf(orderTouch(after.state, model)),
      }))
    : []

/** The visit that gets the credit for an order. */
export type KnownTouch = Omit<Touch, "visitId" | "at"> & { readonly at: string | null }

/** Of a visit that nothing is known about. */
export const UNKNOWN_SOURCE = "(unknown)"

const NOWHERE: KnownTouch = {
  at: null,
  source: UNKNOWN_SOURCE,
  medium: DIRECT.medium,
  campaign: null,
  term: null,
  content: null,
  affiliateId: null,
  subAffiliateId: null,
  rollupId: null,
}

/** For orders without a paid visit. */
const UNPAID: KnownTouch = { ...NOWHERE, source: "(not paid)" }

/**
 * The visit that gets the credit for an order by this model. Orders from before visits were recorded use their cookies,
 * which have the last value of each parameter; an order without a paid visit has no last paid visit.
 */
export const orderTouch = ({ created }: Pick<Order, "created">, model: TouchModel): KnownTouch => {
  const { attribution } = created
  const known = attribution[model]
  if (known !== null) return known
  if (model === "first" || (model === "last" && attribution.visitId !== null)) return NOWHERE
  if (attribution.visitId !== null) return UNPAID
  const cookies = ofCookies(created)
  return model === "last" || isPaid(cookies) ? cookies : UNPAID
}

const ofCookies = ({ affiliate, tracking }: Order["created"]): KnownTouch => {
  const parameters = {
    utm_source: tracking.utmSource,
    utm_medium: tracking.utmMedium,
    utm_campaign: tracking.utmCampaign,
    gclid: tracking.googleClickId,
    fbclid: tracking.facebookClickId,
    affiliate_id: affiliate.affiliateId,
  }
  const known = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null))
  return {
    ...NOWHERE,
    ...trafficSource(known, null),
    term: tracking.utmTerm,
    hasGoogleClick: tracking.googleClickId !== null,
    affiliateId: affiliate.affiliateId,
    subAffiliateId: affiliate.subAffiliateId,
    rollupId: affiliate.rollupId,
  }
}

const columnsOf = (touch: KnownTouch) => ({
  at: touch.at,
  source: touch.source,
  medium: touch.medium,
  campaign: touch.campaign,
  term: touch.term,
  content: touch.content,
  is_paid: isPaid(touch),
  affiliate_id: touch.affiliateId,
  sub_affiliate_id: touch.subAffiliateId,
  rollup_id: touch.rollupId,
})
