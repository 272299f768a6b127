import { PasskeyData } from "@voltread/domain/contract/passkey.ts"
import { PasskeyLoginRequest, SessionData } from "@voltread/domain/contract/session.ts"
import { Effect } from "effect"
import { findAccount } from "../accounts/accounts.ts"
import { clearAttempts, countAttempt } from "../accounts/attempts.ts"
import { recordRefusedLogIn } from "../audit-log/record.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { Problem } from "../platform/problem.ts"
import { completeSignIn } from "./complete-sign-in.ts"
import { attemptOn } from "./known-device.ts"
import { beginAttempt, holderOf } from "./passkey-attempt.ts"
import { issueChallenge } from "./passkey-challenges.ts"
import { PASSKEY_REFUSED } from "./passkey-words.ts"
import { ownerOfPasskey } from "./passkeys.ts"
import type { RegistrationOptions } from "./registration-routes.ts"
import { usePasskey } from "./use-passkey.ts"
import { passkeyOptions, relyingPartyAt } from "./web-authn.ts"

const REFUSED = new Problem({ code: "UNAUTHENTICATED", message: PASSKEY_REFUSED })

/** Log-in of staff by passkey, after the password or in its place. */
export const passkeyLogInRoutes = (app: ShopInstance, { config, run, issuer }: RegistrationOptions): void => {
  const secure = config.publicUrl.startsWith("https:")
  const party = relyingPartyAt(config.publicUrl)
  const rateLimit = { max: 60, timeWindow: "1 minute" }
  const tags = ["auth"]

  app.post(
    "/api/auth/passkey/options",
    {
      config: { access: "log-in", rateLimit },
      schema: {
        response: successResponse(PasskeyData),
        tags,
        summary: "Begin a log-in by passkey: what the browser's `navigator.credentials.get` takes",
      },
    },
    (_, reply) => {
      const holder = beginAttempt(reply, secure)
      return respond(
        run,
        reply,
        Effect.gen(function* () {
          const challenge = yield* issueChallenge({ purpose: "log-in", holder })
          return success({ options: yield* passkeyOptions(party, challenge) })
        }),
      )
    },
  )

  app.post(
    "/api/auth/passkey",
    {
      config: { access: "log-in", rateLimit },
      schema: {
        body: PasskeyLoginRequest,
        response: successResponse(SessionData),
        tags,
        summary: "Log in with a passkey alone",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { passkey } = request.body
          const owner = yield* ownerOfPasskey(passkey.id)
          const attempt = yield* attemptOn(request, owner ?? passkey.id)
          yield* countAttempt("log-in", attempt)
          const username = yield* usePasskey(party, passkey, holderOf(request), owner)
          const account = username === null ? null : yield* findAccount(username)
          if (account === null) {
            yield* recordRefusedLogIn(owner ?? passkey.id, "passkey", request.id)
            return yield* REFUSED
          }
          yield* clearAttempts("log-in", attempt)
          return success(
            yield* completeSignIn(request, reply, { account, isPasswordOnly: false }, { issuer, secure }),
            "Login Successful",
          )
        }),
      ),
  )
}
