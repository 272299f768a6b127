import swagger from "@fastify/swagger"
import swaggerUi from "@fastify/swagger-ui"
import { Refusal } from "@voltread/domain/contract/envelope.ts"
import { may } from "@voltread/domain/shared/permissions.ts"
import { Predicate } from "effect"
import type { FastifyInstance } from "fastify"
import { type Access, openTo } from "./permission.ts"
import { toJsonSchema } from "./schema-compiler.ts"

/** The plugin's own policy has browsers ask for its files by TLS, which a shop inside a network need not speak. */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Serves `/api/docs`, generated from the route schemas. Must be registered before any route. */
export const useOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Voltread", version: "1", description: "REST calls of the shop and its back office" },
      components: {
        securitySchemes: {
          tokens: {
            type: "apiKey",
            in: "header",
            name: "authorization",
            description: "`Bearer <accessToken> <idToken>` of a log-in",
          },
          token: {
            type: "http",
            scheme: "bearer",
            description: "The token of an affiliate's link; for metrics that of the configuration",
          },
        },
      },
      security: [{ tokens: [] }],
    },
    transform: ({ schema, url, route }) => ({
      schema: {
        ...(schema?.consumes === undefined ? {} : { body: FILE }),
        ...Object.fromEntries(
          Object.entries(schema ?? {}).map(([part, value]) => [part, convert(part, value)]),
        ),
        security: schema?.security ?? logInFor(route.config?.access),
      },
      url,
    }),
  })
  await app.register(async (docs) => {
    openTo(docs, "public")
    await docs.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: PAGE_POLICY })
  })
}

/** Description of routes that answer the same as a GraphQL field, which the apps use. */
export const FOR_OTHER_PROGRAMS = "For other programs: this shop's own pages read it over GraphQL."

/** A refusal is JSON, whatever an answer would be. */
const REFUSAL = { content: { "application/json": { schema: toJsonSchema(Refusal) } } }

/** The body of a route that reads it as a file, without a schema of its own. */
const FILE = { type: "string", format: "binary" }

/** For a route that takes a token instead of a log-in. */
export const BY_TOKEN = [{ token: [] }]

const LOG_IN = { tokens: [] }

/** None where the route checks by other means, either of the two where guests may call, too. */
const logInFor = (access: Access | undefined): ReadonlyArray<Record<string, ReadonlyArray<string>>> => {
  if (access === "public" || access === "signed") return []
  if (access === "operators") return [{}, ...BY_TOKEN]
  const isForGuests = access === "by-resolver" || (access !== undefined && may("guest", access))
  return isForGuests ? [{}, LOG_IN] : [LOG_IN]
}

const PARTS = new Set(["body", "querystring", "params", "headers"])

const convert = (part: string, value: unknown): unknown => {
  if (PARTS.has(part)) {
    const json = toJsonSchema(value)
    // Parameters whose names only a gateway knows cannot be listed, and the list is all that OpenAPI takes.
    return part === "querystring" && !Predicate.hasProperty(json, "properties") ? undefined : json
  }
  if (part !== "response" || typeof value !== "object" || value === null) return value
  const answers = Object.entries(value).map(([status, schema]) => [status, toJsonSchema(schema)])
  return { ...Object.fromEntries(answers), "4xx": REFUSAL, "5xx": REFUSAL }
}
