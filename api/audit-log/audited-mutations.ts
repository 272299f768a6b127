import type { Permission } from "@voltread/domain/shared/permissions.ts"
import { Result } from "effect"
import { defaultFieldResolver, GraphQLError, type GraphQLSchema } from "graphql"
import { toGraphQLError } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { isServerFailure } from "../platform/problem.ts"
import { AUDITED_ACTS } from "./audited-acts.ts"
import { isStaffOnly, staffActOf } from "./audited-requests.ts"
import { beginAct, completeAct, type Outcome } from "./record.ts"

const outcomeOfError = (error: unknown): Outcome =>
  error instanceof GraphQLError && !isServerFailure(error.extensions.code) ? "refused" : "failed"

/** Commands report a rejection in their answer. */
const outcomeOfAnswer = (answer: unknown): Outcome =>
  typeof answer === "object" && answer !== null && "success" in answer && answer.success === false
    ? "refused"
    : "done"

/** Like `useAuditLog`, for the mutations that only staff may call: changes the schema in place, and returns it. */
export const auditMutations = (
  schema: GraphQLSchema,
  permissions: Readonly<Record<string, Permission>>,
): GraphQLSchema => {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    if (!isStaffOnly(permissions[name])) continue
    const resolve = field.resolve ?? defaultFieldResolver
    const audited = AUDITED_ACTS[`Mutation ${name}`] ?? { action: "other" }
    field.resolve = async (
      source,
      args: Readonly<Record<string, unknown>>,
      context: GraphQLContext,
      info,
    ) => {
      const { run, viewer, request } = context
      const found = staffActOf(viewer, audited, [args, args.input], request.id)
      if (found === null) return resolve(source, args, context, info)
      const act = audited.action === "other" ? { ...found, detail: name } : found
      // One request may run several mutations, one after the other.
      request.auditChanges = null
      const id = await run(beginAct(act))
      if (Result.isFailure(id)) throw toGraphQLError(id.failure)
      const complete = async (outcome: Outcome) => {
        if (id.success === null) return
        const written = await run(completeAct(id.success, act, outcome, request.auditChanges ?? []))
        if (Result.isFailure(written))
          request.log.error({ reason: written.failure.reason }, "the audit log could not be completed")
      }
      try {
        const answer: unknown = await resolve(source, args, context, info)
        await complete(outcomeOfAnswer(answer))
        return answer
      } catch (error) {
        await complete(outcomeOfError(error))
        throw error
      }
    }
  }
  return schema
}
