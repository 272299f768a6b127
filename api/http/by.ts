import type { FastifyRequest } from "fastify"
import type { By } from "../accounts/account-history.ts"
import { actorOf } from "./viewer.ts"

/** Who changes an account by this request. */
export const byOf = (request: FastifyRequest): By => ({
  actor: actorOf(request.viewer),
  correlationId: request.id,
})
