import {
  FileColumnsData,
  ImportMappingsData,
  MappingForm,
  MappingName,
} from "@voltread/domain/contract/import-mapping.ts"
import { Effect, Schema } from "effect"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { tapAuditChanges } from "../platform/http/audit-changes.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { fileColumns } from "./file-columns.ts"
import { deleteMapping, listMappings, saveMapping } from "./mapping-records.ts"
import { PROFILE_COLUMNS } from "./profile-columns.ts"
import { takeFiles, Upload, withUpload } from "./uploads.ts"

const LIST = "/api/admin/imports/mappings"

const Path = Schema.Struct({ name: MappingName })
const Head = Schema.Struct({ fileName: Upload.fields.fileName })

/** Mappings of a supplier's column names to those of a profile. */
export const importMappingRoutes = async (
  app: ShopInstance,
  { importFolder }: Config,
  run: EffectRunner,
): Promise<void> => {
  const config = { access: "generate-catalogue" } as const
  const tags = ["catalogue"]
  const done = successResponse(Schema.Null)

  app.get(
    LIST,
    {
      config,
      schema: {
        response: successResponse(ImportMappingsData),
        tags,
        summary: "All mappings of columns, and the profiles that they can be made for",
      },
    },
    (_, reply) =>
      respond(
        run,
        reply,
        Effect.map(listMappings, (mappings) => success({ mappings, profiles: PROFILE_COLUMNS })),
      ),
  )

  app.put(
    `${LIST}/:name`,
    {
      config,
      schema: { params: Path, body: MappingForm, response: done, tags, summary: "Save a mapping of columns" },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        saveMapping(request.params.name, request.body, userOf(request.viewer).name).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Mapping saved.")),
        ),
      ),
  )

  app.delete(
    `${LIST}/:name`,
    { config, schema: { params: Path, response: done, tags, summary: "Delete a mapping of columns" } },
    (request, reply) =>
      respond(
        run,
        reply,
        deleteMapping(request.params.name).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Mapping deleted.")),
        ),
      ),
  )

  await app.register(async (uploads: ShopInstance) => {
    takeFiles(uploads)

    uploads.post(
      "/api/admin/imports/columns",
      {
        config: { ...config, rateLimit: { max: 60, timeWindow: "1 minute" } },
        schema: {
          querystring: Head,
          consumes: ["application/octet-stream"],
          response: successResponse(FileColumnsData),
          tags,
          summary:
            "The columns of a file with a few values each; its first lines, sent as the body, are enough",
        },
      },
      ({ query, body }, reply) =>
        respond(
          run,
          reply,
          withUpload({ folder: importFolder, fileName: query.fileName, body }, fileColumns).pipe(
            Effect.map((file) => success({ file })),
          ),
        ),
    )
  })
}
