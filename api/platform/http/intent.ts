import { randomUUID } from "node:crypto"
import type { FastifyRequest } from "fastify"
import type { Intent } from "../commands/aggregate.ts"
import { actorOf, type Viewer } from "./viewer.ts"

/** Without a `commandId` from the client, each request is a new command. */
export const intentOf = (request: FastifyRequest, commandId: string = randomUUID()): Intent => ({
  commandId,
  correlationId: request.id,
  actor: actorOf(request.viewer),
  now: new Date().toISOString(),
})

/** The same for a shopper: a guest is named as on the order. */
export const intentOfShopper = (
  { request, viewer }: { readonly request: FastifyRequest; readonly viewer: Viewer },
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  commandId?: string,
): Intent => {
  const intent = intentOf(request, commandId)
  return viewer._tag === "guest"
    ? { ...intent, actor: { ...intent.actor, name: `${firstName} ${lastName}` } }
    : intent
}
