import { Schema } from "effect"

/** A request to erase somebody's personal data. */
export const ErasureRequest = Schema.Struct({
  username: Schema.String,
  requestedAt: Schema.String,
  requestedBy: Schema.String,
})
export type ErasureRequest = typeof ErasureRequest.Type

/** Oldest first. */
export const ErasureRequestsData = Schema.Struct({ requests: Schema.Array(ErasureRequest) })
/** When the customer asked to be erased; null unless they are still waiting for it. */
export const OwnErasureData = Schema.Struct({ requestedAt: Schema.NullOr(Schema.String) })
/** The pseudonym under which the books keep the person's orders, and how many. */
export const ErasedData = Schema.Struct({ pseudonym: Schema.String, orders: Schema.Int })
