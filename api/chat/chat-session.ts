import { randomBytes } from "node:crypto"
import { Effect } from "effect"
import type { FastifyReply, FastifyRequest } from "fastify"
import { Cryptography } from "../platform/cryptography.ts"
import { usernameOf, type Viewer } from "../platform/http/viewer.ts"

const NAME = "chat_token"
const DAYS = 30
const TOKEN = /^[\w-]{43}$/

/** The owner of a conversation: a customer by user name, a guest by the HMAC of the token in their cookie. */
export interface ChatOwner {
  readonly username: string | null
  readonly tokenHash: Buffer | null
}

export const chatTokenOf = (request: FastifyRequest): string | undefined => {
  const token = request.cookies[NAME]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** The cookie alone gives access, so scripts cannot read it and other sites cannot send it. */
export const setChatCookie = (reply: FastifyReply, token: string, secure: boolean): void => {
  reply.setCookie(NAME, token, {
    path: "/api/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: DAYS * 86_400,
  })
}

export const clearChatCookie = (reply: FastifyReply): void => {
  reply.clearCookie(NAME, { path: "/api/" })
}

export const newChatToken = (): string => randomBytes(32).toString("base64url")

/** The token is only used for guests. */
export const chatOwner = (
  viewer: Viewer,
  token: string | undefined,
): Effect.Effect<ChatOwner, never, Cryptography> =>
  Cryptography.use(({ hmac }) =>
    Effect.succeed({
      username: usernameOf({ viewer }),
      tokenHash: viewer._tag === "guest" && token !== undefined ? hmac("chat", token) : null,
    }),
  )
