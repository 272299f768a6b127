import { createHmac } from "node:crypto"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { isSigned, readWebhook } from "./coinbase-webhook.ts"

const BODY = '{"id":"e1","event":{"type":"charge:confirmed"}}'
const SIGNATURE = "b954037d3af05835e8bd0d56858e9a2307e5fff40179fd4bebf9c412a3d09452"

const message = (signature: string | undefined, body = BODY) => ({
  body: Buffer.from(body),
  headers: { "x-cc-webhook-signature": signature },
  query: {},
})

describe("a message of Coinbase", () => {
  test("is known by the vector of gateways §5", () => {
    expect(isSigned("whsec_test", message(SIGNATURE))).toBe(true)
  })

  test("is not believed with another secret, another byte, or a signature that is cut short or missing", () => {
    expect(isSigned("whsec_other", message(SIGNATURE))).toBe(false)
    expect(isSigned("whsec_test", message(SIGNATURE, `${BODY} `))).toBe(false)
    expect(isSigned("whsec_test", message(SIGNATURE.slice(1)))).toBe(false)
    expect(isSigned("whsec_test", message(undefined))).toBe(false)
  })

  test("is read only if it is signed, and concerns the shop only if it is about a charge", async () => {
    const body = JSON.stringify({ event: { id: "e1", type: "invoice:paid", data: {} } })
    const signature = createHmac("sha256", "whsec_test").update(body).digest("hex")
    const read = (secret: string) =>
      Effect.runPromise(Effect.result(readWebhook(secret, message(signature, body))))
    expect(await read("whsec_test")).toMatchObject({
      success: { _tag: "Other", eventId: "e1", kind: "invoice:paid" },
    })
    expect(await read("whsec_other")).toMatchObject({ failure: { reason: "signature not verified" } })
  })
})
