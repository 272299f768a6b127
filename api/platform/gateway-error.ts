import { Data } from "effect"

/** The vendor could not be reached. The call was not carried out and may be retried. */
export class GatewayUnavailable extends Data.TaggedError("GatewayUnavailable")<{
  readonly operation: string
  readonly reason: string
}> {}

/** The vendor rejects our credentials or protocol. An operator has to act; retrying does not help. */
export class GatewayMisconfigured extends Data.TaggedError("GatewayMisconfigured")<{
  readonly operation: string
  readonly reason: string
}> {}

export type GatewayError = GatewayUnavailable | GatewayMisconfigured
