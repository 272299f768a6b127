import { Readable } from "node:stream"
import { Result, Schema, Stream } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { sendFile } from "../platform/http/send-file.ts"
import { exportHistory, historyLines } from "./export-history.ts"

/** The shop's customers and past orders as a file, for super admins. */
export const historyRoutes = (app: ShopInstance, run: EffectRunner): void => {
  app.get(
    "/api/admin/history.jsonl",
    {
      config: { access: "export-history" },
      schema: {
        response: { 200: Schema.String },
        produces: ["application/x-ndjson"],
        tags: ["privacy"],
        summary: "Customers and past orders, as another shop imports them",
      },
    },
    async (_, reply) => {
      const lines = Stream.map(exportHistory, historyLines)
      const parts = Result.getOrThrow(await run(Stream.toAsyncIterableEffect(lines)))
      return sendFile(reply, "history", "jsonl", Readable.from(parts))
    },
  )
}
