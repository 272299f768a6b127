import { GatewayUnavailable } from "@voltread/api/platform/gateway-error.ts"
import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { shiftedDay } from "@voltread/domain/shared/calendar-day.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Bench, startBench } from "./running.ts"

const DAY_MS = 86_400_000

describe("the search of disputes, as the vendor's client asks", () => {
  let bench: Bench
  beforeEach(async () => {
    bench = await startBench()
  })
  afterEach(() => bench.close())

  const sold = async (): Promise<string> => {
    const outcome = await Effect.runPromise(bench.gateway.pay(aPaymentRequest({ token: "fake-valid-nonce" })))
    if (outcome._tag !== "Settling") throw new Error(outcome._tag)
    return outcome.transaction.id
  }
  const bankSays = (id: string, dispute: string) =>
    bench.admin("POST", `/transactions/${id}/dispute`, { dispute })
  const today = new Date().toISOString().slice(0, 10)
  /** Days from today. */
  const found = (from: number, to: number) => {
    const { disputesBetween } = bench.gateway
    if (disputesBetween === undefined) throw new Error("cannot be asked")
    return disputesBetween(shiftedDay(today, from), shiftedDay(today, to))
  }

  it("finds nothing where nobody disputes anything", async () => {
    await sold()
    expect(await Effect.runPromise(found(-1, 1))).toEqual([])
  })

  it("finds each dispute once, in its present state, on the days on which it began or changed", async () => {
    const id = await sold()
    await bankSays(id, "opened")
    const dispute = { disputeId: `dispute-${id}`, transactionId: id, amount: 4_999 }
    const open = { ...dispute, status: "open", isLost: false, isUndecided: true }
    expect(await Effect.runPromise(found(-1, 1))).toEqual([open])
    expect(await Effect.runPromise(found(-9, -2))).toEqual([])
    await bench.admin("PUT", "/clock", { offsetMs: 40 * DAY_MS })
    await bankSays(id, "lost")
    const lost = { ...dispute, status: "lost", isLost: true, isUndecided: false }
    expect(await Effect.runPromise(found(-1, 1))).toEqual([lost])
    expect(await Effect.runPromise(found(2, 38))).toEqual([])
    expect(await Effect.runPromise(found(39, 41))).toEqual([lost])
  })

  it("finds all of them, however many pages there are", async () => {
    const ids: Array<string> = []
    for (let sale = 0; sale < 120; sale += 1) ids.push(await sold())
    for (const id of ids) await bankSays(id, "opened")
    const transactions = (await Effect.runPromise(found(-1, 1))).map(({ transactionId }) => transactionId)
    expect(transactions.toSorted()).toEqual(ids.toSorted())
  })

  it("is tried again, and fails whole where a page of it cannot be had", async () => {
    await bankSays(await sold(), "opened")
    const fault = { kind: "status", status: 503, operation: "disputeSearch" }
    await bench.admin("POST", "/faults", { ...fault, calls: 2 })
    expect(await Effect.runPromise(found(-1, 1))).toHaveLength(1)
    await bench.admin("POST", "/faults", { ...fault, calls: 3 })
    expect(await Effect.runPromise(Effect.flip(found(-1, 1)))).toBeInstanceOf(GatewayUnavailable)
  })

  it("rejects an unsupported criterion, rather than find too much", async () => {
    const answer = await fetch(`${bench.simulator.url}/merchants/merchant/disputes/advanced_search?page=1`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from("public:private-key-of-tests").toString("base64")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ search: { case_number: { is: "1" } } }),
    })
    expect(answer.status).toBe(400)
  })
})
