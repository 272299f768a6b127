import type { Readable } from "node:stream"
import type { FastifyReply } from "fastify"

const TYPES = { csv: "text/csv", jsonl: "application/x-ndjson" } as const

/** Answers with a file, which browsers save by this name and nothing on the way keeps. */
export const sendFile = (
  reply: FastifyReply,
  name: string,
  type: keyof typeof TYPES,
  content: string | Readable,
): FastifyReply =>
  reply
    .type(`${TYPES[type]}; charset=utf-8`)
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${name.replaceAll(/[^\x20-\x7e]|"/g, "")}.${type}"`)
    .send(content)
