import { Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "./shop-app.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const Document = Schema.Struct({
  paths: Schema.Record(
    Schema.String,
    Schema.Record(Schema.String, Schema.Struct({ summary: Schema.optionalKey(Schema.String) })),
  ),
})

test("every REST call is described, with what it is for and the fields of its body", async () => {
  const response = await shop.app.inject({ method: "GET", url: "/api/docs/json" })
  expect(response.statusCode).toBe(200)
  const { paths } = Schema.decodeUnknownSync(Document)(response.json())
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({ call: `${method} ${path}`, summary })),
  )
  const calls = described.map(({ call }) => call)
  for (const call of ["post /api/auth/register", "put /api/users/{status}/{username}", "post /api/contact"]) {
    expect(calls).toContain(call)
  }
  const silent = described.filter(
    ({ call, summary }) => summary === undefined && / \/api\/(?!docs|webhooks)/.test(call),
  )
  expect(silent).toEqual([])
  const register =
    response.json().paths["/api/auth/register"].post.requestBody.content["application/json"].schema
  expect(Object.keys(register.properties)).toContain("confirmPassword")
})
