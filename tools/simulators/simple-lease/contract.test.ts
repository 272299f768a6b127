import { readLenderWebhook } from "@voltread/api/gateways/simple-lease/lender-webhook.ts"
import { lenderContract } from "@voltread/api/loans/lender.contract.ts"
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
})
