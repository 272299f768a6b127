import { access, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { backofficePolicy } from "./content-security.ts"

/** The back office is one page; which screen it shows is its own business. */
export const backofficeRoutes = async (app: FastifyInstance, folder: string): Promise<void> => {
  const page = join(folder, "backoffice/dist/index.html")
  // A server without its back office should not start; one whose back office is built anew should not be restarted.
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
