import { access, readFile } from "node:fs/promises"
import { join } from "node:path"
import { Result } from "effect"
import type { FastifyInstance } from "fastify"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { escapeHtml } from "../platform/http/html.ts"
import { type CurrentSettings, shopName } from "../settings/current-settings.ts"
import { backofficePolicy } from "./content-security.ts"

/** The built page with the store's name. */
const named = (page: string, name: string): string =>
  page.replace("<head>", (head) => `${head}<meta name="application-name" content="${escapeHtml(name)}">`)

/** The back office is a single-page app that routes in the browser. */
export const backofficeRoutes = async (
  app: FastifyInstance,
  run: EffectRunner<CurrentSettings>,
  folder: string,
): Promise<void> => {
  const page = join(folder, "backoffice/dist/index.html")
  // Fails at startup if there is no build; reads it per request, so that a new build needs no restart.
  await access(page)
  const options = { config: { access: "public" }, schema: { hide: true } } as const
  app.get("/backoffice", options, (_, reply) => reply.redirect("/backoffice/"))
  // Its address before it was renamed.
  app.get("/backoffice/ready-answers", options, (_, reply) =>
    reply.redirect("/backoffice/canned-responses", 301),
  )
  app.get("/backoffice/*", options, async (_, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .header("content-security-policy", backofficePolicy)
      .send(named(await readFile(page, "utf8"), Result.getOrThrow(await run(shopName)))),
  )
}
