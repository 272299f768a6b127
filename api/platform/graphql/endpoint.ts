import { Predicate } from "effect"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { type ExecutionArgs, execute, GraphQLError, type GraphQLSchema } from "graphql"
import { getGraphQLParameters, processRequest, renderGraphiQL } from "graphql-helix"
import type { Config } from "../config.ts"
import type { EffectRunner } from "../effect-runner.ts"
import { failure } from "../http/envelope.ts"
import { explained } from "../http/errors.ts"
import type { ShopInstance } from "../http/schema-compiler.ts"
import { Problem } from "../problem.ts"
import { noteOnRequest } from "../tracing/request-spans.ts"
import { maskDefect, toGraphQLError } from "./answer.ts"
import type { GraphQLContext } from "./context.ts"
import { countingQuestions } from "./count-questions.ts"
import { makeQueryChecker } from "./limits.ts"

export interface EndpointOptions<R> {
  readonly path: string
  readonly schema: GraphQLSchema
  readonly config: Config
  readonly run: EffectRunner<R>
}

/** One GraphQL endpoint: POST with JSON; in development also an explorer. */
export const graphqlEndpoint = <R>(
  app: ShopInstance,
  { path, schema, config, run }: EndpointOptions<R>,
): void => {
  const development = config.mode === "development"
  const queries = makeQueryChecker(schema, {
    introspection: development || config.allowIntrospection,
    suggestions: development,
  })

  const questionsOf = countingQuestions(app)

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { body, headers, method } = request
    const parameters = getGraphQLParameters({ body, headers, method, query: request.query })
    const { query, variables, operationName } = parameters
    if (typeof query !== "string" || query.trim() === "") throw NO_OPERATION
    if (operationName != null && /^\w{1,80}$/.test(operationName))
      noteOnRequest("graphql.operation.name", operationName)
    const result = await processRequest<GraphQLContext<R>>({
      request: { body, headers, method, query: request.query },
      schema,
      query,
      ...(variables === undefined ? {} : { variables }),
      ...(operationName == null ? {} : { operationName }),
      parse: () => {
        if (queries.isTooLong(query)) throw new GraphQLError("The operation is too long.")
        return queries.check(query).document
      },
      validate: () => {
        const { errors } = queries.check(query)
        if (errors.length > 0) return errors
        const given: unknown = variables ?? {}
        // A text would be read as JSON when the operation is executed, unseen by the limit.
        if (!Predicate.isObject(given)) return [new GraphQLError("Variables must be an object.")]
        return queries.isTooCostly(query, operationName ?? undefined, { ...given })
          ? [new GraphQLError("The operation asks for too much at once.")]
          : []
      },
      // Variables are checked at execution: names of their fields are public as part of the schema.
      execute: (args: ExecutionArgs) => execute({ ...args, hideSuggestions: !development }),
      contextFactory: () => ({
        config,
        run,
        viewer: request.viewer,
        request,
        reply,
        countQuestion: questionsOf(request),
      }),
      formatPayload: ({ payload, context }) =>
        payload.errors === undefined
          ? payload
          : { ...payload, errors: payload.errors.map((error) => maskDefect(context, error)) },
    })
    if (result.type !== "RESPONSE") throw NOT_ONE_ANSWER
    for (const { name, value } of result.headers) reply.header(name, value)
    return reply.status(result.status).send(result.payload)
  }

  app.post(path, { config: { access: "by-resolver" }, schema: { hide: true }, errorHandler }, handle)
  if (development) {
    app.get(path, { config: { access: "public" }, schema: { hide: true } }, async (_, reply) =>
      reply
        .header("content-security-policy", "default-src 'self' 'unsafe-inline' data:")
        .type("text/html")
        .send(renderGraphiQL({ endpoint: path })),
    )
  }
}

/**
 * What is refused before the operation is read: tokens that are over, too many calls, a body that is no JSON. GraphQL
 * clients look for `errors`; the envelope of REST stays beside it for those who read it there.
 */
const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, problem } = explained(error, request)
  return reply.status(status).send({ ...failure(problem), errors: [toGraphQLError(problem)] })
}

const NO_OPERATION = new Problem({
  code: "BAD_REQUEST",
  message: "Please send an operation, as the text “query” of a JSON object.",
})

/** Subscriptions are not offered: live changes are pushed by server-sent events. */
const NOT_ONE_ANSWER = new Problem({
  code: "BAD_REQUEST",
  message: "Only operations with one answer can be asked for here.",
})
