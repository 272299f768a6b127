import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fromCart, fromRequest } from "@voltread/api/gateways/simple-lease/lender-wire.ts"
import { makeSimpleLease } from "@voltread/api/gateways/simple-lease/simple-lease.ts"
import { aLenderCart, aLoanRequest, SSN } from "@voltread/api/loans/lender-examples.ts"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type LenderBench, signAt, startLenderBench } from "./running.ts"

let bench: LenderBench
beforeAll(async () => {
  bench = await startLenderBench()
})
afterAll(() => bench.close())

const decodeApplication = Schema.decodeUnknownSync(Schema.Struct({ uuid: Schema.String }))

const call = async (
  path: string,
  body: unknown,
  key: string = randomUUID(),
  apiKey = bench.config.apiKey,
) => {
  const answer = await fetch(`${bench.simulator.url}/v1${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${apiKey}`,
      "idempotency-key": key,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const said: unknown = await answer.json()
  return { status: answer.status, body: said }
}
const request = (ssn?: string) => fromRequest(aLoanRequest(randomUUID(), {}, ssn))
const apply = async (ssn?: string) => decodeApplication((await call("/applications", request(ssn))).body).uuid
const conflict = {
  status: 409,
  body: { error: { code: "idempotency_conflict", message: expect.any(String) } },
}

describe("the lender's own protocol", () => {
  test.each([
    ["of the first lender", SSN.approved, null],
    ["of a second one", SSN.secondLender, expect.stringMatching(/^S-/)],
  ])("answers a cart with the contract %s", async (_, ssn, secondaryLeaseId) => {
    const uuid = await apply(ssn)
    expect(await call(`/applications/${uuid}/cart`, fromCart(aLenderCart()))).toEqual({
      status: 200,
      body: {
        leaseId: expect.stringMatching(/^L-/),
        secondaryLeaseId,
        initialPayment: expect.stringMatching(/^\d+\.\d\d$/),
      },
    })
  })

  test("gives the same contract for the same cart, and another one for other items of the same total", async () => {
    const uuid = await apply()
    const cart = (change: object = {}) =>
      call(`/applications/${uuid}/cart`, { ...fromCart(aLenderCart()), ...change })
    const first = await cart()
    expect((await cart()).body).toEqual(first.body)
    const items = fromCart(aLenderCart()).items.map((item) => ({
      ...item,
      reference: "item-2",
      name: "Winter tire",
    }))
    const other = await cart({ items })
    expect(other).toMatchObject({ status: 200, body: { leaseId: expect.any(String) } })
    expect(other.body).not.toEqual(first.body)
    const page = await fetch(await signatureOf(uuid))
    expect(await page.text()).toContain("2 × Winter tire")
  })

  const signatureOf = async (uuid: string) => {
    const { body } = await call(`/applications/${uuid}/contract`, undefined)
    return Schema.decodeUnknownSync(Schema.Struct({ esignUrl: Schema.String }))(body).esignUrl
  }

  test("executes an idempotency key once, and refuses it for any other request", async () => {
    const [asked, key] = [request(), randomUUID()]
    const first = await call("/applications", asked, key)
    expect(await call("/applications", asked, key)).toEqual(first)
    expect(await call("/applications", request(), key)).toEqual(conflict)

    const { uuid } = decodeApplication(first.body)
    const cartKey = randomUUID()
    const path = `/applications/${uuid}/cart`
    const drawn = await call(path, fromCart(aLenderCart()), cartKey)
    expect(await call(path, fromCart(aLenderCart()), cartKey)).toEqual(drawn)
    expect(await call(path, fromCart(aLenderCart(30_000)), cartKey)).toEqual(conflict)
    expect(await call(`/applications/${uuid}/cancel`, { reason: "" }, cartKey)).toEqual(conflict)
    expect(await call(`/applications/${await apply()}/cart`, fromCart(aLenderCart()), cartKey)).toEqual(
      conflict,
    )
  })

  test("remembers idempotency keys and signing pages across a restart", async () => {
    const directory = await mkdtemp(join(tmpdir(), "voltread-lender-"))
    const before = await startLenderBench({ directory, keepDirectory: true })
    const asked = aLoanRequest(randomUUID())
    const told = { ...aLenderCart(), requestId: randomUUID() }
    const taken = await Effect.runPromise(before.lender.apply(asked))
    if (taken._tag !== "Received") throw new Error(taken._tag)
    const { reference } = taken.record
    await Effect.runPromise(before.lender.drawUp(reference, told))
    const stood = await Effect.runPromise(before.lender.find(reference))
    await before.close()

    const again = await startLenderBench({ directory })
    try {
      const record = await Effect.runPromise(again.lender.find(reference))
      const { signatureUrl = "", ...details } = record?.contract?.details ?? {}
      expect(record).toMatchObject({ ...stood, contract: { ...stood?.contract, details } })
      expect(await Effect.runPromise(again.lender.apply(asked))).toMatchObject({ record: { reference } })
      const other = { ...aLenderCart(30_000), requestId: told.requestId }
      expect(await Effect.runPromise(again.lender.drawUp(reference, other))).toMatchObject({
        code: "idempotency_conflict",
      })
      await signAt(signatureUrl)
      expect(await Effect.runPromise(again.lender.find(reference))).toMatchObject({ status: "COMPLETED" })
    } finally {
      await again.close()
      await rm(directory, { recursive: true, force: true })
    }
  })

  test("refuses every request with a wrong API key", async () => {
    const uuid = await apply()
    const routes: ReadonlyArray<readonly [string, unknown]> = [
      ["/applications", request()],
      ["/applications?orderRef=1", undefined],
      [`/applications/${uuid}`, undefined],
      [`/applications/${uuid}/contract`, undefined],
      ...["cart", "delivery", "return", "cancel", "refund"].map(
        (what) => [`/applications/${uuid}/${what}`, {}] as const,
      ),
    ]
    for (const [path, body] of routes)
      for (const wrong of ["", "wrong", `${bench.config.apiKey}x`])
        expect([path, await call(path, body, randomUUID(), wrong)]).toEqual([
          path,
          { status: 401, body: { error: { code: "unauthorized", message: expect.any(String) } } },
        ])
  })

  test("a shop with a wrong API key is told that it is misconfigured, and takes no application", async () => {
    const lender = makeSimpleLease({ ...bench.config, apiKey: "wrong" })
    const asked = aLoanRequest(randomUUID())
    expect(await Effect.runPromise(Effect.flip(lender.apply(asked)))).toMatchObject({
      _tag: "GatewayMisconfigured",
    })
    expect(await Effect.runPromise(bench.lender.findByLoan(asked.loanId))).toBeUndefined()
  })
})
