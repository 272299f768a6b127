import { CannedResponsesData } from "@voltread/domain/contract/canned-response.ts"
import { CannedResponseForm } from "@voltread/domain/shared/canned-response-form.ts"
import { Id } from "@voltread/domain/shared/text.ts"
import { Effect, Schema } from "effect"
import { CommandId } from "../platform/commands/command-id.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { tapAuditChanges } from "../platform/http/audit-changes.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { addAnswer, changeAnswer, deleteAnswer, listAnswers } from "./canned-responses.ts"

const LIST = "/api/admin/canned-responses"
/** Pages of the release kept last ask here, during a rolling upgrade too; unused once a later release is kept. */
const FORMER_LIST = "/api/admin/ready-answers"

const Path = Schema.Struct({ answerId: Id })
const NewAnswer = Schema.Struct({ answerId: CommandId, ...CannedResponseForm.fields })
/** `version`: of the answer that was changed; any other is rejected. */
const ChangedAnswer = Schema.Struct({ version: Schema.Int, ...CannedResponseForm.fields })

/** Canned responses, which support inserts into messages to customers. */
export const cannedResponseRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "work-on-orders" } as const
  const tags = ["back office"]
  const done = successResponse(Schema.Null)

  app.get(
    LIST,
    {
      config,
      schema: { response: successResponse(CannedResponsesData), tags, summary: "All canned responses" },
    },
    (_, reply) => respond(run, reply, listAnswers.pipe(Effect.map((answers) => success({ answers })))),
  )

  app.get(FORMER_LIST, { config, schema: { hide: true } }, (_, reply) => reply.redirect(LIST, 308))

  app.post(
    LIST,
    { config, schema: { body: NewAnswer, response: done, tags, summary: "Add a canned response" } },
    (request, reply) => {
      const { answerId, ...form } = request.body
      return respond(
        run,
        reply,
        addAnswer(answerId, form, userOf(request.viewer)).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Canned response added.")),
        ),
      )
    },
  )

  app.put(
    `${LIST}/:answerId`,
    {
      config,
      schema: {
        params: Path,
        body: ChangedAnswer,
        response: done,
        tags,
        summary: "Change a canned response",
      },
    },
    (request, reply) => {
      const { version, ...form } = request.body
      return respond(
        run,
        reply,
        changeAnswer(request.params.answerId, version, form, userOf(request.viewer)).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Canned response saved.")),
        ),
      )
    },
  )

  app.delete(
    `${LIST}/:answerId`,
    { config, schema: { params: Path, response: done, tags, summary: "Delete a canned response" } },
    (request, reply) =>
      respond(
        run,
        reply,
        deleteAnswer(request.params.answerId).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Canned response deleted.")),
        ),
      ),
  )
}
