import cookie from "@fastify/cookie"
import helmet from "@fastify/helmet"
import rateLimit from "@fastify/rate-limit"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Config } from "../config.ts"
import { derivedKey } from "./derived-keys.ts"
import { Problem } from "./problem.ts"

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
  await app.register(cookie, { secret: derivedKey(config.sessionSecret, "cookies").toString("base64url") })
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: "1 minute",
    cache: 20_000,
    allowList: (request) => !isCall(request),
    errorResponseBuilder: (_, { after }) =>
      new Problem({ code: "TOO_MANY_REQUESTS", message: `Too many requests. Please try again in ${after}.` }),
  })
  app.addHook("onRequest", async (request) => {
    if (!SAFE.has(request.method) && isForged(request, config.publicUrl)) {
      throw new Problem({ code: "FORBIDDEN", message: "This request came from another site." })
    }
  })
}

/** Pages and files are cheap and many; calls are limited. */
const isCall = (request: FastifyRequest): boolean =>
  request.url.startsWith("/api/") || request.url.startsWith("/graphql")

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
