import { Schema } from "effect"
import { eventCodec, type Upcaster } from "../shared/event-codec.ts"
import { Id, Instant } from "../shared/text.ts"
import type { TrackingParameter } from "./tracking.ts"
import { DeviceClass } from "./visitor.ts"

const Value = Schema.optionalKey(Schema.String)

/** The visit's parameters (spec §5); those without a value are absent. */
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

/** Somebody arrived, by a link with or without tracking parameters; for an affiliate, a click. */
export const VisitBegan = Schema.Struct({
  type: Schema.Literal("VisitBegan"),
  data: Schema.Struct({
    visitId: Id,
    parameters: VisitParameters,
    /** If the link named none: the rollup that its affiliate belonged to at the time. */
    rollupId: Value,
    /** The path of the first page, without its query, which may contain private data. */
    landingPage: Schema.NullOr(Schema.String),
    /** The page of another site that linked here, without its query. */
    referrer: Schema.NullOr(Schema.String),
    deviceClass: DeviceClass,
    /** ISO code; null if unknown. */
    country: Schema.NullOr(Schema.String),
    isBot: Schema.Boolean,
    /** Without consent, nothing is kept that identifies the visitor. */
    hasConsent: Schema.Boolean,
  }),
})
export type VisitBegan = (typeof VisitBegan.Type)["data"]

/** The rollup that this visit counts for, whatever its affiliate belongs to later. */
export const rollupOf = ({ parameters, rollupId }: VisitBegan): string | null =>
  parameters.acid ?? rollupId ?? null

/** The answer of the affiliate-tracking service to the click (spec §7). */
export const VisitClickReported = Schema.Struct({
  type: Schema.Literal("VisitClickReported"),
  data: Schema.Struct({ code: Schema.Int, rxId: Schema.NullOr(Schema.String), reportedAt: Instant }),
})

export const VisitEvent = Schema.Union([VisitBegan, VisitClickReported])
export type VisitEvent = typeof VisitEvent.Type

/** Version 1 was for visits with parameters only, and recorded nothing else. */
const withVisitor: Upcaster = (data) => ({
  landingPage: null,
  referrer: null,
  deviceClass: "other",
  country: null,
  isBot: false,
  hasConsent: true,
  ...data,
})

/** How the events of a visit are stored. */
export const visitCodec = eventCodec(VisitEvent, { VisitBegan: [withVisitor] })
