import type { FastifyRequest } from "fastify"
import { actorOf } from "../platform/http/viewer.ts"
import type { ChangeAuthor } from "./account-history.ts"

/** Who changes an account by this request. */
export const changeAuthor = (request: FastifyRequest): ChangeAuthor => ({
  actor: actorOf(request.viewer),
  correlationId: request.id,
})
