import type { Actor } from "@voltread/domain/event.ts"
import type { FastifyRequest } from "fastify"
import { actorOf } from "../platform/http/viewer.ts"

/** Who changes an account, in which request. */
export interface ChangeAuthor {
  readonly actor: Actor
  readonly correlationId: string
}

export const changeAuthor = (request: Pick<FastifyRequest, "viewer" | "id">): ChangeAuthor => ({
  actor: actorOf(request.viewer),
  correlationId: request.id,
})
