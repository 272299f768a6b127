import { Schema } from "effect"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

/**
 * Trouble for the next `calls` calls. `when: "before"`: the call is not carried out; `"after"`: it is, and only its
 * answer is lost. `operation` limits it to one of the vendor's calls (`"sale"`, `"find"`…).
 */
export const Fault = Schema.Struct({
  kind: Schema.Literals(["latency", "status", "drop", "hang"]),
  calls: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })),
  operation: Schema.optional(Schema.String),
  when: Schema.optional(Schema.Literals(["before", "after"])),
  /** For `status`: the status code, default 503. */
  status: Schema.optional(Schema.Int.check(Schema.isBetween({ minimum: 400, maximum: 599 }))),
  /** For `status`: the vendor's own error body, as JSON; default empty. */
  body: Schema.optional(Schema.Unknown),
  /** For `latency`: how long, default 1,000. */
  milliseconds: Schema.optional(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 600_000 }))),
})
export type Fault = typeof Fault.Type

declare module "fastify" {
  interface FastifyContextConfig {
    /** The vendor's name for this call; routes without one are never disturbed. */
    operation?: string
  }
  interface FastifyRequest {
    faultAfter: Fault | null
  }
}

export class FaultPlan {
  #planned: ReadonlyArray<{ readonly fault: Fault; readonly left: number }> = []

  add(fault: Fault): void {
    this.#planned = [...this.#planned, { fault, left: fault.calls }]
  }

  clear(): void {
    this.#planned = []
  }

  list(): ReadonlyArray<{ readonly fault: Fault; readonly left: number }> {
    return this.#planned
  }

  /** Takes the fault planned for this call. */
  take(operation: string): Fault | undefined {
    const index = this.#planned.findIndex(
      ({ fault }) => fault.operation === undefined || fault.operation === operation,
    )
    const planned = this.#planned[index]
    if (planned === undefined) return undefined
    const used = planned.left === 1 ? [] : [{ ...planned, left: planned.left - 1 }]
    this.#planned = this.#planned.toSpliced(index, 1, ...used)
    return planned.fault
  }
}

/** Waits, unless the server stops or the caller goes away first. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", wake)
      resolve()
    }
    const timer = setTimeout(wake, milliseconds)
    signal.addEventListener("abort", wake)
  })

/** Carries out the plan on every route that names its operation. `stopped` ends all waiting. */
export const injectFaults = (app: FastifyInstance, plan: FaultPlan, stopped: AbortSignal): void => {
  app.decorateRequest("faultAfter", null)

  /** False if the connection has been cut and the call must not continue. */
  const strike = async (fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    switch (fault.kind) {
      case "latency":
        await pause(fault.milliseconds ?? 1_000, stopped)
        return true
      case "status":
        reply.code(fault.status ?? 503)
        return true
      case "drop":
        reply.hijack()
        request.raw.socket.destroy()
        return false
      case "hang":
        reply.hijack()
        return false
    }
  }

  app.addHook("preHandler", async (request, reply) => {
    const { operation } = request.routeOptions.config
    const fault = operation === undefined ? undefined : plan.take(operation)
    if (fault === undefined) return
    if (fault.when === "after") {
      request.faultAfter = fault
      return
    }
    if (!(await strike(fault, request, reply))) return
    if (fault.kind === "status") return reply.send(fault.body ?? "")
  })

  app.addHook("onSend", async (request, reply, payload) => {
    const fault = request.faultAfter
    if (fault === null) return payload
    request.faultAfter = null
    if (await strike(fault, request, reply)) return fault.kind === "status" ? "" : payload
    // The connection has been cut; a promise that never settles keeps the framework from sending the answer.
    return new Promise<never>(() => undefined)
  })
}
