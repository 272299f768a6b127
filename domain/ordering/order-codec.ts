import { Schema } from "effect"
import { eventCodec, type Upcaster } from "../shared/event-codec.ts"
import { NO_ATTRIBUTION } from "./attribution.ts"
import { OrderEvent } from "./order-event.ts"

/**
 * Version 1 had only the tracking fields of spec §3. The Google Keywords report (lifecycle §8) groups by `utm_term`, so
 * version 2 stores it; for events of version 1 it is null.
 */
const withUtmTerm: Upcaster = (data) =>
  hasTracking(data) ? { ...data, tracking: { utmTerm: null, ...data.tracking } } : data

/** Version 1 had no gateways with pages of their own. */
const withPaymentUrl: Upcaster = (data) =>
  hasPayment(data) ? { ...data, payment: { paymentUrl: null, ...data.payment } } : data

/** Version 1 had leases only, without the end of a contract or what a lender keeps. */
const withLeaseTerms: Upcaster = (data) =>
  hasLease(data)
    ? {
        ...data,
        before: data.before === null ? null : { ...LEASE_TERMS, ...data.before },
        after: { ...LEASE_TERMS, ...data.after },
      }
    : data

const LEASE_TERMS = { product: "lease", signBy: null, lenderTake: null }

const Fields = Schema.Record(Schema.String, Schema.Unknown)
const hasLease = Schema.is(Schema.Struct({ before: Schema.NullOr(Fields), after: Fields }))
const hasPayment = Schema.is(Schema.Struct({ payment: Fields }))
const hasTracking = Schema.is(Schema.Struct({ tracking: Fields }))

/** Version 3 records which visits led to the order. */
const withAttribution: Upcaster = (data) => ({ attribution: NO_ATTRIBUTION, ...data })

/** Version 1 had a commission only, without the terms for it. */
const withAffiliateTerms: Upcaster = (data) => ({ affiliateTerms: null, ...data })

/** How the events of an order are stored. */
export const orderCodec = eventCodec(OrderEvent, {
  OrderCreated: [withUtmTerm, withAttribution],
  OrderSubmitted: [withAffiliateTerms],
  OrderPaymentDetailsUpdated: [withPaymentUrl],
  OrderLeaseDetailsUpdated: [withLeaseTerms],
})
