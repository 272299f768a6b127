import { randomBytes } from "node:crypto"
import { cleanLine } from "@voltread/domain/shared/characters.ts"
import { isEmail, normalizeEmail } from "@voltread/domain/shared/email.ts"
import { Effect, Option, Schema } from "effect"
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client"
import { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import type { Providers } from "./social-providers.ts"

/** How long a browser has for a log-in at a provider. */
export const SOCIAL_LOGIN_MINUTES = 10

/** Spec §8. */
export const SOCIAL_LOGIN_FAILED = "Something went wrong. Please try again."

const failed = (reason: string) =>
  new Problem({ code: "UNAUTHENTICATED", message: SOCIAL_LOGIN_FAILED, reason })

interface BegunLogin {
  /** The authorization URL of the provider. */
  readonly url: string
  /** Kept in a cookie; proves that the same browser finishes the log-in. */
  readonly loginToken: string
}

/** Starts a log-in at a provider. State, nonce and verifier stay on the server; the browser holds a random token. */
export const beginSocialLogin = Effect.fnUntraced(function* (
  providers: Providers,
  provider: string,
  redirectUri: string,
): Effect.fn.Return<BegunLogin, Problem | DatabaseError, Database | Cryptography> {
  const configuration = yield* configurationOf(providers, provider)
  const { hmac } = yield* Cryptography
  const loginToken = randomBytes(32).toString("base64url")
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const challenge = yield* Effect.promise(() => calculatePKCECodeChallenge(verifier))
  yield* execute({
    text: `with old as (delete from social_login where expires_at < clock_timestamp())
           insert into social_login (login_hash, provider, state, nonce, code_verifier, expires_at)
           values ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(mins => $6))`,
    values: [hmac("codes", "social", loginToken), provider, state, nonce, verifier, SOCIAL_LOGIN_MINUTES],
  })
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    response_type: "code",
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
  })
  return { url: url.href, loginToken }
})

const configurationOf = (providers: Providers, provider: string) => {
  const known = providers.find(provider)
  return known === undefined
    ? Effect.fail(
        new Problem({ code: "BAD_REQUEST", message: SOCIAL_LOGIN_FAILED, reason: "unknown provider" }),
      )
    : Effect.tryPromise({
        try: () => known,
        catch: () => failed(`The provider ${provider} cannot be reached`),
      })
}

type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>

/** Some providers put the email address into the id token, others only into the user info. */
const claimsOf = (configuration: Configuration, tokens: Tokens) => {
  const claims = tokens.claims()
  if (claims === undefined || claims.email !== undefined) return Effect.succeed(claims)
  return Effect.tryPromise({
    try: async () => ({
      ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)),
      iss: claims.iss,
    }),
    catch: () => failed("The provider did not tell who it is"),
  })
}

const Claims = Schema.Struct({
  iss: Schema.String,
  sub: Schema.NonEmptyString,
  email: Schema.String,
  email_verified: Schema.optionalKey(Schema.Union([Schema.Boolean, Schema.Literals(["true", "false"])])),
  given_name: Schema.optionalKey(Schema.String),
  family_name: Schema.optionalKey(Schema.String),
  name: Schema.optionalKey(Schema.String),
})
const decodeClaims = Schema.decodeUnknownOption(Claims)

/** An identity at a provider. The provider has verified `email`. */
export interface ExternalPerson {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

interface SocialAnswer {
  readonly provider: string
  readonly code: string
  /** As returned by the provider; absent if the client sends only the code (spec §7). */
  readonly state: string | undefined
  readonly loginToken: string | undefined
  readonly redirectUri: string
}

/**
 * Exchanges the authorization code for the identity. Works once, within ten minutes, and only in the browser that
 * started the log-in: PKCE and nonce make a stolen code useless.
 */
export const finishSocialLogin = Effect.fnUntraced(function* (
  providers: Providers,
  answer: SocialAnswer,
): Effect.fn.Return<ExternalPerson, Problem | DatabaseError, Database | Cryptography> {
  const configuration = yield* configurationOf(providers, answer.provider)
  const { hmac } = yield* Cryptography
  const [begun] = yield* rows(
    Schema.Struct({ state: Schema.String, nonce: Schema.String, code_verifier: Schema.String }),
    {
      text: `delete from social_login
           where login_hash = $1 and provider = $2 and expires_at > clock_timestamp()
           returning state, nonce, code_verifier`,
      values: [hmac("codes", "social", answer.loginToken ?? ""), answer.provider],
    },
  )
  if (begun === undefined) return yield* failed("No such log-in was begun by this browser")
  const url = new URL(answer.redirectUri)
  url.searchParams.set("code", answer.code)
  url.searchParams.set("state", answer.state ?? begun.state)
  const issuer = configuration.serverMetadata()
  if (issuer.authorization_response_iss_parameter_supported === true)
    url.searchParams.set("iss", issuer.issuer)
  const tokens = yield* Effect.tryPromise({
    try: () =>
      authorizationCodeGrant(configuration, url, {
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        pkceCodeVerifier: begun.code_verifier,
        idTokenExpected: true,
      }),
    catch: () => failed(`The provider ${answer.provider} did not accept the code`),
  })
  const claims = decodeClaims(yield* claimsOf(configuration, tokens))
  if (Option.isNone(claims)) return yield* failed("The provider gave no email address")
  return yield* personOf(claims.value)
})

/** Nobody typed these into a form of ours. */
const MAX_NAME = 100

const personOf = (claims: typeof Claims.Type): Effect.Effect<ExternalPerson, Problem> => {
  const { iss, sub, email, email_verified, given_name, family_name, name = "" } = claims
  if (email_verified !== true && email_verified !== "true") {
    return Effect.fail(failed("The provider does not vouch for the email address"))
  }
  const address = normalizeEmail(email)
  if (!isEmail(address)) return Effect.fail(failed("The email address cannot receive email"))
  const [first = "", ...rest] = name.split(" ")
  return Effect.succeed({
    issuer: iss,
    subject: sub,
    email: address,
    firstName: cleanLine(given_name ?? first, MAX_NAME),
    lastName: cleanLine(family_name ?? rest.join(" "), MAX_NAME),
  })
}
