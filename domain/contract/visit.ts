import { Schema } from "effect"

/** Longer than what is kept, so that a visit with an endless address counts nevertheless. */
const Address = Schema.String.check(Schema.isMaxLength(4_000))

/** How a visit began, as the browser tells it. */
export const VisitRequest = Schema.Struct({
  /** Made by the browser, so that a retry records nothing twice. */
  visitId: Schema.String.check(Schema.isUUID()),
  parameters: Schema.Record(Schema.String, Schema.String).check(Schema.isMaxProperties(20)),
  landingPage: Schema.optionalKey(Address),
  referrer: Schema.optionalKey(Address),
  /** What the visitor has chosen; absent: nothing yet. */
  consent: Schema.optionalKey(Schema.Literals(["granted", "denied"])),
  isEuropeanTime: Schema.optionalKey(Schema.Boolean),
  /** The browser says that a program drives it. */
  isAutomated: Schema.optionalKey(Schema.Boolean),
})
export type VisitRequest = typeof VisitRequest.Type

/** What the browser may keep of the visit, and whether it has to ask first. */
export const VisitData = Schema.Struct({ mayIdentify: Schema.Boolean, asksForConsent: Schema.Boolean })
