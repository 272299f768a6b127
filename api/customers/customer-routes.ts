import { CustomerProfileForm, PasswordForm } from "@voltread/domain/accounts/user.ts"
import { ProfileData } from "@voltread/domain/contract/account.ts"
import { CustomerData, CustomerListRequest, CustomerPage } from "@voltread/domain/contract/customer.ts"
import { Effect, Schema } from "effect"
import { changeAuthor } from "../accounts/change-author.ts"
import { customerOf, toProfile, updateProfile } from "../accounts/profile.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { failingWith } from "../platform/http/failing-with.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { setCustomerActive, setCustomerPassword, statusChanged } from "./account-status.ts"
import { customerDetail } from "./customer-detail.ts"
import { listCustomers } from "./customer-list.ts"

const Username = Schema.Struct({ username: Schema.String })
/** Spec §9: the first page-size option. */
const PAGE_SIZE = 12

/** Spec §7 writes the status in lower case; `active` and `inactive` come from the switch on the page. */
const Status = Schema.Literals(["enable", "disable", "enabled", "disabled", "active", "inactive"])
const StatusPath = Schema.Struct({ status: Status, username: Schema.String })
const ENABLING: ReadonlySet<string> = new Set(["enable", "enabled", "active"])

/** Every change is recorded in the customer's history. */
export const customerRoutes = (app: ShopInstance, run: EffectRunner<CurrentSettings>): void => {
  const config = { access: "manage-customers" } as const
  const tags = ["customers"]

  app.post(
    "/api/admin/customers/list",
    {
      config,
      schema: {
        body: CustomerListRequest,
        response: successResponse(CustomerPage),
        tags,
        summary: "Customers, newest first",
        description: "By `pageNumber`, or by `after`: the `nextCursor` of the page before, at any depth.",
      },
    },
    ({ body }, reply) =>
      respond(
        run,
        reply,
        listCustomers({
          pageNumber: body.pageNumber ?? 1,
          pageSize: body.pageSize ?? PAGE_SIZE,
          after: body.after ?? null,
          filters: body.filters ?? {},
        }).pipe(Effect.map((page) => success(page))),
      ),
  )

  app.get(
    "/api/admin/customers/:username",
    {
      config,
      schema: {
        params: Username,
        response: successResponse(CustomerData),
        tags,
        summary: "A customer with orders, addresses, history",
      },
    },
    ({ params }, reply) =>
      respond(
        run,
        reply,
        customerDetail(params.username).pipe(Effect.map((customer) => success({ customer }))),
      ),
  )

  app.put(
    "/api/admin/customers/:username",
    {
      config,
      schema: {
        params: Username,
        body: CustomerProfileForm,
        response: successResponse(ProfileData),
        tags,
        summary: "Change a customer's profile",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { username } = yield* customerOf(request.params.username)
          const account = yield* updateProfile(username, request.body, changeAuthor(request))
          return success({ profile: toProfile(account) }, "Customer Profile updated successfully.")
        }),
      ),
  )

  app.put(
    "/api/admin/customers/:username/changePassword",
    {
      config,
      schema: {
        params: Username,
        body: PasswordForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Set a customer's password",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        setCustomerPassword(request.params.username, request.body.newPassword, changeAuthor(request)).pipe(
          Effect.as(success(null, "Customer password changed successfully.")),
          failingWith("Customer password could not be changed."),
        ),
      ),
  )

  app.put(
    "/api/users/:status/:username",
    {
      config,
      schema: {
        params: StatusPath,
        response: successResponse(Schema.Null),
        tags,
        summary: "Enable or disable a customer",
      },
    },
    (request, reply) => {
      const { username, status } = request.params
      const isActive = ENABLING.has(status)
      return respond(
        run,
        reply,
        setCustomerActive(username, isActive, changeAuthor(request)).pipe(
          Effect.as(success(null, statusChanged(isActive))),
          failingWith("User status could not be changed."),
        ),
      )
    },
  )
}
