import { Schema } from "effect"
import Fastify from "fastify"
import { expect, test } from "vitest"
import { success, successResponse } from "./envelope.ts"
import { sendAnswer } from "./reply.ts"
import { useEffectSchemas } from "./schema-compiler.ts"

const schema = { response: successResponse(Schema.Struct({ name: Schema.String })) }

test("a route can send only what its response says: another shape does not compile", async () => {
  const app = useEffectSchemas(Fastify())
  app.get("/named", { schema }, (_, reply) => sendAnswer(reply, success({ name: "Ann" })))
  // @ts-expect-error A number is no name.
  app.get("/numbered", { schema }, (_, reply) => sendAnswer(reply, success({ name: 1 })))
  // @ts-expect-error It says nothing of an answer.
  app.get("/silent", {}, (_, reply) => sendAnswer(reply, success({ name: "Ann" })))
  expect((await app.inject("/named")).json()).toMatchObject({ isSuccess: true, data: { name: "Ann" } })
})
