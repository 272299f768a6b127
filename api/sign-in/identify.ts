import { isStaff } from "@voltread/domain/shared/permissions.ts"
import { Result } from "effect"
import type { FastifyReply, FastifyRequest } from "fastify"
import { LRUCache } from "lru-cache"
import { atMostEntries } from "../platform/cache/entries.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { GUEST, type Viewer } from "../platform/http/viewer.ts"
import { Problem } from "../platform/problem.ts"
import { findSession, type SessionAccount } from "./sessions.ts"
import type { TokenIssuer, Tokens } from "./tokens.ts"

const COOKIE = "auth_ck"
const COOKIE_DAYS = 5
/** Upper limit for a stale session, should an account signal get lost. */
const SESSION_CACHE_MS = 5_000

/** The name of the scheme is written in either case (RFC 9110). */
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)(?: ([\w-]+\.[\w-]+\.[\w-]+))?$/i

export interface Identifier {
  /** Rejects with a `Problem` for invalid or expired tokens in the header. */
  readonly identify: (request: FastifyRequest) => Promise<Viewer>
  readonly evictSession: (sessionId: string) => void
  readonly evictAccount: (username: string) => void
  readonly evictAll: () => void
}

const EXPIRED = new Problem({ code: "UNAUTHENTICATED", message: "Please log in again." })

export const makeIdentifier = (issuer: TokenIssuer, run: EffectRunner): Identifier => {
  const sessions = new LRUCache<string, { readonly account: SessionAccount | null }>({
    ...atMostEntries(10_000),
    ttl: SESSION_CACHE_MS,
  })

  const accountOf = async (sessionId: string): Promise<SessionAccount | null> => {
    const known = sessions.get(sessionId)
    if (known !== undefined) return known.account
    const found = await run(findSession(sessionId))
    if (Result.isFailure(found)) throw found.failure
    sessions.set(sessionId, { account: found.success })
    return found.success
  }

  const viewerOf = async (bearer: string): Promise<Viewer | undefined> => {
    const [, access, id] = BEARER.exec(bearer) ?? []
    const claims = access === undefined ? undefined : await issuer.readAccess(access)
    if (claims === undefined) return undefined
    if (id !== undefined && !(await issuer.isIdOf(id, claims))) return undefined
    const account = await accountOf(claims.sessionId)
    if (account === null || account.username !== claims.username) return undefined
    return {
      _tag: "user",
      username: account.username,
      name: `${account.firstName} ${account.lastName}`.trim(),
      role: account.isWithheld ? "customer" : account.role,
      isStaff: isStaff(account.role),
      sessionId: claims.sessionId,
    }
  }

  return {
    evictSession: (sessionId) => {
      sessions.delete(sessionId)
    },
    evictAccount: (username) => {
      for (const [sessionId, { account }] of sessions.entries()) {
        if (account?.username === username) sessions.delete(sessionId)
      }
    },
    evictAll: () => sessions.clear(),
    identify: async (request) => {
      const header = request.headers.authorization
      if (header !== undefined) {
        const viewer = await viewerOf(header)
        if (viewer === undefined) throw EXPIRED
        return viewer
      }
      // An expired cookie must not block pages: the visitor counts as a guest until they refresh or log in.
      const cookie = request.cookies[COOKIE]
      return cookie === undefined ? GUEST : ((await viewerOf(cookie)) ?? GUEST)
    },
  }
}

/** Spec §9: "Bearer" with both tokens, for five days; for page loads and event sources, which cannot send headers. */
export const setAuthCookie = (reply: FastifyReply, tokens: Tokens, secure: boolean): void => {
  reply.setCookie(COOKIE, `Bearer ${tokens.accessToken} ${tokens.idToken}`, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: COOKIE_DAYS * 86_400,
  })
}

export const clearAuthCookie = (reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, { path: "/" })
}
