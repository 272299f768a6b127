import { createHmac, randomUUID } from "node:crypto"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Config } from "../platform/config.ts"
import { derivedKey } from "../platform/derived-keys.ts"
import type { Viewer } from "../platform/http/viewer.ts"

const NAME = "cart_id"
const DAYS = 60
/** There for a week after the cart's cookie was set: a shopper who keeps coming back keeps the cart. */
const RECENT = "cart_recent"
const RECENT_DAYS = 7
const COOKIE = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?: ([\w-]{43}))?$/

/** A request with who sends it. */
interface Visit {
  readonly request: FastifyRequest
  readonly viewer: Viewer
  readonly config: Pick<Config, "publicUrl" | "sessionSecret">
}

/**
 * The cart of this browser; undefined when it has none, when the cookie was not signed by us, or when somebody was
 * signed in who no longer is: a cookie is not taken back when all sessions of an account end.
 */
export const cartOf = (visit: Visit): string | undefined => {
  const cookie = visit.request.cookies[NAME]
  if (cookie === undefined) return undefined
  const { valid, value } = visit.request.unsignCookie(cookie)
  if (!valid || value === null) return undefined
  const [, cartId, holder] = COOKIE.exec(value) ?? []
  return holder === undefined || holder === holderOf(visit) ? cartId : undefined
}

/** Whoever holds the cookie holds the cart, so scripts cannot read it and other sites cannot send it. */
export const rememberCart = (visit: Visit, reply: FastifyReply, cartId: string): void => {
  const holder = holderOf(visit)
  const value = holder === undefined ? cartId : `${cartId} ${holder}`
  const { [NAME]: cookie, [RECENT]: recent } = visit.request.cookies
  const isKnown = cookie !== undefined && visit.request.unsignCookie(cookie).value === value
  if (isKnown && recent !== undefined) return
  const options = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: visit.config.publicUrl.startsWith("https:"),
  } as const
  reply.setCookie(NAME, value, { ...options, signed: true, maxAge: DAYS * 86_400 })
  reply.setCookie(RECENT, "1", { ...options, maxAge: RECENT_DAYS * 86_400 })
}

/** A keyed hash, since the cookie stays on a machine that others may use. */
const holderOf = ({ viewer, config }: Visit): string | undefined =>
  viewer._tag === "guest"
    ? undefined
    : createHmac("sha256", derivedKey(config.sessionSecret, "cart-holder"))
        .update(viewer.username)
        .digest("base64url")

export const clearCartSession = (reply: FastifyReply): void => {
  reply.clearCookie(NAME, { path: "/" })
}

export const newCartId = (): string => randomUUID()
