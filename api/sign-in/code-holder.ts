import type { FastifyReply, FastifyRequest } from "fastify"

/**
 * What a browser has asked a code for, kept in a signed cookie. A code alone does not say whose request it confirms: a
 * stranger may have asked for it with a password of their own, and the owner of the mailbox enters it.
 */
type CookiePurpose = "registration" | "reset"

/** A code as somebody enters it. */
export interface EnteredCode {
  readonly code: string
  /** The id of the request that this browser has made; undefined where it has made none. */
  readonly codeRequestId: string | undefined
}

const SECONDS = 86_400
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The registration or the code that this browser asked for last; undefined when it asked for none. */
export const codeRequestId = (request: FastifyRequest, asked: CookiePurpose): string | undefined => {
  const cookie = request.cookies[`asked_${asked}`]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value !== null && UUID.test(value) ? value : undefined
}

/** Also set where the address has no account, since nobody may learn that from the cookie. */
export const rememberCodeRequest = (
  reply: FastifyReply,
  asked: CookiePurpose,
  id: string,
  secure: boolean,
): void => {
  reply.setCookie(`asked_${asked}`, id, {
    path: "/api/auth/",
    httpOnly: true,
    sameSite: "strict",
    secure,
    signed: true,
    maxAge: SECONDS,
  })
}
