import type { Effect } from "effect"
import { Result } from "effect"
import { GraphQLError } from "graphql"
import type { PlatformServices } from "../effect-runner.ts"
import { logProblem } from "../log-problem.ts"
import { type Problem, type ProblemCode, type RequestFailure, SOMETHING_WRONG } from "../problem.ts"
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
  logProblem(context.request.log, result.failure)
  throw toGraphQLError(result.failure)
}

/** Logs unexpected errors and hides their details from clients. Every error that is sent has a code. */
export const maskDefect = (
  context: Pick<GraphQLContext, "request"> | undefined,
  error: GraphQLError,
): GraphQLError => {
  if (!isDefect(error)) return asRefusal(error)
  const err = error.originalError ?? error
  context?.request.log.error({ err, path: error.path }, "resolver failed")
  return new GraphQLError(SOMETHING_WRONG, { path: error.path, extensions: { code: "INTERNAL" } })
}

/** An answer that does not fit the schema is one, too: GraphQL says which field, and no part of the operation. */
const isDefect = ({ originalError, extensions, path }: GraphQLError): boolean => {
  if (originalError === undefined || extensions.code !== undefined) return false
  return !(originalError instanceof GraphQLError) || (path !== undefined && originalError.nodes === undefined)
}

/** GraphQL's own messages have no code, and repeat what was sent; that may be a secret. */
const asRefusal = (error: GraphQLError): GraphQLError => {
  const { nodes, source, positions, path, extensions } = error
  if (extensions.code !== undefined) return error
  const message = error.message
    .replace(/ got invalid value .*(?=; )/s, " got an invalid value")
    .replace(/( cannot represent [^:]*): .*/s, "$1.")
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: { ...extensions, code: "BAD_REQUEST" satisfies ProblemCode },
  })
}
