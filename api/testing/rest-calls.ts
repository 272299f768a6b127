import { Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { GOOD_VALUES } from "./good-values.ts"

const METHODS = { get: "GET", post: "POST", put: "PUT", delete: "DELETE" } as const
type Method = (typeof METHODS)[keyof typeof METHODS]

/** A value that a caller sends: its place, and a valid value. */
export interface Field {
  readonly place: "path" | "query" | "body"
  readonly name: string
  readonly good: unknown
}

/** A REST call as documented. */
export interface RestCall {
  readonly method: Method
  readonly path: string
  readonly fields: ReadonlyArray<Field>
  readonly hasBody: boolean
}

const JsonSchema = Schema.Record(Schema.String, Schema.Unknown)
const decodeJson = Schema.decodeUnknownSync(JsonSchema)
const asJson = (value: unknown): typeof JsonSchema.Type | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? decodeJson(value) : undefined

const goodFor = (name: string, schema: unknown): unknown => {
  if (Object.hasOwn(GOOD_VALUES, name)) return GOOD_VALUES[name]
  const json = asJson(schema) ?? {}
  if (Array.isArray(json.enum)) return json.enum[0]
  if (Array.isArray(json.anyOf)) return goodFor(name, json.anyOf[0])
  switch (json.type) {
    case "integer":
    case "number":
      return 1
    case "boolean":
      return true
    case "array":
      return []
    case "object":
      return Object.fromEntries(propertiesOf(json).map(([key, each]) => [key, goodFor(key, each)]))
    default:
      return "x"
  }
}

const propertiesOf = (schema: unknown): ReadonlyArray<readonly [string, unknown]> => {
  const json = asJson(schema) ?? {}
  return Array.isArray(json.anyOf)
    ? propertiesOf(json.anyOf[0])
    : Object.entries(asJson(json.properties) ?? {})
}

const Parameter = Schema.Struct({
  in: Schema.Literals(["path", "query"]),
  name: Schema.String,
  schema: Schema.optionalKey(Schema.Unknown),
})
const Operation = Schema.Struct({
  parameters: Schema.optionalKey(Schema.Array(Parameter)),
  requestBody: Schema.optionalKey(
    Schema.Struct({
      content: Schema.Record(Schema.String, Schema.Struct({ schema: Schema.optionalKey(Schema.Unknown) })),
    }),
  ),
})
const Document = Schema.Struct({
  paths: Schema.Record(
    Schema.String,
    Schema.Struct({
      get: Schema.optionalKey(Operation),
      post: Schema.optionalKey(Operation),
      put: Schema.optionalKey(Operation),
      delete: Schema.optionalKey(Operation),
    }),
  ),
})
const decodeDocument = Schema.decodeUnknownSync(Document)

/** Every REST call of the shop, from its OpenAPI description, so that new ones are included automatically. */
export const restCalls = async (app: FastifyInstance): Promise<ReadonlyArray<RestCall>> => {
  const { paths } = decodeDocument((await app.inject("/api/docs/json")).json())
  return Object.entries(paths).flatMap(([path, operations]) =>
    (["get", "post", "put", "delete"] as const).flatMap((name) => {
      const operation = operations[name]
      if (operation === undefined || !path.startsWith("/api/")) return []
      const body = operation.requestBody?.content["application/json"]?.schema
      const fields: ReadonlyArray<Field> = [
        ...(operation.parameters ?? []).map((each) => ({
          place: each.in,
          name: each.name,
          good: goodFor(each.name, each.schema),
        })),
        ...propertiesOf(body).map(([key, schema]) => ({
          place: "body" as const,
          name: key,
          good: goodFor(key, schema),
        })),
      ]
      return [{ method: METHODS[name], path, fields, hasBody: body !== undefined }]
    }),
  )
}

/** The path and body of a call in which every field is valid except those in `change`. */
export const fillCall = (
  { path, fields, hasBody }: RestCall,
  change: ReadonlyMap<Field, unknown>,
): { readonly url: string; readonly body: unknown } => {
  const sent = (field: Field) => (change.has(field) ? change.get(field) : field.good)
  const text = (field: Field) => {
    const value = sent(field)
    return encodeURIComponent((typeof value === "string" ? value : JSON.stringify(value)).toWellFormed())
  }
  const filled = fields
    .filter(({ place }) => place === "path")
    .reduce((url, field) => url.replace(`{${field.name}}`, () => text(field)), path)
  // Optional fields are left out, unless they are being tested.
  const query = fields
    .filter((field) => field.place === "query" && change.has(field))
    .map((field) => `${field.name}=${text(field)}`)
  const body = fields.filter(({ place }) => place === "body").map((field) => [field.name, sent(field)])
  return {
    url: query.length === 0 ? filled : `${filled}?${query.join("&")}`,
    body: hasBody ? Object.fromEntries(body) : undefined,
  }
}
