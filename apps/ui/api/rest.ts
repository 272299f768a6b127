import type { Tokens } from "@voltread/domain/contract/session.ts"
import { ApiError, FORBIDDEN_MESSAGE, NETWORK_MESSAGE, noAnswer, SESSION_OVER_MESSAGE } from "./api-error.ts"
import { authorization } from "./auth-port.ts"
import type { ClientConfig } from "./client-config.ts"
import { decodeEnvelope, type Envelope } from "./envelope.ts"
import { sendRepeatedly } from "./retry.ts"

export interface RestCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  readonly path: string
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

export type RestRequest = (call: RestCall) => Promise<Envelope | null>

/** Spec §9: 5 attempts for REST. */
const ATTEMPTS = 5

/**
 * The call wrapper of spec §7: JSON, cookies, bearer header; 401 refreshes the tokens and repeats the call once; 404 is
 * null; every other answer is the envelope, its `isSuccess` false when the status was not 200. POST is sent once, since
 * it may not be safe to repeat.
 *
 * The spec ends the session on any thrown error. Here only a refused refresh does: a lost connection must not empty
 * a shopper's session.
 */
export const createRest = (config: ClientConfig): RestRequest => {
  const { baseUrl, auth, fetch = globalThis.fetch, wait, beginTrace } = config

  return async (call) => {
    const trace = beginTrace === undefined ? {} : { traceparent: beginTrace() }
    const send = async (tokens: Tokens | null): Promise<Envelope | null> => {
      const response = await fetch(`${baseUrl}${call.path}`, {
        method: call.method,
        credentials: "include",
        headers: {
          ...(call.body === undefined ? {} : { "content-type": "application/json" }),
          ...trace,
          ...authorization(tokens),
        },
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal: call.signal ?? null,
      }).catch((cause: unknown) => {
        if (call.signal?.aborted === true) throw cause
        throw noAnswer(cause)
      })
      const answer: unknown = await response.json().catch(() => undefined)
      switch (response.status) {
        case 401:
          if (tokens === null) return decodeEnvelope(answer, false)
          throw new ApiError("unauthenticated", SESSION_OVER_MESSAGE)
        case 403:
          throw new ApiError("forbidden", decodeEnvelope(answer, false).errorMessage || FORBIDDEN_MESSAGE)
        case 404:
          return null
        default:
          if (response.status >= 500)
            throw new ApiError("network", decodeEnvelope(answer, false).errorMessage || NETWORK_MESSAGE)
          return decodeEnvelope(answer, response.ok)
      }
    }

    const attempts = call.method === "POST" ? 1 : ATTEMPTS
    return sendRepeatedly(auth, attempts, send, wait)
  }
}
