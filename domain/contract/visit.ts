import { Schema } from "effect"

/** Where a visit came from. */
export const VisitRequest = Schema.Struct({
  /** Made by the browser, so that a retry records nothing twice. */
  visitId: Schema.String.check(Schema.isUUID()),
  parameters: Schema.Record(Schema.String, Schema.String).check(Schema.isMaxProperties(20)),
})
