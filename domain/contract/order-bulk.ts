import { Schema } from "effect"

/** What became of each order, in the order in which they were named. */
export const BulkResult = Schema.Struct({
  results: Schema.Array(
    Schema.Struct({
      orderId: Schema.String,
      isDone: Schema.Boolean,
      /** Why not; else empty. */
      message: Schema.String,
    }),
  ),
})
export type BulkResult = typeof BulkResult.Type
