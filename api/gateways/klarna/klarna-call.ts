import { Effect, Option, Schema } from "effect"
import type { GatewayError } from "../../platform/gateway-error.ts"
import { type JsonCall, readFrom, unusable, unusableWrite, type WriteReply, writeTo } from "../json-call.ts"
import type { Unanswered } from "../vendor-call.ts"
import type { KlarnaAnswer } from "./klarna-answer.ts"

export interface KlarnaAccess {
  /** `https://api-na.klarna.com`, its playground, or a simulator's address. */
  readonly baseUrl: string
  readonly username: string
  readonly password: string
  /** How long one call may take, in milliseconds. */
  readonly timeoutMs: number
}

interface Call {
  /** For logs; never an address. */
  readonly operation: string
  readonly method: "GET" | "POST" | "PATCH" | "DELETE"
  readonly path: string
  readonly body?: unknown
  /** Carried out once, however often it is sent. */
  readonly idempotencyKey?: string
}

const WireError = Schema.Struct({ error_code: Schema.String, error_messages: Schema.Array(Schema.String) })
const decodeError = Schema.decodeUnknownOption(WireError)

/**
 * Makes a call. It is repeated when it was certainly not carried out, and where repeating does no harm: it only reads, or
 * carries an idempotency key. Once a call that changes something may have been carried out, it ends in an answer or in
 * `Unanswered`, never in an error.
 */
export const call = (access: KlarnaAccess, asked: Call): Effect.Effect<KlarnaAnswer, GatewayError> => {
  const { operation, method, path, body, idempotencyKey } = asked
  const sent: JsonCall = {
    operation,
    url: new URL(path, access.baseUrl),
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${access.username}:${access.password}`).toString("base64")}`,
      ...(idempotencyKey === undefined ? {} : { "klarna-idempotency-key": idempotencyKey }),
    },
    body,
    timeoutMs: access.timeoutMs,
  }
  const reads = method === "GET"
  const reply = reads
    ? Effect.map(readFrom(sent), (read) => ({ ...read, repeated: false }))
    : writeTo({ ...sent, repeatable: idempotencyKey !== undefined })
  return reply.pipe(
    Effect.flatMap((answer): Effect.Effect<KlarnaAnswer, GatewayError | Unanswered> => {
      const known = meaningOf(answer)
      if (known !== undefined) return Effect.succeed(known)
      return Effect.fail(reads ? unusable(operation, answer) : unusableWrite(operation, answer))
    }),
    Effect.catchTag("Unanswered", ({ _tag, reason }) => Effect.succeed<KlarnaAnswer>({ _tag, reason })),
  )
}

/** Undefined for a 401, and for an answer without a reason: a 403 of that kind comes from in front of the API. */
const meaningOf = ({ body, repeated, status }: WriteReply): KlarnaAnswer | undefined => {
  if (status < 300) return { _tag: "Answered", body }
  const error = status === 401 ? undefined : Option.getOrUndefined(decodeError(body))
  if (error === undefined) return undefined
  const { error_code: code, error_messages: messages } = error
  return { _tag: "Refused", status, code, message: messages.join(" "), repeated }
}
