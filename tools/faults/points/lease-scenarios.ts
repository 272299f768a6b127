import { randomUUID } from "node:crypto"
import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { workOnLoans } from "@voltread/api/loans/loan-process.ts"
import { ADDRESS } from "@voltread/api/testing/browser.ts"
import { Schema } from "effect"
import { APPLY, typedIn } from "../../simulators/simple-lease/application-input.ts"
import { signAt } from "../../simulators/simple-lease/running.ts"
import type { BaseShop } from "./base-shop.ts"
import type { Attempt, Scenario } from "./scenario.ts"

const Applications = Schema.Struct({
  applications: Schema.Array(
    Schema.Struct({ orderRef: Schema.String, status: Schema.String, leaseId: Schema.NullOr(Schema.String) }),
  ),
})
const decodeApplications = Schema.decodeUnknownSync(Applications)

/** A shopper with a cart, who can apply for a lease of it; sent again, it is the same application. */
const applicant = async (shop: BaseShop) => {
  const shopper = await shop.browse()
  const { id: cartId } = await shopper.add("laptop", 2)
  const input = {
    cartId,
    product: "lease",
    token: randomUUID(),
    email: "ada@example.com",
    shippingAddress: ADDRESS,
    isBillingShippingSame: true,
    expectedTotal: await shopper.total(cartId),
    applicant: typedIn(SSN.approved),
  }
  return {
    shopper,
    cartId,
    apply: (through = shopper) => through.graphql(APPLY, { input }),
  }
}

/** The applications on record for the order of a cart, and those that the lender has of them. */
const booksOf = async (shop: BaseShop, cartId: string) => {
  const [order] = await shop.sql(
    "select data->>'orderId' as id from events where type = 'OrderCreated' and data->>'cartId' = $1",
    [cartId],
  )
  const orderId = order === undefined ? null : String(order.id)
  const loans = await shop.sql(
    "select loan_id, status from read.loan_application where order_id = $1 order by 1",
    [orderId],
  )
  const [listed] = await shop.sql("select status from read.order_list where order_id = $1", [orderId])
  const answer = await shop.lender.admin("GET", "/applications")
  const { applications } = decodeApplications(await answer.json())
  const ids = new Set(loans.map(({ loan_id }) => loan_id))
  return {
    loans,
    status: listed?.status,
    atLender: applications.filter(({ orderRef }) => ids.has(orderRef)),
  }
}

/** Nothing is lost, and nothing is there twice: an application that reached the lender is one here and there. */
const isWaitingForSignature = async (shop: BaseShop, cartId: string): Promise<ReadonlyArray<string>> => {
  const { atLender, loans, status } = await booksOf(shop, cartId)
  const seen = { order: status, loans: loans.map((loan) => loan.status), atLender }
  const isOne = loans.length === 1 && atLender.length === 1 && atLender[0]?.leaseId !== null
  return isOne &&
    status === "PENDING_ESIGNATURE" &&
    loans[0]?.status === "APPROVED" &&
    atLender[0]?.status === "APPROVED"
    ? []
    : [JSON.stringify(seen)]
}

const applied: Scenario = {
  name: "a lease application, repeated by the shopper",
  prepare: async (shop) => {
    const { apply, cartId, shopper } = await applicant(shop)
    return {
      act: async (victim) => apply(shopper.through(await victim.app())),
      recover: () => apply(),
      check: () => isWaitingForSignature(shop, cartId),
    }
  },
}

const leftAlone: Scenario = {
  name: "a lease application, and the shopper is gone",
  prepare: async (shop) => {
    const { apply, cartId, shopper } = await applicant(shop)
    return {
      act: async (victim) => apply(shopper.through(await victim.app())),
      recover: async () => undefined,
      check: async () => {
        const { atLender, loans, status } = await booksOf(shop, cartId)
        if (atLender.length > 0) return isWaitingForSignature(shop, cartId)
        // The lender never heard of it: whoever comes back pays the order another way, or begins anew with the cart.
        const isOver = loans.every((loan) => loan.status === "CANCELLED")
        const isFree = status === undefined || status === "PENDING_PAYMENT" || status === "CANCELLED"
        return isOver && isFree ? [] : [`it never arrived: ${JSON.stringify({ status, loans })}`]
      },
    }
  },
}

const SIGNATURE = Schema.Struct({
  data: Schema.Struct({
    processLoanApplication: Schema.Struct({
      redirectUrl: Schema.String,
      order: Schema.Struct({ id: Schema.String }),
    }),
  }),
})
const decodeSignature = Schema.decodeUnknownSync(SIGNATURE)

const signed: Scenario = {
  name: "a lease contract that was signed",
  prepare: async (shop): Promise<Attempt> => {
    const { apply, cartId } = await applicant(shop)
    const { redirectUrl, order } = decodeSignature(await apply()).data.processLoanApplication
    await shop.caughtUp()
    await signAt(redirectUrl)
    await shop.sql("update loan_work set next_at = now() where order_id = $1", [order.id])
    return {
      act: (victim) => victim.run(workOnLoans(Date.now())),
      recover: () => shop.sql("update loan_work set next_at = now() where order_id = $1", [order.id]),
      check: async () => {
        const { atLender, loans, status } = await booksOf(shop, cartId)
        const isRight =
          status === "PAYMENT_RECEIVED" &&
          loans.length === 1 &&
          loans[0]?.status === "COMPLETED" &&
          atLender.length === 1 &&
          atLender[0]?.status === "COMPLETED"
        return isRight ? [] : [JSON.stringify({ status, loans, atLender })]
      },
    }
  },
}

export const LEASE_SCENARIOS: ReadonlyArray<Scenario> = [applied, leftAlone, signed]
