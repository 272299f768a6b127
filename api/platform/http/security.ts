import cookie from "@fastify/cookie"
import helmet from "@fastify/helmet"
import rateLimit from "@fastify/rate-limit"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Config } from "../config.ts"
import { derivedKey } from "../derived-keys.ts"
import { Problem } from "../problem.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** For balancers and monitors, which call a process by its address. */
    answersAnyHost?: boolean
  }
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"])

/** Security headers, cookies, rate limits and CSRF protection for all routes. */
export const useSecurity = async (app: FastifyInstance, config: Config): Promise<void> => {
  const secure = config.publicUrl.startsWith("https:")
  await app.register(helmet, {
    // For API answers. Pages set their own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  })
  await app.register(cookie, {
    secret: derivedKey(config.sessionSecret, "cookies").export().toString("base64url"),
  })
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: "1 minute",
    cache: 20_000,
    allowList: (request) => !isLimited(request),
    errorResponseBuilder: (_, { after }) =>
      new Problem({ code: "TOO_MANY_REQUESTS", message: `Too many requests. Please try again in ${after}.` }),
  })
  useHosts(app, config)
  app.addHook("onRequest", async (request) => {
    if (!SAFE.has(request.method) && isForged(request, config.publicUrl)) {
      throw new Problem({ code: "FORBIDDEN", message: "This request came from another site." })
    }
  })
}

/**
 * Files are cheap and many. Calls, and what names a limit of its own, are limited: by their route, since one address can
 * be written in many ways.
 */
const isLimited = ({ routeOptions: { url, config } }: FastifyRequest): boolean =>
  url !== undefined && (config.rateLimit !== undefined || /^\/(?:api|graphql)(?:\/|$)/.test(url))

/** Host names of the machine itself. Any other name could be pointed at this machine by its owner. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"])

/**
 * Answers only to the names that the shop goes by. A page of another site whose name was pointed at this machine would
 * be of the same origin for the browser, and could read what is meant for this machine alone.
 */
const useHosts = (app: FastifyInstance, { publicUrl, allowedHosts }: Config): void => {
  const known = new Set([new URL(publicUrl).hostname, ...LOOPBACK, ...allowedHosts])
  app.addHook("onRequest", async (request) => {
    // What a balancer asks says nothing of anybody, and what a vendor sends is signed.
    const { access, answersAnyHost } = request.routeOptions.config
    if (access === "signed" || answersAnyHost === true || known.has(request.hostname)) return
    throw new Problem({ code: "WRONG_HOST", message: `This shop is at ${publicUrl}.` })
  })
}

/**
 * Browsers send these headers and pages cannot change them. Other clients send neither, but no cookies of users either.
 */
const isForged = (request: FastifyRequest, publicUrl: string): boolean => {
  const site = request.headers["sec-fetch-site"]
  if (site !== undefined) return site !== "same-origin" && site !== "none"
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.host}`
}
