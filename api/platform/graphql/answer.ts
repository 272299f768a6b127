import type { Effect } from "effect"
import { Result } from "effect"
import { GraphQLError } from "graphql"
import type { PlatformServices } from "../effect-runner.ts"
import { type Problem, type RequestFailure, SOMETHING_WRONG, toProblem } from "../http/problem.ts"
import type { GraphQLContext } from "./context.ts"

/** A problem as GraphQL answers it: its code in `extensions`, as spec §8 lets clients tell them apart. */
export const toGraphQLError = (problem: Problem): GraphQLError =>
  new GraphQLError(problem.message, {
    extensions: {
      code: problem.code,
      ...(problem.fieldErrors === undefined ? {} : { fieldErrors: problem.fieldErrors }),
    },
  })

/** Carries out the work of a resolver. GraphQL knows failures as exceptions only, so here they become ones. */
export const answer = async <A, E extends RequestFailure, R = never>(
  context: GraphQLContext<R>,
  work: Effect.Effect<A, E, PlatformServices | R>,
): Promise<A> => {
  const result = await context.run(work)
  if (Result.isSuccess(result)) return result.success
  logProblem(context, result.failure)
  throw toGraphQLError(result.failure)
}

const logProblem = ({ request }: Pick<GraphQLContext, "request">, problem: Problem): void => {
  const { code, reason } = toProblem(problem)
  if (code === "INTERNAL") request.log.error({ code, reason }, "request failed")
  if (code === "UNAVAILABLE") request.log.warn({ code, reason }, "request could not be answered")
}

/** What was thrown by mistake is logged, and told to nobody. */
export const maskDefect = (
  context: Pick<GraphQLContext, "request"> | undefined,
  error: GraphQLError,
): GraphQLError => {
  const { originalError } = error
  if (originalError === undefined || originalError instanceof GraphQLError) return error
  context?.request.log.error({ err: originalError, path: error.path }, "resolver failed")
  return new GraphQLError(SOMETHING_WRONG, { path: error.path, extensions: { code: "INTERNAL" } })
}
