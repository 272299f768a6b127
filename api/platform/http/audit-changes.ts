import type { Difference } from "@voltread/domain/shared/difference.ts"
import { Effect } from "effect"
import type { FastifyRequest } from "fastify"

declare module "fastify" {
  interface FastifyRequest {
    /** The changes that the audit log records for this request; never personal data. */
    auditChanges: ReadonlyArray<Difference> | null
  }
}

/** Notes what the request has changed for the audit log, which keeps it if it records the request and it succeeds. */
export const noteForAudit = (request: FastifyRequest, changes: ReadonlyArray<Difference>): void => {
  request.auditChanges = [...(request.auditChanges ?? []), ...changes]
}

/** Like `noteForAudit`, for work whose result is what it has changed. */
export const tapAuditChanges =
  (request: FastifyRequest) =>
  <E, R>(work: Effect.Effect<ReadonlyArray<Difference>, E, R>) =>
    Effect.tap(work, (changes) => Effect.sync(() => noteForAudit(request, changes)))
