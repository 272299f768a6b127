import { Result, Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { isDecoder } from "../platform/http/schema-compiler.ts"

const Response = Schema.Struct({ 200: Schema.Unknown })
const isResponse = Schema.is(Response)

/**
 * Fails a request whose answer is not exactly what its route declares. Types ensure most of that, but not that there
 * are no extra fields and that integers are whole. The set contains the routes that have answered.
 */
export const checkAnswers = (app: FastifyInstance): ReadonlySet<string> => {
  const answered = new Set<string>()
  app.addHook("preSerialization", async ({ method, routeOptions }, reply, payload) => {
    const response = routeOptions.schema?.response
    if (reply.statusCode !== 200 || !isResponse(response)) return payload
    const schema = response[200]
    if (!isDecoder(schema)) return payload
    const route = `${method} ${routeOptions.url}`
    const sent: unknown = JSON.parse(JSON.stringify(payload))
    const decoded = Schema.decodeUnknownResult(schema, { onExcessProperty: "error", errors: "all" })(sent)
    if (Result.isFailure(decoded))
      throw new Error(`${route} does not answer what it says: ${decoded.failure}`)
    answered.add(route)
    return payload
  })
  return answered
}
