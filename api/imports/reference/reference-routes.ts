import { Readable } from "node:stream"
import { ReferenceImportData } from "@voltread/domain/contract/import.ts"
import { isReferenceKind, type ReferenceKindName } from "@voltread/domain/shared/reference-kinds.ts"
import { Effect, Result, Schema } from "effect"
import type { Config } from "../../platform/config.ts"
import type { EffectRunner } from "../../platform/effect-runner.ts"
import { success, successResponse } from "../../platform/http/envelope.ts"
import { respond } from "../../platform/http/reply.ts"
import type { ShopInstance } from "../../platform/http/schema-compiler.ts"
import { sendFile } from "../../platform/http/send-file.ts"
import { userOf } from "../../platform/http/viewer.ts"
import { takeFiles, Upload, withUpload } from "../uploads.ts"
import { REFERENCES } from "./import-reference.ts"

const Path = Schema.Struct({
  kind: Schema.String.pipe(Schema.refine(isReferenceKind, { message: "is not known" })),
})

const Download = Schema.Struct({
  /** Asks for the header and a sample line only. */
  template: Schema.optionalKey(Schema.Literal("true")),
})

const PATH = "/api/admin/reference-data/:kind"

/** Vehicles, stores, brands, lines, rebates, tax rates and places as files: export, template and import. */
export const referenceRoutes = async (
  app: ShopInstance,
  config: Config,
  run: EffectRunner,
): Promise<void> => {
  const access = { access: "generate-catalogue" } as const
  const tags = ["catalogue"]

  app.get(
    PATH,
    {
      config: access,
      schema: {
        params: Path,
        querystring: Download,
        response: { 200: Schema.String },
        produces: ["text/csv"],
        tags,
        summary: "Reference data, or a template of it, as a file that can be imported",
      },
    },
    ({ params: { kind }, query }, reply) => {
      const isTemplate = query.template === "true"
      return isTemplate
        ? sendFile(reply, `${kind}-template`, "csv", REFERENCES[kind].template)
        : sendFile(reply, kind, "csv", Readable.from(partsOf(kind, run)))
    },
  )

  await app.register(async (uploads: ShopInstance) => {
    takeFiles(uploads)

    uploads.post(
      PATH,
      {
        config: { ...access, takesLargeFiles: true, rateLimit: { max: 30, timeWindow: "1 minute" } },
        schema: {
          params: Path,
          querystring: Upload,
          consumes: ["application/octet-stream"],
          response: successResponse(ReferenceImportData),
          tags,
          summary: "Import reference data (.csv or .jsonl), sent as the body, or say what that would change",
        },
      },
      ({ params: { kind }, query, body, viewer }, reply) =>
        respond(
          run,
          reply,
          withUpload({ folder: config.importFolder, fileName: query.fileName, body }, (path) =>
            REFERENCES[kind].import(path, query.dryRun === "true", userOf(viewer)),
          ).pipe(Effect.map((outcome) => success({ outcome }))),
        ),
    )
  })
}

async function* partsOf(kind: ReferenceKindName, run: EffectRunner): AsyncGenerator<string> {
  let after = ""
  for (;;) {
    const part = Result.getOrThrow(await run(REFERENCES[kind].exported(after)))
    if (part === null) return
    yield part.lines
    if (part.last === "") return
    after = part.last
  }
}
