import { Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "./shop-app.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const Operation = Schema.Struct({
  responses: Schema.Record(
    Schema.String,
    Schema.Struct({
      content: Schema.optionalKey(
        Schema.Record(Schema.String, Schema.Struct({ schema: Schema.optionalKey(Schema.Unknown) })),
      ),
    }),
  ),
})
const Document = Schema.Struct({
  paths: Schema.Record(Schema.String, Schema.Record(Schema.String, Operation)),
})

test("every documented call says what it answers", async () => {
  const response = await shop.app.inject("/api/docs/json")
  const { paths } = Schema.decodeUnknownSync(Document)(response.json())
  const silent = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { responses }]) =>
        Object.values(responses["200"]?.content ?? {}).every(({ schema }) => schema === undefined),
      )
      .map(([method]) => `${method} ${path}`),
  )
  expect(silent).toEqual([])
})
