import { Data, Effect } from "effect"

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

/** An outcome instead of both errors, which mean that the call was not carried out. `vendor`: the subject in logs. */
export const orNotCarriedOut =
  <B>(vendor: string, outcome: B) =>
  <A, R>(call: Effect.Effect<A, GatewayError, R>): Effect.Effect<A | B, never, R> =>
    Effect.catchTags(call, {
      GatewayUnavailable: () => Effect.succeed(outcome),
      GatewayMisconfigured: ({ operation, reason }) =>
        Effect.logError(`${vendor} refuses us: ${operation}, ${reason}`).pipe(
          Effect.annotateLogs({ alert: "gateway-misconfigured" }),
          Effect.as(outcome),
        ),
    })
