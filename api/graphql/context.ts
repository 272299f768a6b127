import type { FastifyReply, FastifyRequest } from "fastify"
import type { Config } from "../config.ts"
import type { Viewer } from "../http/viewer.ts"
import type { Run } from "../services.ts"

/** What resolvers know of the request that they answer. */
export interface GraphQLContext {
  readonly config: Config
  readonly run: Run
  readonly viewer: Viewer
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
