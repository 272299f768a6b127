import { Schema } from "effect"

/** The outcome for each order, in the order of the request. */
export const BulkResult = Schema.Struct({
  results: Schema.Array(
    Schema.Struct({
      orderId: Schema.String,
      isDone: Schema.Boolean,
      /** The server failed: the order may have been changed all the same. Sending the same again is safe. */
      isUnknown: Schema.optionalKey(Schema.Boolean),
      /** Why not; empty if it was changed. */
      message: Schema.String,
    }),
  ),
})
export type BulkResult = typeof BulkResult.Type
