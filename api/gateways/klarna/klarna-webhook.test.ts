import { Effect } from "effect"
import { expect, test } from "vitest"
import type { KlarnaBooks } from "./klarna-books.ts"
import { authorizationUrl, merchantUrls, readWebhook } from "./klarna-webhook.ts"

const config = {
  callbackUrl: "https://shop.example/api/webhooks/klarna",
  webhookSecret: "secret-of-tests",
}
const subject = { orderId: "order-1", paymentId: "order-1:pay:1" }
const urls = merchantUrls(config, subject, "https://shop.example/order")

const unused = Effect.die("not asked for")
const books: KlarnaBooks = {
  begin: () => unused,
  begunWith: () => unused,
  deleteAttempt: () => unused,
  remember: () => Effect.void,
  ofPayment: () => unused,
  paymentOf: () => unused,
  ofOrder: () => unused,
}

const read = (url: string, body: object) =>
  Effect.runPromise(
    Effect.result(
      readWebhook(config, books, {
        body: Buffer.from(JSON.stringify(body)),
        headers: {},
        query: Object.fromEntries(new URL(url).searchParams),
      }),
    ),
  )

const decision = { order_id: "k-1", event_type: "FRAUD_RISK_ACCEPTED" }
const told = (eventId: string) => ({
  _tag: "Success",
  success: { _tag: "TransactionTouched", transactionId: "k-1", eventId },
})

test("Klarna's decision is heard by what its message says, whatever Klarna makes of the address", async () => {
  expect(await read(urls.notification, decision)).toMatchObject(told("FRAUD_RISK_ACCEPTED:k-1"))
  const older = `${urls.notification}&klarna=`
  for (const placed of ["k-1", "{order.id}"])
    expect(await read(`${older}${placed}`, decision)).toMatchObject(told("FRAUD_RISK_ACCEPTED:k-1"))
})

test("a push is of the order that its address names, if it names one", async () => {
  const push = { order_id: "k-1" }
  expect(await read(urls.push, push)).toMatchObject(told("push:k-1"))
  expect(await read(urls.push.replace("{order.id}", "k-1"), push)).toMatchObject(told("push:k-1"))
  expect(await read(urls.push.replace("{order.id}", "k-2"), push)).toMatchObject({ _tag: "Failure" })
})

test("a message that names no order, or comes to another address, is not believed", async () => {
  expect(await read(urls.notification, {})).toMatchObject({ _tag: "Failure" })
  const others = [
    urls.notification.replace("order-1&", "order-2&"),
    urls.notification.replace("pay%3A1&", "pay%3A2&"),
  ]
  for (const guessed of others) {
    expect(guessed).not.toBe(urls.notification)
    expect(await read(guessed, decision)).toMatchObject({ _tag: "Failure" })
  }
})

test("the shopper's consent is heard at the address of their own payment only", async () => {
  const [begunId, another] = ["5d0c1f0e-5a55-4a43-9d83-0f7b1c1f6d4a", "0b7a3f55-6f0a-4a52-8d8e-0c8f1b7e2a11"]
  const consent = { authorization_token: "k-consent" }
  const url = authorizationUrl(config, begunId)
  expect(await read(url, consent)).toMatchObject({
    success: { _tag: "Authorized", begunId, token: "k-consent" },
  })
  expect(await read(url.replace(begunId, another), consent)).toMatchObject({ _tag: "Failure" })
  expect(await read(url, {})).toMatchObject({ _tag: "Failure" })
})
