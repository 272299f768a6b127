import { randomUUID } from "node:crypto"
import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import { anApplication, approved, contract, decision } from "@voltread/domain/loans/application-examples.ts"
import type { LenderRecord } from "@voltread/domain/loans/lender-record.ts"
import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { GatewayMisconfigured } from "../platform/gateway-error.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { type Lender, LenderOutcome } from "./lender.ts"
import { lenderIntent } from "./lender-examples.ts"
import { Lenders, makeLenders } from "./lenders.ts"
import { syncWithLender } from "./sync-with-lender.ts"

const DAY = 86_400_000
const APPLIED = Date.parse(lenderIntent().now)

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())

const application = async (...decisions: ReadonlyArray<LoanCommand>) => {
  const [orderId, loanId] = [randomUUID(), randomUUID()]
  await shop.run(
    CommandHandlers.use(({ orders, loans }) =>
      Effect.andThen(
        orders.handle(
          orderId,
          () => [placing(undefined, { orderId, status: "LOAN_IN_PROCESS" })],
          lenderIntent(),
        ),
        loans.handle(
          loanId,
          () => [{ type: "Initiate", application: anApplication({ loanId, orderId }) }, ...decisions],
          lenderIntent(),
        ),
      ),
    ),
  )
  return loanId
}

const record: LenderRecord = {
  reference: "uuid-1",
  loanId: "loan-1",
  status: "PENDING",
  code: null,
  message: "Not decided yet.",
  approvedAmount: null,
  approvalExpiresAt: null,
  contract: null,
  delivered: [],
  returned: [],
  funding: null,
}

/** It answers look-ups like that, and refuses whatever it is asked for. */
const lenderThat = (find: Lender["find"]): Lender => {
  const refuses = () => Effect.succeed(LenderOutcome.Refused({ code: "no", message: "No." }))
  return {
    ...{ name: "progressive", products: ["lease"], find, findByLoan: find },
    ...{ drawUp: refuses, reduce: refuses, deliver: refuses, takeBack: refuses, cancel: refuses },
    ...{ refund: refuses, apply: () => Effect.die("nobody applies") },
  }
}

const lookAt = (loanId: string, days: number, ...lenders: ReadonlyArray<Lender>) =>
  shop.run(
    syncWithLender(loanId, { ageMs: days * DAY, now: APPLIED + days * DAY }).pipe(
      Effect.provideService(Lenders, makeLenders(lenders)),
      Effect.result,
    ),
  )
const statusOf = async (loanId: string) => {
  const { state } = await shop.run(CommandHandlers.use(({ loans }) => loans.load(loanId)))
  return state._tag === "none" ? undefined : state.status
}

describe("an application ends by the clock", () => {
  const revoked = lenderThat(() =>
    Effect.fail(new GatewayMisconfigured({ operation: "find", reason: "the key is not good anymore" })),
  )

  test.each<[string, ReadonlyArray<Lender>]>([
    ["is not configured anymore", []],
    ["does not take our key anymore", [revoked]],
  ])("where its lender %s", async (_, lenders) => {
    const undecided = await application(decision("PENDING"))
    await lookAt(undecided, 30.5, ...lenders)
    expect(await statusOf(undecided)).toBe("PENDING")
    await lookAt(undecided, 31.5, ...lenders)
    expect(await statusOf(undecided)).toBe("CANCELLED")
    const unsigned = await application(approved(21_200))
    await lookAt(unsigned, 90.5, ...lenders)
    expect(await statusOf(unsigned)).toBe("APPROVED")
    await lookAt(unsigned, 91.5, ...lenders)
    expect(await statusOf(unsigned)).toBe("CANCELLED")
  })

  test("where its lender neither decides nor lets it go, and is asked to ever more rarely", async () => {
    const stubborn = lenderThat(() => Effect.succeed(record))
    const loanId = await application(decision("PENDING"))
    const daysToNext = async (days: number) => {
      const next = Result.getOrThrow(await lookAt(loanId, days, stubborn))
      return next === null ? null : (next - APPLIED) / DAY - days
    }
    expect(await daysToNext(30.5)).toBeGreaterThan(1)
    expect(await statusOf(loanId)).toBe("PENDING")
    expect(await daysToNext(31.5)).toBeGreaterThan(1)
    expect(await statusOf(loanId)).toBe("CANCELLED")
    expect(await daysToNext(240)).toBeGreaterThanOrEqual(10)
    expect(await daysToNext(366)).toBeNull()
  })
})

describe("an application is looked at again", () => {
  const MINUTE = 1 / (24 * 60)
  const HOUR = 60 * MINUTE
  const nextLook = async (loanId: string, days: number, known: LenderRecord | undefined) => {
    const lender = lenderThat(() => Effect.succeed(known))
    const next = Result.getOrThrow(await lookAt(loanId, days, lender))
    return next === null ? null : (next - APPLIED) / DAY
  }

  test("where its lender does not know it: after two minutes it never arrived, for a week it still may", async () => {
    const loanId = await application()
    await nextLook(loanId, MINUTE, undefined)
    expect(await statusOf(loanId)).toBe("INITIATED")
    expect(await nextLook(loanId, 3 * MINUTE, undefined)).toBeCloseTo(3 * MINUTE + HOUR)
    expect(await statusOf(loanId)).toBe("CANCELLED")
    expect(await nextLook(loanId, 6.5, undefined)).toBeCloseTo(6.5 + HOUR)
    expect(await nextLook(loanId, 7.5, undefined)).toBeNull()
  })

  test("never where it is not on record", async () => {
    expect(await nextLook(randomUUID(), 1, record)).toBeNull()
  })

  test("when its approval ends, and has ended then, whatever its lender says", async () => {
    const given: LenderRecord = { ...record, status: "APPROVED", approvedAmount: 16_000 }
    const loanId = await application(approved(16_000))
    expect(await nextLook(loanId, 10, given)).toBeCloseTo(10 + HOUR)
    expect(await nextLook(loanId, 90 - HOUR / 2, given)).toBeCloseTo(90)
    expect(await statusOf(loanId)).toBe("APPROVED")
    await nextLook(loanId, 90, given)
    expect(await statusOf(loanId)).toBe("CANCELLED")
  })

  test("every hour until its lender has paid, and then every day", async () => {
    const signed: LenderRecord = { ...record, status: "COMPLETED", approvedAmount: 30_000 }
    const loanId = await application(approved(30_000), contract(), decision("COMPLETED"))
    expect(await nextLook(loanId, 1, signed)).toBeCloseTo(1 + HOUR)
    const funding = { amount: 21_200, lenderTake: 954, fundedAt: "2026-02-02T12:00:00.000Z" }
    expect(await nextLook(loanId, 2, { ...signed, funding })).toBeCloseTo(3)
  })
})
