import type { FastifyInstance } from "fastify"

/** Lets a request that names JSON as its type have no body, as the calls without a payload of spec §7 do. */
export const useJsonBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser("error", "error")
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined)
    else void parseJson(request, body, done)
  })
}
