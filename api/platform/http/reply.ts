import { type Effect, Result } from "effect"
import type { FastifyReply, FastifySchema } from "fastify"
import type { EffectRunner, PlatformServices } from "../effect-runner.ts"
import { logProblem } from "../log-problem.ts"
import { type Problem, type RequestFailure, STATUS } from "../problem.ts"
import { failure } from "./envelope.ts"
import type { AnswerOf, ShopReply } from "./schema-compiler.ts"

/** Answers with the value of the effect, which is as the route's `response` says, or with its problem in the envelope. */
export const respond = async <Route extends FastifySchema, E extends RequestFailure, R = never>(
  run: EffectRunner<R>,
  reply: ShopReply<Route>,
  work: Effect.Effect<AnswerOf<Route>, E, PlatformServices | R>,
): Promise<FastifyReply> => {
  const result = await run(work)
  // Most answers are personal or short-lived; routes may set another header.
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store")
  return Result.isSuccess(result) ? sendAnswer(reply, result.success) : sendProblem(reply, result.failure)
}

/** Sends what needs no effect, and is as the route's `response` says. */
export const sendAnswer = <Route extends FastifySchema>(
  reply: ShopReply<Route>,
  answer: AnswerOf<Route>,
): FastifyReply => {
  const typed: FastifyReply = reply
  return typed.send(answer)
}

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  logProblem(reply.log, problem)
  return reply.status(STATUS[problem.code]).send(failure(problem))
}
