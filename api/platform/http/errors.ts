import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { notFound, Problem, type ProblemCode, SOMETHING_WRONG } from "../problem.ts"
import { failure } from "./envelope.ts"
import { sendProblem } from "./reply.ts"

/** For requests that Fastify itself rejects: body too large, wrong content type, invalid JSON. */
const codeOf = (status: number): ProblemCode => {
  if (status === 429) return "TOO_MANY_REQUESTS"
  return status === 404 ? "NOT_FOUND" : "BAD_REQUEST"
}

/** For URLs that the router rejects: invalid escapes, parameters too long. No hook runs for them to add the headers. */
export const answerBadAddress = (error: FastifyError, { id }: FastifyRequest, reply: FastifyReply): void => {
  const problem =
    error.code === "FST_ERR_BAD_URL"
      ? new Problem({ code: "BAD_REQUEST", message: "This web address cannot be read." })
      : notFound("What you asked for")
  reply.headers({
    "content-security-policy": "default-src 'none';frame-ancestors 'none';base-uri 'none'",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-request-id": id,
  })
  void sendProblem(reply, problem)
}

/** The only place that turns exceptions into answers. Unexpected errors are logged and their details hidden. */
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
