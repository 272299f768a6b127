import { inSpan } from "@voltread/projections/platform/tracing.ts"
import { Effect, Option, Schema } from "effect"
import { type GatewayError, GatewayMisconfigured, GatewayUnavailable } from "../platform/gateway-error.ts"
import {
  NEVER_CONNECTED,
  reading,
  TryFailed,
  Unanswered,
  type VendorReply,
  within,
  writing,
} from "./vendor-call.ts"

/**
 * One call of a vendor that speaks JSON over HTTP. The address may carry a key: neither it nor the messages of
 * errors, which can quote it, are passed on.
 */
export interface JsonCall {
  readonly operation: string
  readonly url: URL
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE"
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  readonly timeoutMs: number
}

const isNetworkError = Schema.is(Schema.Struct({ cause: Schema.Struct({ code: Schema.String }) }))

const failureOf = (cause: unknown): TryFailed => {
  const code = isNetworkError(cause) ? cause.cause.code : "no answer"
  return new TryFailed({ kind: NEVER_CONNECTED.includes(code) ? "unsent" : "lost", reason: code })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const once = ({ operation, url, method = "GET", headers, body, timeoutMs }: JsonCall) =>
  Effect.tryPromise({
    try: async (signal): Promise<VendorReply> => {
      const answer = await fetch(url, {
        method,
        redirect: "error",
        signal,
        headers: {
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: parsed(await answer.text()) }
    },
    catch: failureOf,
  }).pipe(
    within(timeoutMs),
    Effect.filterOrFail(
      ({ status }) => status !== 408 && status !== 429 && status < 500,
      (reply) =>
        new TryFailed({
          kind: reply.status === 429 ? "throttled" : "lost",
          reason: `HTTP ${reply.status}`,
          reply,
        }),
    ),
    inSpan(`call ${operation}`, { kind: "client", attributes: { "server.address": url.host } }),
  )

/** A call that changes nothing, or that the vendor carries out once however often it is sent. */
export const readFrom = (call: JsonCall): Effect.Effect<VendorReply, GatewayUnavailable> =>
  reading<VendorReply>(call.operation, once(call))

/** The answer to a call that makes something. `repeated`: an earlier try may have been carried out. */
export type WriteReply = VendorReply & { readonly repeated: boolean }

/** A call that makes something, as `writing` says. */
export const writeTo = (
  call: JsonCall & { readonly repeatable: boolean },
): Effect.Effect<WriteReply, GatewayUnavailable | Unanswered> =>
  Effect.map(writing<VendorReply>(call.operation, once(call), call), ({ answer, repeated }) => ({
    ...answer,
    repeated,
  }))

/** The vendor rejects our credentials or our access: an operator has to act. */
export const isOurFault = ({ status }: VendorReply): boolean => status === 401 || status === 403

/** The error for an answer that does not fit the request. */
export const unusable = (operation: string, reply: VendorReply): GatewayError => {
  const reason = `HTTP ${reply.status}`
  return isOurFault(reply)
    ? new GatewayMisconfigured({ operation, reason })
    : new GatewayUnavailable({ operation, reason: `an answer of unknown shape, ${reason}` })
}

/** The same for a call that makes something: unless our first try was rejected, it may have been carried out. */
export const unusableWrite = (operation: string, reply: WriteReply): GatewayError | Unanswered =>
  isOurFault(reply) && !reply.repeated
    ? unusable(operation, reply)
    : new Unanswered({ reason: `HTTP ${reply.status}` })

export const decoded = <A>(
  operation: string,
  reply: VendorReply,
  decode: (body: unknown) => Option.Option<A>,
): Effect.Effect<A, GatewayError> =>
  Option.match(decode(reply.body), {
    onNone: () => Effect.fail(unusable(operation, reply)),
    onSome: (value) => Effect.succeed(value),
  })
