import { createHash, randomUUID } from "node:crypto"
import { Option, Schema } from "effect"
import { errors, jwtVerify, SignJWT } from "jose"
import { LRUCache } from "lru-cache"
import type { Account } from "../accounts/accounts.ts"
import { atMostEntries } from "../platform/cache/entries.ts"
import { ALGORITHM, type Keyring } from "./keyring.ts"

/** Spec §3 Auth tokens. */
export interface Tokens {
  readonly accessToken: string
  readonly idToken: string
  readonly refreshToken: string
}

interface AccessClaims {
  readonly username: string
  readonly sessionId: string
}

export interface TokenIssuer {
  readonly issue: (account: Account, sessionId: string) => Promise<Tokens>
  /** The claims of a valid access token, else undefined. */
  readonly readAccess: (token: string) => Promise<AccessClaims | undefined>
  readonly readRefresh: (token: string) => Promise<AccessClaims | undefined>
  /** Whether this is a valid id token of the same session. */
  readonly isIdOf: (token: string, claims: AccessClaims) => Promise<boolean>
}

const ISSUER = "voltread"
/** Longest lifetime of a session, even with refreshes. */
export const SESSION_DAYS = 30

/** Each kind of token has its own audience, so that none is accepted as another. */
type TokenPurpose = "access-token" | "id-token" | "refresh-token"

const LIFETIMES: Readonly<Record<TokenPurpose, string>> = {
  "access-token": "15m",
  "id-token": "15m",
  "refresh-token": `${SESSION_DAYS}d`,
}

const Claims = Schema.Struct({
  sub: Schema.NonEmptyString,
  sid: Schema.NonEmptyString,
  exp: Schema.Int,
})
const decodeClaims = Schema.decodeUnknownOption(Claims)

/** Verified tokens, since clients send the same ones with every request. */
const CHECKED = 20_000

export const makeTokenIssuer = (keyring: Keyring): TokenIssuer => {
  const checked = new LRUCache<string, AccessClaims>(atMostEntries(CHECKED))

  const sign = async (purpose: TokenPurpose, { username, sessionId }: AccessClaims, further: object = {}) => {
    const { kid, key } = await keyring.signing()
    return new SignJWT({ sid: sessionId, ...further })
      .setProtectedHeader({ alg: ALGORITHM, typ: "JWT", kid })
      .setIssuer(ISSUER)
      .setAudience(purpose)
      .setSubject(username)
      .setIssuedAt()
      .setExpirationTime(LIFETIMES[purpose])
      .setJti(randomUUID())
      .sign(key)
  }

  const read = async (purpose: TokenPurpose, token: string): Promise<AccessClaims | undefined> => {
    const name = `${purpose} ${token}`
    const known = checked.get(name)
    if (known !== undefined) return known
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyring.verifying(kid), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: purpose,
        requiredClaims: ["exp", "sub"],
      })
      const claims = Option.getOrUndefined(decodeClaims(payload))
      if (claims === undefined) return undefined
      const proven = { username: claims.sub, sessionId: claims.sid }
      checked.set(name, proven, { ttl: Math.max(1, claims.exp * 1_000 - Date.now()) })
      return proven
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  return {
    issue: async (account, sessionId) => {
      const { type, firstName, lastName, username } = account
      const claims = { username, sessionId }
      const [accessToken, idToken, refreshToken] = await Promise.all([
        sign("access-token", claims),
        sign("id-token", claims, { type, firstName, lastName, email: username }),
        sign("refresh-token", claims),
      ])
      return { accessToken, idToken, refreshToken }
    },
    readAccess: (token) => read("access-token", token),
    readRefresh: (token) => read("refresh-token", token),
    isIdOf: async (token, { username, sessionId }) => {
      const claims = await read("id-token", token)
      return claims?.username === username && claims.sessionId === sessionId
    },
  }
}

/** Only this hash of a refresh token is stored. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest()
