import { Schema } from "effect"

/** Somebody asked for their personal data to be erased. */
export const ErasureRequest = Schema.Struct({
  username: Schema.String,
  requestedAt: Schema.String,
  requestedBy: Schema.String,
})
export type ErasureRequest = typeof ErasureRequest.Type

/** Oldest first. */
export const ErasureRequestsData = Schema.Struct({ requests: Schema.Array(ErasureRequest) })
/** Under which the books keep what was the customer's. */
export const ErasedData = Schema.Struct({ pseudonym: Schema.String })
