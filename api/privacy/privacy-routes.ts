import { ErasedData, ErasureRequestsData, OwnErasureData } from "@voltread/domain/contract/erasure.ts"
import { ExportData, SentExportData } from "@voltread/domain/contract/personal-data.ts"
import { Effect, Schema } from "effect"
import { changeAuthor } from "../accounts/change-author.ts"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { eraseAddress, eraseCustomer } from "./erasure.ts"
import { erasureRequestedAt, pendingErasures, requestErasure } from "./erasure-requests.ts"
import { exportOf } from "./export.ts"
import { sendExport } from "./send-export.ts"

const Address = Schema.Struct({ email: Schema.String.check(Schema.isMaxLength(254)) })
const Username = Schema.Struct({ username: Schema.String })

/** Export and erasure of personal data. */
export const privacyRoutes = (
  app: ShopInstance,
  run: EffectRunner<CommandHandlers | CurrentSettings>,
): void => {
  app.get(
    "/api/account/export",
    {
      config: { access: "use-own-account", rateLimit: { max: 5, timeWindow: "1 minute" } },
      schema: {
        response: successResponse(ExportData),
        tags: ["account"],
        summary: "Everything that is kept of oneself",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply.header("content-disposition", 'attachment; filename="your-data.json"'),
        exportOf(userOf(request.viewer).username).pipe(Effect.map((data) => success(data))),
      ),
  )

  app.get(
    "/api/account/erasure",
    {
      config: { access: "use-own-account" },
      schema: {
        response: successResponse(OwnErasureData),
        tags: ["account"],
        summary: "Whether one has asked to be forgotten",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        erasureRequestedAt(userOf(request.viewer).username).pipe(
          Effect.map((requestedAt) => success({ requestedAt })),
        ),
      ),
  )

  app.post(
    "/api/account/erasure",
    {
      config: { access: "use-own-account" },
      schema: { response: successResponse(Schema.Null), tags: ["account"], summary: "Ask to be forgotten" },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        requestErasure(userOf(request.viewer).username).pipe(
          Effect.as(success(null, "We have received your request and will delete your personal data.")),
        ),
      ),
  )

  app.post(
    "/api/admin/customers/:username/export",
    {
      config: { access: "manage-customers", rateLimit: { max: 10, timeWindow: "1 minute" } },
      schema: {
        params: Username,
        response: successResponse(SentExportData),
        tags: ["customers"],
        summary: "Email customers what is kept of them",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        sendExport(request.params.username, changeAuthor(request)).pipe(
          Effect.map((sent) => success(sent, `The data was sent to ${sent.sentTo}.`)),
        ),
      ),
  )

  const config = { access: "erase-personal-data" } as const

  app.get(
    "/api/admin/erasures",
    {
      config,
      schema: {
        response: successResponse(ErasureRequestsData),
        tags: ["staff"],
        summary: "Who asked to be forgotten",
      },
    },
    (_, reply) => respond(run, reply, pendingErasures.pipe(Effect.map((requests) => success({ requests })))),
  )

  app.post(
    "/api/admin/erasures",
    {
      config,
      schema: {
        body: Address,
        response: successResponse(ErasedData),
        tags: ["staff"],
        summary: "Forget whoever has an email address, with or without an account",
        description: "Amounts stay in the books under a pseudonym.",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        eraseAddress(request.body.email, changeAuthor(request)).pipe(
          Effect.map((erased) => success(erased, "The personal data of this address was erased.")),
        ),
      ),
  )

  app.delete(
    "/api/admin/customers/:username",
    {
      config,
      schema: {
        params: Username,
        response: successResponse(ErasedData),
        tags: ["staff"],
        summary: "Erase a customer's personal data for good",
        description: "Amounts stay in the books under a pseudonym.",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        eraseCustomer(request.params.username, changeAuthor(request)).pipe(
          Effect.map((erased) => success(erased, "The customer's personal data was erased.")),
        ),
      ),
  )
}
