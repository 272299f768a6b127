import { StaffSecurity } from "@voltread/domain/contract/staff.ts"
import { Effect, Schema } from "effect"
import { changeAuthor } from "../accounts/change-author.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { secondFactorStatus } from "../sign-in/second-factor-status.ts"
import { requireSecondFactor, resetSecondFactor } from "./staff-security.ts"

const Username = Schema.Struct({ username: Schema.String })

/** How well the accounts of staff are protected; for super admins. */
export const staffSecurityRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "manage-staff" } as const
  const tags = ["staff"]

  app.get(
    "/api/admin/staff/security",
    {
      config,
      schema: {
        response: successResponse(StaffSecurity),
        tags,
        summary: "What is asked of all staff at log-in",
      },
    },
    ({ viewer }, reply) =>
      respond(
        run,
        reply,
        Effect.map(secondFactorStatus(userOf(viewer).username), ({ isRequired }) =>
          success({ requiresSecondFactor: isRequired }),
        ),
      ),
  )

  app.put(
    "/api/admin/staff/security",
    {
      config,
      schema: {
        body: StaffSecurity,
        response: successResponse(Schema.Null),
        tags,
        summary: "Require two-factor log-in of all staff, or leave it to them",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.as(
          requireSecondFactor(request.body.requiresSecondFactor, changeAuthor(request)),
          success(
            null,
            request.body.requiresSecondFactor
              ? "All staff need two-factor log-in now."
              : "Two-factor log-in is optional for staff now.",
          ),
        ),
      ),
  )

  app.delete(
    "/api/admin/staff/:username/second-factor",
    {
      config,
      schema: {
        params: Username,
        response: successResponse(Schema.Null),
        tags,
        summary: "Turn off somebody's two-factor log-in; ends their sign-ins",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.as(
          resetSecondFactor(request.params.username, changeAuthor(request)),
          success(null, "Their two-factor log-in is off."),
        ),
      ),
  )
}
