import { RoleForm, StaffForm } from "@voltread/domain/accounts/user.ts"
import { StaffData, StaffHistoryData, StaffUserData } from "@voltread/domain/contract/staff.ts"
import { Effect, Schema } from "effect"
import { accountHistory } from "../accounts/account-history.ts"
import { changeAuthor } from "../accounts/change-author.ts"
import { statusChanged } from "../customers/account-status.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { failingWith } from "../platform/http/failing-with.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { changeRole, setStaffActive } from "./change-staff.ts"
import { addStaff, listStaff, staffOf } from "./staff.ts"

const Username = Schema.Struct({ username: Schema.String })
const StatusPath = Schema.Struct({
  username: Schema.String,
  status: Schema.Literals(["enable", "disable"]),
})

/** Admins may add support staff (lifecycle §7); everything else needs the super admin. */
export const staffRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const tags = ["staff"]
  const manage = { access: "manage-staff" } as const

  app.post(
    "/api/users/add",
    {
      config: { access: "add-support-staff" },
      schema: {
        body: StaffForm,
        response: successResponse(StaffUserData),
        tags,
        summary: "Add a member of the staff; an invitation is emailed",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        addStaff(request.body, userOf(request.viewer), changeAuthor(request)).pipe(
          Effect.map((user) => success({ user }, "New Customer executive Added successfully.")),
        ),
      ),
  )

  app.get(
    "/api/admin/staff",
    {
      config: { access: "add-support-staff" },
      schema: { response: successResponse(StaffData), tags, summary: "Everybody of the staff" },
    },
    (_, reply) => respond(run, reply, listStaff.pipe(Effect.map((staff) => success({ staff })))),
  )

  app.get(
    "/api/admin/staff/:username/history",
    {
      config: manage,
      schema: {
        params: Username,
        response: successResponse(StaffHistoryData),
        tags,
        description: "For other programs, such as an audit: the back office does not show it.",
        summary: "What was changed of a staff account",
      },
    },
    ({ params }, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { username } = yield* staffOf(params.username)
          return success({ timeline: yield* accountHistory(username, null) })
        }),
      ),
  )

  app.put(
    "/api/admin/staff/:username/role",
    {
      config: manage,
      schema: {
        params: Username,
        body: RoleForm,
        response: successResponse(StaffUserData),
        tags,
        summary: "Give another role",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        changeRole(request.params.username, request.body.role, changeAuthor(request)).pipe(
          Effect.map((user) => success({ user }, "The role was changed.")),
        ),
      ),
  )

  app.put(
    "/api/admin/staff/:username/:status",
    {
      config: manage,
      schema: {
        params: StatusPath,
        response: successResponse(Schema.Null),
        tags,
        summary: "Enable or disable staff",
      },
    },
    (request, reply) => {
      const { username, status } = request.params
      const isActive = status === "enable"
      return respond(
        run,
        reply,
        setStaffActive(username, isActive, changeAuthor(request)).pipe(
          Effect.as(success(null, statusChanged(isActive))),
          failingWith("User status could not be changed."),
        ),
      )
    },
  )
}
