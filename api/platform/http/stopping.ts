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
    // Closes the connection, so that the client's next request goes to another server.
    if (app.isStopping) reply.header("connection", "close")
  })
}

/**
 * Stops a server. For `graceMs` milliseconds it goes on serving while `/readyz` says no, so that a balancer stops sending
 * requests to it; choose it longer than the balancer's interval. Then requests under way are finished and live streams are
 * closed, whose clients reconnect to another server.
 */
export const stopServer = async (app: FastifyInstance, graceMs: number): Promise<void> => {
  app.isStopping = true
  if (graceMs > 0) await sleep(graceMs)
  await app.close()
}
