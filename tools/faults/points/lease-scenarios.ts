import { randomUUID } from "node:crypto"
import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { workOnLoans } from "@voltread/api/loans/loan-process.ts"
import { workOnPayments } from "@voltread/api/payments/payments.ts"
import { workOnMessages } from "@voltread/api/payments/work-off-messages.ts"
import { ADDRESS } from "@voltread/api/testing/browser.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { Schema } from "effect"
import { APPLY, typedIn } from "../../simulators/simple-lease/application-input.ts"
import { signAt } from "../../simulators/simple-lease/running.ts"
import { Applications, type LenderApplication } from "../../simulators/vendor-books.ts"
import { WORK_IS_DUE } from "../open-payments.ts"
import type { BaseShop } from "./base-shop.ts"
import { commandOrder, delivery, givenBack, placedOrder, problemUnless } from "./order-facts.ts"
import type { Attempt, Scenario } from "./scenario.ts"
import { deliver } from "./vendors.ts"

const decodeApplications = Schema.decodeUnknownSync(Applications)

/** A shopper with a cart who applies for a lease of it; sent again, it is the same application. */
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

/** The recorded applications for the order of a cart, and the lender's records of them. */
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
  const answer = await shop.vendors.lender.admin("GET", "/applications")
  const { applications } = decodeApplications(await answer.json())
  const ids = new Set(loans.map(({ loan_id }) => loan_id))
  return {
    loans,
    status: listed?.status,
    atLender: applications.filter(({ orderRef }) => ids.has(orderRef)),
  }
}

/** Nothing is lost or duplicated: an application that reached the lender exists once on both sides. */
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
        // The lender never got it: the shopper pays the order another way, or starts again with the cart.
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

const isSigned = async (shop: BaseShop, cartId: string): Promise<ReadonlyArray<string>> => {
  const { atLender, loans, status } = await booksOf(shop, cartId)
  const isRight =
    status === "PAYMENT_RECEIVED" &&
    loans.length === 1 &&
    loans[0]?.status === "COMPLETED" &&
    atLender.length === 1 &&
    atLender[0]?.status === "COMPLETED"
  return problemUnless(isRight, JSON.stringify({ status, loans, atLender }))
}

const signed: Scenario = {
  name: "a lease contract that was signed",
  prepare: async (shop): Promise<Attempt> => {
    const { apply, cartId } = await applicant(shop)
    const { redirectUrl, order } = decodeSignature(await apply()).data.processLoanApplication
    await shop.caughtUp()
    await signAt(redirectUrl)
    await shop.sql("update loan_work set next_at = now() where order_id = $1", [order.id])
    return {
      act: (victim) => victim.run(workOnLoans()),
      recover: () => shop.sql("update loan_work set next_at = now() where order_id = $1", [order.id]),
      check: () => isSigned(shop, cartId),
    }
  },
}

/** The lender reports it by itself, and nobody asks before. */
const told: Scenario = {
  name: "a lender that tells of a signature",
  prepare: async (shop) => {
    const { apply, cartId } = await applicant(shop)
    const { redirectUrl } = decodeSignature(await apply()).data.processLoanApplication
    await shop.caughtUp()
    const { atLender } = await booksOf(shop, cartId)
    const leaseId = atLender[0]?.leaseId ?? ""
    const messages = await shop.vendors.messagesOf(
      () => signAt(redirectUrl),
      ({ body }) => body.includes(leaseId) && body.includes("COMPLETED"),
    )
    return {
      act: async (victim) => {
        await deliver(victim, messages)
        await victim.run(workOnMessages)
        await victim.run(workOnLoans())
      },
      recover: () => deliver(shop.survivor, messages),
      check: () => isSigned(shop, cartId),
    }
  },
}

/** The lender's record of the order's only application. */
const leaseOf = async (shop: BaseShop, orderId: string): Promise<LenderApplication> => {
  const { lease } = await placedOrder(shop, orderId)
  const answer = await shop.vendors.lender.admin("GET", `/applications?orderRef=${lease?.id}`)
  const { applications } = decodeApplications(await answer.json())
  const [application] = applications
  if (application === undefined || applications.length > 1)
    throw new Error(`The lender has ${applications.length} applications of the order`)
  return application
}

const units = (lines: ReadonlyArray<{ readonly quantity: number }>): number =>
  lines.reduce((all, { quantity }) => all + quantity, 0)

/** An order with a signed contract, and all follow-up work done. */
const signedOrder = async (shop: BaseShop): Promise<string> => {
  const { apply } = await applicant(shop)
  const { redirectUrl, order } = decodeSignature(await apply()).data.processLoanApplication
  await shop.caughtUp()
  await signAt(redirectUrl)
  await loansAreDue(shop, order.id)
  await shop.settle()
  return order.id
}

const loansAreDue = (shop: BaseShop, orderId: string) =>
  shop.sql("update loan_work set next_at = now() where order_id = $1", [orderId])

const deliverAll = async (shop: BaseShop, orderId: string) =>
  commandOrder(shop, orderId, ...delivery(await placedOrder(shop, orderId)))

const delivered = async (shop: BaseShop) => {
  const orderId = await signedOrder(shop)
  await deliverAll(shop, orderId)
  await loansAreDue(shop, orderId)
  await shop.settle()
  return orderId
}

/** Delivered, and paid by the lender. */
const funded = async (shop: BaseShop) => {
  const orderId = await delivered(shop)
  const { id } = await leaseOf(shop, orderId)
  await shop.vendors.lender.admin("POST", `/applications/${id}/funding`, {})
  await loansAreDue(shop, orderId)
  await shop.settle()
  return orderId
}

/** What the process for applications, and then the one for payments, must tell the lender. */
const telling = (
  name: string,
  orderWith: (shop: BaseShop) => Promise<string>,
  ask: (shop: BaseShop, orderId: string) => Promise<unknown>,
  check: (lease: LenderApplication, order: PlacedOrder) => boolean,
): Scenario => ({
  name,
  prepare: async (shop) => {
    const orderId = await orderWith(shop)
    await ask(shop, orderId)
    await shop.caughtUp()
    await loansAreDue(shop, orderId)
    await shop.sql(WORK_IS_DUE)
    return {
      act: async (victim) => {
        await victim.run(workOnLoans())
        await victim.run(workOnPayments())
      },
      recover: () => loansAreDue(shop, orderId),
      check: async () => {
        const [lease, order] = await Promise.all([leaseOf(shop, orderId), placedOrder(shop, orderId)])
        return problemUnless(check(lease, order), JSON.stringify({ lease, status: order.status }))
      },
    }
  },
})

const REASON = "too loud"

const returnOne = async (shop: BaseShop, orderId: string) => {
  const { lines } = await placedOrder(shop, orderId)
  await commandOrder(shop, orderId, {
    type: "ReturnItem",
    itemId: lines[0]?.itemId ?? "",
    quantity: 1,
    reason: REASON,
  })
}

const refundPart = async (shop: BaseShop, orderId: string) => {
  const { payments } = await placedOrder(shop, orderId)
  const paymentId = payments.find(({ kind }) => kind === "lease")?.paymentId ?? ""
  await commandOrder(shop, orderId, {
    type: "RequestRefund",
    paymentId,
    refundId: `${paymentId}:refund:1`,
    amount: 1_000,
    reason: REASON,
  })
}

/** What the lender is told about a signed contract. */
export const CONTRACT_SCENARIOS: ReadonlyArray<Scenario> = [
  telling(
    "a delivery that the lender is told of",
    signedOrder,
    deliverAll,
    (lease) => units(lease.delivered) === 2,
  ),
  telling(
    "a return that the lender is told of",
    delivered,
    returnOne,
    (lease) => units(lease.delivered) === 2 && units(lease.returned) === 1,
  ),
  telling(
    "a signed contract that is cancelled",
    signedOrder,
    (shop, orderId) => commandOrder(shop, orderId, { type: "CancelOrder", reason: REASON }),
    (lease, order) => lease.status === "CANCELLED" && order.status === "CANCELLED" && held(order) === 0,
  ),
  telling(
    "money that goes back to the lender",
    funded,
    refundPart,
    (lease, order) =>
      lease.fundedCents === lease.financedCents &&
      lease.refundedCents === 1_000 &&
      givenBack(order) === 1_000,
  ),
]

export const LEASE_SCENARIOS: ReadonlyArray<Scenario> = [applied, leftAlone, signed, told]
