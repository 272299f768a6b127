import { randomUUID } from "node:crypto"
import { makeSimpleLease } from "@voltread/api/gateways/simple-lease/simple-lease.ts"
import { aLoanRequest, SSN } from "@voltread/api/loans/lender-examples.ts"
import { Effect } from "effect"
import type { MakeRecord } from "../vendor.ts"

export const anApplication: MakeRecord = async ({ key, url }, { route }) => {
  const lender = makeSimpleLease({ baseUrl: url, apiKey: key, webhookSecret: key, timeoutMs: 5_000 })
  const asked = aLoanRequest(randomUUID(), {}, SSN.approved)
  const answer = await Effect.runPromise(lender.apply(asked))
  if (answer._tag !== "Received") throw new Error(answer._tag)
  const { reference } = answer.record
  if (!route.endsWith("/status")) {
    const cart = { items: [{ itemId: "1", sku: "A", name: "A", quantity: 1, unitPrice: 70_000 }] }
    const rest = { discount: 0, downPayment: 0, shipping: 0, tax: 0, total: 70_000 }
    await Effect.runPromise(lender.drawUp(reference, { ...cart, ...rest, requestId: randomUUID() }))
  }
  return reference
}
