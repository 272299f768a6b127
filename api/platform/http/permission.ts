import { may, type Permission } from "@voltread/domain/shared/permissions.ts"
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify"
import { NO_ACCESS, Problem } from "../problem.ts"
import type { Viewer } from "./viewer.ts"

/**
 * Who may call a route: users with the permission; `operators` and `signed` are checked by the route itself (loopback or
 * token, signature of a gateway); `public` is open to all.
 */
export type Access = Permission | "operators" | "signed" | "public" | "by-resolver"

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    viewer: Viewer
  }
  interface FastifyInstance {
    /** All routes with their access, for tests. */
    routesWithAccess: () => ReadonlyArray<RouteWithAccess>
  }
}

interface RouteWithAccess {
  readonly method: string
  readonly url: string
  readonly access: Access | undefined
}

/** Why this viewer may not do it; undefined when they may. Guests are asked to log in. */
export const denial = (viewer: Viewer, permission: Permission): Problem | undefined => {
  if (may(viewer.role, permission)) return undefined
  if (viewer._tag === "guest") return new Problem({ code: "UNAUTHENTICATED", message: "Please log in." })
  const isWithheld = viewer.isStaff && viewer.role === "customer"
  return new Problem({ code: "FORBIDDEN", message: isWithheld ? SET_UP_FIRST : NO_ACCESS })
}

/** Said to staff whose permissions are withheld until they set up two-factor log-in. */
const SET_UP_FIRST = "Please turn on two-factor log-in on your security page first."

/** Deny by default: a route that does not say who may call it keeps the server from starting. */
export const usePermissions = (
  app: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Viewer>,
): void => {
  app.decorateRequest("viewer")
  const routes: Array<RouteOptions> = []
  app.addHook("onRoute", (route) => {
    routes.push(route)
  })
  app.decorate("routesWithAccess", () =>
    routes.flatMap(({ method, url, config }) =>
      [method].flat().map((name) => ({ method: name, url, access: config?.access })),
    ),
  )
  // In onReady, since `openTo` sets the access of routes of library plugins later.
  app.addHook("onReady", async () => {
    const silent = routes.filter((route) => route.config?.access === undefined)
    if (silent.length > 0) {
      const names = silent.map((route) => `${String(route.method)} ${route.url}`)
      throw new Error(`These routes name no permission: ${names.join(", ")}`)
    }
  })
  app.addHook("onRequest", async (request) => {
    const access = request.routeOptions.config.access
    switch (access) {
      case undefined: // No such route: the answer is 404 for everybody.
      case "operators":
      case "signed":
      case "public":
        return
      case "by-resolver":
        request.viewer = await identify(request)
        return
      default: {
        request.viewer = await identify(request)
        const denied = denial(request.viewer, access)
        if (denied !== undefined) throw denied
      }
    }
  })
}

/** Gives all routes of this plugin the same access: for libraries that bring routes. */
export const openTo = (app: FastifyInstance, access: Access): void => {
  app.addHook("onRoute", (route) => {
    route.config = { ...route.config, access }
  })
}
