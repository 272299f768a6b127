import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pathToFileURL } from "node:url"
import type { OfferedTerms } from "@voltread/domain/shared/loan-terms.ts"
import { offeredTerms } from "@voltread/domain/shared/loan-terms.ts"
import { Result } from "effect"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { PageSources } from "../platform/http/page-sources.ts"
import { Problem, STATUS } from "../platform/problem.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { storefrontPolicy } from "./content-security.ts"

interface RenderOptions {
  readonly nonce: string
  readonly apiUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly shopName: string
  readonly leaseTerms: OfferedTerms
  readonly googleTagId: string | undefined
}

/** What the storefront's server build exports. */
type Render = (request: Request, options: RenderOptions) => Promise<Response>

const hasRender = (module: unknown): module is { readonly render: Render } =>
  typeof module === "object" && module !== null && "render" in module && typeof module.render === "function"

/** Found by path, not by import: the server runs without the web apps, and they are built separately. */
const loadStorefront = async (folder: string): Promise<Render> => {
  const entry = join(folder, "storefront/dist/server/entry-server.js")
  const module: unknown = await import(pathToFileURL(entry).href)
  if (!hasRender(module)) throw new Error(`${entry} exports no render function`)
  return module.render
}

const FORWARDED_HEADERS = new Set(["accept", "accept-language", "user-agent", "cookie"])

const toWebRequest = (request: FastifyRequest, publicUrl: string, signal: AbortSignal): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (FORWARDED_HEADERS.has(name) && typeof value === "string") headers.set(name, value)
  }
  // The configured address, whatever host the request names: pages and the sitemap contain it.
  return new Request(new URL(request.url.replace(/^\/+/, "/"), publicUrl), { headers, signal })
}

/** API calls made while rendering go to this server in-process, not over the network. */
const inProcessFetch =
  (app: FastifyInstance, client: string): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method === "POST" ? "POST" : "GET",
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      // Rate limits count against the page's visitor.
      remoteAddress: client,
      ...(request.method === "POST" ? { payload: await request.text() } : {}),
    })
    const headers = new Headers({ "content-type": String(answer.headers["content-type"] ?? "text/plain") })
    return new Response(answer.body, { status: answer.statusCode, headers })
  }

/** The share of one address's calls that may render pages. Rendering a page takes tens of milliseconds of CPU time. */
const SHARE_OF_CALLS = 0.4

/** Without the layout of the shop, which would have to be rendered. */
const tooManyPages = (message: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Too many requests</title><body><h1>One moment, please</h1><p>${message}</p></body></html>`

/** Escaped characters that no text may contain: no product, brand or search has them. */
const UNUSABLE = /%(?:0[0-9a-f]|1[0-9a-f]|7f)/gi

/** The same page without such characters in its address: never on another site. */
const withoutUnusable = (url: string, publicUrl: string): string => {
  const { pathname, search } = new URL(url.replace(UNUSABLE, "").replace(/^[/\\]+/, "/"), publicUrl)
  return pathname.replace(/^\/+/, "/") + search
}

/** Rendering ends with it. Nobody gets this answer, and it is no error of the shop. */
const VISITOR_LEFT = new Problem({ code: "BAD_REQUEST", message: "You left before the page was ready." })

/** Requests for these want data or a file. */
const NOT_PAGES = /^\/(api|graphql|assets)(\/|\?|$)/

/** The storefront's pages, rendered here and streamed. */
export const storefrontRoutes = async (
  app: FastifyInstance,
  config: Config,
  run: EffectRunner<CurrentSettings>,
  folder: string,
  sources: ReadonlyArray<PageSources>,
): Promise<void> => {
  const render = await loadStorefront(folder)
  const options = {
    config: {
      access: "public",
      rateLimit: { max: Math.ceil(config.rateLimitPerMinute * SHARE_OF_CALLS), timeWindow: "1 minute" },
    },
    schema: { hide: true },
    errorHandler: (error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      if (!(error instanceof Problem) || error.code !== "TOO_MANY_REQUESTS") throw error
      return reply
        .status(STATUS[error.code])
        .type("text/html; charset=utf-8")
        .send(tooManyPages(error.message))
    },
  } as const
  app.get("/*", options, async (request, reply) => {
    if (NOT_PAGES.test(request.url)) return reply.callNotFound()
    if (request.url.search(UNUSABLE) !== -1) {
      return reply.redirect(withoutUnusable(request.url, config.publicUrl))
    }
    const nonce = randomBytes(16).toString("base64url")
    const gone = new AbortController()
    // The answer to HEAD is complete before its page is.
    if (request.method !== "HEAD") reply.raw.once("close", () => gone.abort(VISITOR_LEFT))
    const { general, lending } = Result.getOrThrow(await run(currentSettings))
    const page = await render(toWebRequest(request, config.publicUrl, gone.signal), {
      nonce,
      apiUrl: config.publicUrl,
      fetch: inProcessFetch(app, request.ip),
      shopName: general.name,
      leaseTerms: offeredTerms(lending).lease,
      googleTagId: config.googleTagId,
    })
    reply.status(page.status)
    for (const [name, value] of page.headers) reply.header(name, value)
    if (page.headers.get("content-type")?.startsWith("text/html") === true) {
      reply.header("content-security-policy", storefrontPolicy(config, sources, nonce))
    }
    return reply.send(page.body === null ? null : Readable.fromWeb(page.body))
  })
  // A form that was sent before the page's script had loaded: shows its page again, with nothing of it in the address.
  app.post(
    "/*",
    {
      ...options,
      onRequest: async (request, reply) => {
        const isForm = request.headers["content-type"] === "application/x-www-form-urlencoded"
        if (isForm && !NOT_PAGES.test(request.url)) {
          return reply.redirect(withoutUnusable(request.url, config.publicUrl), 303)
        }
        reply.callNotFound()
        return reply
      },
    },
    (_, reply) => reply.callNotFound(),
  )
}
