import type { IncomingMessage, ServerResponse } from "node:http"
import { Predicate, Result, Schema } from "effect"
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifySchema,
  FastifyTypeProvider,
  RawServerDefault,
  RouteGenericInterface,
} from "fastify"
import { Problem } from "../problem.ts"
import { schemaProblem } from "../schema-problem.ts"
import { unusableText } from "./unusable-text.ts"
import { withoutNulls } from "./without-nulls.ts"

/** Route schemas are Effect Schemas; handlers get the decoded type. */
interface EffectTypeProvider extends FastifyTypeProvider {
  readonly validator: this["schema"] extends Schema.Constraint ? this["schema"]["Type"] : unknown
}

export type ShopInstance = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  EffectTypeProvider
>

/** The reply of a route with its schemas. */
export type ShopReply<Route extends FastifySchema> = FastifyReply<
  RouteGenericInterface,
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  ContextConfigDefault,
  Route,
  EffectTypeProvider
>

/** What a route sends, by its `response`: a route without one can send nothing. */
export type AnswerOf<Route extends FastifySchema> = Route extends {
  readonly response: { readonly 200: infer Answer extends Schema.Constraint }
}
  ? Answer["Encoded"]
  : never

type Decoder = Schema.Constraint & Schema.ConstraintDecoder<unknown>

export const isDecoder = (schema: unknown): schema is Decoder => Schema.isSchema(schema)

/** No field can be named where there is none. */
const NO_FIELDS = new Problem({
  code: "BAD_REQUEST",
  message: "Please send the fields of this call as a JSON object.",
})

/** Makes Fastify validate and serialize with Effect Schemas. */
export const useEffectSchemas = (app: FastifyInstance): ShopInstance => {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (!isDecoder(schema)) throw new TypeError("route schemas are Effect Schemas")
    const decode = Schema.decodeUnknownResult(schema, { errors: "all" })
    return (data) => {
      const unusable = unusableText(data)
      if (unusable !== undefined) return { error: unusable }
      if (httpPart === "body" && !Predicate.isObject(data)) return { error: NO_FIELDS }
      const decoded = decode(data)
      // As in GraphQL, null is absent where a field may be absent.
      const accepted = Result.isFailure(decoded) ? decode(withoutNulls(data)) : decoded
      return Result.match(Result.isFailure(accepted) ? decoded : accepted, {
        onSuccess: (value) => ({ value }),
        onFailure: (error) => ({ error: schemaProblem(error) }),
      })
    }
  })
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  return app.withTypeProvider<EffectTypeProvider>()
}

/** The JSON Schema of body, query, params, headers or an answer, for OpenAPI. */
export const toJsonSchema = (schema: unknown): unknown => {
  if (!isDecoder(schema)) return schema
  const document = Schema.toJsonSchemaDocument(schema)
  return document.schema
}
