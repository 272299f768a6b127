import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { audit } from "./audit.ts"
import { type FaultShop, faultShop } from "./fault-shop.ts"
import { type FaultTestResult, PRODUCTS, runFaultTest } from "./fault-test.ts"
import { FAULTS } from "./faults.ts"
import { WAYS_TO_PAY } from "./ways-to-pay.ts"

const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)
const scope = Scope.makeUnsafe()
let shop: FaultShop
let result: FaultTestResult

const say = (line: string) => void process.stdout.write(`  ${line}\n`)

beforeAll(async () => {
  process.stdout.write(`FAULTS_SEED=${seed}\n`)
  shop = await Effect.runPromise(Scope.provide(faultShop(PRODUCTS, say), scope))
  result = await runFaultTest(shop, {
    faults: FAULTS,
    seed,
    shoppers: 6,
    rounds: 1,
    // Long enough to be noticed; with `npm run faults -- --long` faults outlast all time limits.
    seconds: 2,
    calm: [200, 1_000],
    untilNothingIsOpen: false,
    say,
  })
}, 400_000)
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

describe("after every fault while shoppers pay", () => {
  test("each has happened, and the shop recovered by itself", () => {
    expect(result.struck.map(({ fault }) => fault).toSorted()).toEqual(
      FAULTS.map(({ name }) => name).toSorted(),
    )
  })

  test("shoppers continued to buy, and paid in every way or signed a lease", () => {
    const outcomes = JSON.stringify([...result.outcomes])
    for (const { name } of WAYS_TO_PAY)
      expect(result.outcomes.get(`done: ${name}`), outcomes).toBeGreaterThan(4)
    expect(result.outcomes.get("not answered, repeated")).toBeGreaterThan(0)
  })

  test("the lender paid for items that were delivered, and canceled contracts of orders that were", () => {
    const { leases } = result.evidence
    const found = JSON.stringify(leases.map(({ status, fundedCents }) => [status, fundedCents]))
    expect(leases.filter(({ fundedCents }) => fundedCents !== null).length, found).toBeGreaterThan(2)
    expect(leases.filter(({ status }) => status === "CANCELLED").length, found).toBeGreaterThan(0)
  })

  test("every acknowledged order exists once, every charge belongs to one order, no stock is oversold, and the lender and every table agree with the log", () => {
    expect(audit(result.evidence)).toEqual([])
  })
})
