import { randomUUID } from "node:crypto"
import { lenderAsGateway } from "@voltread/api/gateways/simple-lease/lender-as-gateway.ts"
import { readLenderWebhook } from "@voltread/api/gateways/simple-lease/lender-webhook.ts"
import { lenderContract } from "@voltread/api/loans/lender.contract.ts"
import { aLenderCart, aLoanRequest } from "@voltread/api/loans/lender-examples.ts"
import { paymentGatewayContract } from "@voltread/api/payments/payment-gateway.contract.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect } from "vitest"
import { startShop } from "../listening-shop.ts"
import { signatureOf } from "./notices.ts"
import { type LenderBench, signAt, startLenderBench } from "./running.ts"

describe("adapter and simulator", () => {
  let shop: Awaited<ReturnType<typeof startShop>>
  let bench: LenderBench
  beforeAll(async () => {
    shop = await startShop()
    bench = await startLenderBench({ webhookUrl: shop.url })
  })
  afterAll(async () => {
    await bench.close()
    await shop.close()
  })

  const push = async (path: string, body?: unknown) => {
    const answer = await bench.admin("POST", path, body ?? {})
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  }
  const about = (reference: string) => shop.received.find(({ body }) => body.includes(reference))
  const signed = (body: string, at: number) => {
    const seconds = Math.floor(at / 1_000)
    const signature = signatureOf(bench.config.webhookSecret, seconds, body)
    return { body: Buffer.from(body), headers: { "x-lender-signature": signature }, query: {} }
  }

  lenderContract("the simulator", {
    lender: () => bench.lender,
    sign: ({ contract }) => signAt(contract?.details.signatureUrl ?? ""),
    decide: (reference) => push(`/applications/${reference}/status`, { status: "APPROVED" }),
    fund: (reference) => push(`/applications/${reference}/funding`),
    loseAnswers: (arrives) =>
      push("/faults", { kind: "drop", when: arrives ? "after" : "before", calls: 3, operation: "apply" }),
    readWebhook: (request) => readLenderWebhook(bench.config.webhookSecret, request, Date.now()),
    webhook: async (reference) => {
      await expect.poll(() => about(reference), { timeout: 5_000 }).toBeDefined()
      const message = about(reference)
      if (message === undefined) throw new Error("no message")
      return { body: Buffer.from(message.body), headers: message.headers, query: {} }
    },
    aged: ({ body }, milliseconds) => signed(Buffer.from(body).toString(), Date.now() - milliseconds),
  })

  /** A signed contract for that amount. */
  const leased = async (amount: number): Promise<string> => {
    const { lender } = bench
    const answer = await Effect.runPromise(lender.apply(aLoanRequest(randomUUID(), { amount })))
    if (answer._tag !== "Received") throw new Error(`not received: ${answer._tag}`)
    const { reference } = answer.record
    const { discount, shipping, tax } = aLenderCart()
    const cart = { ...aLenderCart((amount + discount - shipping - tax) / 2), requestId: randomUUID() }
    await Effect.runPromise(lender.drawUp(reference, cart))
    const record = await Effect.runPromise(lender.find(reference))
    await signAt(record?.contract?.details.signatureUrl ?? "")
    return reference
  }
  const fundedMessage = (reference: string) =>
    shop.received.find(({ body }) => body.includes(reference) && body.includes("lease.funded"))

  paymentGatewayContract("the simulated lender", {
    gateway: () => lenderAsGateway(bench.lender, bench.config),
    token: "none",
    reserves: false,
    comeAbout: leased,
    amount: 75_000,
    paidStatus: "authorizing",
    settle: (reference) => push(`/applications/${reference}/funding`),
    settledWebhook: async (reference) => {
      await expect.poll(() => fundedMessage(reference), { timeout: 5_000 }).toBeDefined()
      const { body = "", headers = {} } = fundedMessage(reference) ?? {}
      return { body: Buffer.from(body), headers, query: {} }
    },
    get unreadableWebhook() {
      return signed('{"id":1}', Date.now())
    },
  })
})
