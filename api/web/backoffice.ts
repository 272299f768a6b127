import { access, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { backofficePolicy } from "./content-security.ts"

/** The back office is a single-page app that routes in the browser. */
export const backofficeRoutes = async (app: FastifyInstance, folder: string): Promise<void> => {
  const page = join(folder, "backoffice/dist/index.html")
  // Fails at startup if there is no build; reads it per request, so that a new build needs no restart.
  await access(page)
  const options = { config: { access: "public" }, schema: { hide: true } } as const
  app.get("/backoffice", options, (_, reply) => reply.redirect("/backoffice/"))
  app.get("/backoffice/*", options, async (_, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .header("content-security-policy", backofficePolicy)
      .send(await readFile(page)),
  )
}
