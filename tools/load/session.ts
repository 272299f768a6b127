import { Agent, request } from "node:http"
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

/** `fetch` takes three times the processor time, which shoppers would take from the shop that they measure. */
const agent = new Agent({ keepAlive: true })

interface HttpAnswer {
  readonly status: number
  readonly setCookies: ReadonlyArray<string>
  readonly text: string
}

/** Rejects with `NotAnswered`. */
const send = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const fail = (cause: Error) => reject(new NotAnswered(String(cause), { cause }))
    const sent = request(url, { method: "POST", agent, signal, headers }, (answer) => {
      let text = ""
      answer.setEncoding("utf8")
      answer.on("data", (part: string) => {
        text += part
      })
      answer.on("error", fail)
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          setCookies: answer.headers["set-cookie"] ?? [],
          text,
        }),
      )
    })
    sent.on("error", fail)
    sent.end(body)
  })

/** One browser: its cookies. `endpoint`: the GraphQL endpoint that it uses. */
export const openSession = (
  shopUrl: string,
  headers: Readonly<Record<string, string>> = {},
  endpoint: "/graphql" | "/graphql/products" = "/graphql",
): Session => {
  const cookies = new Map<string, string>()

  const post: Session["post"] = async (url, body, signal) => {
    const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    const content = JSON.stringify(body)
    const { status, setCookies, text } = await send(
      url,
      {
        ...headers,
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(content)),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      content,
      signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    )
    for (const cookie of setCookies) {
      const [pair = ""] = cookie.split(";")
      const at = pair.indexOf("=")
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    if (status >= 500) throw new NotAnswered(`${status} from ${url}`)
    if (status === 401) throw new RefusedByShop("UNAUTHENTICATED", text)
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
