import { AdCostImportData } from "@voltread/domain/contract/import.ts"
import { Effect, Schema } from "effect"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { answering, success } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { importAdCosts } from "./ad-costs.ts"
import { withUpload } from "./uploads.ts"

const Upload = Schema.Struct({
  fileName: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)),
})

/** What ads cost, as the ad account exports it. */
export const adCostRoutes = async (app: ShopInstance, config: Config, run: EffectRunner): Promise<void> => {
  await app.register(async (uploads: ShopInstance) => {
    // The file is streamed to disk, never parsed into memory.
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser("*", (_request, payload, done) => done(null, payload))

    uploads.post(
      "/api/admin/ad-costs",
      {
        config: {
          access: "import-ad-costs",
          takesLargeFiles: true,
          rateLimit: { max: 30, timeWindow: "1 minute" },
        },
        schema: {
          querystring: Upload,
          consumes: ["application/octet-stream"],
          response: answering(AdCostImportData),
          tags: ["reports"],
          summary: "Import what ads cost (.csv with day, campaign, keyword, clicks, cost), sent as the body",
        },
      },
      ({ query, body }, reply) =>
        respond(
          run,
          reply,
          withUpload(config.importFolder, query.fileName, body, importAdCosts).pipe(
            Effect.map((outcome) => success({ outcome })),
          ),
        ),
    )
  })
}
