import { Schema } from "effect"
import { CannedResponseForm } from "../shared/canned-response-form.ts"

export const CannedResponse = Schema.Struct({
  id: Schema.String,
  ...CannedResponseForm.fields,
  /** Counts the changes: saving an older version is rejected. */
  version: Schema.Int,
  updatedAt: Schema.String,
  /** Empty: nobody has changed it. */
  updatedBy: Schema.String,
})
export type CannedResponse = typeof CannedResponse.Type

/** Sorted by name. */
export const CannedResponsesData = Schema.Struct({ answers: Schema.Array(CannedResponse) })
