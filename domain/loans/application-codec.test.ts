import { expect, test } from "vitest"
import { TERMS_OF_2026 } from "../shared/loan-terms.ts"
import { loanCodec } from "./application-codec.ts"
import { anApplication } from "./application-examples.ts"

const stored = (type: string, data: object) => loanCodec.decodeOrThrow({ type, schemaVersion: 1, data }).data

test("applications from before loans existed are for leases", () => {
  const { product: _, ...old } = anApplication()
  expect(stored("LoanApplicationInitiated", old)).toEqual(anApplication())
})

test("contracts and payments of version 1 are read without what was not recorded then", () => {
  const contract = {
    leaseId: "lease-1",
    secondaryLeaseId: null,
    signatureUrl: "https://lender.example/sign",
    expiresAt: "2026-04-01T12:00:00.000Z",
    initialPayment: 4_900,
  }
  expect(stored("LoanContractPrepared", contract)).toEqual({
    ...contract,
    amount: null,
    recurringPayment: null,
    payments: null,
  })
  const funded = { amount: 20_000, fundedAt: "2026-02-10T00:00:00.000Z" }
  expect(stored("LoanFunded", funded)).toEqual({ ...funded, lenderTake: 0 })
})

test("the offered terms do not raise the version, so that earlier releases can still read the event", () => {
  const data = anApplication({ terms: TERMS_OF_2026.lease })
  const event = loanCodec.encode({ type: "LoanApplicationInitiated", data })
  // They reject events of a higher version than theirs, and drop fields they do not know.
  expect(event).toEqual({ type: "LoanApplicationInitiated", schemaVersion: 2, data })
  expect(loanCodec.decodeOrThrow(event).data).toEqual(data)
  const unknown = { ...event, data: { ...data, later: true } }
  expect(loanCodec.decodeOrThrow(unknown).data).toEqual(data)
})
