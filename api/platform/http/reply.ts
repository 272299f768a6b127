import { type Effect, Result } from "effect"
import type { FastifyReply } from "fastify"
import type { EffectRunner, PlatformServices } from "../effect-runner.ts"

import { failure } from "./envelope.ts"
import { type Problem, type RequestFailure, STATUS } from "./problem.ts"

/** Answers with the value of the effect, or with its problem in the envelope. */
export const respond = async <A, E extends RequestFailure, R = never>(
  run: EffectRunner<R>,
  reply: FastifyReply,
  work: Effect.Effect<A, E, PlatformServices | R>,
): Promise<FastifyReply> => {
  const result = await run(work)
  // Most answers are personal or short-lived; routes may set another header.
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store")
  return Result.isSuccess(result) ? reply.send(result.success) : sendProblem(reply, result.failure)
}

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  const { code, reason } = problem
  if (code === "INTERNAL") reply.log.error({ code, reason }, "request failed")
  if (code === "UNAVAILABLE") reply.log.warn({ code, reason }, "request could not be answered")
  return reply.status(STATUS[code]).send(failure(problem))
}
