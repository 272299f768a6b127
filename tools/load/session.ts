import { Schema } from "effect"

/** The shop did not answer, or answered that it is unavailable: whether the request was carried out is unknown. */
export class NotAnswered extends Error {
  override readonly name = "NotAnswered"
}

/** The shop rejected the request, with a code. */
export class RefusedByShop extends Error {
  override readonly name = "RefusedByShop"
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

const Answer = Schema.fromJsonString(
  Schema.Struct({
    data: Schema.optional(Schema.NullOr(Schema.Unknown)),
    errors: Schema.optional(
      Schema.Array(
        Schema.Struct({
          message: Schema.String,
          extensions: Schema.optional(Schema.Struct({ code: Schema.optional(Schema.String) })),
        }),
      ),
    ),
  }),
)
const decodeAnswer = Schema.decodeSync(Answer)

/** Error codes that are not about the request itself, so that a client may retry it. */
const RETRYABLE_CODES: ReadonlySet<string> = new Set(["UNAVAILABLE", "INTERNAL"])

const ANSWER_TIMEOUT_MS = 30_000

export interface Session {
  /** Both reject with `NotAnswered` or `RefusedByShop`. */
  readonly graphql: (query: string, variables: object, signal?: AbortSignal) => Promise<unknown>
  readonly post: (url: string, body: object, signal?: AbortSignal) => Promise<string>
  /** The current cookies, by name. */
  readonly cookies: ReadonlyMap<string, string>
}

/** One browser: its cookies and keep-alive connections. `endpoint`: the GraphQL endpoint that it uses. */
export const openSession = (
  shopUrl: string,
  headers: Readonly<Record<string, string>> = {},
  endpoint: "/graphql" | "/graphql/products" = "/graphql",
): Session => {
  const cookies = new Map<string, string>()

  const post: Session["post"] = async (url, body, signal) => {
    const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    const request = fetch(url, {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/json",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: JSON.stringify(body),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    const { response, text } = await request
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((cause: unknown) => Promise.reject(new NotAnswered(String(cause), { cause })))
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";")
      const at = pair.indexOf("=")
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    if (response.status >= 500) throw new NotAnswered(`${response.status} from ${url}`)
    if (response.status === 401) throw new RefusedByShop("UNAUTHENTICATED", text)
    return text
  }

  const graphql: Session["graphql"] = async (query, variables, signal) => {
    const answer = decodeAnswer(await post(`${shopUrl}${endpoint}`, { query, variables }, signal))
    const [error] = answer.errors ?? []
    if (error === undefined) return answer.data
    const code = error.extensions?.code ?? "GRAPHQL"
    throw RETRYABLE_CODES.has(code)
      ? new NotAnswered(`${code}: ${error.message}`)
      : new RefusedByShop(code, error.message)
  }

  return { post, graphql, cookies }
}
