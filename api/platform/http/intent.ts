import { randomUUID } from "node:crypto"
import type { FastifyRequest } from "fastify"
import type { Intent } from "../commands/aggregate.ts"
import { actorOf } from "./viewer.ts"

/** Without a `commandId` from the client, each request is a new command. */
export const intentOf = (request: FastifyRequest, commandId: string = randomUUID()): Intent => ({
  commandId,
  correlationId: request.id,
  actor: actorOf(request.viewer),
  now: new Date().toISOString(),
})
