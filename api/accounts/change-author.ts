import type { FastifyRequest } from "fastify"
import { actorOf } from "../platform/http/viewer.ts"
import type { By } from "./account-history.ts"

/** Who changes an account by this request. */
export const byOf = (request: FastifyRequest): By => ({
  actor: actorOf(request.viewer),
  correlationId: request.id,
})
