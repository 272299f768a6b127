import { AssigneeForm } from "@voltread/domain/accounts/assignee.ts"
import { ContactAnswerForm, MessagesSeen } from "@voltread/domain/accounts/contact.ts"
import { ContactPage, ContactStatus } from "@voltread/domain/contract/contact.ts"
import { Effect, Schema } from "effect"
import { checkAssignee } from "../accounts/colleagues.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { AFTER, queryText } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { assignContact, changeContactStatus, contactRequests } from "./contact.ts"
import { answerContact } from "./contact-thread.ts"

const List = Schema.Struct({
  status: Schema.optionalKey(ContactStatus),
  /** Only the caller's own assignments. */
  mine: Schema.optionalKey(Schema.Literals(["true", "false"])),
  from: Schema.optionalKey(queryText("Only messages from this email address.", 254)),
  after: Schema.optionalKey(AFTER),
})
const Id = Schema.Struct({ id: Schema.String })
const StatusForm = Schema.Struct({ status: ContactStatus, seen: MessagesSeen })

/** Messages to the shop, for staff. */
export const customerContactRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "manage-customers" } as const
  const tags = ["customers"]

  app.get(
    "/api/admin/contacts",
    {
      config,
      schema: {
        querystring: List,
        response: successResponse(ContactPage),
        tags,
        summary: "What people wrote and were answered, newest first",
      },
    },
    ({ query: { status = null, mine, from = null, after = null }, viewer }, reply) => {
      const assignedTo = mine === "true" ? userOf(viewer).username : null
      return respond(
        run,
        reply,
        contactRequests({ status, assignedTo, from, after }).pipe(Effect.map((page) => success(page))),
      )
    },
  )

  app.post(
    "/api/admin/contacts/:id/answers",
    {
      config,
      schema: {
        params: Id,
        body: ContactAnswerForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Answer by email; the same `id` again changes nothing",
      },
    },
    ({ params, body, viewer }, reply) =>
      respond(
        run,
        reply,
        answerContact(params.id, body, userOf(viewer)).pipe(Effect.as(success(null, "Answer sent."))),
      ),
  )

  app.put(
    "/api/admin/contacts/:id/status",
    {
      config,
      schema: {
        params: Id,
        body: StatusForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Note whose turn it is, or that a message is done",
      },
    },
    ({ params, body, viewer }, reply) =>
      respond(
        run,
        reply,
        changeContactStatus(params.id, body, userOf(viewer).username).pipe(Effect.as(success(null))),
      ),
  )

  app.put(
    "/api/admin/contacts/:id/assignee",
    {
      config,
      schema: {
        params: Id,
        body: AssigneeForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Say who looks after a message; null: nobody",
      },
    },
    ({ params, body: { assignee } }, reply) =>
      respond(
        run,
        reply,
        checkAssignee(assignee).pipe(
          Effect.andThen(assignContact(params.id, assignee)),
          Effect.as(success(null)),
        ),
      ),
  )
}
