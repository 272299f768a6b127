import type { Tokens } from "@voltread/domain/contract/session.ts"
import { isRecord } from "../session/rehydration.ts"
import { ApiError, FORBIDDEN_MESSAGE, NETWORK_MESSAGE, noAnswer, SESSION_OVER_MESSAGE } from "./api-error.ts"
import { authorization } from "./auth-port.ts"
import type { ClientConfig } from "./client-config.ts"
import { sendRepeatedly } from "./retry.ts"

/** The text of an operation with its result and variable types, as graphql-codegen generates it. */
export interface Operation<Result, Variables> {
  toString(): string
  readonly __apiType?: (variables: Variables) => Result
}

/** Spec §7: the main endpoint and the products one; analytics serves the reports' figures. */
type Endpoint = "/graphql" | "/graphql/products" | "/graphql/analytics"

interface RequestOptions {
  readonly endpoint?: Endpoint
  readonly signal?: AbortSignal | undefined
  /** A mutation that may be sent twice without harm, because it sets a value or carries its own command id. */
  readonly isRepeatable?: boolean
}

export type GraphqlRequest = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options?: RequestOptions,
) => Promise<Result>

/** Spec §9: 3 attempts for GraphQL. */
const ATTEMPTS = 3

/** Fragments may stand before or after the operation. */
const isQuery = (text: string): boolean => !/^\s*mutation\b/m.test(text)
const operationName = (text: string): string | undefined => /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1]

const codeOf = (error: unknown): string | undefined => {
  const extensions = isRecord(error) ? error.extensions : undefined
  const code = isRecord(extensions) ? extensions.code : undefined
  return typeof code === "string" ? code : undefined
}

const failure = (errors: ReadonlyArray<unknown>): ApiError => {
  const [first] = errors
  const message = isRecord(first) && typeof first.message === "string" ? first.message : ""
  switch (codeOf(first)) {
    case "UNAUTHENTICATED":
      return new ApiError("unauthenticated", SESSION_OVER_MESSAGE)
    case "FORBIDDEN":
      return new ApiError("forbidden", message || FORBIDDEN_MESSAGE)
    // REST's 500 and 503: the server failed, and may have done what it was asked for.
    case "INTERNAL":
    case "UNAVAILABLE":
      return new ApiError("network", message || NETWORK_MESSAGE)
    default:
      return new ApiError("refused", message || NETWORK_MESSAGE)
  }
}

/**
 * Creates a GraphQL client. Only safe operations are retried, and only if no answer came or the server failed. An
 * UNAUTHENTICATED answer triggers one refresh, shared by all calls, and repeats the call once.
 */
export const createGraphql = (config: ClientConfig): GraphqlRequest => {
  const { baseUrl, auth, fetch = globalThis.fetch, wait, beginTrace } = config

  return async <Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options: RequestOptions = {},
  ): Promise<Result> => {
    const query = operation.toString()
    const trace = beginTrace === undefined ? {} : { traceparent: beginTrace() }
    const body = JSON.stringify({ operationName: operationName(query), query, variables })

    const send = async (tokens: Tokens | null): Promise<Result> => {
      const response = await fetch(`${baseUrl}${options.endpoint ?? "/graphql"}`, {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "application/json", ...trace, ...authorization(tokens) },
        body,
        signal: options.signal ?? null,
      }).catch((cause: unknown) => {
        if (options.signal?.aborted === true) throw cause
        throw noAnswer(cause)
      })
      if (response.status === 401) throw new ApiError("unauthenticated", SESSION_OVER_MESSAGE)
      // The shape of `data` is fixed by the schema that both sides' types are generated from.
      const answer: { data?: Result | null; errors?: ReadonlyArray<unknown> } = await response
        .json()
        .catch((cause: unknown) => {
          throw noAnswer(cause)
        })
      if (Array.isArray(answer.errors) && answer.errors.length > 0) throw failure(answer.errors)
      if (answer.data === undefined || answer.data === null) throw noAnswer()
      return answer.data
    }

    const attempts = options.isRepeatable === true || isQuery(query) ? ATTEMPTS : 1
    return sendRepeatedly(auth, attempts, send, wait)
  }
}
