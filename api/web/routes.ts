import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { constants } from "node:zlib"
import compress from "@fastify/compress"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance } from "fastify"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { PageSources } from "../platform/http/page-sources.ts"
import { openTo } from "../platform/http/permission.ts"
import { reachedHead } from "../platform/read-model.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { backofficeRoutes } from "./backoffice.ts"
import { precompressApps, publicFolders } from "./precompress.ts"
import { storefrontRoutes } from "./storefront.ts"

/** Files named by their content hash: immutable and precompressed. Unknown ones are 404, never a page. */
const assets = (root: string, prefix: string) => ({
  root,
  prefix,
  decorateReply: false,
  immutable: true,
  index: false as const,
  maxAge: "365d",
  preCompressed: true,
})

/** How long the compression of files waits for the read models. */
const LONGEST_WAIT_MS = 60_000

/** Everything that browsers load besides the API: both web apps, from `WEB_FOLDER`. */
export const webRoutes = async (
  app: FastifyInstance,
  config: Config,
  run: EffectRunner<CurrentSettings>,
  folder: string,
  sources: ReadonlyArray<PageSources>,
): Promise<void> => {
  const { storefront, backoffice } = publicFolders(folder)

  await app.register(async (files) => {
    openTo(files, "public")
    await files.register(fastifyStatic, assets(join(storefront, "assets"), "/assets/"))
    await files.register(fastifyStatic, assets(join(backoffice, "assets"), "/backoffice/assets/"))
    for (const [path, root] of [
      ["/favicon.svg", storefront],
      ["/backoffice/favicon.svg", backoffice],
    ] as const) {
      const icon = await readFile(join(root, "favicon.svg"))
      files.get(path, { schema: { hide: true } }, (_, reply) =>
        reply.type("image/svg+xml").header("cache-control", "public, max-age=86400").send(icon),
      )
    }
  })

  await app.register(async (pages) => {
    await pages.register(compress, {
      encodings: ["br", "gzip"],
      threshold: 1_024,
      // Pages are rendered per request: above level 5, compression costs more time than it saves.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    })
    await backofficeRoutes(pages, run, folder)
    await storefrontRoutes(pages, config, run, folder, sources)
  })

  app.addHook("onListen", async () => {
    // At a first start, the read models need the processor more than files do that can be sent uncompressed.
    const compressed = run(reachedHead(LONGEST_WAIT_MS)).then(() => precompressApps(folder))
    compressed.catch((error: unknown) => {
      app.log.warn({ err: error }, "files are served uncompressed: their folder cannot be written")
    })
  })
}
