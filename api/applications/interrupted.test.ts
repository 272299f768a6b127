import { randomUUID } from "node:crypto"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { Cause, Effect, Exit } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers, type Orders } from "../aggregates/command-handlers.ts"
import { ApplicationAnswer, type Lender, LenderOutcome } from "../loans/lender.ts"
import { Lenders, makeLenders } from "../loans/lenders.ts"
import { syncWithLender } from "../loans/sync-with-lender.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { checkoutDetails } from "../testing/checkout-details.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"
import { answerOfApplication } from "./application-answer.ts"
import { applyForLoan } from "./apply.ts"
import type { LoanCheckout } from "./loan-checkout.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 50 }))

const { orderState } = orderChecks(() => shop)

const MINUTE = 60_000

const intent = () => ({
  commandId: randomUUID(),
  correlationId: "r",
  actor: { id: "guest", name: "Guest", role: "guest" as const },
  now: new Date().toISOString(),
})

/** It takes every application, decides none, and knows those that it took. */
const lenderWith = (taken: Set<string>): Lender => {
  const recordOf = (loanId: string) =>
    taken.has(loanId)
      ? {
          reference: loanId,
          loanId,
          status: "PENDING" as const,
          code: null,
          message: "Not decided yet.",
          approvedAmount: null,
          approvalExpiresAt: null,
          contract: null,
          delivered: [],
          returned: [],
          funding: null,
        }
      : undefined
  const find = (loanId: string) => Effect.succeed(recordOf(loanId))
  const refuses = () => Effect.succeed(LenderOutcome.Refused({ code: "no", message: "No." }))
  return {
    ...{ name: "progressive", products: ["lease"], find, findByLoan: find },
    ...{ drawUp: refuses, reduce: refuses, deliver: refuses, takeBack: refuses, cancel: refuses },
    refund: refuses,
    apply: ({ loanId }) => {
      taken.add(loanId)
      const record = recordOf(loanId)
      return record === undefined
        ? Effect.die("taken")
        : Effect.succeed(ApplicationAnswer.Received({ record }))
    },
  }
}

/** An order whose card was declined, and an application for it. */
const failedOrder = async () => {
  const browser = shop.browse()
  await browser.add("laptop")
  const { order } = await browser.checkOut({ nonce: `declined-${randomUUID()}` })
  const orderId = order?.id ?? ""
  const state = await orderState(orderId)
  if (state._tag !== "placed") throw new Error("not placed")
  const token = randomUUID()
  const { payment: _, ...details } = checkoutDetails(orderId, token, orderTotals(state).total)
  const application: LoanCheckout = {
    product: "lease",
    token,
    secrets: {
      dateOfBirth: "1980-01-31",
      ssn: "123456789",
      monthlyIncome: 500_000,
      payFrequency: "weekly",
      nextPayDate: "2026-02-01",
      bank: { routingNumber: "021000021", accountNumber: "12345678" },
    },
    expectedTermsId: null,
    details,
    order: state,
  }
  const loanId = derivedId("loan", orderId, token)
  const lenders = makeLenders([lenderWith(new Set())])
  const applyWith = (change: Partial<Orders>) =>
    shop.run(
      CommandHandlers.use((streams) =>
        applyForLoan(application, null, intent()).pipe(
          Effect.provideService(CommandHandlers, { ...streams, orders: { ...streams.orders, ...change } }),
          Effect.provideService(Lenders, lenders),
          Effect.exit,
        ),
      ),
    )
  return {
    orderId,
    loanId,
    apply: () => applyWith({}),
    /** As by a server that is killed between beginning the application and moving its order. */
    beginOnly: async () => {
      const exit = await applyWith({ handleAt: () => Effect.die(new Error("killed")) })
      expect(Exit.isFailure(exit) && Cause.pretty(exit.cause)).toContain("killed")
      await shop.caughtUp()
    },
    sync: (later: number) =>
      shop.run(
        syncWithLender(loanId, { ageMs: later, now: Date.now() + later }).pipe(
          Effect.provideService(Lenders, lenders),
        ),
      ),
  }
}

test("an application that is repeated after its order was canceled leads to the order, and no further", async () => {
  const { orderId, loanId, apply } = await failedOrder()
  await apply()
  const answer = () => shop.run(answerOfApplication(loanId, "secret"))
  expect(await answer()).toMatchObject({ success: true })
  const cancel: OrderCommand = { type: "CancelOrder", reason: "asked to" }
  await shop.run(CommandHandlers.use(({ orders }) => orders.handle(orderId, () => [cancel], intent())))
  expect(await answer()).toMatchObject({
    success: false,
    errors: [{ code: "ORDER_OVER" }],
    redirectUrl: null,
    order: { id: orderId, status: "CANCELLED" },
  })
})

describe("an application that was interrupted before its order was moved", () => {
  test("is finished by its repetition", async () => {
    const { orderId, apply, beginOnly } = await failedOrder()
    await beginOnly()
    expect(await orderState(orderId)).toMatchObject({ status: "PAYMENT_FAILED", lease: null })
    expect(Exit.isSuccess(await apply())).toBe(true)
    expect(await orderState(orderId)).toMatchObject({
      status: "LOAN_IN_PROCESS",
      lease: { statusName: "PENDING" },
    })
  })

  test("is withdrawn by the clock, and not taken up again: its order waits for other money", async () => {
    const { orderId, apply, beginOnly, sync } = await failedOrder()
    await beginOnly()
    await sync(3 * MINUTE)
    const exit = await apply()
    expect(Exit.isFailure(exit) && Cause.pretty(exit.cause)).toContain("Please apply again.")
    await shop.caughtUp()
    expect(await orderState(orderId)).toMatchObject({ status: "PAYMENT_FAILED" })
  })
})
