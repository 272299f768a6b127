import type { Effect } from "effect"
import { Result } from "effect"
import { GraphQLError } from "graphql"
import type { PlatformServices } from "../effect-runner.ts"
import { type Problem, type RequestFailure, SOMETHING_WRONG, toProblem } from "../problem.ts"
import type { GraphQLContext } from "./context.ts"

/** Spec §8: clients tell problems apart by `extensions.code`. */
export const toGraphQLError = (problem: Problem): GraphQLError =>
  new GraphQLError(problem.message, {
    extensions: {
      code: problem.code,
      ...(problem.fieldErrors === undefined ? {} : { fieldErrors: problem.fieldErrors }),
    },
  })

/** Runs the effect of a resolver. Failures become exceptions, as GraphQL expects them. */
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

/** Logs unexpected errors and hides their details from clients. */
export const maskDefect = (
  context: Pick<GraphQLContext, "request"> | undefined,
  error: GraphQLError,
): GraphQLError => {
  const { originalError } = error
  if (originalError === undefined || originalError instanceof GraphQLError) return withoutValues(error)
  context?.request.log.error({ err: originalError, path: error.path }, "resolver failed")
  return new GraphQLError(SOMETHING_WRONG, { path: error.path, extensions: { code: "INTERNAL" } })
}

/** GraphQL's own messages repeat what was sent; that may be a secret. */
const withoutValues = (error: GraphQLError): GraphQLError => {
  const message = error.message
    .replace(/ got invalid value .*(?=; )/s, " got an invalid value")
    .replace(/( cannot represent [^:]*): .*/s, "$1.")
  return message === error.message
    ? error
    : new GraphQLError(message, { nodes: error.nodes ?? null, extensions: error.extensions })
}
