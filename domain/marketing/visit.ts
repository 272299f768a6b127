import { Schema } from "effect"
import { eventCodec, type Upcaster } from "../shared/event-codec.ts"
import { Id, Instant } from "../shared/text.ts"
import type { TrackingParameter } from "./tracking.ts"
import { DeviceClass } from "./visitor.ts"

const Value = Schema.optionalKey(Schema.String)

/** The parameters that a visit came with (spec §5); those that it came without are absent. */
export const VisitParameters = Schema.Struct({
  utm_source: Value,
  utm_medium: Value,
  utm_campaign: Value,
  utm_term: Value,
  utm_content: Value,
  acid: Value,
  fbclid: Value,
  gclid: Value,
  affiliate_id: Value,
  sub_affiliate_id: Value,
  click_hash: Value,
} satisfies Record<TrackingParameter, typeof Value>)
export type VisitParameters = typeof VisitParameters.Type

/** Somebody arrived, by a link with tracking parameters or without; for an affiliate, a click. */
export const VisitBegan = Schema.Struct({
  type: Schema.Literal("VisitBegan"),
  data: Schema.Struct({
    visitId: Id,
    parameters: VisitParameters,
    /** Where the link named none: the rollup that its affiliate belonged to then. */
    rollupId: Value,
    /** The path that the visit began on, without its query, which may hold what is nobody's business. */
    landingPage: Schema.NullOr(Schema.String),
    /** The page of another site that led here, without its query. */
    referrer: Schema.NullOr(Schema.String),
    deviceClass: DeviceClass,
    /** ISO code; null where it is not known. */
    country: Schema.NullOr(Schema.String),
    isBot: Schema.Boolean,
    /** Without it nothing is kept that singles the visitor out. */
    hasConsent: Schema.Boolean,
  }),
})
export type VisitBegan = (typeof VisitBegan.Type)["data"]

/** The rollup that this visit counts for, whatever its affiliate belongs to later. */
export const rollupOf = ({ parameters, rollupId }: VisitBegan): string | null =>
  parameters.acid ?? rollupId ?? null

/** What the affiliate-tracking service has answered to the click (spec §7). */
export const VisitClickReported = Schema.Struct({
  type: Schema.Literal("VisitClickReported"),
  data: Schema.Struct({ code: Schema.Int, rxId: Schema.NullOr(Schema.String), reportedAt: Instant }),
})

export const VisitEvent = Schema.Union([VisitBegan, VisitClickReported])
export type VisitEvent = typeof VisitEvent.Type

/** Version 1 was written for visits with parameters only, and knew nothing else of them. */
const withVisitor: Upcaster = (data) => ({
  landingPage: null,
  referrer: null,
  deviceClass: "other",
  country: null,
  isBot: false,
  hasConsent: true,
  ...data,
})

/** How visits are stored. */
export const visitCodec = eventCodec(VisitEvent, { VisitBegan: [withVisitor] })
