import type { FastifyRequest } from "fastify"

declare module "fastify" {
  interface FastifyRequest {
    /** What the audit log says of this request beyond what it sent, such as the value before; never personal data. */
    auditDetail: string | null
  }
}

/** The audit log keeps this of the request, where it keeps the request at all. */
export const noteForAudit = (request: FastifyRequest, detail: string): void => {
  request.auditDetail = detail
}
