import { randomUUID } from "node:crypto"
import { EventLog } from "@voltread/domain/event.ts"
import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import { anApplication, approved, decision } from "@voltread/domain/loans/application-examples.ts"
import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { loanStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { followLoans } from "./follow-loans.ts"
import { lenderIntent } from "./lender-examples.ts"

const TOTAL = 21_200

let shop: CheckoutShop
let orderId: string
let loanId: string

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(async () => {
  orderId = randomUUID()
  loanId = randomUUID()
  await shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(
        orderId,
        () => [placing(undefined, { orderId, status: "LOAN_IN_PROCESS" })],
        lenderIntent(),
      ),
    ),
  )
})

const lender = (...commands: ReadonlyArray<LoanCommand>) =>
  shop.run(CommandHandlers.use(({ loans }) => loans.handle(loanId, () => commands, lenderIntent())))

const apply = () => lender({ type: "Initiate", application: anApplication({ loanId, orderId }) })

/** Hands the process every event of the application, from the first. */
const follow = () =>
  shop.run(
    EventLog.use((log) => Stream.runCollect(log.read(loanStream(loanId)))).pipe(
      Effect.flatMap((events) => followLoans.handle([...events])),
    ),
  )

const order = async () => {
  const { state, revision } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
  if (state._tag !== "placed") throw new Error("not placed")
  return { status: state.status, lease: state.lease, revision }
}

describe("a lender's decision", () => {
  test("that covers the order asks for the signature, and signing it pays the order", async () => {
    await apply()
    await lender(decision("PENDING"), approved(TOTAL * 2))
    await follow()
    expect(await order()).toMatchObject({
      status: "PENDING_ESIGNATURE",
      lease: { id: loanId, statusName: "APPROVED", approvedAmount: TOTAL * 2 },
    })
    await lender(decision("COMPLETED"))
    await follow()
    expect((await order()).status).toBe("PAYMENT_RECEIVED")
  })

  test("that does not cover the order is for people to look at", async () => {
    await apply()
    await lender(decision("PENDING"), approved(1))
    await follow()
    expect((await order()).status).toBe("PENDING_REVIEW")
  })

  test("to decline lets the shopper pay otherwise", async () => {
    await apply()
    await lender(decision("PENDING"), decision("DECLINED"))
    await follow()
    expect((await order()).status).toBe("PENDING_PAYMENT")
  })

  test("told again changes nothing", async () => {
    await apply()
    await lender(decision("PENDING"), decision("DECLINED"))
    await follow()
    const before = await order()
    await follow()
    expect(await order()).toEqual(before)
  })

  test("on an application without an order moves nothing", async () => {
    await lender({ type: "Initiate", application: anApplication({ loanId, orderId: null }) })
    const before = await order()
    await follow()
    expect(await order()).toEqual(before)
  })
})
