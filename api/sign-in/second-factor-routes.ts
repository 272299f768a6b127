import { OwnPasswordForm } from "@voltread/domain/accounts/own-password.ts"
import { CodeForm, RenewCodesForm, TurnOffForm } from "@voltread/domain/accounts/second-factor.ts"
import {
  RecoveryCodes,
  SecondFactorSetUp,
  SecondFactorState,
} from "@voltread/domain/contract/second-factor.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import {
  beginSetUp,
  confirmSetUp,
  newRecoveryCodes,
  ownSecondFactor,
  turnOff,
} from "./manage-second-factor.ts"

const PATH = "/api/account/second-factor"

/** Staff's own two-factor log-in. */
export const secondFactorRoutes = (app: ShopInstance, run: EffectRunner<CurrentSettings>): void => {
  const config = { access: "use-own-account", rateLimit: { max: 30, timeWindow: "1 minute" } } as const
  const tags = ["auth"]

  app.get(
    PATH,
    {
      config,
      schema: {
        response: successResponse(SecondFactorState),
        tags,
        summary: "How one's own log-in is secured",
      },
    },
    ({ viewer }, reply) =>
      respond(
        run,
        reply,
        Effect.map(ownSecondFactor(userOf(viewer)), (state) => success(state)),
      ),
  )

  app.post(
    `${PATH}/setup`,
    {
      config,
      schema: {
        body: OwnPasswordForm,
        response: successResponse(SecondFactorSetUp),
        tags,
        summary: "Begin to set up two-factor log-in: the secret for an authenticator app (RFC 6238)",
      },
    },
    ({ viewer, body }, reply) =>
      respond(
        run,
        reply,
        Effect.map(beginSetUp(userOf(viewer), body.currentPassword), (begun) => success(begun)),
      ),
  )

  app.post(
    `${PATH}/confirm`,
    {
      config,
      schema: {
        body: CodeForm,
        response: successResponse(RecoveryCodes),
        tags,
        summary: "Turn two-factor log-in on by the app's first code; ends all other sign-ins",
      },
    },
    ({ viewer, body, id }, reply) =>
      respond(
        run,
        reply,
        Effect.map(confirmSetUp(userOf(viewer), body.code, id), (recoveryCodes) =>
          success({ recoveryCodes }, "Your authenticator app is on."),
        ),
      ),
  )

  app.post(
    `${PATH}/recovery-codes`,
    {
      config,
      schema: {
        body: RenewCodesForm,
        response: successResponse(RecoveryCodes),
        tags,
        summary: "New recovery codes; the old ones are void",
      },
    },
    ({ viewer, body, id }, reply) =>
      respond(
        run,
        reply,
        Effect.map(newRecoveryCodes(userOf(viewer), body, id), (recoveryCodes) =>
          success({ recoveryCodes }, "These are your new recovery codes."),
        ),
      ),
  )

  app.post(
    `${PATH}/off`,
    {
      config,
      schema: {
        body: TurnOffForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Turn two-factor log-in off",
      },
    },
    ({ viewer, body, id }, reply) =>
      respond(
        run,
        reply,
        Effect.as(turnOff(userOf(viewer), body, id), success(null, "Your authenticator app is off.")),
      ),
  )
}
