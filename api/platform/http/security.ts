import cookie from "@fastify/cookie"
import helmet from "@fastify/helmet"
import rateLimit from "@fastify/rate-limit"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Config } from "../config.ts"
import { derivedKey } from "./derived-keys.ts"
import { Problem } from "./problem.ts"

const SAFE = new Set(["GET", "HEAD", "OPTIONS"])

/** Headers, cookies, limits and the defence against forged cross-site requests, for every route. */
export const useSecurity = async (app: FastifyInstance, config: Config): Promise<void> => {
  const secure = config.publicUrl.startsWith("https:")
  await app.register(helmet, {
    // For answers that are data. Pages set a policy of their own, which replaces this one.
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
 * A browser tells where a request comes from, and a page cannot change that. Programs send neither header, and no
 * cookies of anybody either.
 */
const isForged = (request: FastifyRequest, publicUrl: string): boolean => {
  const site = request.headers["sec-fetch-site"]
  if (site !== undefined) return site !== "same-origin" && site !== "none"
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.host}`
}
