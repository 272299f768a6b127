import { OwnPasswordForm } from "@voltread/domain/accounts/own-password.ts"
import { NewPasskeyForm, PasskeyNameForm } from "@voltread/domain/accounts/passkey.ts"
import { NewPasskeyData } from "@voltread/domain/contract/passkey.ts"
import { RecoveryCodes } from "@voltread/domain/contract/second-factor.ts"
import { Effect, Schema } from "effect"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./manage-passkeys.ts"
import { relyingPartyAt } from "./web-authn.ts"

const PATH = "/api/account/second-factor/passkeys"
const ONE = `${PATH}/:passkeyId`

const Id = Schema.Struct({ passkeyId: Schema.String.check(Schema.isUUID()) })

/** Staff's own passkeys (WebAuthn). */
export const passkeyRoutes = (
  app: ShopInstance,
  { publicUrl }: Pick<Config, "publicUrl">,
  run: EffectRunner<CurrentSettings>,
): void => {
  const party = relyingPartyAt(publicUrl)
  const config = { access: "use-own-account", rateLimit: { max: 30, timeWindow: "1 minute" } } as const
  const tags = ["auth"]

  app.post(
    `${PATH}/options`,
    {
      config,
      schema: {
        body: OwnPasswordForm,
        response: successResponse(NewPasskeyData),
        tags,
        summary: "Begin to add a passkey: what the browser's `navigator.credentials.create` takes",
      },
    },
    ({ viewer, body }, reply) =>
      respond(
        run,
        reply,
        Effect.map(beginPasskey(party, userOf(viewer), body.currentPassword), (options) =>
          success({ options }),
        ),
      ),
  )

  app.post(
    PATH,
    {
      config,
      schema: {
        body: NewPasskeyForm,
        response: successResponse(RecoveryCodes),
        tags,
        summary:
          "Add the passkey that the browser has made; the first one ends all other sign-ins. Answers recovery codes where there were none",
      },
    },
    ({ viewer, body, id }, reply) =>
      respond(
        run,
        reply,
        Effect.map(addPasskey(party, userOf(viewer), body, id), (recoveryCodes) =>
          success({ recoveryCodes }, "The passkey was added."),
        ),
      ),
  )

  app.put(
    ONE,
    {
      config,
      schema: {
        params: Id,
        body: PasskeyNameForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Rename a passkey",
      },
    },
    ({ viewer, params, body, id }, reply) =>
      respond(
        run,
        reply,
        Effect.as(
          renamePasskey(userOf(viewer), params.passkeyId, body.name, id),
          success(null, "The passkey was renamed."),
        ),
      ),
  )

  app.post(
    `${ONE}/removal`,
    {
      config,
      schema: {
        params: Id,
        body: OwnPasswordForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Remove a passkey; ends all other sign-ins",
      },
    },
    ({ viewer, params, body, id }, reply) =>
      respond(
        run,
        reply,
        Effect.as(
          removePasskey(userOf(viewer), params.passkeyId, body.currentPassword, id),
          success(null, "The passkey was removed."),
        ),
      ),
  )
}
