import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { logProblem } from "../log-problem.ts"
import { notFound, Problem, type ProblemCode, SOMETHING_WRONG, STATUS } from "../problem.ts"
import { failure } from "./envelope.ts"
import { sendProblem } from "./reply.ts"

/** For requests that Fastify itself rejects: body too large, wrong content type, invalid JSON. */
const codeOf = (status: number): ProblemCode => {
  if (status === 429) return "TOO_MANY_REQUESTS"
  if (status === 413) return "TOO_LARGE"
  return status === 404 ? "NOT_FOUND" : "BAD_REQUEST"
}

const WORDS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "What you sent is not valid JSON.",
  FST_ERR_CTP_BODY_TOO_LARGE: "What you sent is too large.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "What you sent arrived incomplete. Please send it again.",
}

const wordsOf = ({ code }: FastifyError, { routeOptions: { schema } }: FastifyRequest): string =>
  code === "FST_ERR_CTP_INVALID_MEDIA_TYPE"
    ? `Please send this as ${schema?.consumes?.join(" or ") ?? "application/json"}.`
    : (WORDS[code] ?? "This request cannot be read.")

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

/** What an exception means to the client. Unexpected ones are logged and their details hidden. */
export const explained = (
  error: FastifyError | Problem,
  request: FastifyRequest,
): { readonly status: number; readonly problem: Problem } => {
  const { log } = request
  if (error instanceof Problem) {
    logProblem(log, error)
    return { status: STATUS[error.code], problem: error }
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return { status, problem: new Problem({ code: codeOf(status), message: wordsOf(error, request) }) }
  log.error({ err: error }, "request failed")
  return { status: 500, problem: new Problem({ code: "INTERNAL", message: SOMETHING_WRONG }) }
}

/** Turns exceptions into answers, except where a route has answers of another form. */
export const useErrorAnswers = (app: FastifyInstance): void => {
  // Clients that handle log-ins by themselves give up on a 401 that does not say how (RFC 9110).
  app.addHook("onSend", async (_, reply) => {
    if (reply.statusCode === STATUS.UNAUTHENTICATED) reply.header("www-authenticate", "Bearer")
  })
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const { status, problem } = explained(error, request)
    return reply.status(status).send(failure(problem))
  })
  app.setNotFoundHandler((_, reply) => sendProblem(reply, notFound("What you asked for")))
}
