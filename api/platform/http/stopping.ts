import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance } from "fastify"

declare module "fastify" {
  interface FastifyInstance {
    /** The server is about to end: `/readyz` says no, and everything else is still served. */
    isStopping: boolean
  }
}

/** Prepares a server to be stopped without an error for anybody. */
export const useStopping = (app: FastifyInstance): void => {
  app.decorate("isStopping", false)
  app.addHook("onSend", async (_, reply) => {
    // The next request of this client opens a connection of its own, to a server that stays.
    if (app.isStopping) reply.header("connection", "close")
  })
}

/**
 * Ends a server. `graceMs`: milliseconds in which it serves on while `/readyz` says no, so that a balancer notices and
 * sends nobody any more; longer than the time between two of its looks. Then requests under way are finished and live
 * streams end, whose clients come back elsewhere.
 */
export const stopServer = async (app: FastifyInstance, graceMs: number): Promise<void> => {
  app.isStopping = true
  if (graceMs > 0) await sleep(graceMs)
  await app.close()
}
