import { randomBytes } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"

const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/**
 * The id of a request in logs, answers (`x-request-id`) and events (`correlationId`): the trace id of W3C trace
 * context where the caller sends one, so that one id leads from a browser or a gateway to the events it caused.
 */
export const correlationId = (headers: IncomingHttpHeaders): string => {
  const given = headers.traceparent
  const traceId = typeof given === "string" ? TRACE_PARENT.exec(given)?.[1] : undefined
  return traceId !== undefined && !/^0+$/.test(traceId) ? traceId : randomBytes(16).toString("hex")
}
