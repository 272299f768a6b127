import { LoginRequest, RefreshRequest, SessionData } from "@voltread/domain/contract/session.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { Effect, Schema } from "effect"
import type { FastifyReply } from "fastify"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { completeSignIn, signInAnswer } from "./complete-sign-in.ts"
import { clearAuthCookie, type Identifier, setAuthCookie } from "./identify.ts"
import type { Keyring } from "./keyring.ts"
import { attemptOn } from "./known-device.ts"
import { checkLogIn } from "./log-in.ts"
import { holderOf } from "./passkey-attempt.ts"
import { passSecondFactor } from "./second-factor.ts"
import { endSession, endSessionsOf, refreshSession } from "./sessions.ts"
import type { TokenIssuer } from "./tokens.ts"
import { usePasskey } from "./use-passkey.ts"
import { relyingPartyAt } from "./web-authn.ts"

const KeySet = Schema.Struct({ keys: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)) })

const REFRESH_FAILED = new Problem({ code: "UNAUTHENTICATED", message: "Please log in again." })

interface SignInOptions {
  readonly config: Config
  readonly run: EffectRunner
  readonly issuer: TokenIssuer
  readonly identifier: Identifier
  readonly keyring: Keyring
  /** Clears cookies of other areas at log-out. */
  readonly clearOnLogOut: (reply: FastifyReply) => void
}

export const signInRoutes = (
  app: ShopInstance,
  { config, run, issuer, identifier, keyring, clearOnLogOut }: SignInOptions,
): void => {
  const secure = config.publicUrl.startsWith("https:")
  const party = relyingPartyAt(config.publicUrl)
  app.post(
    "/api/auth/login",
    {
      config: { access: "log-in", rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: {
        body: LoginRequest,
        response: successResponse(SessionData),
        tags: ["auth"],
        summary: "Log in with user name and password",
      },
    },
    (request, reply) => {
      const username = normalizeEmail(request.body.username)
      return respond(
        run,
        reply,
        Effect.gen(function* () {
          const attempt = yield* attemptOn(request, username)
          const { password, code, passkey } = request.body
          const account = yield* checkLogIn(attempt, password, request.id)
          const given = {
            code,
            passkey: passkey && usePasskey(party, passkey, holderOf(request), account.username),
          }
          const isPasswordOnly = !(yield* passSecondFactor(account, attempt, given, request.id))
          return success(
            yield* completeSignIn(request, reply, { account, isPasswordOnly }, { issuer, secure }),
            "Login Successful",
          )
        }),
      )
    },
  )

  app.post(
    "/api/auth/refresh",
    {
      config: { access: "public", rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: {
        body: RefreshRequest,
        response: successResponse(SessionData),
        tags: ["auth"],
        summary: "New tokens for a refresh token, once",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const username = normalizeEmail(request.body.username)
          const refreshed = yield* refreshSession(username, request.body.refreshToken, issuer)
          if (refreshed === null) return yield* REFRESH_FAILED
          setAuthCookie(reply, refreshed.tokens, secure)
          return success(signInAnswer(refreshed.account, refreshed.tokens))
        }),
      ),
  )

  for (const method of ["GET", "POST"] as const) {
    app.route({
      method,
      url: "/api/auth/logout",
      config: { access: "log-in", isUnsafe: true },
      schema: { response: successResponse(Schema.Null), tags: ["auth"], summary: "Ends this sign-in" },
      handler: (request, reply) => {
        const { viewer } = request
        clearAuthCookie(reply)
        clearOnLogOut(reply)
        return respond(
          run,
          reply,
          Effect.gen(function* () {
            if (viewer._tag === "user") {
              yield* endSession(viewer.sessionId, "log-out")
              identifier.evictSession(viewer.sessionId)
            }
            return success(null)
          }),
        )
      },
    })
  }

  app.post(
    "/api/auth/logoutEverywhere",
    {
      config: { access: "use-own-account" },
      schema: {
        response: successResponse(Schema.Null),
        tags: ["auth"],
        summary: "Ends all sign-ins of this account",
      },
    },
    (request, reply) => {
      const { username } = userOf(request.viewer)
      clearAuthCookie(reply)
      clearOnLogOut(reply)
      return respond(
        run,
        reply,
        Effect.gen(function* () {
          yield* transaction((client) => endSessionsOf(client, username, "log-out"))
          identifier.evictAccount(username)
          return success(null)
        }),
      )
    },
  )

  app.get(
    "/.well-known/jwks.json",
    {
      config: { access: "public" },
      schema: { response: { 200: KeySet }, tags: ["auth"], summary: "Public keys of the tokens (RFC 7517)" },
    },
    async (_, answer) =>
      answer.header("cache-control", "public, max-age=300").send(await keyring.published()),
  )
}
