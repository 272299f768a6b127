import { Schema } from "effect"
import { eventCodec, type Upcaster } from "../shared/event-codec.ts"
import { OrderEvent } from "./order-event.ts"

/**
 * Version 1 knew the tracking fields of spec §3 only. The Google Keywords report (lifecycle §8) groups by `utm_term`,
 * so version 2 stores it; for events of version 1 it is null.
 */
const withUtmTerm: Upcaster = (data) =>
  hasTracking(data) ? { ...data, tracking: { utmTerm: null, ...data.tracking } } : data

const hasTracking = Schema.is(Schema.Struct({ tracking: Schema.Record(Schema.String, Schema.Unknown) }))

/** How the events of an order are stored. */
export const orderCodec = eventCodec(OrderEvent, { OrderCreated: [withUtmTerm] })
