import { emailField } from "@voltread/domain/accounts/email.ts"
import { codeField, RegistrationForm } from "@voltread/domain/accounts/user.ts"
import { RegistrationData, SessionData } from "@voltread/domain/contract/session.ts"
import { Effect, Schema } from "effect"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { answering, success } from "../platform/http/envelope.ts"
import { failingWith } from "../platform/http/failing-with.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { setAuthCookie } from "./identify.ts"
import { register, resendCode, verifyRegistration } from "./registration.ts"
import { startSession } from "./sessions.ts"
import { signInAnswer } from "./sign-in-routes.ts"
import type { TokenIssuer } from "./tokens.ts"

const Verification = Schema.Struct({ username: emailField, code: codeField })
const Resend = Schema.Struct({ username: emailField })

export interface RegistrationOptions {
  readonly config: Config
  readonly run: EffectRunner
  readonly issuer: TokenIssuer
}

export const registrationRoutes = (app: ShopInstance, { config, run, issuer }: RegistrationOptions): void => {
  const secure = config.publicUrl.startsWith("https:")
  const rateLimit = { max: 30, timeWindow: "1 minute" }
  const tags = ["auth"]

  app.post(
    "/api/auth/register",
    {
      config: { access: "register", rateLimit },
      schema: {
        body: RegistrationForm,
        response: answering(RegistrationData),
        tags,
        summary: "Register as a customer; a code is mailed",
        description:
          "`data.tokens` is null until the code was entered. The answer is the same for an address that has an " +
          "account: its owner gets a mail that says so.",
      },
    },
    ({ body }, reply) => {
      const user = {
        username: body.email,
        type: "CUSTOMER",
        firstName: body.firstName,
        lastName: body.lastName,
      }
      return respond(
        run,
        reply,
        register(body).pipe(
          Effect.as(success({ user, tokens: null }, "User registered successfully")),
          failingWith("User could not be registered successfully"),
        ),
      )
    },
  )

  app.post(
    "/api/auth/verifyAccount",
    {
      config: { access: "register", rateLimit },
      schema: {
        body: Verification,
        response: answering(SessionData),
        tags,
        summary: "Enter the code of a registration; signs in",
      },
    },
    ({ body, id }, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const account = yield* verifyRegistration(body.username, body.code, id)
          const tokens = yield* startSession(account, issuer)
          setAuthCookie(reply, tokens, secure)
          return success(signInAnswer(account, tokens), "User verified successfully")
        }).pipe(failingWith("Could not verify user. Kindly try re-verifying email")),
      ),
  )

  app.post(
    "/api/auth/resendVerificationCode",
    {
      config: { access: "register", rateLimit },
      schema: {
        body: Resend,
        response: answering(Schema.Null),
        tags,
        summary: "Mail another code for a registration",
      },
    },
    ({ body }, reply) =>
      respond(
        run,
        reply,
        resendCode(body.username).pipe(
          Effect.as(success(null, "Verification Code sent to your registered email")),
          failingWith("Verification Code could not be sent to your registered email"),
        ),
      ),
  )
}
