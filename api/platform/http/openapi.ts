import swagger from "@fastify/swagger"
import swaggerUi from "@fastify/swagger-ui"
import { Refusal } from "@voltread/domain/contract/envelope.ts"
import type { FastifyInstance } from "fastify"
import { openTo } from "./permission.ts"
import { toJsonSchema } from "./schema-compiler.ts"

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
        },
      },
      security: [{ tokens: [] }],
    },
    transform: ({ schema, url }) => ({
      schema: Object.fromEntries(
        Object.entries(schema ?? {}).map(([part, value]) => [part, convert(part, value)]),
      ),
      url,
    }),
  })
  await app.register(async (docs) => {
    openTo(docs, "public")
    await docs.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true })
  })
}

/** Description of routes that answer the same as a GraphQL field, which the apps use. */
export const FOR_OTHER_PROGRAMS = "For other programs: this shop's own pages read it over GraphQL."

const REFUSAL = toJsonSchema(Refusal)

const PARTS = new Set(["body", "querystring", "params", "headers"])

const convert = (part: string, value: unknown): unknown => {
  if (PARTS.has(part)) return toJsonSchema(value)
  if (part !== "response" || typeof value !== "object" || value === null) return value
  const answers = Object.entries(value).map(([status, schema]) => [status, toJsonSchema(schema)])
  return { ...Object.fromEntries(answers), "4xx": REFUSAL, "5xx": REFUSAL }
}
