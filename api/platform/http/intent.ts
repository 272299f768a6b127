import { randomUUID } from "node:crypto"
import type { FastifyRequest } from "fastify"
import type { Intent } from "../commands/aggregate.ts"
import { actorOf } from "./viewer.ts"

/** Who wants it, when, in which request. Without a `commandId` of the client's, every request is a command of its own. */
export const intentOf = (request: FastifyRequest, commandId: string = randomUUID()): Intent => ({
  commandId,
  correlationId: request.id,
  actor: actorOf(request.viewer),
  now: new Date().toISOString(),
})
