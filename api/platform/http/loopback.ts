import type { FastifyRequest } from "fastify"

/** Host names of this machine that nobody else can register. */
export const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"])

/**
 * Whether a request comes from this machine. A forwarded one never does: behind a local proxy every request seems to come
 * from loopback.
 */
export const isFromThisMachine = ({ headers, socket }: FastifyRequest): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "") &&
  headers["x-forwarded-for"] === undefined &&
  headers.forwarded === undefined
