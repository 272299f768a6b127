import cookie from "@fastify/cookie"
import helmet from "@fastify/helmet"
import rateLimit from "@fastify/rate-limit"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Config } from "../config.ts"
import { derivedKey } from "../derived-keys.ts"
import type { EffectRunner } from "../effect-runner.ts"
import { Problem } from "../problem.ts"
import { LOOPBACK_NAMES } from "./loopback.ts"
import { networkOf } from "./network-address.ts"
import { callerKey, sharedCallCounts } from "./shared-call-counts.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** For balancers and monitors, which call a process by its address. */
    answersAnyHost?: boolean
    /** For a GET that changes something, such as logging out: other sites may not send it either. */
    isUnsafe?: boolean
  }
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"])

/** Security headers, cookies, rate limits and CSRF protection for all routes. */
export const useSecurity = async (app: FastifyInstance, config: Config, run: EffectRunner): Promise<void> => {
  const secure = config.publicUrl.startsWith("https:")
  await app.register(helmet, {
    // For API answers. Pages set their own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // Google Pay and Klarna answer from a pop-up, which "same-origin" would cut off from the page that opened it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  })
  await app.register(cookie, {
    secret: derivedKey(config.sessionSecret, "cookies").export().toString("base64url"),
  })
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: "1 minute",
    store: sharedCallCounts(app, run),
    keyGenerator: (request) => callerKey(networkOf(request.ip), limitOf(request)),
    allowList: (request) => !isLimited(request),
    errorResponseBuilder: (_, { after }) =>
      new Problem({ code: "TOO_MANY_REQUESTS", message: `Too many requests. Please try again in ${after}.` }),
  })
  useHosts(app, config)
  app.addHook("onRequest", async (request) => {
    const isUnsafe = !SAFE.has(request.method) || request.routeOptions.config.isUnsafe === true
    if (isUnsafe && isForged(request, config.publicUrl)) {
      throw new Problem({ code: "FORBIDDEN", message: "This request came from another site." })
    }
  })
}

/**
 * Calls, and routes that name a limit of their own, are rate limited; files are cheap and many, and are not. The route
 * decides, not the path, since one path can be written in many ways.
 */
const isLimited = ({ routeOptions: { url, config } }: FastifyRequest): boolean =>
  url !== undefined && (config.rateLimit !== undefined || /^\/(?:api|graphql)(?:\/|$)/.test(url))

/** A route that names a limit of its own is counted for itself. */
const limitOf = ({ method, routeOptions: { url, config } }: FastifyRequest): string =>
  config.rateLimit === undefined ? "" : `${method} ${url}`

/**
 * Refuses unknown host names (DNS rebinding): a stranger's name that resolves to this machine would be of the same origin
 * for the browser, and its page could read what is meant for this machine only.
 */
const useHosts = (app: FastifyInstance, { publicUrl, allowedHosts }: Config): void => {
  const known = new Set([new URL(publicUrl).hostname, ...LOOPBACK_NAMES, ...allowedHosts])
  app.addHook("onRequest", async (request) => {
    // Health checks tell nothing secret, and webhooks are signed.
    const { access, answersAnyHost } = request.routeOptions.config
    if (access === "signed" || answersAnyHost === true || known.has(request.hostname)) return
    throw new Problem({ code: "WRONG_HOST", message: `This shop is at ${publicUrl}.` })
  })
}

/**
 * CSRF check. Browsers send these headers and pages cannot change them. Other clients do not, but hold no user's cookies.
 */
const isForged = (request: FastifyRequest, publicUrl: string): boolean => {
  const site = request.headers["sec-fetch-site"]
  if (site !== undefined) return site !== "same-origin" && site !== "none"
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.host}`
}
