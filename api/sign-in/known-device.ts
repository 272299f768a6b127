import { randomBytes, timingSafeEqual } from "node:crypto"
import { Effect } from "effect"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Attempt } from "../accounts/attempts.ts"
import { Cryptography, type CryptographyService } from "../platform/cryptography.ts"

/** The longest that browsers keep a cookie. */
const DAYS = 400
const VALUE = /^([\w-]{22})\.([\w-]{43})$/

/**
 * A browser that somebody has logged in with keeps a cookie that says so, one for each account. It opens nothing, but
 * strangers who try the same name cannot lock it out.
 */
const cookieOf = (hmac: CryptographyService["hmac"], username: string): string =>
  `device_${hmac("devices", "name", username).toString("base64url").slice(0, 16)}`

const signature = (hmac: CryptographyService["hmac"], username: string, device: string): string =>
  hmac("devices", "device", username, device).toString("base64url")

/** The id of this browser, if it is known to the account. */
const deviceOf = (
  { hmac }: CryptographyService,
  request: FastifyRequest,
  username: string,
): string | undefined => {
  const [, device, given] = VALUE.exec(request.cookies[cookieOf(hmac, username)] ?? "") ?? []
  if (device === undefined || given === undefined) return undefined
  const expected = signature(hmac, username, device)
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? device : undefined
}

/** The key under which the tries of this request on this name are counted. */
export const attemptOn = (
  request: FastifyRequest,
  username: string,
): Effect.Effect<Attempt, never, Cryptography> =>
  Cryptography.use((cryptography) => {
    const device = deviceOf(cryptography, request, username)
    return Effect.succeed({ name: username, from: device ?? request.ip, isKnown: device !== undefined })
  })

export const rememberDevice = (
  request: FastifyRequest,
  reply: FastifyReply,
  username: string,
  secure: boolean,
): Effect.Effect<void, never, Cryptography> =>
  Cryptography.use((cryptography) =>
    Effect.sync(() => {
      const { hmac } = cryptography
      const device = deviceOf(cryptography, request, username) ?? randomBytes(16).toString("base64url")
      reply.setCookie(cookieOf(hmac, username), `${device}.${signature(hmac, username, device)}`, {
        path: "/api/",
        httpOnly: true,
        sameSite: "lax",
        secure,
        maxAge: DAYS * 86_400,
      })
    }),
  )
