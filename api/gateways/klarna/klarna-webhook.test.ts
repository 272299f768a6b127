import { Effect } from "effect"
import { expect, test } from "vitest"
import type { KlarnaBooks } from "./klarna-books.ts"
import { merchantUrls, readWebhook } from "./klarna-webhook.ts"

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
  const guessed = urls.notification.replace("order-1&", "order-2&")
  expect(guessed).not.toBe(urls.notification)
  expect(await read(guessed, decision)).toMatchObject({ _tag: "Failure" })
})
