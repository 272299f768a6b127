import { Readable } from "node:stream"
import { HistoryImportData } from "@voltread/domain/contract/import.ts"
import { Effect, Result, Schema, Stream } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { takeFiles, Upload, withUpload } from "../imports/uploads.ts"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { queryText } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { sendFile } from "../platform/http/send-file.ts"
import { Problem } from "../platform/problem.ts"
import { exportHistory, historyLines } from "./export-history.ts"
import { importHistory } from "./import-history.ts"
import { formerShopOf, MAX_PREFIX, MAX_SHOP_NAME } from "./past-order-commands.ts"
import { HISTORY_TEMPLATE } from "./past-records.ts"

const Download = Schema.Struct({
  /** Asks for examples only. */
  template: Schema.optionalKey(Schema.Literal("true")),
})

const HistoryUpload = Schema.Struct({
  fileName: Upload.fields.fileName,
  shop: queryText("Name of the shop that they come from.", MAX_SHOP_NAME),
  prefix: Schema.optionalKey(queryText("Is put before the numbers of its orders.", MAX_PREFIX)),
  /** Reports what would be imported without changing anything. */
  dryRun: Schema.optionalKey(Schema.Literals(["true", "false"])),
})

/** The most bytes imported while a client waits; the command has no limit. */
const MAX_BYTES = 20_000_000
const MAX_RECORDS = 5_000
/** Few enough that shoppers are served meanwhile. */
const WRITERS = 4

const NAMELESS = new Problem({
  code: "BAD_REQUEST",
  message: "Please enter the former shop’s name, with a letter or a digit in it.",
})

/** Exports the shop's customers and past orders, and imports those of another shop, for super admins. */
export const historyRoutes = async (app: ShopInstance, config: Config, run: EffectRunner): Promise<void> => {
  const access = { access: "transfer-history" } as const
  const tags = ["privacy"]

  app.get(
    "/api/admin/history.jsonl",
    {
      config: access,
      schema: {
        querystring: Download,
        response: { 200: Schema.String },
        produces: ["application/x-ndjson"],
        tags,
        summary: "Customers and past orders, as another shop imports them, or examples of them",
      },
    },
    async ({ query }, reply) => {
      if (query.template === "true") {
        const lines = historyLines({ records: HISTORY_TEMPLATE, leftOut: [] })
        return sendFile(reply, "history-template", "jsonl", lines)
      }
      const lines = Stream.map(exportHistory, historyLines)
      const parts = Result.getOrThrow(await run(Stream.toAsyncIterableEffect(lines)))
      return sendFile(reply, "history", "jsonl", Readable.from(parts))
    },
  )

  await app.register(async (uploads: ShopInstance) => {
    takeFiles(uploads)

    uploads.post(
      "/api/admin/history",
      {
        config: { ...access, takesLargeFiles: true, rateLimit: { max: 10, timeWindow: "1 minute" } },
        schema: {
          querystring: HistoryUpload,
          consumes: ["application/octet-stream"],
          response: successResponse(HistoryImportData),
          tags,
          summary:
            "Import customers, past orders and returns of another shop (.jsonl), sent as the body, or say what would come in",
        },
      },
      ({ query, body }, reply) => respond(run, reply, bringIn(config, query, body)),
    )
  })
}

const bringIn = (
  config: Config,
  { fileName, shop, prefix = "", dryRun }: typeof HistoryUpload.Type,
  body: unknown,
) =>
  Effect.suspend(() => {
    const formerShop = formerShopOf(shop.trim(), prefix.trim())
    if (formerShop === undefined) return Effect.fail(NAMELESS)
    const bounds = { maxRecords: MAX_RECORDS, writers: WRITERS }
    return withUpload({ folder: config.importFolder, fileName, body, mostBytes: MAX_BYTES }, (file) =>
      importHistory({ file, formerShop, isDryRun: dryRun === "true", ...bounds }),
    )
  }).pipe(
    // Imported orders are not checked for fraud.
    Effect.provide(CommandHandlers.layer),
    Effect.map((outcome) => success({ outcome })),
  )
