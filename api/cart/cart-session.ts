import { randomUUID } from "node:crypto"
import type { FastifyReply, FastifyRequest } from "fastify"

const NAME = "cart_id"
const DAYS = 60
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The cart of this browser; undefined when it has none, or when the cookie was not signed by us. */
export const cartOf = (request: FastifyRequest): string | undefined => {
  const cookie = request.cookies[NAME]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value !== null && UUID.test(value) ? value : undefined
}

/** Whoever holds the cookie holds the cart, so scripts cannot read it and other sites cannot send it. */
export const rememberCart = (reply: FastifyReply, cartId: string, secure: boolean): void => {
  reply.setCookie(NAME, cartId, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    signed: true,
    maxAge: DAYS * 86_400,
  })
}

export const forgetCart = (reply: FastifyReply): void => {
  reply.clearCookie(NAME, { path: "/" })
}

export const newCartId = (): string => randomUUID()
