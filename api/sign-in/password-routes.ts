import { randomUUID } from "node:crypto"
import { emailField } from "@voltread/domain/accounts/email.ts"
import { OwnPasswordForm, ResetForm } from "@voltread/domain/accounts/user.ts"
import { Effect, Result, Schema } from "effect"
import { changeAuthor } from "../accounts/change-author.ts"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { failingWith } from "../platform/http/failing-with.ts"
import { respond, sendProblem } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { Problem } from "../platform/problem.ts"
import { schemaProblem } from "../platform/schema-problem.ts"
import { changeOwnPassword } from "./change-password.ts"
import { codeRequestId, rememberCodeRequest } from "./code-holder.ts"
import { attemptOn } from "./known-device.ts"
import { forgotPassword, resetPassword } from "./password-codes.ts"

/** Clients of spec §7 send a password too; it is ignored. */
const Forgot = Schema.Struct({
  username: emailField,
  password: Schema.optionalKey(Schema.NullOr(Schema.String)),
})

const decodeReset = Schema.decodeUnknownResult(ResetForm, { errors: "all" })
const RESET_FIELDS = ["username", "password", "confirmPassword", "confirmationCode"]

const isFilled = (value: unknown): boolean => typeof value === "string" && value.trim() !== ""

export const passwordRoutes = (app: ShopInstance, config: Config, run: EffectRunner): void => {
  const secure = config.publicUrl.startsWith("https:")
  const rateLimit = { max: 30, timeWindow: "1 minute" }

  app.post(
    "/api/auth/forgotPassword",
    {
      config: { access: "log-in", rateLimit },
      schema: {
        body: Forgot,
        response: successResponse(Schema.Null),
        tags: ["auth"],
        summary: "Email a code to set a password with",
      },
    },
    (request, reply) => {
      const { username } = request.body
      const codeId = randomUUID()
      return respond(
        run,
        reply,
        Effect.gen(function* () {
          yield* forgotPassword(yield* attemptOn(request, username), codeId)
          rememberCodeRequest(reply, "reset", codeId, secure)
          return success(null, "Successful")
        }).pipe(failingWith("Please try after some time")),
      )
    },
  )

  app.post(
    "/api/auth/resetPassword",
    {
      config: { access: "log-in", rateLimit },
      schema: {
        body: Schema.Record(Schema.String, Schema.Unknown),
        response: successResponse(Schema.Null),
        tags: ["auth"],
        summary: "Set a password by an emailed code: username, password, confirmPassword, confirmationCode",
      },
    },
    (request, reply) => {
      const { body, id } = request
      if (!RESET_FIELDS.every((field) => isFilled(body[field]))) return sendProblem(reply, SOMETHING_MISSING)
      const form = decodeReset(body)
      if (Result.isFailure(form)) {
        return sendProblem(reply, schemaProblem(form.failure))
      }
      const { username, password, confirmationCode } = form.success
      return respond(
        run,
        reply,
        Effect.gen(function* () {
          const entered = { code: confirmationCode, codeRequestId: codeRequestId(request, "reset") }
          yield* resetPassword(yield* attemptOn(request, username), entered, password, id)
          return success(null, "Successful")
        }).pipe(failingWith("Please try after some time")),
      )
    },
  )

  app.put(
    "/api/account/changePassword",
    {
      config: { access: "use-own-account", rateLimit },
      schema: {
        body: OwnPasswordForm,
        response: successResponse(Schema.Null),
        tags: ["account"],
        summary: "Change one's own password; ends all other sign-ins",
      },
    },
    (request, reply) => {
      const { username, sessionId } = userOf(request.viewer)
      return respond(
        run,
        reply,
        changeOwnPassword({ username, sessionId }, request.body, changeAuthor(request)).pipe(
          Effect.as(success(null, "Your password was changed.")),
        ),
      )
    },
  )
}

/** Spec §8. */
const SOMETHING_MISSING = new Problem({
  code: "BAD_REQUEST",
  message: "Seems like something is missing. Please try after some time.",
})
