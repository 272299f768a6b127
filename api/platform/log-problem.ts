import type { FastifyBaseLogger } from "fastify"
import type { Problem } from "./problem.ts"

/** Only the server's own failures are worth a line. */
export const logProblem = (log: FastifyBaseLogger, { code, reason }: Problem): void => {
  if (code === "INTERNAL") log.error({ code, reason }, "request failed")
  if (code === "UNAVAILABLE") log.warn({ code, reason }, "request could not be answered")
}
