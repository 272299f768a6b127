import type { FastifyServerOptions } from "fastify"
import type { Config } from "../config.ts"

const path = (url: string | undefined): string => (url ?? "").split("?", 1)[0] ?? ""

/**
 * One line of JSON an entry, without personal data: addresses are logged without their query (searches and tokens are
 * in it), bodies and headers not at all, and clients by no more than the request's id.
 */
export const loggerOptions = (config: Config): NonNullable<FastifyServerOptions["logger"]> =>
  config.logLevel === "silent"
    ? false
    : {
        level: config.logLevel,
        redact: {
          paths: ["*.email", "*.phone", "*.password", "*.token", "*.authorization", "*.cookie", "*.address1"],
          censor: "[redacted]",
        },
        serializers: {
          req: (request) => ({ method: request.method, path: path(request.url) }),
          res: (reply) => ({ statusCode: reply.statusCode }),
          err: (error) => ({ type: error.name, message: error.message, stack: error.stack ?? "" }),
        },
      }
