import { randomUUID } from "node:crypto"
import { anApplication } from "@voltread/domain/loans/application-examples.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { staffOf } from "../testing/staff.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())

const password = "Wheels-4-all"
const customer = async (username: string) => {
  const account = { username, type: "CUSTOMER", firstName: "Test", lastName: "Person", phone: null } as const
  await shop.run(ensureTestAccount({ ...account, password }))
  return staffOf(shop.server(0), username, password)
}

const apply = (username: string) => {
  const loanId = randomUUID()
  const intent = {
    commandId: randomUUID(),
    correlationId: "test",
    actor: { id: username, name: "Test Person", role: "customer" },
    now: "2026-01-31T12:00:00.000Z",
  } as const
  const application = anApplication({ loanId, username })
  return shop.run(
    CommandHandlers.use(({ loans }) =>
      loans.handle(loanId, () => [{ type: "Initiate", application }], intent),
    ),
  )
}

const MINE = "{ applications { applications { username amountRequested status } nextCursor } }"

test("shoppers see their own applications and nobody else's", async () => {
  const ann = await customer("ann@example.com")
  const bo = await customer("bo@example.com")
  await apply("ann@example.com")
  await expect
    .poll(() => ann.read("applications", MINE))
    .toMatchObject({
      applications: [
        { username: "ann@example.com", amountRequested: expect.any(Number), status: "INITIATED" },
      ],
      nextCursor: null,
    })
  expect(await bo.read("applications", MINE)).toEqual({ applications: [], nextCursor: null })
})
