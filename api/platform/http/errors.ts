import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { failure } from "./envelope.ts"
import { notFound, Problem, type ProblemCode, SOMETHING_WRONG } from "./problem.ts"
import { sendProblem } from "./reply.ts"

/** What Fastify itself refuses, before any handler sees it: bodies too large, of the wrong type, not JSON. */
const codeOf = (status: number): ProblemCode => {
  if (status === 429) return "TOO_MANY_REQUESTS"
  return status === 404 ? "NOT_FOUND" : "BAD_REQUEST"
}

/** Addresses that no route can be looked up for: with broken escapes, or parts that are too long. */
export const answerBadAddress = (error: FastifyError, _: FastifyRequest, reply: FastifyReply): void => {
  const problem =
    error.code === "FST_ERR_BAD_URL"
      ? new Problem({ code: "BAD_REQUEST", message: "This address cannot be read." })
      : notFound("What you asked for")
  void sendProblem(reply, problem)
}

/** Whatever is thrown becomes an answer here, and only here. Mistakes of ours are logged and told to nobody. */
export const useErrorAnswers = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem) return sendProblem(reply, error)
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      const problem = new Problem({ code: codeOf(status), message: error.message })
      return reply.status(status).send(failure(problem))
    }
    request.log.error({ err: error }, "request failed")
    return reply.status(500).send(failure(new Problem({ code: "INTERNAL", message: SOMETHING_WRONG })))
  })
  app.setNotFoundHandler((_, reply) => sendProblem(reply, notFound("What you asked for")))
}
