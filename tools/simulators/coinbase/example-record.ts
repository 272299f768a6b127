import { randomUUID } from "node:crypto"
import { Schema } from "effect"
import { post } from "../example-call.ts"
import type { MakeRecord } from "../vendor.ts"

export const aCharge: MakeRecord = async ({ key, url }) => {
  const shop = { "x-cc-api-key": key, "x-cc-version": "2018-03-22" }
  const answer = await post(`${url}/charges`, shop, {
    name: "A",
    description: "A",
    pricing_type: "fixed_price",
    local_price: { amount: "20.00", currency: "USD" },
    metadata: { order_id: randomUUID() },
  })
  const decode = Schema.decodeUnknownSync(Schema.Struct({ data: Schema.Struct({ id: Schema.String }) }))
  return decode(answer).data.id
}
