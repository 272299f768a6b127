import { Data } from "effect"

/** A vendor cannot be reached. The call was not carried out; it may be repeated later. */
export class GatewayUnavailable extends Data.TaggedError("GatewayUnavailable")<{
  readonly operation: string
  readonly reason: string
}> {}

/** A vendor does not accept our keys or our protocol: for operators, repeating does not help. */
export class GatewayMisconfigured extends Data.TaggedError("GatewayMisconfigured")<{
  readonly operation: string
  readonly reason: string
}> {}

export type GatewayError = GatewayUnavailable | GatewayMisconfigured
