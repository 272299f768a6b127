import { Schema } from "effect"

const ErasureRequest = Schema.Struct({
  username: Schema.String,
  requestedAt: Schema.String,
  requestedBy: Schema.String,
})
export type ErasureRequest = typeof ErasureRequest.Type

export const decodeRequests = Schema.decodeUnknownSync(
  Schema.Struct({ requests: Schema.Array(ErasureRequest) }),
)
