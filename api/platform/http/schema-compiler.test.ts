import { Schema } from "effect"
import Fastify from "fastify"
import { expect, test } from "vitest"
import { useErrorAnswers } from "./errors.ts"
import { useEffectSchemas } from "./schema-compiler.ts"

const Form = Schema.Struct({
  name: Schema.String,
  nickname: Schema.optionalKey(Schema.String),
  limit: Schema.NullOr(Schema.Number),
  pets: Schema.Array(Schema.Struct({ name: Schema.String, age: Schema.optionalKey(Schema.Number) })),
})

const post = async (payload: object) => {
  const app = Fastify()
  useErrorAnswers(app)
  const forms = useEffectSchemas(app)
  forms.post("/forms", { schema: { body: Form } }, (request, reply) => reply.send(request.body))
  return (await app.inject({ method: "POST", url: "/forms", payload })).json()
}

test("null is absent where a field may be absent, at every depth", async () => {
  expect(await post({ name: "Ann", nickname: null, limit: 4, pets: [{ name: "Rex", age: null }] })).toEqual({
    name: "Ann",
    limit: 4,
    pets: [{ name: "Rex" }],
  })
})

test("null stays where it says something", async () => {
  expect(await post({ name: "Ann", limit: null, pets: [] })).toEqual({ name: "Ann", limit: null, pets: [] })
})

test("null is no value of a field that is required", async () => {
  const { fieldErrors } = await post({ name: null, limit: 4, pets: [] })
  expect(fieldErrors).toMatchObject([{ property: "name" }])
})
