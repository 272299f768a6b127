import { ReferenceImportData } from "@voltread/domain/contract/import.ts"
import { Effect, Schema } from "effect"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { sendFile } from "../platform/http/send-file.ts"
import { AD_COST_TEMPLATE, importAdCosts } from "./ad-costs.ts"
import { takeFiles, Upload, withUpload } from "./uploads.ts"

/** Imports of ad costs, as the ad account exports them. */
export const adCostRoutes = async (app: ShopInstance, config: Config, run: EffectRunner): Promise<void> => {
  app.get(
    "/api/admin/ad-costs-template.csv",
    {
      config: { access: "import-ad-costs" },
      schema: {
        response: { 200: Schema.String },
        produces: ["text/csv"],
        tags: ["reports"],
        summary: "What a file of ad costs looks like",
      },
    },
    (_, reply) => sendFile(reply, "ad-costs-template", "csv", AD_COST_TEMPLATE),
  )

  await app.register(async (uploads: ShopInstance) => {
    takeFiles(uploads)

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
          response: successResponse(ReferenceImportData),
          tags: ["reports"],
          summary:
            "Import what ads cost (.csv with day, campaign, keyword, clicks, cost), sent as the body, or say what that would change",
        },
      },
      ({ query, body }, reply) =>
        respond(
          run,
          reply,
          withUpload({ folder: config.importFolder, fileName: query.fileName, body }, (path) =>
            importAdCosts(path, query.dryRun === "true"),
          ).pipe(Effect.map((outcome) => success({ outcome }))),
        ),
    )
  })
}
