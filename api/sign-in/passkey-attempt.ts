import { randomBytes } from "node:crypto"
import type { FastifyReply, FastifyRequest } from "fastify"
import { CHALLENGE_MINUTES } from "./passkey-challenges.ts"
import { tokenHash } from "./tokens.ts"

const COOKIE = "passkey_attempt"
const PATH = "/api/auth/"

const nameOf = (attempt: string): string => tokenHash(attempt).toString("base64url")

/** A cookie binds a challenge to this browser, so that nobody is logged in by what another browser has signed. */
export const beginAttempt = (reply: FastifyReply, secure: boolean): string => {
  const attempt = randomBytes(32).toString("base64url")
  const maxAge = CHALLENGE_MINUTES * 60
  reply.setCookie(COOKIE, attempt, { path: PATH, httpOnly: true, sameSite: "strict", secure, maxAge })
  return nameOf(attempt)
}

/** The holder of the challenges that this browser may answer. */
export const holderOf = ({ cookies }: FastifyRequest): string => nameOf(cookies[COOKIE] ?? "")
