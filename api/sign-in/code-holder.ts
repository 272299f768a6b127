import type { FastifyReply, FastifyRequest } from "fastify"

/**
 * Which code a browser has asked for. Codes are mailed to whoever reads the mailbox, so a code alone does not say whose
 * wish it carries out: a stranger may have asked for it, with a password of their own.
 */
type CookiePurpose = "registration" | "reset"

/** A code as somebody enters it. */
export interface EnteredCode {
  readonly code: string
  /** What the browser in which it is entered has asked for. */
  readonly requestedHere: string | undefined
}

const SECONDS = 86_400
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The registration or the code that this browser asked for last; undefined when it asked for none. */
export const requestedHere = (request: FastifyRequest, asked: CookiePurpose): string | undefined => {
  const cookie = request.cookies[`asked_${asked}`]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value !== null && UUID.test(value) ? value : undefined
}

/** Set whether or not the address has an account, which nobody may learn from it. */
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
