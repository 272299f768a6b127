import { randomUUID } from "node:crypto"
import { Schema } from "effect"
import type { MakeRecord } from "../vendor.ts"

export const anInvoice: MakeRecord = async ({ key, url }) => {
  const query = new URLSearchParams({
    api_key: key,
    order_number: randomUUID(),
    order_name: "A",
    currency: "BTC",
    source_currency: "USD",
    source_amount: "20.00",
  })
  const answer: unknown = await (await fetch(`${url}/api/v1/invoices/new?${query}`)).json()
  const decode = Schema.decodeUnknownSync(Schema.Struct({ data: Schema.Struct({ txn_id: Schema.String }) }))
  return decode(answer).data.txn_id
}
