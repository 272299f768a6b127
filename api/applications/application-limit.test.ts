import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import { anApplication } from "@voltread/domain/loans/application-examples.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { checkoutDetails } from "../testing/checkout-details.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { limitApplications } from "./application-limit.ts"
import { type LoanCheckout, loanIdOf } from "./loan-checkout.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql("delete from attempt")
})

const PER_HOUR = 10
let applications = 0

interface Applicant {
  readonly lastName?: string
  readonly dateOfBirth?: string
  readonly from?: string
}

/** Of a cart of its own. */
const application = ({
  lastName = "Lovelace",
  dateOfBirth = "1980-01-31",
  from = "203.0.113.9",
}: Applicant): LoanCheckout => {
  applications += 1
  const { payment: _, ...details } = checkoutDetails(`cart-${applications}`, "", 99_900)
  return {
    product: "lease",
    token: "token",
    secrets: {
      dateOfBirth,
      ssn: String(123_450_000 + applications),
      monthlyIncome: 500_000,
      payFrequency: "weekly",
      nextPayDate: "2026-02-01",
      bank: { routingNumber: "021000021", accountNumber: "12345678" },
    },
    expectedTermsId: null,
    details: {
      ...details,
      billingAddress: { ...details.billingAddress, lastName },
      networkAddress: from,
    },
    order: null,
  }
}

/** Null: it may be sent. */
const send = (loan: LoanCheckout) =>
  shop.run(
    limitApplications(loan, PER_HOUR).pipe(
      Effect.as(null),
      Effect.catchTag("CheckoutRefused", ({ code, message }) => Effect.succeed({ code, message })),
    ),
  )

const apply = (applicant: Applicant) => send(application(applicant))

const REFUSED = {
  code: "TOO_MANY_APPLICATIONS",
  message:
    "Too many applications. This one was not sent. Please try again in 60 minutes, or choose another way to pay.",
}

const outcomes = async (applicants: ReadonlyArray<Applicant>) => {
  const all = []
  for (const applicant of applicants) all.push(await apply(applicant))
  return all
}

/** So many of them go through, and the last one does not. */
const expectLimit = async (most: number, of: (n: number) => Applicant) =>
  expect(await outcomes(Array.from({ length: most + 1 }, (_, n) => of(n)))).toEqual([
    ...Array.from({ length: most }, () => null),
    expect.objectContaining(REFUSED),
  ])

const born = (n: number) => `1980-01-${String(n + 10)}`

test("one network cannot try the identities of many people", async () => {
  await expectLimit(PER_HOUR, (n) => ({ dateOfBirth: born(n) }))
  expect(await apply({ dateOfBirth: "1990-01-01", from: "203.0.113.10" })).toBeNull()
})

test("a site of IPv6 can from no more than ten of its networks", async () => {
  await expectLimit(10 * PER_HOUR, (n) => ({
    lastName: "x".repeat(n + 1),
    from: `2001:db8:1:${Math.floor(n / 5)}`,
  }))
  expect(await apply({ from: "2001:db8:2:0" })).toBeNull()
})

test("the number of a person cannot be guessed, wherever from and however the name is written", async () => {
  const names = ["Lovelace", "LOVELACE", "Love-lace"]
  await expectLimit(PER_HOUR / 5, (n) => ({ lastName: names[n] ?? "", from: `203.0.113.${n}` }))
  expect(await apply({ dateOfBirth: "1980-02-01" })).toBeNull()
  expect(await apply({ lastName: "Byron" })).toBeNull()
})

test("one that is on record is not counted again when it is repeated", async () => {
  const loan = application({})
  expect(await send(loan)).toBeNull()
  const initiate: LoanCommand = {
    type: "Initiate",
    application: { ...anApplication(), loanId: loanIdOf(loan) },
  }
  const now = new Date().toISOString()
  await shop.run(
    CommandHandlers.use(({ loans }) =>
      loans.handle(loanIdOf(loan), () => [initiate], {
        ...{ commandId: "initiate", correlationId: "initiate", now },
        actor: { id: "guest", name: "Guest", role: "guest" },
      }),
    ),
  )
  for (let n = 0; n < PER_HOUR; n++) expect(await send(loan)).toBeNull()
  expect(await shop.sql("select max(count) as most from attempt")).toEqual([{ most: 1 }])
})

test("no name, day of birth or number is stored", async () => {
  await apply({ lastName: "Lovelace" })
  const keys = await shop.sql("select encode(key, 'escape') as key, octet_length(key) as bytes from attempt")
  expect(keys).toHaveLength(2)
  for (const { key, bytes } of keys) {
    expect(bytes).toBe(32)
    expect(String(key)).not.toMatch(/lovelace|1980|12345/i)
  }
})
