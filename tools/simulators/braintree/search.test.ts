import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import braintree from "braintree"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, keys, newOrder, startBench } from "./running.ts"

describe("search, as the vendor's client asks", () => {
  let bench: Bench
  let client: braintree.BraintreeGateway
  beforeAll(async () => {
    bench = await startBench()
    const { hostname, origin, port } = new URL(bench.simulator.url)
    client = new braintree.BraintreeGateway({
      environment: new braintree.Environment(hostname, port, origin, false, hostname, port),
      ...keys,
    })
  })
  afterAll(() => bench.close())

  const sell = (orderId: string, attempt: number, amount = 4_999) =>
    Effect.runPromise(
      bench.gateway.pay(
        aPaymentRequest({
          orderId,
          paymentId: `${orderId}:pay:${attempt}`,
          amount,
          token: "fake-valid-nonce",
        }),
      ),
    )
  const found = async (search: braintree.TransactionSearchFn): Promise<number> => {
    let count = 0
    for await (const _transaction of client.transaction.search(search)) count += 1
    return count
  }

  it("finds every charge of an order across pages, oldest first", async () => {
    const orderId = newOrder()
    const ids: Array<string> = []
    for (let attempt = 1; attempt <= 120; attempt += 1) {
      const outcome = await sell(orderId, attempt)
      if (outcome._tag === "Settling") ids.push(outcome.transaction.id)
    }
    const charges = await Effect.runPromise(bench.gateway.findByOrder(orderId))
    expect(charges.map(({ id }) => id)).toEqual(ids)
  })

  it("combines criteria, and applies each of them", async () => {
    const prefix = newOrder()
    await sell(`${prefix}-a`, 1, 1_000)
    await sell(`${prefix}-b`, 1, 2_000)
    await sell(newOrder(), 1, 1_000)
    expect(await found((search) => search.orderId().startsWith(prefix))).toBe(2)
    expect(await found((search) => search.orderId().is(prefix))).toBe(0)
    expect(
      await found((search) => {
        search.orderId().startsWith(prefix)
        search.amount().min("10.01")
      }),
    ).toBe(1)
    expect(
      await found((search) => {
        search.orderId().startsWith(prefix)
        search.status().is("voided")
      }),
    ).toBe(0)
    expect(
      await found((search) => {
        search.orderId().startsWith(prefix)
        search.createdAt().min(new Date(Date.now() + 60_000))
      }),
    ).toBe(0)
  })

  it("rejects an unsupported criterion, rather than find too much", async () => {
    await expect(found((search) => search.customerEmail().is("a@example.com"))).rejects.toThrow("400")
  })
})
