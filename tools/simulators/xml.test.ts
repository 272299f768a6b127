import braintree from "braintree"
import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { signatureOf, wrappedBase64 } from "./braintree/signature.ts"
import { document, element, value } from "./xml.ts"

const decodeMessage = Schema.decodeUnknownSync(
  Schema.Struct({ transaction: Schema.Struct({ orderId: Schema.String }) }),
)

describe("XML for the vendor's clients", () => {
  const gateway = new braintree.BraintreeGateway({
    environment: braintree.Environment.Sandbox,
    merchantId: "m",
    publicKey: "public",
    privateKey: "private",
  })
  const readBack = async (text: string): Promise<string> => {
    const xml = document(
      element(
        "notification",
        value("kind", "check"),
        value("timestamp", "now"),
        element("subject", element("transaction", value("order-id", text))),
      ),
    )
    const payload = wrappedBase64(xml)
    const signature = `public|${signatureOf("private", payload)}`
    const message: unknown = await gateway.webhookNotification.parse(signature, payload)
    return decodeMessage(message).transaction.orderId
  }

  it("the SDK reads back any printable text", async () => {
    const printable = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
      .filter((text) => text.trim() === text)
    await fc.assert(
      fc.asyncProperty(printable, async (text) => {
        // The SDK's parser ignores whitespace-only and empty text, and normalizes line breaks as XML does.
        expect(await readBack(text)).toBe(text.replace(/\r\n?/g, "\n"))
      }),
      { numRuns: 200 },
    )
  })

  it("markup in a text stays text", async () => {
    const text = `</order-id><status>settled</status> & "x" 'y' ]]> <!--`
    expect(await readBack(text)).toBe(text)
  })

  it("leaves out characters that XML cannot hold", () => {
    expect(document(value("a", "b\u0000\u001bc"))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>bc</a>')
  })
})
