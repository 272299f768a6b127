import { Schema } from "effect"
import { eventCodec } from "../shared/event-codec.ts"
import { Id } from "../shared/text.ts"
import type { TrackingParameter } from "./tracking.ts"

const Value = Schema.optionalKey(Schema.String)

/** The parameters that a visit came with (spec §5); those that it came without are absent. */
export const VisitParameters = Schema.Struct({
  utm_source: Value,
  utm_medium: Value,
  utm_campaign: Value,
  utm_term: Value,
  acid: Value,
  fbclid: Value,
  gclid: Value,
  affiliate_id: Value,
  sub_affiliate_id: Value,
  click_hash: Value,
} satisfies Record<TrackingParameter, typeof Value>)
export type VisitParameters = typeof VisitParameters.Type

/** Somebody arrived by a link with tracking parameters; for an affiliate, a click. The only event of its stream. */
export const VisitBegan = Schema.Struct({
  type: Schema.Literal("VisitBegan"),
  data: Schema.Struct({ visitId: Id, parameters: VisitParameters }),
})

export const VisitEvent = Schema.Union([VisitBegan])
export type VisitEvent = typeof VisitEvent.Type

/** How visits are stored. */
export const visitCodec = eventCodec(VisitEvent, {})
