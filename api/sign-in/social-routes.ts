import {
  ProvidersData,
  SessionData,
  SocialLoginData,
  SocialLoginFinish,
  SocialLoginStart,
} from "@voltread/domain/contract/session.ts"
import { Effect } from "effect"
import { success, successResponse } from "../platform/http/envelope.ts"
import { failingWith } from "../platform/http/failing-with.ts"
import { respond, sendAnswer } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { completeSignIn } from "./complete-sign-in.ts"
import { accountOfExternalPerson } from "./external-identity.ts"
import type { RegistrationOptions } from "./registration-routes.ts"
import {
  beginSocialLogin,
  finishSocialLogin,
  SOCIAL_LOGIN_FAILED,
  SOCIAL_LOGIN_MINUTES,
} from "./social-login.ts"
import { makeProviders } from "./social-providers.ts"

const COOKIE = "social_login"
const PATH = "/api/auth/socialLogin"

/** Log-in at another provider by OpenID Connect. */
export const socialRoutes = (app: ShopInstance, { config, run, issuer }: RegistrationOptions): void => {
  const secure = config.publicUrl.startsWith("https:")
  const rateLimit = { max: 30, timeWindow: "1 minute" }
  const providers = makeProviders(config.socialProviders)
  const redirectUri = `${config.publicUrl}/login/social`
  const cookie = { path: PATH, httpOnly: true, sameSite: "lax", secure } as const

  app.get(
    `${PATH}/providers`,
    {
      config: { access: "log-in" },
      schema: {
        response: successResponse(ProvidersData),
        tags: ["auth"],
        summary: "Names of the providers that log-in is possible with",
      },
    },
    (_, reply) => sendAnswer(reply, success({ providers: Object.keys(config.socialProviders) })),
  )

  app.post(
    `${PATH}/initiate`,
    {
      config: { access: "log-in", rateLimit },
      schema: {
        body: SocialLoginStart,
        response: successResponse(SocialLoginData),
        tags: ["auth"],
        summary: "Begin a log-in at a provider: where to send the browser",
        description: "The provider sends the browser back to /login/social with `code` and `state`.",
      },
    },
    ({ body }, reply) =>
      respond(
        run,
        reply,
        beginSocialLogin(providers, body.type, redirectUri).pipe(
          Effect.map(({ url, loginToken }) => {
            reply.setCookie(COOKIE, loginToken, { ...cookie, maxAge: SOCIAL_LOGIN_MINUTES * 60 })
            return success({ url })
          }),
          failingWith(SOCIAL_LOGIN_FAILED),
        ),
      ),
  )

  app.post(
    `${PATH}/register`,
    {
      config: { access: "log-in", rateLimit },
      schema: {
        body: SocialLoginFinish,
        response: successResponse(SessionData),
        tags: ["auth"],
        summary: "Log in by the code that the provider sent back",
      },
    },
    (request, reply) => {
      const { type, code, state } = request.body
      const loginToken = request.cookies[COOKIE]
      reply.clearCookie(COOKIE, { path: PATH })
      return respond(
        run,
        reply,
        Effect.gen(function* () {
          const person = yield* finishSocialLogin(providers, {
            provider: type,
            code,
            state,
            loginToken,
            redirectUri,
          })
          const account = yield* accountOfExternalPerson(person, request.id)
          return success(
            yield* completeSignIn(request, reply, { account, isPasswordOnly: false }, { issuer, secure }),
            "Login Successful",
          )
        }).pipe(failingWith(SOCIAL_LOGIN_FAILED)),
      )
    },
  )
}
