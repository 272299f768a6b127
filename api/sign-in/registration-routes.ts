import { randomUUID } from "node:crypto"
import { emailField } from "@voltread/domain/accounts/email.ts"
import { codeField, RegistrationForm } from "@voltread/domain/accounts/user.ts"
import { RegistrationData, SessionData } from "@voltread/domain/contract/session.ts"
import { Effect, Schema } from "effect"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { failingWith } from "../platform/http/failing-with.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { codeRequestId, rememberCodeRequest } from "./code-holder.ts"
import { completeSignIn } from "./complete-sign-in.ts"
import { attemptOn } from "./known-device.ts"
import { register, resendCode, verifyRegistration } from "./registration.ts"
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
        response: successResponse(RegistrationData),
        tags,
        summary: "Register as a customer; a code is emailed",
        description:
          "`data.tokens` is null until the code was entered. The answer is the same for an address that has an " +
          "account: its owner gets an email that says so.",
      },
    },
    (request, reply) => {
      const { body } = request
      const registrationId = randomUUID()
      const user = {
        username: body.email,
        type: "CUSTOMER",
        firstName: body.firstName,
        lastName: body.lastName,
      }
      return respond(
        run,
        reply,
        Effect.gen(function* () {
          yield* register(body, yield* attemptOn(request, body.email), registrationId)
          rememberCodeRequest(reply, "registration", registrationId, secure)
          return success({ user, tokens: null }, "User registered successfully")
        }).pipe(failingWith("User could not be registered successfully")),
      )
    },
  )

  app.post(
    "/api/auth/verifyAccount",
    {
      config: { access: "register", rateLimit },
      schema: {
        body: Verification,
        response: successResponse(SessionData),
        tags,
        summary: "Enter the code of a registration; signs in",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { username, code } = request.body
          const entered = { code, codeRequestId: codeRequestId(request, "registration") }
          const account = yield* verifyRegistration(yield* attemptOn(request, username), entered, request.id)
          return success(
            yield* completeSignIn(request, reply, { account, isPasswordOnly: false }, { issuer, secure }),
            "User verified successfully",
          )
        }).pipe(failingWith("Could not verify user. Kindly try re-verifying email")),
      ),
  )

  app.post(
    "/api/auth/resendVerificationCode",
    {
      config: { access: "register", rateLimit },
      schema: {
        body: Resend,
        response: successResponse(Schema.Null),
        tags,
        summary: "Email another code for a registration",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const attempt = yield* attemptOn(request, request.body.username)
          yield* resendCode(attempt, codeRequestId(request, "registration"))
          return success(null, "Verification Code sent to your registered email")
        }).pipe(failingWith("Verification Code could not be sent to your registered email")),
      ),
  )
}
