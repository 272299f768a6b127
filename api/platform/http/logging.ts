import type { FastifyServerOptions } from "fastify"
import type { Config } from "../config.ts"

const path = (url: string | undefined): string => (url ?? "").split("?", 1)[0] ?? ""

/**
 * JSON lines without personal data: URLs are logged without their query (searches, tokens), bodies, headers and client
 * addresses not at all.
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
