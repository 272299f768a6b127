import { createHmac } from "node:crypto"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { readWebhook } from "./plisio-webhook.ts"

const KEY = "plisio_test"

const signed = (fields: Readonly<Record<string, string>>, key = KEY): string => {
  const verify_hash = createHmac("sha1", key).update(JSON.stringify(fields)).digest("hex")
  return JSON.stringify({ ...fields, verify_hash })
}
const read = (body: string) =>
  Effect.runPromise(
    Effect.result(readWebhook(KEY, { body: Buffer.from(body), headers: {}, query: { json: "true" } })),
  )

test("a callback leads to its invoice, and is the same message when it comes again", async () => {
  const body = signed({ order_number: "ORD-1", status: "completed", txn_id: "t1", wallet_hash: "new to us" })
  const { verify_hash } = JSON.parse(body)
  for (const _ of [1, 2])
    expect(await read(body)).toMatchObject({
      success: { _tag: "TransactionTouched", transactionId: "t1", eventId: `t1:${verify_hash}` },
    })
})

test.each([
  ["signed with another key", signed({ txn_id: "t1" }, "other"), "signature not verified"],
  ["not signed", '{"txn_id":"t1"}', "signature not verified"],
  ["about no invoice", signed({ status: "completed" }), "a callback that cannot be read"],
  ["about an invoice without an id", signed({ txn_id: "" }), "a callback that cannot be read"],
])("a callback that is %s is not believed", async (_, body, reason) => {
  expect(await read(body)).toMatchObject({ failure: { _tag: "UntrustedWebhook", reason } })
})
