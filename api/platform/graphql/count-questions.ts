import type { FastifyRequest } from "fastify"
import type { ShopInstance } from "../http/schema-compiler.ts"
import { inMinutes } from "../in-minutes.ts"
import { Problem } from "../problem.ts"
import { toGraphQLError } from "./answer.ts"

/**
 * Counts every field of Query or Mutation that an operation asks for as a call of its own: each costs as much. The first
 * was counted with the request. Throws above the limit of calls.
 */
export const countingQuestions = (app: ShopInstance) => {
  const countCall = app.createRateLimit()
  return (request: FastifyRequest): (() => Promise<void>) => {
    let isFirst = true
    return async () => {
      if (isFirst) {
        isFirst = false
        return
      }
      const counted = await countCall(request)
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttlInSeconds)
    }
  }
}

const tooMany = (seconds: number) =>
  toGraphQLError(
    new Problem({
      code: "TOO_MANY_REQUESTS",
      message: `Too many requests. Please try again in ${inMinutes(seconds)}.`,
    }),
  )
