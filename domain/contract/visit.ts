import { Schema } from "effect"

/** Longer than what is stored, so that a visit with a very long address still counts. */
const Address = Schema.String.check(Schema.isMaxLength(4_000))

/** How a visit began, as reported by the browser. */
export const VisitRequest = Schema.Struct({
  /** Chosen by the browser, so that a retry records nothing twice. */
  visitId: Schema.String.check(Schema.isUUID()),
  parameters: Schema.Record(Schema.String, Schema.String).check(Schema.isMaxProperties(20)),
  landingPage: Schema.optionalKey(Address),
  referrer: Schema.optionalKey(Address),
  /** The visitor's choice; absent: none yet. */
  consent: Schema.optionalKey(Schema.Literals(["granted", "denied"])),
  isEuropeanTime: Schema.optionalKey(Schema.Boolean),
  /** The browser reports that it is automated. */
  isAutomated: Schema.optionalKey(Schema.Boolean),
})
export type VisitRequest = typeof VisitRequest.Type

/** Whether the browser may store identifiers, and whether it must ask for consent first. */
export const VisitData = Schema.Struct({ mayIdentify: Schema.Boolean, asksForConsent: Schema.Boolean })
