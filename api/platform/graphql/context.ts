import type { FastifyReply, FastifyRequest } from "fastify"
import type { Config } from "../config.ts"
import type { EffectRunner } from "../effect-runner.ts"
import type { Viewer } from "../http/viewer.ts"

/** `R`: services that resolvers need in addition to the platform's. */
export interface GraphQLContext<R = never> {
  readonly config: Config
  readonly run: EffectRunner<R>
  readonly viewer: Viewer
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** For each field of Query or Mutation, before it is resolved; rejects above the limit of calls. */
  readonly countQuestion: () => Promise<void>
}
