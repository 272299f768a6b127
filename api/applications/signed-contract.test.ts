import { randomUUID } from "node:crypto"
import { anApplication, approved, contract, decision } from "@voltread/domain/loans/application-examples.ts"
import { aCreation, aLease, anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { orderToken } from "../order-link/order-token.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())

const intent = () => ({
  commandId: randomUUID(),
  correlationId: "test",
  actor: { id: "test", name: "Test", role: "system" } as const,
  now: "2026-01-31T12:00:00.000Z",
})

const leased = async (statusName: "APPROVED" | "COMPLETED") => {
  const orderId = randomUUID()
  const loanId = randomUUID()
  const application = anApplication({ loanId, orderId, lender: "simple-lease" })
  const drawnUp = contract({ leaseId: "L-1", amount: 100_000, recurringPayment: 6_927 })
  const lease = aLease({ id: loanId, statusName, lender: "simple-lease", leaseId: "L-1" })
  await shop.run(
    CommandHandlers.use(({ loans }) =>
      loans.handle(
        loanId,
        () => [
          { type: "Initiate", application },
          approved(100_000),
          drawnUp,
          ...(statusName === "COMPLETED" ? [decision("COMPLETED")] : []),
        ],
        intent(),
      ),
    ),
  )
  await shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(
        orderId,
        () => [
          placing([anItem()], aCreation({ orderId, uniqueId: orderId.slice(0, 8) })),
          { type: "UpdateLeaseDetails", lease },
        ],
        intent(),
      ),
    ),
  )
  return orderId
}

const CONTRACT = `query ($o: ID!, $t: String) { signedContract(orderId: $o, token: $t) { lender product leaseId schedule {
  financed initialPayment payments recurringPayment total offered { every earlyPurchaseDays earlyPurchase } } } }`
const ask = (orderId: string, token = orderToken(shop.config.sessionSecret, orderId)) =>
  shop.browse().graphql(CONTRACT, { o: orderId, t: token })

test("who holds an order's link sees its signed contract, in dollars, and nobody else does", async () => {
  const orderId = await leased("COMPLETED")
  expect(await ask(orderId)).toEqual({
    data: {
      signedContract: {
        lender: "simple-lease",
        product: "lease",
        leaseId: "L-1",
        schedule: {
          financed: 1_000,
          initialPayment: 49,
          payments: 26,
          recurringPayment: 69.27,
          total: 1_850.02,
          offered: { every: "2 weeks", earlyPurchaseDays: 90, earlyPurchase: 1_100 },
        },
      },
    },
  })
  expect(await ask(orderId, "guessed")).toMatchObject({
    data: { signedContract: null },
    errors: [{ extensions: { code: "NOT_FOUND" } }],
  })
})

test("a contract that nobody has signed is not shown", async () => {
  expect(await ask(await leased("APPROVED"))).toEqual({ data: { signedContract: null } })
})
