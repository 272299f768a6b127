import { isStaff, may, PERMISSIONS } from "@voltread/domain/shared/permissions.ts"
import { Result } from "effect"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { Access } from "../platform/http/permission.ts"
import type { Viewer } from "../platform/http/viewer.ts"
import { AUDITED_ACTS, type AuditedAct, DOWNLOADS, NO_CHANGES, reportOfFile } from "./audited-acts.ts"
import { beginAct, completeAct, type Outcome, recordOutcome, type StaffAct } from "./record.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** The audit log entry that this request has started. */
    begunAct: { readonly id: number; readonly act: StaffAct } | null
  }
}

const STAFF_ONLY: ReadonlySet<Access> = new Set(
  PERMISSIONS.filter((permission) => !may("customer", permission)),
)

/** Whether only staff may do it. */
export const isStaffOnly = (access: Access | undefined): boolean =>
  access !== undefined && STAFF_ONLY.has(access)

/** The act of a route; undefined where none is recorded. */
export const actOfRoute = (route: string, access: Access | undefined): AuditedAct | undefined => {
  if (route.startsWith("GET ") || route.startsWith("HEAD ")) {
    const report = reportOfFile(route)
    return report === undefined ? DOWNLOADS[route] : { action: "report-download" }
  }
  if (NO_CHANGES.has(route)) return undefined
  return AUDITED_ACTS[route] ?? (isStaffOnly(access) ? { action: "other" } : undefined)
}

const textOf = (value: unknown): string | null => {
  if (Array.isArray(value)) return value.map(String).join(", ")
  if (typeof value === "boolean") return value ? "yes" : "no"
  return typeof value === "string" || typeof value === "number" ? String(value) : null
}

/** The field of this name from the first place that has it. */
const fieldOf = (name: string | undefined, places: ReadonlyArray<unknown>): unknown => {
  if (name === undefined) return undefined
  for (const place of places) {
    if (typeof place === "object" && place !== null && Object.hasOwn(place, name))
      return Reflect.get(place, name)
  }
  return undefined
}

const listOf = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : []

/** The staff member's act, from the contents of their request; null for anybody else. */
export const staffActOf = (
  viewer: Viewer | undefined,
  { action, subject, detail, orders }: AuditedAct,
  places: ReadonlyArray<unknown>,
  correlationId: string,
): StaffAct | null =>
  viewer?._tag === "user" && (viewer.isStaff || isStaff(viewer.role))
    ? {
        actor: viewer.username,
        role: viewer.role,
        action,
        subject: textOf(fieldOf(subject, places)),
        detail: textOf(fieldOf(detail, places)),
        correlationId,
        orders: listOf(fieldOf(orders, places)),
      }
    : null

const requestActOf = (request: FastifyRequest): StaffAct | null => {
  const { url = "", config } = request.routeOptions
  const route = `${request.method} ${url}`
  const audited = actOfRoute(route, config.access)
  if (audited === undefined) return null
  const places = [request.params, request.body, request.query]
  const isDryRun = fieldOf("dryRun", places) === "true"
  const done = isDryRun ? { ...audited, action: "import-check" as const } : audited
  const act = staffActOf(request.viewer, done, places, request.id)
  if (act === null) return null
  if (audited.action === "other") return { ...act, detail: route }
  return { ...act, subject: reportOfFile(route) ?? act.subject }
}

const outcomeOf = (status: number): Outcome => {
  if (status >= 500) return "failed"
  return status >= 400 ? "refused" : "done"
}

const FORBIDDEN = 403

/**
 * Records what staff do over REST: the entry is made before the act, so that nothing is done without one, and its
 * outcome before the response is sent. Acts without permission are recorded, too.
 */
export const useAuditLog = (app: FastifyInstance, run: EffectRunner): void => {
  app.decorateRequest("begunAct", null)
  app.decorateRequest("auditChanges", null)
  app.addHook("preHandler", async (request) => {
    const act = requestActOf(request)
    if (act === null) return
    const id = await run(beginAct(act))
    if (Result.isFailure(id)) throw id.failure
    request.begunAct = id.success === null ? null : { id: id.success, act }
  })
  app.addHook("onSend", async (request, reply, payload) => {
    const { begunAct } = request
    const outcome = outcomeOf(reply.statusCode)
    const refused = begunAct === null && reply.statusCode === FORBIDDEN ? requestActOf(request) : null
    const complain = (reason: unknown) =>
      request.log.error({ reason }, "the audit log could not be completed")
    // The act is done and its entry exists; only its outcome is missing. The request may also be aborted meanwhile:
    // Fastify must not meet an error where it has a response to send.
    try {
      const work =
        begunAct === null
          ? refused && recordOutcome(refused, outcome)
          : completeAct(begunAct.id, begunAct.act, outcome, request.auditChanges ?? [])
      const written = work && (await run(work))
      if (written !== null && Result.isFailure(written)) complain(written.failure.reason)
    } catch (error) {
      complain(error instanceof Error ? error.message : "stopped")
    }
    return payload
  })
}
