import { randomUUID } from "node:crypto"
import { Readable } from "node:stream"
import { ImportPage, ImportReportData, UploadedData } from "@voltread/domain/contract/import.ts"
import { MappingName } from "@voltread/domain/contract/import-mapping.ts"
import { Effect, Queue, Result, Schema } from "effect"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { queryCount } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { sendFile } from "../platform/http/send-file.ts"
import { userOf } from "../platform/http/viewer.ts"
import { Problem } from "../platform/problem.ts"
import { keepImporting } from "./import-queue.ts"
import { addImport, findImport, ImportId, listImports } from "./import-records.ts"
import { findMapping } from "./mapping-records.ts"
import { PROFILES } from "./profiles.ts"
import { TEMPLATE_PROFILES, templateOf } from "./templates.ts"
import { deleteUpload, EMPTY_FILE, saveUpload, sweepUploads, takeFiles, Upload } from "./uploads.ts"

const Path = Schema.Struct({ importId: Schema.String })
const List = Schema.Struct({
  after: Schema.optionalKey(
    ImportId.annotate({ description: "`next` of the page before; absent: the first page." }),
  ),
})

const Template = Schema.Struct({ profile: Schema.Literals(TEMPLATE_PROFILES) })

/** The query string; the file is the body. */
const ProductUpload = Schema.Struct({
  fileName: Upload.fields.fileName,
  /** How the file is read; absent: detected from its columns. */
  profile: Schema.optionalKey(Schema.Literals(Object.keys(PROFILES))),
  mapping: Schema.optionalKey(
    Schema.String.annotate({
      description: "Name of the mapping that renames its columns; it determines the profile, too.",
    }).pipe(Schema.decodeTo(MappingName)),
  ),
  /** The file lists everything that its partners supply: what it does not name is taken off sale. */
  isComplete: Schema.optionalKey(Schema.Literals(["true", "false"])),
  dryRun: Upload.fields.dryRun,
  newStock: Schema.optionalKey(
    queryCount("Units of each new product; absent: 25.", { minimum: 0, maximum: 100_000 }),
  ),
})

const NEW_STOCK = 25

const TWO_PROFILES = new Problem({
  code: "BAD_REQUEST",
  message: "The mapping already names a profile. Please give only one of the two.",
})

/** Supplier files: uploading them, and the outcome of each import. */
export const importRoutes = async (app: ShopInstance, config: Config, run: EffectRunner): Promise<void> => {
  const access = { access: "generate-catalogue" } as const
  const tags = ["catalogue"]

  app.get(
    "/api/admin/imports",
    {
      config: access,
      schema: {
        querystring: List,
        response: successResponse(ImportPage),
        tags,
        summary: "Imports of products, newest first",
      },
    },
    ({ query }, reply) =>
      respond(
        run,
        reply,
        Effect.map(listImports(query.after ?? null), (page) => success(page)),
      ),
  )

  app.get(
    "/api/admin/imports/template",
    {
      config: access,
      schema: {
        querystring: Template,
        response: { 200: Schema.String },
        produces: ["text/csv"],
        tags,
        summary: "The header of a profile's files, and an example",
      },
    },
    ({ query: { profile } }, reply) =>
      sendFile(reply, `${profile}-template`, "csv", templateOf(profile) ?? ""),
  )

  app.get(
    "/api/admin/imports/:importId",
    {
      config: access,
      schema: {
        params: Path,
        response: successResponse(ImportReportData),
        tags,
        summary: "One import with its rejected lines",
      },
    },
    ({ params }, reply) =>
      respond(
        run,
        reply,
        Effect.map(findImport(params.importId), (found) => success({ import: found })),
      ),
  )

  await app.register(async (uploads: ShopInstance) => {
    takeFiles(uploads)

    uploads.post(
      "/api/admin/imports",
      {
        config: { ...access, takesLargeFiles: true, rateLimit: { max: 30, timeWindow: "1 minute" } },
        schema: {
          querystring: ProductUpload,
          consumes: ["application/octet-stream"],
          response: successResponse(UploadedData),
          tags,
          summary: "Import a supplier's file of products (.jsonl or .csv, also .gz), sent as the body",
        },
      },
      (request, reply) =>
        respond(
          run,
          reply,
          Effect.gen(function* () {
            const { query, body } = request
            if (!(body instanceof Readable)) return yield* EMPTY_FILE
            if (query.mapping !== undefined && query.profile !== undefined) return yield* TWO_PROFILES
            const mapping = query.mapping === undefined ? null : yield* findMapping(query.mapping)
            const importId = randomUUID()
            const { path, size } = yield* saveUpload(config.importFolder, { importId, ...query }, body)
            yield* addImport({
              importId,
              fileName: query.fileName,
              profile: mapping?.profile ?? query.profile ?? null,
              mappingName: mapping?.name ?? null,
              columns: mapping?.columns ?? null,
              isComplete: query.isComplete === "true",
              isDryRun: query.dryRun === "true",
              newStock: query.newStock ?? NEW_STOCK,
              bytesTotal: size,
              createdBy: userOf(request.viewer).username,
              storedAs: path,
            }).pipe(Effect.onError(() => deleteUpload(path)))
            const { rejections: _, ...added } = yield* findImport(importId)
            start()
            return success({ import: added })
          }),
        ),
    )
  })

  app.addHook("onReady", async () => {
    const swept = await run(sweepUploads(config.importFolder))
    if (Result.isFailure(swept)) app.log.warn(swept.failure.reason, "uploads left behind were not looked for")
  })

  const closing = Promise.withResolvers<void>()
  const uploaded = Effect.runSync(Queue.sliding<"uploaded">(1))
  /** In the background: the response does not wait. The list shows the progress. */
  const start = (): void => void Queue.offerUnsafe(uploaded, "uploaded")
  let working: Promise<unknown> = Promise.resolve()
  app.addHook("onReady", async () => {
    const work = Effect.raceFirst(
      keepImporting(Queue.take(uploaded)),
      Effect.promise(() => closing.promise),
    )
    working = run(work)
  })
  app.addHook("onClose", async () => {
    closing.resolve()
    await working
  })
}
