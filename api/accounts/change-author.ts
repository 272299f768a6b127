import type { Actor } from "@voltread/domain/event.ts"
import type { Difference } from "@voltread/domain/shared/difference.ts"
import type { FastifyRequest } from "fastify"
import { noteForAudit } from "../platform/http/audit-changes.ts"
import { actorOf } from "../platform/http/viewer.ts"

/** The person who changes an account, and the request. */
export interface ChangeAuthor {
  readonly actor: Actor
  readonly correlationId: string
  /** Passes the changes to the audit log, where it records the request. */
  readonly note?: (changes: ReadonlyArray<Difference>) => void
}

export const changeAuthor = (request: FastifyRequest): ChangeAuthor => ({
  actor: actorOf(request.viewer),
  correlationId: request.id,
  note: (changes) => noteForAudit(request, changes),
})
