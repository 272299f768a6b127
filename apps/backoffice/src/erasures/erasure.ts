import { Schema } from "effect"

const Requests = Schema.Struct({
  requests: Schema.Array(
    Schema.Struct({ username: Schema.String, requestedAt: Schema.String, requestedBy: Schema.String }),
  ),
})

export const decodeRequests = Schema.decodeUnknownSync(Requests)
