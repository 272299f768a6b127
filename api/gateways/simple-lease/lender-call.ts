import { Effect } from "effect"
import type { GatewayError } from "../../platform/gateway-error.ts"
import { isOurFault, readFrom, unusable, unusableWrite, writeTo } from "../json-call.ts"
import type { Unanswered, VendorReply } from "../vendor-call.ts"

export interface LenderConfig {
  readonly baseUrl: string
  readonly apiKey: string
  readonly webhookSecret: string
  /** Milliseconds that a call may take. */
  readonly timeoutMs: number
}

interface Post {
  readonly path: string
  readonly body: unknown
  /** The lender carries out each key once. */
  readonly requestId: string
}

const callTo = ({ apiKey, baseUrl, timeoutMs }: LenderConfig, operation: string, path: string) => ({
  operation,
  url: new URL(path, baseUrl),
  headers: { authorization: `Bearer ${apiKey}` },
  timeoutMs,
})

/** The lender has said something: it knows us, and the answer is its own. */
const isMeant = (reply: VendorReply): boolean => !isOurFault(reply) && reply.body !== undefined

/** A call that changes nothing. */
export const get = (
  config: LenderConfig,
  operation: string,
  path: string,
): Effect.Effect<VendorReply, GatewayError> =>
  readFrom(callTo(config, operation, path)).pipe(
    Effect.filterOrFail(isMeant, (reply) => unusable(operation, reply)),
  )

/** A call that changes something. Once a try may have been carried out, a later failure is `Unanswered`, not an error. */
export const post = (
  config: LenderConfig,
  operation: string,
  { body, path, requestId }: Post,
): Effect.Effect<VendorReply, GatewayError | Unanswered> => {
  const sent = callTo(config, operation, path)
  return writeTo({
    ...sent,
    method: "POST",
    headers: { ...sent.headers, "idempotency-key": requestId },
    body,
    repeatable: true,
  }).pipe(Effect.filterOrFail(isMeant, (reply) => unusableWrite(operation, reply)))
}
